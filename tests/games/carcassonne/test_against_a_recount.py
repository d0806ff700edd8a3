"""Random games, counted again by somebody who knows nothing of the engine."""

from typing import Any

import pytest

import demesne
from demesne import engine
from demesne.core.chance import pick, seeded, step
from demesne.games.carcassonne.ground import list_features
from tests.games.carcassonne.positions import GAME
from tests.games.carcassonne.recount import DRAWINGS, Landscape, Segment, score

pytestmark = pytest.mark.slow

GAMES = 500 if engine.is_compiled() else 100
BATCHES = 10


class Game:
    """A random game and what was seen of it."""

    def __init__(self, players: int, seed: int) -> None:
        self.state = GAME.new(players, seed, listen=True)
        self.chance = seeded(seed)
        self.tiles = {(0, 0): ("D", 0)}
        self.followers: list[tuple[int, Segment]] = []  # every one that was ever placed
        self.heard = 0

    def play(self) -> None:
        """Carry out a random action, and look at what has happened."""
        actions = self.state.actions()
        self.chance = step(self.chance)
        self.state.apply(actions[pick(self.chance, len(actions))])
        self.look()

    def look(self) -> None:
        """Take note of the tiles and followers placed."""
        events = self.state.events or []
        for event in events[self.heard :]:
            facts: dict[str, Any] = event.facts
            if event.kind == "place":
                self.tiles[facts["x"], facts["y"]] = (facts["tile"], facts["rotation"])
            elif event.kind == "follower":
                self.followers.append((facts["seat"], ((facts["x"], facts["y"]), facts["segment"])))
        self.heard = len(events)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_final_scores_and_features(batch: int) -> None:
    """All features of finished boards are what a flood fill finds, and so are the final scores."""
    for seed in range(batch, GAMES, BATCHES):
        players = 2 + seed % 4
        game = Game(players, seed)
        while game.state.actor != demesne.OVER:
            game.play()
        landscape = Landscape(game.tiles)
        assert game.state.scores() == score(landscape, game.followers, players)
        counted = {
            (
                one.kind,
                frozenset(one.segments),
                one.kind != "field" and one.finished,
                one.points,
                len({cell for cell, _ in one.segments}) if one.kind == "field" else one.tiles,
                one.pennants,
                len(one.cities),
            )
            for one in landscape.features()
        }
        kept = {
            (
                one["feature"],
                frozenset(((part["x"], part["y"]), part["segment"]) for part in one["segments"]),
                one["finished"],
                one["points"],
                one["tiles"],
                one["pennants"],
                one["cities"],
            )
            for one in list_features(game.state)
        }
        assert kept == counted


@pytest.mark.parametrize("seed", range(6))
def test_legal_actions_and_scores_at_every_decision(seed: int) -> None:
    """What may be done, and what the board is worth, is what trying out everything says."""
    game = Game(2 + seed % 4, seed + 10**6)
    state = game.state
    game.look()
    while state.actor != demesne.OVER:
        landscape = Landscape(game.tiles)
        if state.save()["phase"] == "tile":
            assert sorted(state.say(action) for action in state.actions()) == sorted(places(landscape, state))
        else:
            assert {state.say(action).split()[-1] for action in state.actions()} == spots(landscape, game)
        assert state.scores() == score(landscape, game.followers, len(state.scores()))
        game.play()


def places(landscape: Landscape, state: demesne.State) -> list[str]:
    """CC-12, CC-13: every way to lay the tile in hand; of those that look the same, the smallest turn."""
    letter = state.save()["hand"]
    found = []
    near = {(x + east, y + south) for x, y in landscape.tiles for east in range(-1, 2) for south in range(-1, 2)}
    for cell in near:
        looks: list[object] = []
        for rotation in (0, 90, 180, 270):
            look = picture(cell, letter, rotation)
            if landscape.fits(letter, cell, rotation) and look not in looks:
                looks.append(look)
                found.append(f"{letter} at {cell[0]},{cell[1]} turned {rotation}")
    return found


def picture(cell: tuple[int, int], letter: str, rotation: int) -> object:
    """What a tile looks like, whatever its segments are called."""
    alone = Landscape({cell: (letter, rotation)})
    groups: dict[str, set[str]] = {}
    for (_, border), segment in alone.at.items():
        groups.setdefault(segment, set()).add(border)
    return sorted((segment[0], sorted(borders)) for segment, borders in groups.items())


def spots(landscape: Landscape, game: Game) -> set[str]:
    """CC-19: the segments of the last tile in whose feature nobody stands, and `follower` for none."""
    cell = list(game.tiles)[-1]
    before = Landscape(dict(list(game.tiles.items())[:-1]))
    standing = {segment for _, segment in game.followers if not has_gone_home(before, segment)}
    names = {"follower"}
    for name in DRAWINGS[game.tiles[cell][0]].segments:
        if not landscape.feature((cell, name)).segments & standing:
            names.add(name)
    return names


def has_gone_home(before: Landscape, segment: Segment) -> bool:
    """CC-31: whether a follower's feature was finished before the last tile was laid."""
    feature = before.feature(segment)
    before.measure(feature)
    return feature.kind != "field" and feature.finished
