"""What people type at the terminal: whatever is listed, and cards by their names in any language."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.core.replay import Record
from demesne.core.state import State
from demesne.games import find_game
from demesne.terminal.table import Sitting, seat_people
from tests.games.dominion.positions import say, table

GAMES = ["kingdomino", "carcassonne", "dominion", "dominations"]


def seated(state: State, folder: Path) -> Sitting:
    """A terminal at which a game stands so."""
    names = ["Ana", "Bo", "Cleo"][: state.players]
    options = state.save()["options"]
    record = Record(state.game.name, int(state.players), options, 1, names, [""] * len(names))
    at = Sitting(Console(file=io.StringIO(), width=100), folder, seat_people(record))
    at.table.state = state
    return at


def listed(at: Sitting) -> list[str]:
    """The choices as they stand in the list, without the columns of numbers behind them."""
    return [re.sub(r"\s{2,}.*|\s[+-]\d+$", "", line) for _, line in at.board.choices(at.state)]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_listed_can_be_typed(name: str, tmp_path: Path) -> None:
    """Each line of each list means its own choice, or one like it, in a whole game."""
    state = find_game(name).new(2, 3)
    at = seated(state, tmp_path)
    chance = seeded(3)
    for _ in range(60):
        if state.actor == demesne.OVER:
            break
        choices = at.board.choices(state)
        lines = listed(at)
        for (action, _), line in list(zip(choices, lines, strict=True))[:40]:
            if lines.count(line) == 1 and not at.board.several(state, str(1 + lines.index(line))):
                assert at.understand(line, choices) == action, line
        chance = step(chance)
        state.apply(state.actions()[pick(chance, len(state.actions()))])


def played(name: str, words: list[str]) -> Any:
    """A game in which this was said."""
    state = find_game(name).new(2, 3)
    for line in words:
        state.apply(state.read(line))
    return state


def test_places_are_typed_as_they_are_listed(tmp_path: Path) -> None:
    """A cell with a turn, a square with a direction, and shorter where only one thing can be meant."""
    at = seated(played("carcassonne", []), tmp_path)
    choices = at.board.choices(at.state)
    assert at.understand("1,0 turned 90", choices) == at.state.read("o at 1,0 turned 90")
    assert at.understand("1, 0  TURNED 90", choices) == at.state.read("o at 1,0 turned 90")
    with pytest.raises(ValueError, match="is not an action"):
        at.understand("1,0", choices)
    state = played("kingdomino", [])
    while not state.placing:
        state.apply(state.actions()[0])
    at = seated(state, tmp_path)
    choices = at.board.choices(state)
    wanted = f"place {state.line[state.turn]} at 1,0 east"
    for answer in ("1,0 east", "1, 0 east", wanted):
        assert at.understand(answer, choices) == state.read(wanted)


def test_what_stands_in_columns_can_be_typed(tmp_path: Path) -> None:
    """Dominations: places of a tile with a turn, places in the tree with a copy, Domains with a number."""
    state = find_game("dominations").new(2, 3)
    chance = seeded(3)
    typed: set[str] = set()
    at = seated(state, tmp_path)
    while state.actor != demesne.OVER and len(typed) < 4:
        facts = state.describe(state.actions()[0])
        pattern = {
            "place": "{x},{y} {pointing} turned {turned}", "put": "at {x},{y} copy {card}",
            "gain": "{domain} +{number}", "city": "{x},{y} {pointing}", "trade": "{give} {from} for {get} {to}",
        }.get(facts["verb"], "")  # fmt: skip
        if pattern:
            typed.add(facts["verb"])
            assert at.understand(pattern.format(**facts), at.board.choices(state)) == state.actions()[0]
        chance = step(chance)
        state.apply(state.actions()[pick(chance, len(state.actions()))])
    assert typed >= {"place", "put", "gain", "trade"}


def test_cards_have_their_names_in_every_language(tmp_path: Path) -> None:
    """With the verb, or by itself where only one thing can be done with it."""
    state = table("militia, 2 copper", "")
    at = seated(state, tmp_path)
    choices = at.board.choices(state)
    for answer in ("play militia", "play Milícia", "PLAY MILICIA", "milicia", "Militia"):
        assert at.understand(answer, choices) == state.read("play militia"), answer
    say(state, "end actions", "play all treasures")
    choices = at.board.choices(state)
    for answer in ("buy propriedade", "buy Finca", "buy estate", "finca"):
        assert at.understand(answer, choices) == state.read("buy estate"), answer
    with pytest.raises(ValueError, match="Silver costs 3; you have 2 coins"):
        at.understand("buy prata", choices)


def test_masteries_have_their_names_in_every_language(tmp_path: Path) -> None:
    """`card` and `develop` find them in Portuguese and Spanish."""
    at = seated(find_game("dominations").new(2, 3), tmp_path)
    box = at.board.box  # type: ignore[attr-defined]
    for record in box.records.values():
        for title in record["name"].values() if isinstance(record.get("name"), dict) else []:
            found = box.records[box.find(title)]
            assert title in found["name"].values()
