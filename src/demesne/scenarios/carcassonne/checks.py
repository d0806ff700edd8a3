"""Scenarios of Carcassonne: moves from the start tile, and what must follow from them.

A move is `TILE x y rotation segment`, with `-` for no follower, or `!TILE` for a tile that fits nowhere. The
tiles come in the order of the moves, so a scenario needs no deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

import demesne
from demesne.core.state import Event
from demesne.games.carcassonne.board import placement_of, tile_of
from demesne.games.carcassonne.cells import cell_at, where
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.ground import why_not_lay
from demesne.games.carcassonne.tiles import LETTERS, TILES
from demesne.games.carcassonne.words import as_listed, listed_name, printed_name
from demesne.scenarios.carcassonne.form import FILE
from demesne.scenarios.form import Malformed, name_of

__all__ = ["FILE", "recognises", "run"]

PARTS: Final = ("vectors", "placement_lists", "opening_counts")
ROLES: Final = {"c": "knight", "r": "thief", "f": "farmer", "m": "monk"}
TWO: Final = ["first", "second"]


def recognises(data: object) -> bool:
    """Whether a file has scenarios of Carcassonne."""
    return isinstance(data, dict) and any(part in data for part in PARTS)


def run(data: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Each scenario's name, and how what happens differs from what it says."""
    for part, check in (("vectors", check_vector), ("placement_lists", check_placements)):
        for number, scenario in enumerate(data.get(part, [])):
            place = f"{part}[{number}]"
            yield name_of(scenario, place), check(scenario, place)
    for tile, number in data.get("opening_counts", {}).items():
        yield f"opening {tile}", compare("placements", number, len(Staged(TWO).placements(tile)))


class Staged:
    """A game in which the tiles come as a scenario wants them."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        box = [tile.letter for tile in TILES for _ in range(tile.copies)]
        box.remove("D")
        position = {"game": "carcassonne", "players": len(players), "laid": ["D at 0,0 turned 0"], "pile": []}
        self.state: Carcassonne = demesne.game("carcassonne").load(position | {"left_out": box})
        self.mover = ""
        self.spots: list[str] = []
        self.rotations = {(0, 0): 0}  # by place: how its tile was turned in its move
        self.events: list[Event] = []

    def move(self, words: str) -> None:
        """Make a move; a ValueError says why it is illegal, and nothing has changed."""
        if words.startswith("!"):
            self.remove(words[1:].strip())
            return
        letter, *numbers, segment = words.split(" ")
        x, y, rotation = map(int, numbers)
        state = self.draw(letter)
        tile = TILES[LETTERS.index(letter)]
        if not state.claiming and state.hand >= 0:
            play(state, f"{letter} at {x},{y} turned {rotation}")
        elif not self.was_laid(state, LETTERS.index(letter), x, y, rotation):
            why = why_not_lay(self.state.board, LETTERS.index(letter), x, y, rotation)
            raise why or ValueError(f"Tile {letter} was not laid there.")
        open_to = [one["segment"] for one in map(state.describe, state.actions()) if "segment" in one]
        spots = [printed_name(tile, rotation, name) for name in open_to]
        if segment != "-" and segment not in spots:
            raise ValueError(f"No follower can be placed on {segment}.")
        if state.claiming:
            name = segment if segment == "-" else listed_name(tile, rotation, segment)
            play(state, "no follower" if name == "-" else f"{ROLES[name[0]]} on {name}")
        self.rotations[x, y] = rotation
        self.finish(state, spots)

    def draw(self, tile: str) -> Carcassonne:
        """The game in which this tile, the last of the pile, has just been drawn."""
        left = [LETTERS[other] for other in self.state.left_out]
        if tile not in left:
            raise ValueError(f"There is no tile {tile} left.")
        left.remove(tile)
        state = self.state.clone()
        state.listen()
        state.left_out = vec[i64]([LETTERS.index(other) for other in left])
        state.pile = vec[i64]([LETTERS.index(tile)])
        state.drawn = 0
        state.settle()
        return state

    def was_laid(self, state: Carcassonne, tile: int, x: int, y: int, rotation: int) -> bool:
        """Whether the tile, for which there was only one place, lies there."""
        is_new = len(state.board.laid) > len(self.state.board.laid)
        return is_new and placement_of(state.latest()) == as_listed(tile, x, y, rotation)

    def remove(self, tile: str) -> None:
        """Draw a tile that fits nowhere."""
        state = self.draw(tile)
        if len(state.removed) == len(self.state.removed):
            raise ValueError(f"Tile {tile} fits somewhere.")
        self.finish(state, [])

    def finish(self, state: Carcassonne, spots: list[str]) -> None:
        """Take note of what a move has done."""
        self.mover = self.players[self.state.seat]
        self.spots = spots
        self.events = state.events or []
        self.state = state

    def placements(self, tile: str) -> list[list[int]]:
        """Where a tile may be laid, and in which turns."""
        found = [where(placement) for placement in self.state.board.placements(LETTERS.index(tile))]
        return sorted([one["x"], one["y"], one["rotation"]] for one in found)

    def followers(self) -> list[tuple[str, int, int, str]]:
        """Player, x, y and segment of every follower, by the printed name in the turn of its tile's move."""
        return [
            (self.players[one["seat"]], one["x"], one["y"], self.printed(one["x"], one["y"], one["segment"]))
            for one in self.state.save()["followers"]
        ]

    def printed(self, x: int, y: int, segment: str) -> str:
        """The printed name of a segment of a tile that lies as it is listed."""
        tile = TILES[tile_of(self.state.board.at(cell_at(x, y)))]
        return printed_name(tile, self.rotations[x, y], segment)

    def names(self, seats: list[int]) -> list[str]:
        """The names of some players."""
        return sorted(self.players[seat] for seat in seats)


def play(state: Carcassonne, words: str) -> None:
    """Carry out what the words say; what is refused must change nothing."""
    before = state.save()
    try:
        action = state.read(words)
    except ValueError:
        assert state.save() == before, f"{words!r} was refused, but something has changed"
        raise
    state.apply(action)


def check_vector(scenario: dict[str, Any], place: str) -> list[str]:
    """How a game differs from what a scenario says of it."""
    staged = Staged(list(scenario["players"]))
    moves, expect = scenario["moves"], scenario["expect"]
    if "illegal" in expect and not moves:
        raise Malformed(f"{place}.moves", "the move that is to be illegal is missing.")
    for number, words in enumerate(moves, 1):
        try:
            staged.move(words)
        except ValueError as error:
            if number == len(moves) and "illegal" in expect:
                return []
            return [f"move {number} ({words}) is refused: {error}"]
    if "illegal" in expect:
        return [f"move {len(moves)} ({moves[-1]}) is accepted, but {expect['illegal']}"]
    found = outcome(staged)
    differences = []
    for field, wanted in expect.items():
        if field in found:
            differences += compare(field, *FORMS.get(field, as_given)(staged, wanted, found[field]))
        elif field not in IGNORED:
            differences.append(f"{field}: nothing is known of it")
    return differences


def outcome(staged: Staged) -> dict[str, Any]:
    """Everything that a scenario may speak of."""
    state, players = staged.state, staged.players
    return {
        "spots": staged.spots,
        "events": [payment(staged, event) for event in staged.events if event.kind == "score"],
        "scores": dict(zip(players, [int(points) for points in state.track], strict=True)),
        "supply": dict(zip(players, [int(number) for number in state.followers.supply], strict=True)),
        "followers_on_board": staged.followers(),
        "tiles_on_board": len(state.board.laid),
        "discarded": [LETTERS[tile] for tile in state.removed],
        "mover": staged.mover,
        "final": dict(zip(players, state.scores(), strict=True)),
        "final_events": [shortened(payment(staged, event)) for event in staged.events if event.kind == "final"],
    }


def payment(staged: Staged, event: Event) -> list[Any]:
    """A scoring as scenarios write it."""
    facts = event.facts
    return [
        facts["feature"],
        facts["tiles"],
        facts["pennants"],
        facts["points"],
        staged.names(facts["seats"]),
    ]


def check_placements(scenario: dict[str, Any], place: str) -> list[str]:
    """How the places for a tile differ from those listed."""
    staged = Staged(list(scenario.get("players", TWO)))
    for number, words in enumerate(scenario["moves"], 1):
        try:
            staged.move(words)
        except ValueError as error:
            return [f"move {number} ({words}) is refused: {error}"]
    wanted = sorted([list(one) for one in scenario["placements"]])
    return compare("placements", wanted, staged.placements(scenario["tile"]))


def compare(field: str, wanted: object, found: object) -> list[str]:
    """Nothing, or the difference."""
    return [] if wanted == found else [f"{field}: expected {wanted}, found {found}"]


# How the fields of a scenario are compared: both sides brought into the same form.

IGNORED: Final = ("end", "note")


def as_given(staged: Staged, wanted: Any, found: Any) -> tuple[Any, Any]:
    """As they are."""
    return wanted, found


def unordered(staged: Staged, wanted: Any, found: Any) -> tuple[Any, Any]:
    """In any order."""
    return sorted(wanted), sorted(found)


def named_only(staged: Staged, wanted: Any, found: Any) -> tuple[Any, Any]:
    """For the players that are named."""
    return wanted, {player: found.get(player) for player in wanted}


def payments(staged: Staged, wanted: Any, found: Any) -> tuple[Any, Any]:
    """CC-35: in any order; a monastery that nobody claimed may be listed or not."""
    return in_order([one for one in wanted if is_worth_listing(one)]), in_order(
        [one for one in found if is_worth_listing(one)]
    )


def is_worth_listing(event: list[Any]) -> bool:
    """Whether a payment is more than a monastery without a monk."""
    return event[0] != "monastery" or bool(event[-1])


def final_payments(staged: Staged, wanted: Any, found: Any) -> tuple[Any, Any]:
    """All of them, in any order."""
    return in_order(wanted), in_order(found)


def shortened(event: list[Any]) -> list[Any]:
    """A payment without its tiles and pennants."""
    return [event[0], *event[-2:]]


def in_order(events: list[Any]) -> list[Any]:
    """Payments in an order of our own."""
    return sorted([[*event[:-1], sorted(event[-1])] for event in events], key=repr)


def followers(staged: Staged, wanted: Any, found: Any) -> tuple[Any, Any]:
    """As a number in all, as a number by player, or one by one with player, x, y and segment in any order."""
    owners = [player for player, *_ in found]
    if isinstance(wanted, dict):
        return wanted, {player: owners.count(player) for player in wanted}
    if isinstance(wanted, list):
        return words_of(wanted), words_of(found)
    return wanted, len(found)


def words_of(rows: list[Any]) -> list[list[str]]:
    """Rows of words and numbers, whatever their order."""
    return sorted(sorted(map(str, row)) for row in rows)


FORMS: Final[dict[str, Callable[[Staged, Any, Any], tuple[Any, Any]]]] = {
    "spots": unordered,
    "discarded": unordered,
    "scores": named_only,
    "supply": named_only,
    "final": named_only,
    "events": payments,
    "final_events": final_payments,
    "followers_on_board": followers,
}
