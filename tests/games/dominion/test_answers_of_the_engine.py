"""What the engine answers: what is asked, what each choice brings, and why the rest cannot be picked."""

from typing import Any

import pytest

from demesne.core.refused import Refused
from demesne.games.dominion import shapes
from demesne.locale import LANGUAGES
from demesne.spoken import speech
from tests.conformance.shapes import misfit
from tests.games.dominion.positions import say, table

#: by what was played: the hands, the decks, what was said, the cards in question and why they cannot be picked
BARRED: list[tuple[list[str], list[str], list[str], dict[tuple[str, str], tuple[str, dict[str, Any]]]]] = [
    (["village, copper", ""], [], [], {
        ("hand", "copper"): ("dominion-not-action", {"card": "copper"}),
        ("supply", "gold"): ("dominion-later", {}),
    }),
    (["2 copper, estate", ""], [], [], {
        ("hand", "estate"): ("dominion-not-treasure", {"card": "estate"}),
    }),
    (["2 copper, estate", ""], [], ["play all treasures"], {
        ("hand", "estate"): ("dominion-only-buys", {"card": "estate"}),
        ("supply", "gold"): ("dominion-dear", {"card": "gold", "cost": 6, "coins": 2}),
    }),
    (["workshop, copper", ""], [], ["play workshop"], {
        ("supply", "gold"): ("dominion-too-dear", {"card": "gold", "cost": 6, "most": 4}),
        ("hand", "copper"): ("dominion-not-here", {"card": "copper"}),
    }),
    (["upgrade, copper, silver", ""], ["", ""], ["play upgrade", "trash silver"], {
        ("supply", "copper"): ("dominion-too-cheap", {"card": "copper", "cost": 0, "least": 4}),
    }),
    (["mine, copper, silver, estate", ""], [], ["play mine"], {
        ("hand", "estate"): ("dominion-other-kind", {"card": "estate", "kinds": ["treasure"]}),
        ("supply", "silver"): ("dominion-not-here", {"card": "silver"}),
    }),
    (["mine, copper, silver", ""], [], ["play mine", "trash copper"], {
        ("supply", "estate"): ("dominion-other-kind", {"card": "estate", "kinds": ["treasure"]}),
    }),
    (["chapel, copper, 2 estate", ""], [], ["play chapel", "trash estate"], {
        ("hand", "copper"): ("dominion-in-order", {"card": "copper"}),
    }),
    (["militia", "moat, diplomat, 2 copper"], [], ["play militia"], {
        ("hand", "copper"): ("dominion-not-reaction", {"card": "copper"}),
        ("hand", "diplomat"): ("dominion-small-hand", {"card": "diplomat", "number": 5}),
    }),
    (["militia", "moat, secret chamber, 3 copper"], ["", "4 copper"], ["play militia", "reveal moat"], {
        ("hand", "moat"): ("dominion-revealed", {"card": "moat"}),
    }),
    (["lurker", ""], [], ["play lurker"], {
        ("supply", "gold"): ("dominion-not-here", {"card": "gold"}),
    }),
]  # fmt: skip


@pytest.mark.parametrize(("hands", "decks", "said", "reasons"), BARRED)
def test_why_a_card_cannot_be_picked(hands: list[str], decks: list[str], said: list[str], reasons: Any) -> None:
    """What is barred is what cannot be chosen, each card with its reason, which every language has words for."""
    state = table(*hands, decks=decks or [""] * len(hands))
    say(state, *said)
    found = {(one["zone"], one["card"]): (one["why"], one["facts"]) for one in state.barred()}
    assert {place: found[place] for place in reasons} == reasons
    choices = {(zone, one["card"]) for one in state.menu() if "card" in one for zone in [shown(one["zone"])]}
    assert not choices & set(found)
    for why, facts in reasons.values():
        told = {speech(code, "dominion").refusal(why, facts) for code in LANGUAGES}
        assert len(told) == len(LANGUAGES)
        assert not any("{" in one or "refused" in one for one in told)


def shown(zone: str) -> str:
    """Where cards of a zone lie on the table."""
    return {"names": "supply", "reactions": "hand"}.get(zone, zone)


def test_an_empty_pile_is_told_before_anything_else() -> None:
    """DM-44: nothing is bought of it."""
    state = table("village, copper", "", piles={"curse": 0})
    assert [one["why"] for one in state.barred() if one["card"] == "curse"] == ["dominion-empty"]


@pytest.mark.parametrize(
    ("words", "code"),
    [("trash gold", "dominion-not-in-hand"), ("trash estate", "dominion-other-kind"),
     ("gain gold", "dominion-not-possible"), ("no", "dominion-not-possible"), ("play mine", "dominion-not-possible")],
)  # fmt: skip
def test_words_are_refused_for_the_same_reasons(words: str, code: str) -> None:
    """Reading says what is barred."""
    state = table("mine, copper, silver, estate", "")
    say(state, "play mine")
    with pytest.raises(Refused) as refused:
        state.read(words)
    assert refused.value.code == code


def test_choices_have_their_place_and_their_cost() -> None:
    """DM-187: as it is now."""
    state = table("bridge, 2 copper", "", kingdom="cellar")
    say(state, "play bridge", "play all treasures")
    found = next(one for one in state.menu() if one.get("card") == "workshop")
    assert found == {"words": "buy workshop", "verb": "buy", "card": "workshop", "zone": "supply", "cost": 2}
    state = table("secret passage, gold, estate", "", decks=["4 copper", ""])
    say(state, "play secret passage", "put gold into the deck")
    assert [(one["above"], one["below"]) for one in state.menu()] == [(0, 2), (1, 1), (2, 0)]


@pytest.mark.parametrize(
    ("hands", "decks", "said", "facts"),
    [
        (["militia", "copper, gold, 2 estate, smithy"], [], ["play militia"],
         {"asks": "discard", "card": "militia", "amount": "down_to", "count": 2, "keep": 3, "zone": "hand", "seat": 1}),
        (["militia", "copper, gold, 2 estate, smithy"], [], ["play militia", "discard copper"],
         {"asks": "discard", "amount": "single", "count": 1, "picked": ["copper"]}),
        (["chapel, 5 copper", ""], [], ["play chapel"], {"asks": "trash", "amount": "up_to", "count": 4, "keep": 5}),
        (["mine, copper, silver", ""], [], ["play mine", "trash copper"],
         {"asks": "gain_to_hand", "card": "mine", "kinds": ["treasure"], "sought": "up_to", "cost": 3}),
        (["swindler", "", ""], ["", "copper", ""], ["play swindler"],
         {"asks": "gain_for", "sought": "exactly", "cost": 0, "seat": 1}),
        (["feast", ""], [], ["play feast"], {"asks": "gain", "card": None, "sought": "up_to", "cost": 5}),
        (["vassal", ""], ["village, copper", ""], ["play vassal"],
         {"asks": "may_play_the_discarded_card", "what": "village", "count": 1}),
        (["pawn", ""], ["copper", ""], ["play pawn", "take 1 action"],
         {"asks": "several", "count": 1, "picked": ["take_1_action"]}),
    ],
)  # fmt: skip
def test_a_question_has_all_facts(hands: list[str], decks: list[str], said: list[str], facts: dict[str, Any]) -> None:
    """The card that asks, what is done, how many are still to be picked, from where, at which cost, for whom."""
    state = table(*hands, decks=decks or [""] * len(hands))
    say(state, *said)
    question = state.question()
    assert question is not None
    assert {name: question[name] for name in facts} == facts
    assert not misfit(question, shapes.Question)
