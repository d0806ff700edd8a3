"""Puts the page and the compiled engine into a wheel, or beside their sources for an editable install."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building.project import requirements

from building import engine, page


class BuildHook(BuildHookInterface[Any]):
    """Without a C compiler the engine stays plain Python."""

    def dependencies(self) -> list[str]:
        """What building needs."""
        needed = page.needs() if page.is_stale() else []
        compiler = [] if engine.is_pure() or self.target_name != "wheel" else requirements("compile")
        return [*needed, *compiler]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and compile the engine."""
        page.build_page()
        build_data["artifacts"].append("/src/demesne/web/static/**")
        if self.target_name != "wheel":
            return
        if version == "editable":
            engine.main()
        elif not engine.is_pure() and (compiled := engine.compile_or_explain(engine.one_group())):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(path): name for name, path in compiled.items()})
