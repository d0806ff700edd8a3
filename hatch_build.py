"""Compiles the engine with mypyc when the package is built; without a C compiler it stays plain Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
#: What is not run for every action stays interpreted.
INTERPRETED = {
    "__init__.py", "codec.py", "data.py", "loading.py", "refusals.py", "replay.py", "view.py", "vocabulary.py",
    "words.py",
}  # fmt: skip
#: Run in a process of its own, in the folder of the sources, with the files to compile and where to put them.
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
*files, build = sys.argv[1:]
setup(
    name="demesne", packages=[],
    ext_modules=mypycify(files, debug_level="0", target_dir=build),
    script_args=["-q", "build_ext", f"--build-lib={build}/compiled", f"--build-temp={build}/objects"],
)
"""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, or lays them beside their sources for an editable install."""

    def dependencies(self) -> list[str]:
        """What compiling needs."""
        return [] if is_pure() or self.target_name != "wheel" else ["mypy==2.4.1", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or say in a line why not."""
        if self.target_name != "wheel":
            return
        if version == "editable":
            remove_compiled()
        if is_pure():
            return
        try:
            compiled = compile_engine()
        except subprocess.CalledProcessError as error:
            reason = (error.output.strip().splitlines() or ["no output"])[-1]
            print(f"demesne: not compiled, the engine will run interpreted ({reason[:80]} ...)", file=sys.stderr)
            return
        if version == "editable":
            install_beside_sources(compiled)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for name, path in compiled.items():
            build_data["force_include"][str(path)] = name


def is_pure() -> bool:
    """Whether the user wants the engine interpreted."""
    return os.environ.get("DEMESNE_PURE", "") not in ("", "0")


def compile_engine() -> dict[str, Path]:
    """The compiled modules, by where they belong beside the sources."""
    shutil.rmtree(BUILD, ignore_errors=True)
    files = [
        str(path.relative_to(SOURCE))
        for folder in ("core", "games")
        for path in sorted((SOURCE / "demesne" / folder).rglob("*.py"))
        if path.name not in INTERPRETED
    ]
    command = [sys.executable, "-c", SCRIPT, *files, str(BUILD)]
    subprocess.run(command, cwd=SOURCE, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    target = BUILD / "compiled"
    return {str(path.relative_to(target)): path for path in target.rglob("*") if path.is_file()}


def remove_compiled() -> None:
    """Remove compiled modules from beside their sources."""
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        path.unlink()


def install_beside_sources(compiled: dict[str, Path]) -> None:
    """Lay compiled modules beside their sources."""
    for name, path in compiled.items():
        shutil.copy(path, SOURCE / name)


if __name__ == "__main__":  # compile in place, for those who work on the engine
    remove_compiled()
    install_beside_sources(compile_engine())
