"""The turn: Action, Buy, Clean-up; shuffling; the end; points."""

from typing import Any

import pytest

from tests.games.dominion.positions import (
    asked,
    counters,
    deck,
    discard,
    hand,
    in_play,
    left,
    options,
    say,
    table,
    trash,
)


def test_phases_follow_each_other() -> None:
    """DM-29, DM-39: Action, Buy, Clean-up; what has ended does not come back. DM-32: playing is optional."""
    state = table("village, moat, copper", "")
    assert options(state) == ["end actions", "play moat", "play village"]
    say(state, "end actions")
    assert options(state) == ["no more treasures", "play copper"]
    with pytest.raises(ValueError, match="not a Treasure"):
        state.read("play village")
    say(state, "no more treasures")
    assert "end turn" in options(state)
    say(state, "end turn")
    assert state.turn == 1


def test_an_action_card_needs_an_action() -> None:
    """DM-36, DM-37: Market, Market, Militia is possible; Militia alone ends the phase."""
    state = table("2 market, militia, smithy", "")
    say(state, "play market", "play market", "play militia")
    assert counters(state) == (0, 3, 4)
    assert asked(state)[1][0].startswith("buy")
    state = table("militia, smithy, copper", "")
    say(state, "play militia")
    assert options(state) == ["no more treasures", "play copper"]


def test_a_card_goes_into_play_and_stays_there() -> None:
    """DM-33, DM-38, DM-73: played cards lie in play until Clean-up."""
    state = table("village, smithy", "", decks=["5 estate", ""])
    say(state, "play village", "play smithy")
    assert in_play(state) == ["village", "smithy"]
    assert len(hand(state)) == 4


def test_actions_only_in_the_own_action_phase() -> None:
    """DM-40: nobody else plays Actions."""
    state = table("copper", "village")
    assert asked(state)[0] == 0
    assert "play village" not in options(state)


def test_as_much_as_possible() -> None:
    """DM-35, DM-68, DM-82: a card may be played though not all of it can be done."""
    state = table("smithy", "", decks=["gold", ""])
    say(state, "play smithy")
    assert hand(state) == ["gold"]


def test_treasures_are_played_in_any_order_or_not() -> None:
    """DM-41, DM-42: each Treasure played gives its coins; none must be played."""
    state = table("copper, silver, gold, harem", "")
    assert "play all treasures" in options(state)
    say(state, "play silver", "play harem", "play copper")
    assert state.coins == 5
    say(state, "no more treasures")
    assert hand(state) == ["gold"]
    state = table("copper, silver, gold, harem", "")
    say(state, "play all treasures")
    assert state.coins == 8
    assert in_play(state) == ["copper", "silver", "gold", "harem"]


def test_buying() -> None:
    """DM-43, DM-49, DM-51, DM-71: 6 coins, Market for 5; 1 is left, and the card is in the discard pile, unused."""
    state = table("4 copper, silver", "", buys=2)
    say(state, "play all treasures", "buy market")
    assert counters(state) == (1, 1, 1)
    assert discard(state) == ["market"]
    assert left(state, "market") == 9


def test_several_buys_share_the_coins() -> None:
    """DM-45, DM-67: two Silvers for 6 coins, or Courtyard and Ironworks; Buys need not be used."""
    state = table("2 gold", "", buys=2)
    say(state, "play all treasures", "buy silver", "buy silver")
    assert left(state, "silver") == 38
    state = table("2 gold", "", buys=2, kingdom="courtyard, ironworks")
    say(state, "play all treasures", "buy courtyard")
    assert "buy ironworks" in options(state)
    assert "end turn" in options(state)


def test_what_costs_nothing_can_be_bought() -> None:
    """DM-44, DM-46, DM-110, DM-116: with no coins there are Copper and Curse; never a card of the trash."""
    state = table("", "", trash="gold")
    assert options(state) == ["buy copper", "buy curse", "end turn"]


def test_an_empty_pile_cannot_be_bought() -> None:
    """DM-47, DM-72: there is none left."""
    state = table("", "", piles={"curse": 0})
    with pytest.raises(ValueError, match="no Curse left"):
        state.read("buy curse")


def test_what_is_too_dear_cannot_be_bought() -> None:
    """DM-43: the sentence says what it costs; nothing changes."""
    state = table("copper", "")
    say(state, "play copper")
    before = state.save()
    with pytest.raises(ValueError, match="Gold costs 6; you have 1 coin"):
        state.read("buy gold")
    assert state.save() == before


def test_no_treasures_after_a_purchase() -> None:
    """DM-48, DM-104: once something is bought, Treasures stay in hand."""
    state = table("2 copper", "", buys=2)
    say(state, "play copper", "no more treasures", "buy copper")
    with pytest.raises(ValueError, match="can no longer be played"):
        state.read("play copper")


def test_a_victory_card_cannot_be_played() -> None:
    """DM-64: Actions in the Action phase, Treasures in the Buy phase, and nothing else."""
    state = table("village, estate, copper", "")
    with pytest.raises(ValueError, match="Estate is not an Action"):
        state.read("play estate")
    say(state, "end actions")
    with pytest.raises(ValueError, match="Estate is not a Treasure"):
        state.read("play estate")


def test_clean_up() -> None:
    """DM-50, DM-52, DM-53, DM-54: all goes to the discard pile, 5 cards are drawn, what was unused is lost."""
    state = table("village, estate, copper", "copper, estate", decks=["6 silver", ""], coins=3, buys=2)
    say(state, "play village", "no more treasures", "end turn")
    assert sorted(discard(state)) == ["copper", "estate", "silver", "village"]
    assert discard(state)[-1] == "village"
    assert hand(state) == ["silver"] * 5
    assert counters(state) == (1, 1, 0)
    assert (state.turn, state.actor) == (1, 1)


def test_turns_go_round() -> None:
    """DM-23: to the left."""
    state = table("copper", "copper", "copper", decks=["5 copper", "5 copper", "5 copper"])
    turns = []
    for _ in range(4):
        turns.append(int(state.turn))
        say(state, "play copper" if "play copper" in options(state) and state.turn < 0 else "no more treasures")
        say(state, "end turn")
    assert turns == [0, 1, 2, 0]


def test_bonuses_add_up() -> None:
    """DM-65, DM-66, DM-69: +2 is +1 twice; coins are no Coppers."""
    state = table("throne room, festival", "")
    say(state, "play throne room", "play festival")
    assert counters(state) == (4, 3, 4)
    assert hand(state) == []


# Shuffling


def test_the_deck_runs_out_in_the_middle() -> None:
    """DM-81, DM-85: the old cards come first, then the shuffled ones."""
    state = table("smithy", "", decks=["gold", ""], discards=["5 estate", ""])
    say(state, "play smithy")
    assert hand(state) == ["estate", "estate", "gold"]
    assert len(deck(state)) == 3
    assert discard(state) == []


def test_an_empty_deck_is_no_reason_to_shuffle() -> None:
    """DM-83: only when a card is needed."""
    state = table("smithy", "", decks=["3 gold", ""], discards=["5 estate", ""])
    say(state, "play smithy")
    assert deck(state) == []
    assert len(discard(state)) == 5


def test_a_card_put_on_an_empty_deck() -> None:
    """DM-84, DM-125: it is the whole deck."""
    state = table("bureaucrat", "estate, copper", discards=["4 copper", "4 copper"])
    say(state, "play bureaucrat")
    assert deck(state) == ["silver"]
    assert deck(state, 1) == ["estate"]
    assert len(discard(state)) == len(discard(state, 1)) == 4


# The end


def test_no_more_provinces() -> None:
    """DM-55, DM-57, DM-115: the turn is completed, Clean-up included, and then the game is over."""
    state = table("4 gold", "copper", decks=["5 copper", ""], buys=2, piles={"province": 1})
    say(state, "play all treasures", "buy province")
    assert state.actor == 0
    say(state, "buy copper")
    assert state.actor == -1
    assert len(hand(state)) == 5


@pytest.mark.parametrize(("players", "piles"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_empty_piles(players: int, piles: int) -> None:
    """DM-55, DM-56: three empty piles of any kind end the game, four with five players or more."""
    names = ["curse", "duchy", "village", "smithy"]
    for number in (piles - 1, piles):
        empty = dict.fromkeys(names[:number], 0)
        state = table(*["copper"] * players, decks=["5 copper"] * players, piles=empty)
        say(state, "no more treasures", "end turn")
        assert (state.actor == -1) == (number == piles)


def test_a_game_that_cannot_go_on_is_over() -> None:
    """DM-57: nobody has anything to play, and nothing is free; the books do not think of it."""
    state = table("copper", "estate", piles={"copper": 0, "curse": 0})
    say(state, "play copper")
    assert state.actor == 0  # the Copper comes back
    state = table("", "estate", piles={"copper": 0, "curse": 0})
    assert state.actor == -1
    assert state.winners() == [1]


# Points


def points(*hands: str, **fields: Any) -> list[int]:
    """The points of these hands."""
    return table(*hands, **fields).scores()


def test_points() -> None:
    """DM-59, DM-61, DM-113, DM-114: printed points; a total may be negative."""
    assert points("estate, duchy, province, curse", "4 curse, gold") == [9, -4]
    assert points("great hall, harem, nobles, mill", "") == [6, 0]


def test_all_own_cards_count() -> None:
    """DM-58, DM-201: hand, deck, discard pile and play area."""
    state = table("duke", "", decks=["duchy", ""], discards=["duchy", ""], in_play="great hall")
    assert state.scores() == [2 + 3 + 3 + 1, 0]
    assert state.breakdown()[0]["cards"][0] == {"card": "duchy", "number": 2, "each": 3, "points": 6}


def test_gardens() -> None:
    """DM-135: 37 cards make 3 points for each Gardens."""
    assert points("2 gardens, 35 copper", "") == [6, 0]
    assert points("2 gardens, 37 copper", "") == [6, 0]
    assert points("2 gardens, 38 copper", "") == [8, 0]


def test_ties() -> None:
    """DM-60: most points, then fewer turns, then a shared victory."""
    assert table("estate", "duchy").winners() == [1]
    assert table("duchy", "duchy", turns=[5, 4]).winners() == [1]
    assert table("duchy", "duchy", "estate", turns=[4, 4, 4]).winners() == [0, 1]


# Types and costs


def test_types() -> None:
    """DM-62, DM-63: a card with two types is both, always."""
    state = table("throne room, great hall, nobles, militia, moat", "")
    say(state, "play throne room")
    assert options(state) == ["no more", "play great hall", "play militia", "play moat", "play nobles"]


def test_the_trash_is_open_and_final() -> None:
    """DM-78: trashed cards stay there, for all to see."""
    state = table("chapel, estate, curse", "")
    say(state, "play chapel", "trash estate", "trash curse")
    assert trash(state) == ["curse", "estate"]
    assert state.view(1)["trash"] == ["estate", "curse"]
    assert left(state, "estate") == 8 + 6 - 1


def test_cost_of_basic_cards() -> None:
    """DM-111, DM-112, DM-80: what is printed, less what Bridges take off."""
    state = table("bridge", "")
    assert state.view(0)["costs"]["silver"] == 3
    say(state, "play bridge")
    costs = state.view(0)["costs"]
    assert [costs[card] for card in ("copper", "silver", "gold", "province")] == [0, 2, 5, 7]
