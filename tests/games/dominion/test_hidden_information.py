"""What is public, what is hidden, and what stays known."""

import json

from tests.games.dominion.positions import GAME, say, table


def test_what_is_public_and_what_is_not() -> None:
    """DM-87, DM-88: sizes of hands, tops of discard piles, piles, trash; no hands, no decks."""
    state = table("village, copper", "gold", decks=["duchy", "silver"], discards=["estate, curse", ""], trash="estate")
    other = state.view(1)["seats"][0]
    assert (other["hand_size"], other["discard_top"], other["deck"]) == (2, "curse", [])
    assert "hand" not in other
    assert "discard" not in other
    assert state.view(0)["seats"][0]["hand"] == ["copper", "village"]
    assert state.view(None)["seats"][0].keys() == other.keys()
    assert state.view(1)["trash"] == ["estate"]
    assert state.view(1)["supply"]["province"] == 8


def test_counting() -> None:
    """DM-89, DM-90, DM-91: the own deck and the piles are counted, no discard pile, and no other deck."""
    state = table("copper", "", decks=["3 copper", "2 copper"], discards=["2 estate", "estate"])
    own, other = state.view(0)["seats"]
    assert own["deck_size"] == 3
    assert "deck_size" not in other
    assert "discard" not in own
    assert state.view(0)["supply"]["curse"] == 10


def test_how_far_another_player_is_with_a_choice() -> None:
    """DM-88: the cards picked so far count as being in hand."""
    state = table("militia", "3 estate, 2 copper")
    say(state, "play militia", "discard copper")
    assert state.view(1)["question"]["picked"] == ["copper"]
    assert "picked" not in state.view(0)["question"]
    assert state.view(0)["seats"][1]["hand_size"] == 5


def test_cellar_seen_by_others() -> None:
    """DM-70, DM-129: how many were discarded and the last one, not the others; nor what was drawn."""
    state = table("cellar, estate, copper, curse", "", decks=["3 gold", ""])
    state.listen()
    say(state, "play cellar", "discard copper", "discard estate", "discard curse")
    seen = [(event.kind, event.facts) for event in state.events or [] if event.is_seen_by(1)]
    assert ("discard", {"seat": 0, "number": 3, "top": "curse"}) in seen
    assert ("draw", {"seat": 0, "number": 3}) in seen
    assert "estate" not in json.dumps(seen)
    assert "gold" not in json.dumps(seen)
    own = [(event.kind, event.facts) for event in state.events or [] if event.is_seen_by(0)]
    assert ("draw", {"seat": 0, "cards": ["gold"] * 3}) in own
    assert state.view(1)["seats"][0]["discard_top"] == "curse"


def test_a_shown_hand_is_remembered_until_it_changes() -> None:
    """DM-76, DM-124: a hand without Victory cards is shown to all, and stays in hand."""
    state = table("bureaucrat", "2 copper, silver, gold, moat", decks=["", "5 estate"])
    say(state, "play bureaucrat", "no more")
    known = sorted([fact["card"] for fact in state.view(None)["seen"]])
    assert known == ["copper", "copper", "gold", "moat", "silver"]
    for seed in range(5):
        assert state.guess(0, seed).save()["seats"][1]["hand"] == state.save()["seats"][1]["hand"]
    say(state, "end turn", "end actions", "play all treasures", "end turn")
    assert [fact["card"] for fact in state.view(1)["seen"]] == ["silver"]  # drawn from where all saw it put


def test_a_passed_card_is_known_to_two() -> None:
    """DM-79, DM-88, DM-108: giver and taker know a passed card, the third player does not."""
    state = table("masquerade, estate, gold", "2 copper, silver", "curse, copper")
    say(state, "play masquerade", "pass gold", "pass silver", "pass curse")
    assert [fact["card"] for fact in state.view(0)["seen"] if fact["seat"] == 1] == ["gold"]
    assert [fact["card"] for fact in state.view(2)["seen"] if fact["seat"] == 1] == []
    assert state.view(0)["passes"][1] == {"round": 0, "from": 1, "to": 2, "card": None}
    other = state.view(2)["seats"][0]
    assert (other["owned"], other["unknown"]) == ({"curse": 1, "masquerade": 1}, 1)  # the Gold or the Estate
    passed = {state.guess(2, seed).save()["passes"][0]["card"] for seed in range(40)}
    assert passed >= {"gold", "estate"}
    assert {state.guess(0, seed).save()["passes"][0]["card"] for seed in range(9)} == {"gold"}


def test_cards_put_back_are_known() -> None:
    """DM-88: what a player put on the own deck is guessed as it is; others guess anything."""
    state = table("courtyard, gold", "copper", decks=["3 estate, 5 silver", ""])
    say(state, "play courtyard", "put gold on the deck")
    for seed in range(10):
        assert state.guess(0, seed).view(0)["seats"][0]["deck"] == state.view(0)["seats"][0]["deck"]
    tops = {json.dumps(state.guess(1, seed).save()["seats"][0]["deck"][0]) for seed in range(20)}
    assert len(tops) > 1


def test_decks_are_known_by_composition() -> None:
    """DM-88: whatever is guessed, everybody owns the same cards as before."""
    state = GAME.new(3, 5, sets="all")
    for _ in range(150):
        if state.actor == -1:
            break
        state.apply(state.actions()[len(state.actions()) // 2])
        for seat in range(3):
            guess = state.guess(seat, 1)
            if not state.view(None)["passes"]:
                assert [guess.owned(owner) for owner in range(3)] == [state.owned(owner) for owner in range(3)]


def test_who_decides_next_tells_something() -> None:
    """DM-88: after the choice of the last victim of Torturer it shows what the attacker can still do."""
    for held, asked in (("village", "action"), ("copper", "treasure")):
        state = table(f"torturer, {held}", "2 copper, estate", decks=["3 estate", ""], actions=2)
        say(state, "play torturer")
        before = state.view(1)["reveals"]
        say(state, "gain a curse to hand")
        assert state.view(1)["question"]["kind"] == asked
        assert state.view(1)["reveals"] > before
