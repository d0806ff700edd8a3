"""Compiles the engine with mypyc, and keeps what was built by what it was built from."""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from building.project import ROOT, SOURCE, find_sources, requirements

STORE: Final = ROOT / "build" / "engine"
KEPT: Final = 8  # builds of each group, so that going back to an older source costs nothing
COMPILER: Final = Path(__file__).with_name("compiler.py")

Groups = dict[str, list[Path]]  #: what is compiled together, by the module that holds it


def main() -> None:
    """Compile in place what has changed, or say in a line why not."""
    if is_pure():
        remove_compiled()
        print("demesne: the engine stays interpreted, as DEMESNE_PURE is set", file=sys.stderr)
        return
    compiled = compile_or_explain(group_by_folder())
    remove_compiled()
    install_beside_sources(compiled)


def is_pure() -> bool:
    """Whether the user wants the engine interpreted."""
    return os.environ.get("DEMESNE_PURE", "") not in ("", "0")


def compiled_sources() -> list[Path]:
    """What is compiled, as pyproject.toml declares it."""
    return sorted(find_sources("compiled") - find_sources("interpreted"))


def group_by_folder() -> Groups:
    """A group for each game and one for each other folder: quick to build, and a changed game is built alone."""
    groups: Groups = {}
    for path in compiled_sources():
        parts = path.relative_to(SOURCE).parts
        folder = parts[:3] if parts[1] == "games" else parts[:2]
        groups.setdefault(".".join(folder), []).append(path)
    return groups


def one_group() -> Groups:
    """Everything together: slow to build, and the fastest to run, as calls from group to group go through tables."""
    return {"demesne": compiled_sources()}


def compile_or_explain(groups: Groups) -> dict[str, Path]:
    """The compiled modules by where they belong beside the sources; none if they cannot be compiled."""
    try:
        return compile_engine(groups)
    except subprocess.CalledProcessError as error:
        reason = (error.output.strip().splitlines() or ["no output"])[-1]
        print(f"demesne: not compiled, the engine will run interpreted ({reason[:80]} ...)", file=sys.stderr)
        return {}


def compile_engine(groups: Groups) -> dict[str, Path]:
    """The compiled modules by where they belong beside the sources, from the store where they are there."""
    folders = {name: STORE / f"{name}-{digest(files, groups)}" for name, files in groups.items()}
    missing = [name for name, folder in folders.items() if not folder.exists()]
    if missing:
        print(f"demesne: compiling {', '.join(missing)} ...", file=sys.stderr, flush=True)
        compile_into_store(groups, {name: folders[name] for name in missing})
    for folder in folders.values():
        os.utime(folder)
    for name in groups:
        forget_oldest(name)
    return {str(path.relative_to(folder)): path for folder in folders.values() for path in files_in(folder)}


def digest(files: list[Path], groups: Groups) -> str:
    """One number for everything that a group is compiled from."""
    settings = [sysconfig.get_config_var("EXT_SUFFIX"), *requirements("compile"), COMPILER.read_text()]
    settings += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    found = hashlib.sha256("\0".join(settings).encode())
    for path in sorted(sources_of(files, groups)):
        found.update(b"\0" + str(path.relative_to(SOURCE)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:20]


def sources_of(files: list[Path], groups: Groups) -> set[Path]:
    """These sources, what they import, and all groups of which they import something: calls go through their tables."""
    found = with_imports(files)
    return found.union(*[others for others in groups.values() if not found.isdisjoint(others)])


def with_imports(files: list[Path]) -> set[Path]:
    """These sources and all of this package that they import, whose types decide what they are compiled to."""
    found, waiting = set(files), list(files)
    while waiting:
        for path in imports_of(waiting.pop()):
            if path not in found:
                found.add(path)
                waiting.append(path)
    return found


def imports_of(path: Path) -> Iterator[Path]:
    """The sources of this package that a source imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            source = SOURCE.joinpath(*name.split(".")).with_suffix(".py")
            if source.exists():
                yield source


def compile_into_store(groups: Groups, folders: dict[str, Path]) -> None:
    """Compile the groups that have a folder here, in a process of its own, and lay what comes of them into it."""
    STORE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STORE, prefix="work-") as work:
        order = {
            "groups": {name: [str(path.relative_to(SOURCE)) for path in files] for name, files in groups.items()},
            "wanted": list(folders),
            "work": work,
        }
        subprocess.run(
            [sys.executable, str(COMPILER)],
            input=json.dumps(order), cwd=SOURCE, check=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        for name, folder in folders.items():
            Path(work, "groups", name).rename(folder)


def forget_oldest(name: str) -> None:
    """Keep the builds of a group that were used last."""
    builds = sorted(STORE.glob(f"{name}-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in builds[KEPT:]:
        shutil.rmtree(folder)


def files_in(folder: Path) -> list[Path]:
    """All files in a folder and in those below it."""
    return [path for path in folder.rglob("*") if path.is_file()]


def remove_compiled() -> None:
    """Remove compiled modules from beside their sources."""
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        path.unlink()


def install_beside_sources(compiled: dict[str, Path]) -> None:
    """Lay compiled modules beside their sources."""
    for name, path in compiled.items():
        shutil.copy(path, SOURCE / name)


if __name__ == "__main__":
    main()
