"""The engine against the plainest reading of the rules: a dict of squares and nothing clever."""

import random
from typing import Any

import pytest

import demesne
from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS
from tests.games.kingdomino.positions import GAME

Square = tuple[int, int]
Half = tuple[str, int]  # terrain and crowns
Land = dict[Square, Half]  # all squares of a kingdom but the castle's

CASTLE = (0, 0)
STEPS = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}
GAMES_EACH = 15


def halves(domino: int) -> tuple[Half, Half]:
    """Terrain and crowns of both halves of a domino."""
    a, a_crowns, b, b_crowns = DOMINOES[domino]
    return (TERRAINS[a], a_crowns), (TERRAINS[b], b_crowns)


def laid(domino: int, x: int, y: int, direction: str) -> Land:
    """The two squares that a domino covers when it lies like this."""
    a, b = halves(domino)
    east, south = STEPS[direction]
    return {(x, y): a, (x + east, y + south): b}


def neighbours(square: Square) -> list[Square]:
    """The four squares beside one."""
    return [(square[0] + east, square[1] + south) for east, south in STEPS.values()]


def is_legal(land: Land, added: Land, size: int) -> bool:
    """Both squares are empty, one of them joins, and all fits the frame."""
    if any(square in land or square == CASTLE for square in added):
        return False
    if not any(
        beside == CASTLE or (beside in land and land[beside][0] == terrain)
        for square, (terrain, _) in added.items()
        for beside in neighbours(square)
    ):
        return False
    squares = [CASTLE, *land, *added]
    return all(
        max(square[axis] for square in squares) - min(square[axis] for square in squares) < size for axis in (0, 1)
    )


def legal_results(land: Land, domino: int, size: int) -> set[frozenset[tuple[Square, Half]]]:
    """What a legally laid domino may look like, each look once."""
    reach = range(1 - size, size)  # with the castle in the frame, nothing lies farther from it
    return {
        frozenset(added.items())
        for x in reach
        for y in reach
        if (x, y) not in land
        for direction in STEPS
        if is_legal(land, added := laid(domino, x, y, direction), size)
    }


def properties(land: Land) -> list[tuple[str, int, int]]:
    """Terrain, squares and crowns of every property."""
    found = []
    left = set(land)
    while left:
        waiting = [left.pop()]
        terrain, squares, crowns = land[waiting[0]][0], 0, 0
        while waiting:
            square = waiting.pop()
            squares += 1
            crowns += land[square][1]
            for beside in neighbours(square):
                if beside in left and land[beside][0] == terrain:
                    left.remove(beside)
                    waiting.append(beside)
        found.append((terrain, squares, crowns))
    return sorted(found)


def points(land: Land, discards: int) -> int:
    """The points of a kingdom with both bonuses in force."""
    total = sum(squares * crowns for _, squares, crowns in properties(land))
    columns = [0, *(x for x, _ in land)]
    rows = [0, *(y for _, y in land)]
    if max(columns) == -min(columns) and max(rows) == -min(rows):
        total += 10
    return total + (5 if discards == 0 else 0)


def winners(lands: list[Land], discards: list[int]) -> list[int]:
    """Who is first by points, then by the largest property, then by crowns."""
    ranks = [
        (
            points(land, gone),
            max((squares for _, squares, _ in properties(land)), default=0),
            sum(crowns for _, crowns in land.values()),
        )
        for land, gone in zip(lands, discards, strict=True)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


class Witness:
    """Follows a game by what is told of it, and objects to whatever the plain rules do not allow."""

    def __init__(self, players: int, size: int) -> None:
        self.size = size
        self.lands: list[Land] = [{} for _ in range(players)]
        self.discards = [0] * players
        self.heard = 0
        self.allowed: set[frozenset[tuple[Square, Half]]] = set()  # for the choice that is due

    def hear(self, state: demesne.State, was_chosen: bool) -> None:
        """Take in what has been told since; only the first of it can have been a player's choice."""
        for event in (state.events or [])[self.heard :]:
            if event.kind in ("place", "discard"):
                self.add(event.kind, event.facts, was_chosen)
            was_chosen = False
        self.heard = len(state.events or [])

    def add(self, kind: str, facts: dict[str, Any], was_chosen: bool) -> None:
        """A domino has been laid or discarded."""
        seat, domino = facts["seat"], facts["domino"]
        allowed = self.allowed if was_chosen else legal_results(self.lands[seat], domino, self.size)
        if kind == "discard":
            assert not allowed
            self.discards[seat] += 1
            return
        added = laid(domino, facts["x"], facts["y"], facts["direction"])
        assert frozenset(added.items()) in allowed
        assert was_chosen or len(allowed) == 1
        self.lands[seat] |= added

    def compare(self, state: demesne.State) -> None:
        """What may be done now and what all kingdoms are worth."""
        ways = [state.describe(action) for action in state.actions()]
        if ways and ways[0]["verb"] == "place":
            found = [frozenset(laid(way["domino"], way["x"], way["y"], way["direction"]).items()) for way in ways]
            assert len(set(found)) == len(found)
            self.allowed = legal_results(self.lands[state.actor], ways[0]["domino"], self.size)
            assert set(found) == self.allowed
        assert state.scores() == [points(land, gone) for land, gone in zip(self.lands, self.discards, strict=True)]
        for land, worth in zip(self.lands, state.breakdown(), strict=True):
            told = [(one["terrain"], one["squares"], one["crowns"]) for one in worth["properties"]]
            assert sorted(told) == properties(land)
        assert state.winners() == winners(self.lands, self.discards)


@pytest.mark.parametrize("seed", range(GAMES_EACH))
@pytest.mark.parametrize(("players", "mighty_duel"), [(2, False), (2, True), (3, False), (4, False)])
def test_random_games(players: int, mighty_duel: bool, seed: int) -> None:
    """KD-17, KD-18, KD-19, KD-20, KD-22, KD-27, KD-28, KD-32, KD-33: plain Python comes to the same."""
    state = GAME.new(players, seed, listen=True, middle_kingdom=True, harmony=True, mighty_duel=mighty_duel)
    witness = Witness(players, size=7 if mighty_duel else 5)
    choice = random.Random(seed)
    witness.hear(state, was_chosen=False)
    while state.actor != demesne.OVER:
        witness.compare(state)
        state.apply(choice.choice(state.actions()))
        witness.hear(state, was_chosen=True)
    witness.compare(state)
