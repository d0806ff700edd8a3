"""What is compiled, in which groups, and when."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from building.project import PACKAGE, ROOT, TABLES

from building import engine

#: the smallest house: something shared, and a game that calls it
HOUSE = {
    "core/chance.py": "def double(number: int) -> int:\n    return 2 * number\n",
    "games/coins/scoring.py": "from demesne.core.chance import double\n\n\ndef worth(coins: int) -> int:\n"
    "    return double(coins)\n",
    "games/coins/words.py": "WORD = 'coin'\n",
}


def copy_project(folder: Path) -> None:
    """A project that is built like this one."""
    shutil.copytree(ROOT / "building", folder / "building", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, source in HOUSE.items():
        path = folder / "src/demesne" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
        for package in path.relative_to(folder / "src").parents[:-1]:
            (folder / "src" / package / "__init__.py").touch()


def compile_project(folder: Path, **environment: str) -> str:
    """What is said while the project is compiled in place."""
    command = [sys.executable, "-m", "building.engine"]
    outside = {name: value for name, value in os.environ.items() if name not in ("DEMESNE_PURE", "PYTHONPATH")}
    done = subprocess.run(command, cwd=folder, env=outside | environment, capture_output=True, text=True, check=True)
    return done.stderr


def compiled_modules(folder: Path) -> set[str]:
    """The compiled modules beside the sources."""
    return {path.name.partition(".")[0] for path in folder.rglob("src/**/*.so")}


def test_every_game_is_a_group_of_its_own() -> None:
    """Beside core; each source that is compiled is in one of them."""
    groups = engine.group_by_folder()
    assert {"demesne.core", "demesne.games.carcassonne", "demesne.games.dominion"} <= set(groups)
    assert sorted(path for files in groups.values() for path in files) == engine.compiled_sources()
    assert list(engine.one_group().values()) == [engine.compiled_sources()]


def test_what_stays_interpreted_is_there() -> None:
    """A line that names no source any more can go."""
    for pattern in TABLES["tool"]["demesne"]["interpreted"]:
        assert any(PACKAGE.glob(pattern)), pattern


def test_a_group_is_compiled_from_its_sources_and_what_they_import() -> None:
    """So a changed game leaves the other games as they were built, and a changed core none."""
    names = sources("demesne.games.kingdomino")
    assert {"games/kingdomino/engine.py", "core/state.py"} <= names
    assert not any(name.startswith(("games/dominion", "games/kingdomino/printed")) for name in names)


def test_a_group_is_compiled_anew_when_the_table_it_calls_through_may_have_changed() -> None:
    """That is of all sources of a group, imported or not."""
    assert not any("games/dominion/guessing.py" in str(path) for path in engine.with_imports(minds()))
    assert "games/dominion/guessing.py" in sources("demesne.minds")


def minds() -> list[Path]:
    """The sources of the group that calls all games."""
    return engine.group_by_folder()["demesne.minds"]


def sources(group: str) -> set[str]:
    """What decides how a group is compiled."""
    groups = engine.group_by_folder()
    return {path.relative_to(PACKAGE).as_posix() for path in engine.sources_of(groups[group], groups)}


@pytest.mark.slow
def test_only_what_has_changed_is_compiled(tmp_path: Path) -> None:
    """And what was compiled once is there when its sources are again what they were."""
    copy_project(tmp_path)
    assert compile_project(tmp_path) == "demesne: compiling demesne.core, demesne.games.coins ...\n"
    assert compiled_modules(tmp_path) == {"core__mypyc", "chance", "coins__mypyc", "scoring"}
    assert compile_project(tmp_path) == ""
    scoring = tmp_path / "src/demesne/games/coins/scoring.py"
    before = scoring.read_text()
    scoring.write_text(before + "\n\nANOTHER = 1\n")
    assert compile_project(tmp_path) == "demesne: compiling demesne.games.coins ...\n"
    scoring.write_text(before)
    assert compile_project(tmp_path) == ""
    assert "scoring" in compiled_modules(tmp_path)
    sentence = "demesne: the engine stays interpreted, as DEMESNE_PURE is set\n"
    assert compile_project(tmp_path, DEMESNE_PURE="1") == sentence
    assert not compiled_modules(tmp_path)


@pytest.mark.slow
def test_without_a_compiler_the_sources_stay(tmp_path: Path) -> None:
    """It is said in one sentence, and is no error."""
    copy_project(tmp_path)
    attempt, sentence = compile_project(tmp_path, CC="/bin/false").splitlines()
    assert attempt.startswith("demesne: compiling demesne.core")
    assert sentence.startswith("demesne: not compiled, the engine will run interpreted (error: ")
    assert "'/bin/false'" in sentence
    assert not compiled_modules(tmp_path)
