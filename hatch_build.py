"""Compiles the engine with mypyc when the package is built; without a C compiler it stays plain Python."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path(__file__).parent / "src"
#: What is not run for every action stays interpreted.
INTERPRETED = {"__init__.py", "codec.py", "replay.py", "view.py", "words.py"}


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, or lays them beside their sources for an editable install."""

    def dependencies(self) -> list[str]:
        """What compiling needs."""
        return [] if is_pure() or self.target_name != "wheel" else ["mypy==2.4.1", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or say in a line why not."""
        if self.target_name != "wheel":
            return
        for stale in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
            stale.unlink()
        if is_pure():
            return
        editable = version == "editable"
        target = SOURCE if editable else Path(self.root) / "build" / "compiled"
        try:
            compiled = compile_engine(target)
        except subprocess.CalledProcessError as error:
            reason = (error.output.strip().splitlines() or ["no output"])[-1]
            print(f"demesne: not compiled, the engine will run interpreted ({reason})", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if not editable:
            for path in compiled:
                build_data["force_include"][str(path)] = str(path.relative_to(target))


def is_pure() -> bool:
    """Whether the user wants the engine interpreted."""
    return os.environ.get("DEMESNE_PURE", "") not in ("", "0")


def compile_engine(target: Path) -> list[Path]:
    """Compile the engine in a process of its own; the modules made, below the target."""
    files = [
        str(path.relative_to(SOURCE))
        for folder in ("core", "games")
        for path in sorted((SOURCE / "demesne" / folder).rglob("*.py"))
        if path.name not in INTERPRETED
    ]
    before = set(target.rglob("*.so")) | set(target.rglob("*.pyd"))
    script = "from setuptools import setup; from mypyc.build import mypycify; import sys; "
    script += "setup(name='demesne', packages=[], ext_modules="
    script += "mypycify(sys.argv.pop().split(','), debug_level='0', target_dir='../build'), "
    script += "script_args=sys.argv[1:])"
    work = Path(__file__).parent / "build"
    subprocess.run(
        [sys.executable, "-c", script, "-q", "build_ext", f"--build-lib={target}", f"--build-temp={work / 'objects'}",
         ",".join(files)],
        cwd=SOURCE, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    return sorted((set(target.rglob("*.so")) | set(target.rglob("*.pyd"))) - before)
