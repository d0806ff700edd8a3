"""Carcassonne's tiles and map as characters."""

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

import demesne
from demesne.games.carcassonne.tiles import LETTERS, SIDES, TILES, side_kind, turned
from demesne.terminal.boards import board_for
from demesne.terminal.boards.carcassonne.tiles import CROSSING, cells, glyphs, spots

#: the character in the middle of each side
MIDDLES = {"N": (3, 0), "E": (6, 1), "S": (3, 2), "W": (0, 1)}
KIND_LETTERS = {1: "f", 2: "r", 3: "c"}


def shown(part: RenderableType, width: int = 120) -> str:
    """A part of a board as plain text."""
    console = Console(file=io.StringIO(), width=width)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def draw(state: Any, width: int = 120) -> str:
    """The table as the actor sees it."""
    board = board_for("carcassonne", ["Ana", "Bo"], {})
    described = [state.describe(action) for action, _ in board.choices(state)]
    return shown(board.draw(state.view(int(state.actor)), described), width)


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
@pytest.mark.parametrize("letter", LETTERS)
def test_every_segment_of_a_tile_can_be_seen(letter: str, rotation: int) -> None:
    """Each side shows what it is, each segment has a character, and a follower stands on its own segment."""
    tile = TILES[LETTERS.index(letter)]
    drawn = cells(letter, rotation)
    assert set(drawn.values()) - {CROSSING} == set(tile.segments)
    for side in SIDES:
        there = SIDES[turned(side, rotation // 90)]
        assert drawn[MIDDLES[there]][0] == KIND_LETTERS[int(side_kind(tile, side))]
    standing = spots(letter, rotation)
    assert all(drawn[square] == segment for segment, square in standing.items())
    assert set(standing) == set(tile.segments)
    assert list(glyphs(letter, rotation).values()).count("*") == tile.pennants


def test_spots_are_numbered_on_the_map() -> None:
    """Every number of the list is on the map, at its cell."""
    state = demesne.game("carcassonne").new(players=2, seed=3)
    seen = draw(state)
    number = len(state.actions())
    assert f"-{number} " in seen or f" {number} " in seen
    assert "turned 0" in seen


def test_followers_and_their_choices_are_on_the_map() -> None:
    """While a follower may be placed, its segments are numbered; then the owner's letter stands there."""
    state = demesne.game("carcassonne").new(players=2, seed=3)
    name = "AB"[int(state.actor)]
    state.apply(state.actions()[0])
    seen = draw(state)
    assert all(str(number) in seen for number in range(2, len(state.actions()) + 1))
    state.apply(state.actions()[-1])
    assert name in draw(state).partition(" A  Ana")[0]


def test_a_wide_map_is_drawn_narrower() -> None:
    """Where there is little room, tiles have five characters instead of seven."""
    state = demesne.game("carcassonne").new(players=2, seed=3)
    for _ in range(20):
        state.apply(state.actions()[-1])
    lines = {width: draw(state, width).splitlines() for width in (200, 40)}
    rows = {width: next(line for line in lines[width] if line.startswith("  0 ")) for width in lines}
    assert len(rows[40]) < len(rows[200])


def test_sheets_of_fields_features_and_tiles() -> None:
    """Who owns what and what it pays; which tiles are to come."""
    state = demesne.game("carcassonne").new(players=2, seed=5)
    board = board_for("carcassonne", ["Ana", "Anton"], {})
    assert "Nobody has a follower" in shown(board.sheet("fields", state, ""))
    for _ in range(24):
        state.apply(state.actions()[-1])
    for sheet in ("fields", "features"):
        assert "at most" in shown(board.sheet(sheet, state, ""))
    remaining = state.view(None)["remaining"]
    tiles = shown(board.sheet("tiles", state, ""))
    assert all((f"{letter}: {number}" in tiles) == (number > 0) for letter, number in remaining.items())


def test_every_event_is_told_and_the_points_add_up() -> None:
    """A whole game in sentences, and the table of points at its end."""
    state = demesne.game("carcassonne").new(players=3, seed=5, listen=True)
    board = board_for("carcassonne", ["Ana", "Bo", "Cleo"], {})
    while state.actor != demesne.OVER:
        state.apply(state.actions()[-1])
    told = [board.tell(event) for event in state.events or []]
    assert all(sentence.endswith(".") for sentence in told)
    assert any("points for a field with" in sentence for sentence in told)
    points = shown(board.points(state.breakdown()))
    assert all(str(score) in points.splitlines()[-2] for score in state.scores())
