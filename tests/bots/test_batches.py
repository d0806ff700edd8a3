"""Many games stepped together."""

from typing import Any

import pytest

import demesne
from demesne.core.chance import pick, seeded, step

ARRAYS = ("observations", "masks", "actors", "ended", "rewards")


def play(batch: Any, steps: int) -> list[bytes]:
    """Every array after every step, with choices that depend on the masks alone."""
    chance, seen = seeded(5), []
    for _ in range(steps):
        seen += [bytes(getattr(batch, array)) for array in ARRAYS]
        masks, actions = bytes(batch.masks), int(batch.encoding.actions)
        indices = []
        for game in range(int(batch.number)):
            mask = masks[actions * game : actions * (game + 1)]
            chance = step(chance)
            allowed = [index for index in range(actions) if mask[index]]
            indices.append(allowed[pick(chance, len(allowed))])
        batch.step(indices)
    return seen


@pytest.mark.parametrize("name", demesne.games())
def test_a_batch_shows_what_each_actor_observes_and_may_do(name: str) -> None:
    """Row by row, as the states do, game after game."""
    batch: Any = demesne.batch(name, 2, 3, seed=1)
    ends = 0
    while ends < 2:
        size, actions = int(batch.encoding.size), int(batch.encoding.actions)
        for i, state in enumerate(batch.states):
            assert batch.actors[i] == state.actor
            assert batch.observations[size * i : size * (i + 1)] == state.observe(int(state.actor))
            assert batch.masks[actions * i : actions * (i + 1)] == state.mask()
        batch.step(batch.sample())
        ends += sum(batch.ended)


@pytest.mark.parametrize("name", demesne.games())
def test_a_batch_with_opponents_shows_what_the_others_observe(name: str) -> None:
    """However much the opponents have done meanwhile, and with all that more than two players may know."""
    batch: Any = demesne.batch(name, 3, 2, seed=1, opponents={1: "random"})
    for _ in range(120):
        size = int(batch.encoding.size)
        for i, state in enumerate(batch.states):
            assert batch.observations[size * i : size * (i + 1)] == state.observe(int(state.actor))
        batch.step(batch.sample())


def test_what_ends_is_paid_and_dealt_anew() -> None:
    """The reward of each seat is there in the step that ends a game, and at no other; seeds differ."""
    batch: Any = demesne.batch("kingdomino", 3, 4, seed=1, harmony=True)
    ends, first = 0, [state.save() for state in batch.states]
    for _ in range(200):
        batch.step(batch.sample())
        for i in range(4):
            paid = list(batch.rewards)[3 * i : 3 * i + 3]
            assert abs(sum(paid)) < 1e-9
            assert (max(paid) > 0) == (batch.ended[i] == 1 and paid != [0, 0, 0])
            if batch.ended[i]:
                ends += 1
                assert set(paid) <= {-1, -0.5, 0, 0.5, 1}
                assert batch.states[i].save() not in first
    assert ends >= 12


@pytest.mark.parametrize("name", demesne.games())
def test_a_step_writes_over_the_same_arrays(name: str) -> None:
    """A view of an array shows every step; only a copy stays what it was. Nobody but the batch can write there."""
    batch: Any = demesne.batch(name, 2, 2, seed=1)
    views = {array: memoryview(getattr(batch, array)) for array in ARRAYS}
    assert all(view.readonly for view in views.values())
    before = bytes(batch.observations)
    for _ in range(300):
        batch.step(batch.sample())
        assert all(bytes(view) == bytes(getattr(batch, array)) for array, view in views.items())
    assert bytes(views["observations"]) != before


def batch_of(number: int, seed: int) -> Any:
    """So many games of Dominion."""
    return demesne.batch("dominion", 2, number, seed=seed)


def test_games_depend_on_the_seed_and_their_number_alone() -> None:
    """A game is the same in a larger batch."""
    few, many, other = (batch_of(number, seed) for number, seed in ((2, 7), (5, 7), (1, 8)))
    assert [state.save() for state in few.states] == [state.save() for state in many.states][:2]
    assert few.states[0] != few.states[1]
    assert other.states[0] != few.states[0]


def test_opponents_play_their_seats() -> None:
    """Only the other seats are asked, and whoever plays well is paid for it."""
    won = []
    for opponent in ("greedy", "random"):
        batch: Any = demesne.batch("kingdomino", 2, 8, seed=3, opponents={1: opponent})
        total = 0.0
        for _ in range(100):
            batch.step(batch.sample())
            assert set(batch.actors) == {0}
            total += sum(list(batch.rewards)[::2])
        won.append(total)
    assert won[0] < won[1]


@pytest.mark.slow
def test_several_processes_play_the_same_games() -> None:
    """All arrays are the same, whoever plays."""
    alone = demesne.batch("kingdomino", 2, 5, seed=2, opponents={1: "greedy"})
    with demesne.batch("kingdomino", 2, 5, seed=2, opponents={1: "greedy"}, processes=2) as spread:
        assert play(spread, 60) == play(alone, 60)
        assert len(spread.sample()) == 5
        views = {array: memoryview(getattr(spread, array)) for array in ARRAYS}
        spread.step(spread.sample())
        assert all(view.readonly and view == getattr(spread, array) for array, view in views.items())
        with pytest.raises(ValueError, match="Game 0: the mask does not allow"):
            spread.step([-1] * 5)
    assert len(bytes(views["observations"])) == 5 * alone.encoding.size


def test_what_cannot_be_is_refused() -> None:
    """In one sentence each."""
    for wrong, match in (
        ({"number": 0}, "at least one game"),
        ({"players": 9}, "2 to 4 players"),
        ({"processes": -1}, "processes"),
        ({"opponents": {2: "greedy"}}, "there is no seat 2"),
        ({"opponents": {0: "greedy", 1: "greedy"}}, "one seat at least"),
        ({"opponents": {0: "nobody"}}, "nobody"),
        ({"colour": "green"}, "no such option"),
    ):
        with pytest.raises(ValueError, match=match):
            demesne.batch(**{"game": "kingdomino", "players": 2, "number": 1, "seed": 1} | wrong)  # type: ignore[arg-type]
    batch: Any = demesne.batch("kingdomino", 2, 2, seed=1)
    with pytest.raises(ValueError, match="There are 2 games, and 1 indices"):
        batch.step([0])
    illegal = list(batch.masks).index(0)
    with pytest.raises(ValueError, match="Game 0: the mask does not allow"):
        batch.step([illegal, illegal])
