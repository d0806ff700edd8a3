"""Bridge, and the cards that count what was played: Conspirator and Coppersmith."""

import pytest

from tests.games.dominion.positions import (
    costs,
    counters,
    deck,
    discard,
    hand,
    in_play,
    options,
    say,
    table,
    trash,
)


def test_bridge_lowers_all_costs() -> None:
    """DM-187: a Buy, a coin, and everything costs 1 less, but never below 0."""
    state = table("bridge", "")
    before = costs(state)
    say(state, "play bridge")
    assert counters(state) == (0, 2, 1)
    assert costs(state) == {card: max(cost - 1, 0) for card, cost in before.items()}
    assert costs(state)["copper"] == costs(state)["curse"] == 0
    assert "buy estate" in options(state)
    assert "buy silver" not in options(state)


def test_bridge_lowers_the_cost_of_cards_in_hand() -> None:
    """DM-188: after Bridge a Silver of the hand costs 2, and Upgrade turns it into a card that costs 3 now."""
    state = table("bridge, upgrade, silver", "", decks=["silver", ""], actions=2, kingdom="steward, baron, minion")
    say(state, "play bridge", "play upgrade")
    assert {one for one in options(state) if one in ("gain steward", "gain baron", "gain minion")} == {"gain baron"}


def test_bridge_lowers_the_cost_of_cards_in_decks() -> None:
    """DM-188: after Bridge a Silver that Saboteur reveals is too cheap, a Gold costs 5 and may become a 3."""
    state = table("bridge, saboteur", "", decks=["", "silver, gold"], actions=2, kingdom="baron, minion")
    say(state, "play bridge", "play saboteur")
    assert trash(state) == ["gold"]
    assert "gain baron" in options(state)
    assert "gain minion" not in options(state)


def test_bridge_is_cumulative() -> None:
    """DM-188: two Bridges, or one played twice, lower costs by 2."""
    state = table("2 bridge", "", actions=2)
    say(state, "play bridge", "play bridge")
    assert costs(state)["province"] == 6
    assert counters(state) == (0, 3, 2)
    state = table("throne room, bridge", "")
    say(state, "play throne room", "play bridge")
    assert costs(state)["province"] == 6
    assert counters(state) == (0, 3, 2)


def test_village_bridge_workshop() -> None:
    """DM-189: Workshop gains a Duchy, then 3 coins buy a Silver for 2 and an Estate for 1."""
    state = table("village, bridge, workshop, copper", "", decks=["copper", ""])
    say(state, "play village", "play bridge", "play workshop", "gain duchy", "play all treasures")
    assert counters(state) == (0, 2, 3)
    say(state, "buy silver", "buy estate")
    owned = discard(state) + hand(state) + deck(state)
    assert sorted(owned) == ["bridge", "copper", "copper", "duchy", "estate", "silver", "village", "workshop"]


@pytest.mark.parametrize("gained", ["estate", "pawn"])
def test_bridge_and_upgrade(gained: str) -> None:
    """DM-190, DM-258: after one Bridge a Copper (0) becomes an Estate or a Pawn (1)."""
    state = table("bridge, upgrade", "", decks=["copper", ""], actions=2, kingdom="pawn, steward, moat, cellar")
    say(state, "play bridge", "play upgrade")
    assert trash(state) == ["copper"]
    assert {"gain estate", "gain pawn"} <= set(options(state))
    assert not {"gain copper", "gain curse", "gain steward"} & set(options(state))
    say(state, f"gain {gained}")
    assert discard(state) == [gained]


def test_bridge_cancels_out_in_upgrade() -> None:
    """DM-258: above 0 both costs fall alike, so an Estate becomes a Silver with or without Bridge."""
    for played in ([], ["play bridge"]):
        state = table("bridge, upgrade", "", decks=["estate", ""], actions=2, kingdom="pawn, steward, baron")
        say(state, *played, "play upgrade")
        if not played:
            say(state, "trash estate")
        assert {"gain silver", "gain steward"} <= set(options(state))
        assert not {"gain estate", "gain pawn", "gain baron"} & set(options(state))


def test_the_discount_ends_with_the_turn() -> None:
    """DM-191: it comes from the play, not from the card in play, and is over in the next turn."""
    state = table("throne room, bridge", "5 copper", decks=["5 copper", ""])
    say(state, "play throne room", "play bridge")
    assert in_play(state) == ["throne_room", "bridge"]
    assert costs(state)["gold"] == 4
    say(state, "end turn")
    assert state.actor == 1
    assert costs(state)["gold"] == 6


def test_the_discount_does_not_need_the_card_in_play() -> None:
    """DM-191: with the Bridge gone from play its discount stays until the end of the turn."""
    state = table("village, 2 copper", "", decks=["silver", ""], discount=1, played=1, trash="bridge")
    say(state, "play village")
    assert costs(state)["province"] == 7
    say(state, "play all treasures")
    assert "buy duchy" in options(state)  # 4 coins


def test_conspirator_as_third_action() -> None:
    """DM-192: 2 coins always; a card and an Action from the third Action on, counting itself."""
    for before, drawn in ((0, []), (1, []), (2, ["gold"]), (3, ["gold"])):
        state = table("conspirator", "", decks=["gold, gold", ""], played=before)
        say(state, "play conspirator")
        assert hand(state) == drawn
        assert counters(state) == (len(drawn), 1, 2)


def test_conspirator_counts_real_plays() -> None:
    """DM-192: Village, Village, Conspirator draws; Village, Conspirator does not."""
    state = table("2 village, conspirator", "", decks=["copper, copper, gold", ""])
    say(state, "play village", "play village", "play conspirator")
    assert hand(state) == ["copper", "copper", "gold"]
    assert counters(state) == (3, 1, 2)
    state = table("village, conspirator", "", decks=["copper, gold", ""])
    say(state, "play village", "play conspirator")
    assert hand(state) == ["copper"]
    assert counters(state) == (1, 1, 2)


def test_conspirator_does_not_look_ahead() -> None:
    """DM-193: Actions played after it give it nothing."""
    state = table("conspirator, 2 village", "", decks=["3 copper", ""], actions=2)
    say(state, "play conspirator")
    assert hand(state) == ["village", "village"]
    say(state, "play village", "play village")
    assert hand(state) == ["copper", "copper"]
    assert counters(state) == (3, 1, 2)


def test_throned_conspirator() -> None:
    """DM-194, DM-177: it is the second and the third Action, so only the second play draws."""
    state = table("throne room, conspirator", "", decks=["gold, silver", ""])
    say(state, "play throne room", "play conspirator")
    assert hand(state) == ["gold"]
    assert counters(state) == (1, 1, 4)


def test_conspirator_counts_dual_types_and_what_left_play() -> None:
    """DM-195: Great Hall counts, and so does a Mining Village that was trashed."""
    state = table("great hall, mining village, conspirator", "", decks=["2 copper, gold", ""])
    say(state, "play great hall", "play mining village", "trash this for 2 coins", "play conspirator")
    assert in_play(state) == ["great_hall", "conspirator"]
    assert hand(state) == ["copper", "copper", "gold"]
    assert counters(state) == (2, 1, 4)


def test_conspirator_counts_what_vassal_plays() -> None:
    """DM-195: Vassal and the card it plays are two Actions."""
    state = table("vassal, conspirator", "", decks=["village, copper, gold", ""])
    say(state, "play vassal", "play the discarded card", "play conspirator")
    assert hand(state) == ["copper", "gold"]
    assert counters(state) == (2, 1, 4)
    state = table("village, vassal", "", decks=["copper, conspirator, gold", ""])
    say(state, "play village", "play vassal", "play the discarded card")
    assert hand(state) == ["copper", "gold"]


def test_coppersmith() -> None:
    """DM-196: each Copper gives 2 coins, other Treasures what they always give."""
    state = table("coppersmith, 2 copper, silver", "")
    say(state, "play coppersmith", "play copper")
    assert counters(state)[2] == 2
    say(state, "play copper")
    assert counters(state)[2] == 4
    say(state, "play silver")
    assert counters(state)[2] == 6


def test_coppersmith_is_cumulative() -> None:
    """DM-197: played twice, Copper gives 3 coins."""
    state = table("throne room, coppersmith, 2 copper", "")
    say(state, "play throne room", "play coppersmith", "play all treasures")
    assert counters(state) == (0, 1, 6)


def test_coppersmith_changes_coins_only() -> None:
    """DM-198: Copper still costs 0, and the bonus ends with the turn."""
    state = table("coppersmith, copper", "2 copper", decks=["5 copper", ""])
    before = costs(state)
    say(state, "play coppersmith")
    assert costs(state) == before
    say(state, "play copper", "end turn", "play all treasures")
    assert state.actor == 1
    assert counters(state) == (1, 1, 2)
