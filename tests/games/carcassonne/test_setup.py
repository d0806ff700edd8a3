"""Setup: players, the start tile, followers, the pile."""

import pytest

from demesne.games.carcassonne.tiles import LETTERS
from tests.games.carcassonne.positions import GAME, events, position


def test_two_to_five_players() -> None:
    """CC-2: the game is for 2 to 5 players."""
    assert list(GAME.players) == [2, 3, 4, 5]
    assert [len(GAME.new(players, seed=1).scores()) for players in GAME.players] == [2, 3, 4, 5]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """CC-2: any other number of players is refused."""
    with pytest.raises(ValueError, match=r"players: .*2 to 5"):
        GAME.new(players, seed=1)


def test_the_start_tile_lies_on_the_table() -> None:
    """CC-3: a D lies there; the other 71 tiles, three more D among them, are to be drawn."""
    saved = GAME.new(2, seed=4).save()
    assert saved["laid"] == ["D at 0,0 turned 0"]
    to_come = [saved["hand"], *saved["pile"]]
    assert len(to_come) == 71
    assert to_come.count("D") == 3
    assert set(to_come) == set(LETTERS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_followers_each(players: int) -> None:
    """CC-4: the supply is seven followers; the eighth is on the track, at 0."""
    view = GAME.new(players, seed=1).view(0)
    assert view["supply"] == [7] * players
    assert view["track"] == [0] * players


def test_the_first_seat_begins() -> None:
    """CC-5: who begins is chosen by taking the first seat."""
    assert {int(GAME.new(4, seed).actor) for seed in range(20)} == {0}


def test_who_begins_can_be_drawn() -> None:
    """CC-5: with the option, anybody may begin, and the same seed draws the same."""
    first = [int(GAME.new(4, seed, random_start=True).actor) for seed in range(60)]
    assert set(first) == {0, 1, 2, 3}
    assert first == [int(GAME.new(4, seed, random_start=True).actor) for seed in range(60)]


def test_the_seed_shuffles_the_pile() -> None:
    """CC-6: another seed gives another order, the same seed the same."""
    piles = [tuple(GAME.new(2, seed).save()["pile"]) for seed in range(30)]
    assert len(set(piles)) == 30
    assert piles == [tuple(GAME.new(2, seed).save()["pile"]) for seed in range(30)]


def test_the_first_draw_is_told() -> None:
    """CC-9: all know the first tile."""
    state = GAME.new(2, seed=3, listen=True)
    assert events(state, "draw") == [{"seat": 0, "tile": state.save()["hand"]}]


def test_without_options_the_game_is_the_booklet_s() -> None:
    """CC-42: every option is off by default."""
    assert [option.default for option in GAME.options] == [False] * len(GAME.options)
    assert GAME.new(3, seed=5) == GAME.new(3, seed=5, **{option.name: False for option in GAME.options})
    assert GAME.load(position("UV")).save()["options"] == {"random_start": False}
