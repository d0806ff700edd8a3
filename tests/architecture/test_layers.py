"""Layers and imports: the shape of the code base."""

import ast
import re
import subprocess
import sys

from building.engine import compiled_sources
from building.project import PACKAGE, ROOT

ENGINE = sorted([*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])
OWN_RUNTIME = {"librt", "mypy_extensions", "demesne"}


def test_each_layer_knows_only_the_layers_below_it() -> None:
    """import-linter finds no broken contract."""
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command; lint_imports_command()",
    ]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


def test_the_engine_needs_only_the_standard_library() -> None:
    """core/ and games/ import nothing from elsewhere, and no input or output."""
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text())):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                top = name.partition(".")[0]
                assert top in OWN_RUNTIME or top in sys.stdlib_module_names, f"{path}: {name}"
                assert top not in {"random", "time", "os", "sys", "io", "logging", "pathlib"}, f"{path}: {name}"


def test_no_single_bit_is_shifted_by_a_variable() -> None:
    """mypyc gets it wrong from 31 on; the table of bits does not."""
    for path in compiled_sources():
        tables_left_out = re.sub(r"(?m)^[A-Z_]+: Final.*$|^def _.*(?:\n .*)*", "", path.read_text())
        assert not re.search(r"\b1 << \(?[a-z]", tables_left_out), path


def test_every_game_has_the_same_files() -> None:
    """Knowing one game is knowing all."""
    for folder in (PACKAGE / "games").iterdir():
        if folder.is_dir() and folder.name != "__pycache__":
            found = {path.name for path in folder.iterdir()}
            assert {"__init__.py", "shapes.py", "view.py", "codec.py", "words.py", "rules.md"} <= found, folder
            assert {"engine.py", "state.py"} & found, folder
