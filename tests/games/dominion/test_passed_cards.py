"""Cards passed from hand to hand: what came to light about them is known, and nothing more."""

from typing import Any

import pytest

from demesne.core.chance import pick, seeded, step
from demesne.games.dominion.engine import Dominion
from tests.games.dominion.positions import GAME, hand, say, table

SEEDS = range(40)
ENDS = ("end actions", "no more treasures", "end turn", "no more")


def passed(state: Dominion, viewer: int | None) -> list[str | None]:
    """The cards of all passes so far, as a viewer knows them."""
    return [one["card"] for one in state.view(viewer)["passes"]]


def guessed(state: Dominion, viewer: int, number: int) -> set[str]:
    """What the viewer guesses a pass to have been."""
    found = [state.guess(viewer, seed) for seed in SEEDS]
    assert all(guess.view(viewer) == state.view(viewer) for guess in found)
    return {guess.save()["passes"][number]["card"] for guess in found}


def owned(state: Dominion, viewer: int | None, owner: int) -> dict[str, int]:
    """What the viewer knows a player to own."""
    seat = state.view(viewer)["seats"][owner]
    return dict(seat["owned"]) | ({"unknown": seat["unknown"]} if seat["unknown"] else {})


def finish_turn(state: Dominion) -> None:
    """Do nothing more in this turn."""
    turn = state.view(None)["turn"]
    while state.view(None)["turn"] == turn and state.actor != -1:
        say(state, next(words for words in map(state.say, state.actions()) if words in ENDS))


def after_a_masquerade(**fields: Any) -> Dominion:
    """Three players; the last one does not know whether the first passed the Gold."""
    state = table("masquerade, gold, 2 estate", "4 copper", "2 copper", decks=["", "5 copper", ""], **fields)
    say(state, "play masquerade", "pass gold", "no more")
    return state


def test_nobody_else_knows_what_was_passed() -> None:
    """DM-79, DM-88: it may be any card that the giver can have had in hand."""
    state = after_a_masquerade()
    assert passed(state, 2) == [None, "copper", "copper"]
    assert guessed(state, 2, 0) == {"gold", "estate"}
    assert owned(state, 2, 0) == {"copper": 1, "estate": 1, "masquerade": 1, "unknown": 1}
    assert owned(state, 2, 1) == {"copper": 8, "unknown": 1}
    assert owned(state, 0, 1) == {"copper": 8, "gold": 1}


def test_a_card_that_comes_to_light_can_only_have_been_passed() -> None:
    """DM-87: who plays a Gold that was never gained has got it by passing, and keeps it when it is shuffled away."""
    state = after_a_masquerade()
    finish_turn(state)
    say(state, "play gold")
    assert passed(state, 2) == ["gold", "copper", "copper"]
    assert owned(state, 2, 0) == {"copper": 1, "estate": 2, "masquerade": 1}
    assert owned(state, 2, 1) == {"copper": 8, "gold": 1}
    for _ in range(6):
        finish_turn(state)
    assert passed(state, 2) == ["gold", "copper", "copper"]
    assert guessed(state, 2, 0) == {"gold"}


def test_the_top_of_a_discard_pile_comes_to_light() -> None:
    """DM-87: also a card of a hand that is cleaned up, which its giver knew to be there."""
    state = after_a_masquerade()
    finish_turn(state)
    finish_turn(state)
    assert state.view(2)["seats"][1]["discard_top"] == "gold"
    assert passed(state, 2)[0] == "gold"


def test_more_than_one_card_cannot_be_passed() -> None:
    """DM-210: a position that asks for several cards to pass is refused."""
    state = table("masquerade, gold, estate", "2 copper, silver")
    say(state, "play masquerade")
    saved = state.save()
    saved["agenda"][-1]["most"] = 2
    with pytest.raises(ValueError, match="only one card can be picked for this step"):
        GAME.load(saved)


def test_one_of_two_passes() -> None:
    """DM-88: when one card comes to light of two that were passed unseen, nobody knows which of the two it was."""
    state = table(
        "throne room, masquerade, 3 estate", "4 copper", "4 copper", decks=["gold, curse, silver, estate", "", ""]
    )
    say(state, "play throne room", "play masquerade", "pass gold", "no more", "pass silver")
    say(state, "pass copper", "no more")
    finish_turn(state)
    say(state, "play silver")
    assert passed(state, 2)[0] is None
    assert passed(state, 2)[3] is None
    found = [state.guess(2, seed).save()["passes"] for seed in SEEDS]
    assert all("silver" in (passes[0]["card"], passes[3]["card"]) for passes in found)
    assert len({passes[0]["card"] == "silver" for passes in found}) == 2
    assert owned(state, 2, 1)["silver"] == 1


def test_a_card_that_stayed_was_not_passed() -> None:
    """DM-87: who still has the only Gold did not pass it."""
    state = table("masquerade, gold, silver, estate", "4 copper", "2 copper", decks=["", "5 copper", ""])
    say(state, "play masquerade", "pass estate", "no more", "play gold")
    assert "gold" not in guessed(state, 2, 0)
    assert owned(state, 2, 0)["gold"] == 1
    say(state, "play silver")
    assert passed(state, 2)[0] == "estate"


def test_a_hand_that_all_had_seen() -> None:
    """DM-76: a player who showed a hand without Victory cards passes one of it."""
    state = table(
        "bureaucrat, masquerade, village, estate, copper", "4 copper, silver", "2 estate", actions=2,
        decks=["3 estate", "9 gold", ""],
    )  # fmt: skip
    say(state, "play village", "play bureaucrat", "play masquerade", "pass estate", "pass silver")
    assert guessed(state, 0, 1) == {"copper", "silver"}


def test_a_card_passed_on() -> None:
    """DM-88: with four players a card may have gone two seats on before it comes to light."""
    state = table("masquerade, gold, estate", "masquerade, 4 copper", "5 copper", "5 curse")
    say(state, "play masquerade", "pass gold", "pass copper", "no more")
    finish_turn(state)
    say(state, "play masquerade", "pass gold", "pass curse", "pass estate", "no more")
    finish_turn(state)
    say(state, "play gold")
    assert owned(state, 3, 2)["gold"] == 1
    assert passed(state, 3)[0] == "gold"
    to_the_third = [one for one in state.view(3)["passes"] if one["to"] == 2]
    assert [one["card"] for one in to_the_third] == ["copper", "gold"]  # it kept Masquerade


def test_an_onlooker_of_two_players() -> None:
    """DM-88: between two players both know each pass, but who looks on does not."""
    state = table("masquerade, gold, estate", "2 copper")
    say(state, "play masquerade", "pass gold")
    assert passed(state, 0) == passed(state, 1) == ["gold", "copper"]
    assert passed(state, None) == [None, "copper"]
    assert owned(state, None, 0) == {"copper": 1, "masquerade": 1, "unknown": 1}


def test_what_others_know_of_a_hand_is_not_told() -> None:
    """DM-79: nobody can tell from what is known of a hand who passed a card to it."""
    state = table("masquerade, moat, estate", "3 copper", "witch, 2 copper", decks=["", "", "3 copper"])
    say(state, "play masquerade", "pass moat", "pass copper", "no more")
    finish_turn(state)
    finish_turn(state)
    say(state, "play witch", "reveal moat")
    assert [one["known_by"] for one in state.view(2)["seen"] if one["card"] == "moat"] == [[0, 2, "onlookers"]]


def test_at_the_end_all_cards_are_shown() -> None:
    """DM-58: the decks are counted, and passes are nobody's concern any more."""
    state = after_a_masquerade(piles={"province": 0})
    say(state, "no more treasures", "end turn")
    assert state.actor == -1
    assert state.view(None)["passes"] == []
    assert owned(state, None, 1) == {"copper": 8, "gold": 1}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"passes": [{"round": 1, "from": 0, "to": 1, "card": "gold"}]}, r"passes\[0\].round: 1 is not from 0 to 0"),
        ({"passes": [{"round": 0, "from": 0, "to": 2, "card": "gold"}]}, r"passes\[0\].to: 2 is not from 1 to 1"),
        ({"passes": [{"round": 0, "from": 0, "to": 1, "card": "gold"}] * 2}, "seat 0 passed a card in this round"),
        ({"passes": [{"round": 0, "from": 0, "to": 1, "card": "gold", "among": ["estate"]}]}, "among: the card"),
        ({"proofs": [{"round": 0, "moment": "later", "seat": 1, "least": {}}]}, "moment: 'later' is neither"),
        ({"proofs": [{"round": 0, "moment": "taken up", "seat": 1, "least": {"gold": 2}}]}, "round 0 was not as they"),
        ({"proofs": [{"round": 0, "moment": "laid down", "seat": 0, "least": {"gold": 0}}]}, "round 0 was not as they"),
        ({"proofs": [{"round": 0, "moment": "taken up", "seat": 1, "least": {"gold": "1"}}]}, "'1' is not a whole"),
        (
            {"proofs": [{"round": 0, "moment": "taken up", "seat": 1, "least": {"gold": 2**70}}]},
            "is not a whole number of cards",
        ),
        ({"passes": [], "proofs": [{"round": 0, "moment": "taken up", "seat": 1, "least": {}}]}, "no round of passing"),
        ({"seen": [{"seat": 1, "card": "gold", "known_by": [0]}] * 2}, "seat 1 has not so many 'gold' in hand"),
    ],
)
def test_what_cannot_be_remembered_is_refused(change: dict[str, Any], message: str) -> None:
    """A position in which somebody remembers what cannot have been is a ValueError that names the field."""
    state = after_a_masquerade()
    assert state.game.load(state.save()) == state
    with pytest.raises(ValueError, match=message):
        state.game.load(state.save() | change)


def test_a_person_may_leave_out_what_came_to_light() -> None:
    """Passes without proofs: the viewer knows no more than the cards in sight tell."""
    saved = after_a_masquerade().save()
    loaded = table("village", "").game.load({key: saved[key] for key in saved if key != "proofs"})
    assert isinstance(loaded, Dominion)
    assert guessed(loaded, 2, 0) >= {"gold", "estate"}
    assert hand(loaded, 1) == ["copper", "copper", "copper", "gold"]


def test_many_rounds_of_passing() -> None:
    """DM-88: among six players, all that came to light in dozens of rounds still leaves a world to guess."""
    state = GAME.new(players=6, seed=1, kingdom="masquerade, random")
    chance = seeded(1)
    while len(state.rounds) < 30:
        actions = [action for action in state.actions() if state.say(action) != "end actions"]
        chance = step(chance)
        state.apply(actions[pick(chance, len(actions))])
    for seat in (0, 3):
        guess = state.guess(seat, 1)
        assert guess.view(seat) == state.view(seat)
        assert guess.guess(seat, 2) == state.guess(seat, 2)


def test_a_round_in_which_nobody_has_a_card_is_none() -> None:
    """DM-214: who has no card passes none; if that is everybody, there is nothing to remember."""
    before = [{"round": 0, "from": 0, "to": 1, "card": "copper"}]
    state = table("masquerade", "", passes=before)
    say(state, "play masquerade")
    assert GAME.load(state.save()) == state
    assert state.save()["passes"] == before
