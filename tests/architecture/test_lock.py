"""Everything that is installed has one version, named in constraints.txt."""

from building.project import ROOT, TABLES
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def test_every_library_that_is_asked_for_is_locked() -> None:
    """In a version that pyproject.toml allows; `make lock` writes them anew."""
    groups = TABLES["dependency-groups"].values()
    asked = [line for group in groups for line in group if isinstance(line, str)]
    asked += TABLES["project"]["dependencies"] + TABLES["build-system"]["requires"]
    asked += [line for extra in TABLES["project"]["optional-dependencies"].values() for line in extra]
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    locked = {line.name: line.specifier for line in map(Requirement, filter(lambda line: line[0] != "#", lines))}
    for requirement in map(Requirement, asked):
        (version,) = locked[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version.version), requirement
