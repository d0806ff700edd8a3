"""What pyproject.toml says about building."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "demesne"
TABLES: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text())


def requirements(group: str) -> list[str]:
    """The libraries of a dependency group."""
    return [str(line) for line in TABLES["dependency-groups"][group]]


def dependencies(*names: str) -> list[str]:
    """What the package itself asks for of these libraries."""
    return [line for line in TABLES["project"]["dependencies"] if re.split(r"[^\w.-]", line)[0] in names]


def find_sources(patterns: str) -> set[Path]:
    """The sources that a list of [tool.demesne] names."""
    return {path for pattern in TABLES["tool"]["demesne"][patterns] for path in PACKAGE.glob(pattern)}
