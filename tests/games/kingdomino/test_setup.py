"""Setup: players, castles, kings, pile, and the first two lines."""

import pytest

from demesne.games.kingdomino.dominoes import DOMINOES
from tests.games.kingdomino.positions import GAME, kingdom, play, play_on, said, table, told


def opening(players: int, seed: int) -> list[str]:
    """What is told until all kings are on the first line and the second line is laid out."""
    state = GAME.new(players, seed, listen=True)
    while said(state)[0].startswith("take"):
        state.apply(state.actions()[0])
    return told(state)


def test_two_to_four_players() -> None:
    """KD-1: the game is for 2 to 4 players and has the dominoes 1 to 48."""
    assert list(GAME.players) == [2, 3, 4]
    assert [len(GAME.new(players, seed=1).scores()) for players in GAME.players] == [2, 3, 4]
    assert sorted(DOMINOES) == list(range(1, 49))


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    """KD-1: any other number of players is refused."""
    with pytest.raises(ValueError, match=r"players: .*2 to 4"):
        GAME.new(players, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_a_castle_alone(players: int) -> None:
    """KD-2: at first a kingdom is the castle, and the first domino lies against it."""
    state = GAME.new(players, seed=3)
    assert state.save()["kingdoms"] == [{"laid": [], "discarded": []}] * players
    alone = kingdom("")
    assert (alone.columns, alone.rows) == (1, 1)
    assert len(list(alone.placements(13, 5))) == 4 * 3 * 2  # sides, turns of the outer half, halves
    assert len(list(alone.placements(1, 5))) == 4 * 3


@pytest.mark.parametrize(("players", "kings"), [(2, 2), (3, 1), (4, 1)])
def test_kings_of_each_player(players: int, kings: int) -> None:
    """KD-3: two players have two kings each, more players one each."""
    drawn = [sentence for sentence in opening(players, seed=5) if sentence.startswith("king")]
    assert sorted(drawn) == sorted([f"king of {seat}" for seat in range(players)] * kings)


def test_the_seed_shuffles_the_pile() -> None:
    """KD-4: the pile is shuffled, the same seed giving the same order."""
    piles = [GAME.new(4, seed).save()["pile"] for seed in range(20)]
    assert all(pile != sorted(pile) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 20
    assert piles == [GAME.new(4, seed).save()["pile"] for seed in range(20)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_order_of_the_pile_is_hidden(seat: int | None) -> None:
    """KD-4: games that differ only in the order of the pile look alike."""
    offer = {1: None, 2: None, 3: None, 4: None}
    one = table("", "", kings=[0, 1, 0, 1], offer=offer, pile=range(5, 25))
    other = table("", "", kings=[0, 1, 0, 1], offer=offer, pile=range(24, 4, -1))
    assert one != other
    assert one.view(seat) == other.view(seat)
    assert one.view(seat)["pile"] == 20


@pytest.mark.parametrize(("players", "in_play"), [(2, 24), (3, 36), (4, 48)])
def test_dominoes_in_play(players: int, in_play: int) -> None:
    """KD-5: 24, 36 or 48 dominoes are in play, no two of the same number."""
    saved = GAME.new(players, seed=11).save()
    dominoes = saved["pile"] + [place["domino"] for place in saved["offer"]]
    assert len(dominoes) == len(set(dominoes)) == in_play


def test_dominoes_are_taken_out_at_random() -> None:
    """KD-5: with two players every domino is in play in some games and missing in others."""
    games = [GAME.new(2, seed).save() for seed in range(60)]
    in_play = [{*saved["pile"], *(place["domino"] for place in saved["offer"])} for saved in games]
    assert set.union(*in_play) == set(DOMINOES)
    assert set.intersection(*in_play) == set()


def test_nobody_knows_which_dominoes_are_missing() -> None:
    """KD-5: games that differ in what was taken out look alike."""
    offer = {1: None, 2: None, 3: None, 4: None}
    low = table("", "", kings=[0, 1, 0, 1], offer=offer, pile=range(5, 25))
    high = table("", "", kings=[0, 1, 0, 1], offer=offer, pile=range(29, 49))
    assert low.view(0) == high.view(0)
    assert low.view(0)["unseen"] == list(range(5, 49))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_has_appeared_is_known(players: int) -> None:
    """KD-6: all that has appeared is known; what is in the pile can be deduced with four players only."""
    state = GAME.new(players, seed=8, listen=True)
    play_on(state, 25)
    appeared = {
        int(number) for sentence in told(state) if sentence.startswith("line") for number in sentence.split()[1:]
    }
    known = state.view(None)
    assert known["unseen"] == [number for number in DOMINOES if number not in appeared]
    assert set(state.save()["pile"]) <= set(known["unseen"])
    assert (len(known["unseen"]) == known["pile"]) == (players == 4)


@pytest.mark.parametrize(("players", "length"), [(2, 4), (3, 3), (4, 4)])
def test_length_of_a_line(players: int, length: int) -> None:
    """KD-7: a line has a domino for each king in play."""
    state = GAME.new(players, seed=2)
    assert len(state.save()["offer"]) == length == len(state.actions())


def test_lines_are_in_ascending_order() -> None:
    """KD-8: whatever the order in which its dominoes are drawn, a line ascends."""
    for seed in range(20):
        line = [place["domino"] for place in GAME.new(4, seed).save()["offer"]]
        assert line == sorted(line)
    state = table("", "", "", "", kings=[0, 1, 2, 3], pile=[30, 48, 9, 12])
    play(state, "take 1", "take 2", "take 3")
    assert [place["domino"] for place in state.view(0)["offer"]] == [9, 12, 30, 48]


def test_kings_go_to_free_dominoes_one_at_a_time() -> None:
    """KD-9: the owner of the king drawn takes a domino on which there is no king."""
    state = table("", "", "", kings=[2, 0, 1], offer={3: None, 17: None, 41: None})
    assert (state.actor, said(state)) == (2, ["take 3", "take 17", "take 41"])
    play(state, "take 17")
    assert (state.actor, said(state)) == (0, ["take 3", "take 41"])
    with pytest.raises(ValueError, match="There is a king on domino 17 already"):
        state.read("take 17")


def test_the_last_king_has_no_choice() -> None:
    """KD-9: the last king goes to the only free domino without a question."""
    state = table("", "", "", kings=[2, 0, 1], offer={3: None, 17: None, 41: None})
    state.listen()
    play(state, "take 17", "take 3")
    assert told(state)[:5] == ["2 takes 17", "king of 0", "0 takes 3", "king of 1", "1 takes 41"]
    assert state.actor == 0


def test_two_players_draw_four_kings_in_any_order() -> None:
    """KD-9: with two players one of them may have the first two kings."""
    orders = {tuple(GAME.new(2, seed).save()["kings"]) for seed in range(100)}
    assert orders == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)}
    state = table("", "", kings=[1, 1, 0, 0])
    play(state, "take 4")
    assert state.actor == 1
    play(state, "take 1")
    assert state.actor == 0


def test_the_kings_to_come_are_hidden() -> None:
    """KD-9: nobody knows whose king comes next, only whose kings are left."""
    one = table("", "", "", "", kings=[1, 0, 2, 3])
    other = table("", "", "", "", kings=[1, 3, 2, 0])
    assert one.view(0) == other.view(0)
    assert one.view(0)["undrawn_kings"] == [0, 2, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_second_line_comes_before_the_first_placing(players: int) -> None:
    """KD-10: the second line is laid out when all kings stand, and before anybody places."""
    for seed in range(10):
        sentences = opening(players, seed)
        second = [i for i, sentence in enumerate(sentences) if sentence.startswith("line")][1]
        takes = [i for i, sentence in enumerate(sentences) if " takes " in sentence]
        assert takes == [i for i in takes if i < second]
        assert len(takes) == len(sentences[second].split()) - 1
        assert not any(" places " in sentence for sentence in sentences)


def test_the_seed_draws_the_kings() -> None:
    """KD-11: the same seed draws the same kings, and over many seeds they come in every order."""
    orders = [tuple(GAME.new(3, seed).save()["kings"]) for seed in range(60)]
    assert orders == [tuple(GAME.new(3, seed).save()["kings"]) for seed in range(60)]
    assert len(set(orders)) == 6
