"""What greedy makes of Carcassonne."""

import demesne
from demesne.bots import Window, make_bot
from tests.games.carcassonne.positions import GAME, begin, play, played


def choice(state: demesne.State) -> str:
    """What greedy does here."""
    return state.say(make_bot("greedy", "carcassonne", 1).choose(Window(state, int(state.actor))))


def test_greedy_beats_random_by_far() -> None:
    """Ten games, five from each seat: all won, with many points."""
    points = []
    for seed in range(10):
        me = seed % 2
        names = ["greedy", "random"] if me == 0 else ["random", "greedy"]
        bots = [make_bot(name, "carcassonne", seed) for name in names]
        state = GAME.new(2, seed)
        while state.actor != demesne.OVER:
            seat = int(state.actor)
            state.apply(bots[seat].choose(Window(state, seat)))
        assert state.winners() == [me]
        points.append(state.scores()[me])
    assert sum(points) / len(points) > 90


def test_it_takes_points_that_cost_nothing() -> None:
    """A finished city is claimed: the knight comes back at once."""
    state = play(begin("EUUUUUU"), "E at 0,-1 turned 180")
    assert choice(state) == "knight on c0"


def test_it_thinks_of_the_follower_when_it_lays_the_tile() -> None:
    """The last tile goes where a follower is paid most."""
    assert choice(begin("E")) == "E at 0,-1 turned 180"


def test_it_finishes_its_own_city() -> None:
    """The open city is its own, and one tile finishes it."""
    state = played("F 0 -1 90 c0", "U 1 0 0 -").draw("E")
    assert choice(state) == "E at 0,-2 turned 180"


def test_it_does_not_look_into_the_pile() -> None:
    """Whatever comes next, it does the same."""
    one, other = begin("VUUWXAE"), begin("VEAXWUU")
    assert choice(one) == choice(other)
