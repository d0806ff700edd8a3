"""What is released: an sdist that needs no Node, a workflow and a citation in order."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from building.page import find_node, is_stale
from building.project import ROOT, TABLES

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


def build(kind: str, source: Path, target: Path, **environment: str) -> Path:
    """What hatchling builds from a tree, with the libraries that are here."""
    target.mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)],
        cwd=source, env=os.environ | {"DEMESNE_PURE": "1"} | environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (found,) = target.iterdir()
    return found


@pytest.mark.slow
def test_the_sdist_builds_without_node(tmp_path: Path) -> None:
    """The page is in it as it was built, with all that it was built from, so it is not stale there."""
    if is_stale() and not find_node():
        pytest.skip("the page is not built here, and there is no Node")
    shutil.unpack_archive(build("sdist", ROOT, tmp_path / "sdist"), tmp_path)
    (tree,) = tmp_path.glob("demesne-*")
    assert not (tree / "client" / "node_modules").exists()
    nothing = tmp_path / "no-programs"
    nothing.mkdir()
    with zipfile.ZipFile(build("wheel", tree, tmp_path / "wheel", PATH=str(nothing), PYTHONPATH="")) as wheel:
        names = set(wheel.namelist())
    assert {"demesne/web/static/index.html", "demesne/locale/pt.ftl", "demesne/games/kingdomino/rules.md"} <= names
    assert not [name for name in names if "node_modules" in name]
    assert (tree / "CITATION.cff").exists()


@pytest.mark.parametrize(
    ("schema", "path"),
    [("vendor.github-workflows", WORKFLOW), ("vendor.citation-file-format", ROOT / "CITATION.cff")],
    ids=["workflow", "citation"],
)
def test_files_for_others_have_their_form(schema: str, path: Path) -> None:
    """As the schemas say that come with check-jsonschema."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_versions_agree() -> None:
    """The package, its citation and the newest heading of the changelog."""
    version = TABLES["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
    headings = [line for line in (ROOT / "CHANGELOG.md").read_text().splitlines() if line.startswith("## ")]
    assert headings[0].startswith(f"## {version}, ")


def test_wheels_are_built_for_every_python_that_is_allowed() -> None:
    """From the one that pyproject.toml names on."""
    least = TABLES["project"]["requires-python"].removeprefix(">=3.")
    assert TABLES["tool"]["cibuildwheel"]["build"].startswith(f"cp3{{{least},")
