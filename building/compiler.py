"""Runs mypyc and the C compiler, in a process of its own and in the folder of the sources, told what to do as JSON.

Each group of modules becomes a library with a small extension for each module, in a folder of the group's name.
"""

import json
import os
import sys
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import setup

#: what a library does not export it calls directly, and the compiler can inline it
OPTIONS: Final = ["-fvisibility=hidden"] if os.name == "posix" else []


def main() -> None:
    """Compile the groups that are wanted; the others are read, as calls go from group to group."""
    order = json.load(sys.stdin)
    groups: dict[str, list[str]] = order["groups"]
    files = [file for group in groups.values() for file in group]
    alone = len(groups) == 1
    extensions = mypycify(
        # mypyc fails on what mypy remembers of an earlier run.
        ["--cache-dir=/dev/null", *files],
        debug_level="0",
        target_dir=order["work"],
        separate=not alone and [(group, name) for name, group in groups.items()],
        group_name=next(iter(groups)) if alone else None,
    )
    holders = {module: name for name in order["wanted"] for module in modules_of(name, groups[name])}
    wanted = [extension for extension in extensions if extension.name in holders]
    for extension in wanted:
        extension.extra_compile_args = [*extension.extra_compile_args, *OPTIONS]
    library, objects, target = (Path(order["work"], folder) for folder in ("library", "objects", "groups"))
    setup(
        name="demesne",
        packages=[],
        ext_modules=wanted,
        script_args=["-q", "build_ext", f"-j{os.cpu_count()}", f"--build-lib={library}", f"--build-temp={objects}"],
    )
    for path in [path for path in library.rglob("*") if path.is_file()]:
        place = path.relative_to(library)
        module = ".".join([*place.parent.parts, place.name.partition(".")[0]])
        (target / holders[module] / place).parent.mkdir(parents=True, exist_ok=True)
        path.rename(target / holders[module] / place)


def modules_of(name: str, files: list[str]) -> list[str]:
    """The names of a group's modules, with the library that they share."""
    return [f"{name}__mypyc", *(".".join(Path(file).with_suffix("").parts) for file in files)]


if __name__ == "__main__":
    main()
