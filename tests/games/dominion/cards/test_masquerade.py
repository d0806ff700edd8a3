"""Masquerade: all pass a card to the left."""

from tests.games.dominion.positions import (
    asked,
    counters,
    deck,
    discard,
    hand,
    left,
    options,
    say,
    table,
    trash,
)


def test_all_pass_a_card_to_the_left() -> None:
    """DM-210: 2 cards first, then a card goes from each hand to the next, the last player's to the first."""
    state = table("masquerade, copper", "estate, duchy", "province, curse", decks=["silver, gold, gold", "", ""])
    say(state, "play masquerade")
    assert asked(state) == (0, ["pass copper", "pass gold", "pass silver"])
    say(state, "pass silver", "pass duchy", "pass curse")
    assert hand(state) == ["copper", "curse", "gold"]
    assert hand(state, 1) == ["estate", "silver"]
    assert hand(state, 2) == ["duchy", "province"]


def test_nobody_sees_the_incoming_card_before_choosing() -> None:
    """DM-210: what was passed is neither in the next hand nor in its owner's view until all have chosen."""
    views = []
    for passed in ("copper", "gold"):
        state = table("masquerade, copper, gold", "estate, duchy", "province, curse")
        say(state, "play masquerade", f"pass {passed}")
        assert asked(state) == (1, ["pass duchy", "pass estate"])
        assert hand(state, 1) == ["duchy", "estate"]
        views.append([state.view(1), state.view(2), state.view(None)])
        say(state, "pass estate")
        assert asked(state) == (2, ["pass curse", "pass province"])
        views[-1].append(state.view(2))
    assert views[0] == views[1]


def test_only_its_player_may_trash() -> None:
    """DM-211, DM-212: the player of Masquerade may trash one card, also the one received, or none."""
    position = ("masquerade, copper", "estate, duchy", "province, curse")
    state = table(*position, decks=["silver, gold", "", ""])
    say(state, "play masquerade", "pass silver", "pass duchy", "pass curse")
    assert asked(state) == (0, ["no more", "trash copper", "trash curse", "trash gold"])
    other = state.clone()
    say(other, "trash curse")
    assert trash(other) == ["curse"]
    say(state, "trash copper")
    assert trash(state) == ["copper"]
    assert asked(state)[0] == 0
    assert not [one for one in options(state) if one.startswith("trash")]
    assert hand(state, 1) == ["estate", "silver"]
    assert hand(state, 2) == ["duchy", "province"]


def test_the_trash_is_optional() -> None:
    """DM-212: nothing has to be trashed."""
    state = table("masquerade, copper", "curse")
    say(state, "play masquerade", "no more")
    assert trash(state) == []
    assert hand(state) == ["curse"]
    assert hand(state, 1) == ["copper"]


def test_no_reaction_to_masquerade() -> None:
    """DM-213: it is not an Attack, so Moat and Secret Chamber are of no use."""
    state = table("masquerade, copper", "moat, secret chamber", decks=["", "2 gold"])
    say(state, "play masquerade")
    assert asked(state) == (1, ["pass moat", "pass secret chamber"])
    say(state, "pass moat", "no more")
    assert hand(state) == ["moat"]
    assert hand(state, 1) == ["copper", "secret_chamber"]


def test_an_empty_hand_receives() -> None:
    """DM-214, DM-108: a player with no card passes nothing, but gets one; the next player gets none."""
    state = table("masquerade, gold, copper", "", "estate, curse")
    say(state, "play masquerade", "pass gold")
    assert asked(state) == (2, ["pass curse", "pass estate"])
    say(state, "pass curse", "no more")
    assert hand(state) == ["copper", "curse"]
    assert hand(state, 1) == ["gold"]
    assert hand(state, 2) == ["estate"]


def test_passing_is_no_gain() -> None:
    """DM-215: a passed card is not trashed, discarded or gained."""
    state = table("masquerade, copper", "curse, estate", decks=["gold, silver", ""])
    state.listen()
    curses = left(state, "curse")
    say(state, "play masquerade", "pass copper", "pass curse", "no more")
    assert state.events is not None
    kinds = [event.kind for event in state.events]
    assert kinds.count("pass") > 0
    assert not {"gain", "trash", "discard"} & set(kinds)
    assert (trash(state), discard(state), discard(state, 1)) == ([], [], [])
    assert left(state, "curse") == curses
    assert deck(state) == []
    assert counters(state) == (0, 1, 0)


def test_only_giver_and_taker_see_a_passed_card() -> None:
    """DM-210: the others, and onlookers, are told that a card went from hand to hand, not which."""
    state = table("masquerade, copper", "estate", "curse")
    state.listen()
    say(state, "play masquerade", "no more")
    assert state.events is not None
    for giver, card in enumerate(["copper", "estate", "curse"]):
        taker = (giver + 1) % 3
        for seat in (0, 1, 2, None):
            told = [one.facts for one in state.events if one.kind == "pass" and one.is_seen_by(seat)]
            mine = [facts for facts in told if facts["seat"] == giver]
            known = {"card": card} if seat in (giver, taker) else {}
            assert mine == [{"seat": giver, "to": taker} | known]
