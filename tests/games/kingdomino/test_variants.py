"""Variants: Dynasty, Middle Kingdom, Harmony, Mighty Duel, and all of them together."""

from itertools import product

import pytest

import demesne
from tests.games.kingdomino.positions import (
    FULL_KINGDOM,
    GAME,
    WALLED_IN,
    finished,
    fits,
    kingdom,
    placing,
    play_on,
    table,
    told,
)

VARIANTS = ["dynasty", "middle_kingdom", "harmony", "mighty_duel"]


def middle_bonus(words: str) -> int:
    """What Middle Kingdom gives for a kingdom."""
    bonus: int = finished(words, "", middle_kingdom=True).breakdown()[0]["middle_kingdom"]
    return bonus


def test_variants_are_off_by_default() -> None:
    """KD-36: a game has no variants unless they are asked for."""
    assert [option.name for option in GAME.options] == VARIANTS
    assert GAME.new(2, seed=1).save()["options"] == dict.fromkeys(VARIANTS, False)
    assert finished(FULL_KINGDOM, "").scores() == [54, 0]


@pytest.mark.parametrize("switches", list(product([False, True], repeat=4)))
def test_variants_combine_freely(switches: tuple[bool, ...]) -> None:
    """KD-36: two players can play with any set of variants, to the end."""
    options = dict(zip(VARIANTS, switches, strict=True))
    state = GAME.new(2, seed=12, **options)
    assert state.save()["options"] == options
    play_on(state)
    assert state.actor == demesne.OVER


def test_a_dynasty_is_three_games() -> None:
    """KD-37: three games are played, and their points are added up."""
    state = GAME.new(3, seed=2, listen=True, dynasty=True)
    play_on(state)
    assert told(state).count("end") == 3
    assert told(state)[-1] == "end"
    totals = [event.facts["scores"] for event in state.events or [] if event.kind == "end"]
    earlier = state.save()["earlier"]
    assert len(earlier) == 2
    assert totals[0] == earlier[0]
    assert totals[1] == [a + b for a, b in zip(*earlier, strict=True)]
    assert state.scores() == totals[2]
    for seat in range(3):
        land = sum(one["points"] for one in state.breakdown()[seat]["properties"])
        assert state.scores()[seat] == earlier[0][seat] + earlier[1][seat] + land


def test_each_game_of_a_dynasty_is_set_up_afresh() -> None:
    """KD-37: the next game begins with castles alone, a new pile and kings drawn anew."""
    state = table("", "", "", "", line={13: 0}, offer={}, dynasty=True, earlier=[[5, 6, 7, 8]])
    state.listen()
    play_on(state, 1)
    saved = state.save()
    assert told(state)[:2] == ["0 places 13", "end"]
    assert told(state)[2].startswith("line ")
    assert saved["earlier"] == [[5, 6, 7, 8], [0, 0, 0, 0]]
    assert saved["kingdoms"] == [{"laid": [], "discarded": []}] * 4
    assert sorted(saved["pile"] + [place["domino"] for place in saved["offer"]]) == list(range(1, 49))
    assert sorted(saved["kings"]) == [0, 1, 2, 3]
    assert state.scores() == [5, 6, 7, 8]


def test_games_of_a_dynasty_differ() -> None:
    """KD-37: the three games of a dynasty have different lines."""
    state = GAME.new(4, seed=20, listen=True, dynasty=True)
    play_on(state)
    lines = [sentence for sentence in told(state) if sentence.startswith("line")]
    assert len(lines) == 36
    assert len({tuple(lines[i : i + 12]) for i in (0, 12, 24)}) == 3


def test_the_highest_total_wins_a_dynasty() -> None:
    """KD-37: the total decides, not the last game."""
    state = finished("", "48 at 1,0 east", dynasty=True, earlier=[[10, 4], [1, 2]])
    assert state.scores() == [11, 9]
    assert state.winners() == [0]


def test_equal_totals_share_a_dynasty() -> None:
    """KD-37: properties and crowns of the last game do not break the tie of a dynasty."""
    state = finished("1 at 1,0 east", "48 at 1,0 east", dynasty=True, earlier=[[4, 4], [5, 2]])
    assert state.scores() == [9, 9]
    assert state.winners() == [0, 1]


def test_a_full_kingdom_round_its_castle() -> None:
    """KD-38: a full kingdom with the castle in the middle square has 10 extra points."""
    assert middle_bonus(FULL_KINGDOM) == 10
    assert finished(FULL_KINGDOM, "", middle_kingdom=True).scores()[0] == 64


@pytest.mark.parametrize(
    ("words", "bonus"),
    [
        ("1 at 1,0 east; 2 at -1,0 west; 19 at 0,1 east; 13 at 0,-1 east", 10),  # 5 by 3
        ("1 at 0,1 south; 2 at 0,-1 north; 19 at 1,0 south; 13 at -1,0 north", 10),  # 3 by 5
        ("1 at 1,0 south; 2 at -1,0 north", 10),  # 3 by 3
        ("1 at 1,0 east; 2 at -1,0 west", 10),  # 5 by 1
        ("1 at 1,0 east", 0),  # 3 wide, the castle at its edge
        ("1 at 1,0 south; 2 at -1,0 south", 0),  # symmetric in its columns only
        ("1 at 0,1 east; 2 at 0,-1 east", 0),  # symmetric in its rows only
        ("1 at 1,0 east; 13 at -1,0 north; 14 at -1,1 south", 0),  # 4 wide
        ("1 at 1,0 south; 2 at 1,2 west", 0),  # within two squares of the castle, but not round it
        (WALLED_IN, 10),
    ],
)
def test_the_castle_in_the_centre_of_the_extent(words: str, bonus: int) -> None:
    """KD-38: as many columns to the left as to the right, as many rows above as below."""
    assert middle_bonus(words) == bonus


def test_middle_kingdom_counts_only_when_chosen() -> None:
    """KD-38: without the variant there is no bonus and no mention of it."""
    state = finished(WALLED_IN, "")
    assert state.scores() == [0, 0]
    assert "middle_kingdom" not in state.breakdown()[0]


def test_harmony_for_a_complete_territory() -> None:
    """KD-39: 5 extra points if nothing was discarded."""
    state = finished(FULL_KINGDOM, "", harmony=True)
    assert state.breakdown()[0]["harmony"] == 5
    assert state.scores() == [59, 0]


def test_one_discard_ends_harmony() -> None:
    """KD-39: the first discard costs the bonus."""
    before = placing(WALLED_IN, 5, harmony=True)
    assert before.breakdown()[0]["harmony"] == 5
    after = placing(WALLED_IN, 46, harmony=True)
    assert after.save()["kingdoms"][0]["discarded"] == [46]
    assert after.breakdown()[0]["harmony"] == 0


def test_a_discard_does_not_cost_the_middle() -> None:
    """KD-38, KD-39: Middle Kingdom looks at the extent alone."""
    state = placing(WALLED_IN, 46, harmony=True, middle_kingdom=True)
    assert (state.breakdown()[0]["middle_kingdom"], state.breakdown()[0]["harmony"]) == (10, 0)
    assert state.scores()[0] == 10


def test_both_bonuses_are_added() -> None:
    """KD-38, KD-39: a full kingdom of 54 points has 69 with both bonuses."""
    state = finished(FULL_KINGDOM, "", harmony=True, middle_kingdom=True)
    assert state.scores()[0] == 69 == state.breakdown()[0]["total"]


def test_bonuses_count_before_ties_are_broken() -> None:
    """KD-40: 10 points of Middle Kingdom equal 10 points of land, and then the largest property decides."""
    bonus_alone = "1 at 1,0 east; 2 at -1,0 west"  # 10 points, property of 2, no crowns
    land_alone = "48 at 1,0 south; 47 at 0,2 east"  # 10 points, property of 2, 5 crowns
    state = finished(bonus_alone, land_alone, middle_kingdom=True)
    assert state.scores() == [10, 10]
    assert state.winners() == [1]
    larger = "1 at 1,0 south; 2 at 1,-1 west; 15 at -1,-1 south"  # 10 points, property of 5, no crowns
    state = finished(larger, land_alone, middle_kingdom=True)
    assert state.scores() == [10, 10]
    assert state.winners() == [0]


def test_a_bonus_alone_can_win() -> None:
    """KD-40: who has less land may have the higher score."""
    state = finished("1 at 1,0 east; 2 at -1,0 west", "48 at 1,0 east", middle_kingdom=True)
    assert (state.scores(), state.winners()) == ([10, 3], [0])


@pytest.mark.parametrize("players", [3, 4])
def test_the_mighty_duel_is_for_two(players: int) -> None:
    """KD-41: three or four players cannot have the Mighty Duel."""
    with pytest.raises(ValueError, match=r"mighty_duel: .* 2 players"):
        GAME.new(players, seed=1, mighty_duel=True)


def test_the_mighty_duel_has_all_dominoes() -> None:
    """KD-41: 48 dominoes, lines of four, two kings and 24 dominoes each, 12 turns."""
    state = GAME.new(2, seed=1, listen=True, mighty_duel=True)
    saved = state.save()
    assert sorted(saved["pile"] + [place["domino"] for place in saved["offer"]]) == list(range(1, 49))
    assert sorted(saved["kings"]) == [0, 0, 1, 1]
    play_on(state)
    lines = [sentence.split()[1:] for sentence in told(state) if sentence.startswith("line")]
    assert [len(line) for line in lines] == [4] * 12
    for data in state.save()["kingdoms"]:
        assert len(data["laid"]) + len(data["discarded"]) == 24


def test_the_mighty_duel_hides_nothing_but_the_order() -> None:
    """KD-6, KD-41: with all dominoes in play, what has not appeared is in the pile."""
    known = GAME.new(2, seed=1, mighty_duel=True).view(0)
    assert len(known["unseen"]) == known["pile"] == 44


def test_seven_columns_in_the_mighty_duel() -> None:
    """KD-41: kingdoms are up to 7 wide and high, and no more."""
    words = "1 at 1,0 east; 2 at -1,0 west; 13 at 3,0 south; 14 at -3,0 south"
    built = kingdom(words, 7)
    assert (built.west, built.columns) == (-3, 7)
    state = placing(words, 15, mighty_duel=True)
    with pytest.raises(ValueError, match="8 squares wide; 7 are allowed"):
        state.read("place 15 at 4,0 south")
    assert fits(built, "15 at 2,-1 north", 7)
    assert not fits(kingdom("1 at 1,0 east; 2 at -1,0 west"), "13 at 3,0 south")


def test_seven_rows_in_the_mighty_duel() -> None:
    """KD-41: six rows above the castle are allowed, a seventh is not."""
    words = "1 at 0,-1 north; 2 at 0,-3 north; 13 at 0,-5 east; 14 at 0,-6 east"
    assert kingdom(words, 7).rows == 7
    state = placing(words, 15, mighty_duel=True)
    with pytest.raises(ValueError, match="8 squares high; 7 are allowed"):
        state.read("place 15 at 0,-7 east")
    with pytest.raises(ValueError, match="8 squares high; 7 are allowed"):
        state.read("place 15 at 0,1 east")
