"""A game is declared in one place: with its folder among the games, everything that plays games plays it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

import demesne
from tests.web.browser import (
    FLAGS,
    PATIENCE,
    WIDE,
    against_a_bot,
    find_browser,
    is_over,
    open_panel,
    play_some,
)
from tests.web.servers import Server

ROOT = Path(__file__).parents[2]
PACKAGE = Path(demesne.__file__).parent
MATCHES = Path(__file__).parent / "matches"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as they are, with one folder more."""
    folder = tmp_path_factory.mktemp("fifth") / "src"
    shutil.copytree(PACKAGE, folder / "demesne", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    shutil.copytree(MATCHES, folder / "demesne" / "games" / "matches", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def command(sources: Path, *arguments: str | Path, answers: str = "") -> str:
    """What `demesne` prints there, or complains about."""
    done = run(sources, "-m", "demesne", *map(str, arguments), answers=answers)
    return done.stdout + done.stderr


def run(sources: Path, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python on these sources."""
    environment = os.environ | {"PYTHONPATH": str(sources), "DEMESNE_PURE": "1", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *arguments],
        input=answers,
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_is_played_at_the_terminal_in_its_own_words(sources: Path, tmp_path: Path) -> None:
    """People and bots, taken back, saved, gone on with; in another language where it has words, else in English."""
    table = ["play", "matches", "--seat", "Ana", "--seat", "greedy", "--seed", "3", "--folder", str(tmp_path)]
    seen = command(sources, *table, answers="take 9\nTake 2 matches\nundo\n1\nrules MA-3\nsave\nquit\n")
    assert "Ana: How many of the 16 matches do you take?" in seen
    assert "You may take 1 to 3 matches." in seen
    assert seen.count("Ana takes 2, and 14 are left.") == 1
    assert "Taken back." in seen
    assert "MA-3 A match is worth a point" in seen
    assert "Points: Ana 1; greedy 3" in seen
    [saved] = tmp_path.glob("*.json")
    assert "greedy wins." in command(sources, "play", "--resume", saved, "--folder", tmp_path, answers="1\n" * 20)
    assert "Quantos dos 16 fósforos você tira?" in command(sources, *table, "--language", "pt")
    assert "How many of the 16 matches do you take?" in command(sources, *table, "--language", "es")


def test_bots_play_it_in_the_arena_and_their_records_replay(sources: Path, tmp_path: Path) -> None:
    """With results, options and records like any other game."""
    arena = ["arena", "matches", "greedy", "random", "--games", "30", "--processes", "1", "--option", "most=4"]
    seen = command(sources, *arena, "--records", tmp_path / "records", "--out", tmp_path / "out.jsonl")
    assert "matches: 30 games" in seen
    results = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()[1:]]
    won = [0, 0]
    for result in results:
        for seat in result["winners"]:
            won[result["seats"][seat]] += 1
    assert won[0] > won[1]
    seen = command(sources, "replay", tmp_path / "records" / "000000.json")
    assert "greedy takes 4, and " in seen
    assert "are left.\nHeap: 0" in seen


def test_it_has_scenarios_without_code_of_its_own(sources: Path, tmp_path: Path) -> None:
    """A position or a new game, actions in words, what follows; what does not hold is told."""
    position = {"game": "matches", "version": 1, "players": 2, "heap": 5, "turn": 1, "points": [4, 3]}
    holds = {"over": True, "actor": None, "scores": [5, 12], "winners": [1], "view": {"heap": 0}}
    after_one = {"actor": 0, "refused": {"take 4": "1 to 3", "sing": "is not an action"}, "views": {"1": {"heap": 4}}}
    scenarios = [
        {"id": "to the end", "position": position, "actions": ["take 1", "take 1", "take 3"], "expect": holds},
        {"id": "after one", "position": position, "actions": ["take 1"], "expect": after_one},
        {"id": "new", "players": 3, "seed": 3, "options": {"most": 2}, "expect": {"actions": ["take 1", "take 2"]}},
        {"id": "wrong", "position": position, "expect": {"scores": [4, 4], "refused": {"take 1": ""}, "songs": 1}},
        {"id": "illegal", "position": position, "actions": ["take 4"], "expect": {}},
    ]
    file = tmp_path / "matches.json"
    file.write_text(json.dumps({"game": "matches", "scenarios": scenarios}))
    assert command(sources, "scenario", file).splitlines() == [
        "matches.json wrong: scores: expected [4, 4], found [4, 3]",
        "matches.json wrong: 'take 1' is not refused",
        "matches.json wrong: songs: nothing that can be measured; "
        "there is over, actor, actions, scores, winners, refused, view, views",
        "matches.json illegal: action 1, 'take 4': You may take 1 to 3 matches.",
        "3 passed, 2 failed",
    ]
    file.write_text(json.dumps({"game": "matches", "scenarios": [{"position": position | {"heap": 99}, "expect": {}}]}))
    assert "scenarios[0]: heap: 99 is not from 0 to 20." in command(sources, "scenario", file)


def test_a_position_is_shown_by_its_code(sources: Path) -> None:
    """Without a sample of its own the code is longer, and as good."""
    script = "import demesne; print(demesne.game('matches').new(players=2, seed=3).code())"
    code = run(sources, "-c", script).stdout.strip()
    assert command(sources, "position", "matches", code).splitlines() == [
        "Heap: 16", "Turn: 0", "Points: Player 1 0; Player 2 0", "Player 1 is deciding …",
    ]  # fmt: skip
    assert json.loads(command(sources, "position", "matches", code, "--json"))["heap"] == 16


def test_the_laws_of_every_game_hold_for_it(sources: Path) -> None:
    """The conformance suite finds it by itself; only its pieces would need a census."""
    suite = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/conformance"]
    done = run(sources, *suite, "-k", "matches and not pieces")
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


@pytest.fixture
def page(sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """The page of a server that knows the game; the page itself was built without it."""
    browser_path = find_browser()
    monkeypatch.setenv("PYTHONPATH", str(sources))
    monkeypatch.setenv("DEMESNE_PURE", "1")
    with Server(tmp_path) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        shown = browser.new_page(viewport=WIDE, base_url=server.address, locale="en-GB")
        shown.set_default_timeout(PATIENCE)
        shown.goto("/")
        yield shown
        browser.close()


def test_it_is_played_on_the_page(page: Page) -> None:
    """On the plain board with readable labels, to the end and its replay."""
    against_a_bot(page, "matches")
    expect(page.get_by_role("group", name="Board")).to_contain_text("Heap")
    open_panel(page, "moves")
    expect(page.locator("[data-words='take 2']")).to_have_text("Take 2")
    play_some(page, 20)
    assert is_over(page)
    expect(page.locator("caption")).to_contain_text("win")
    page.click("[data-replay]")
    expect(page.get_by_role("group", name="Board")).to_contain_text("Heap")
