"""Dominion's questions at the terminal: each says what it asks, about which card, and for whom."""

import re
from typing import Any

import pytest

from demesne.locale import ENGLISH, LANGUAGES, language
from demesne.terminal.boards import board_for
from demesne.terminal.prompt import Prompt
from tests.games.dominion.positions import say, table
from tests.terminal.test_wording import shown_by

#: by what was played: the hands, the decks, what was said, and the question that follows
QUESTIONS: list[tuple[list[str], list[str], list[str], str]] = [
    (["smithy, copper", ""], [], [], "Ana: Which Action do you play?"),
    (["2 copper", ""], [], [], "Ana: Which Treasures do you play before you buy?"),
    (["2 copper", ""], [], ["play all treasures"], "Ana: What do you buy for 2 coins?"),
    (["2 copper", ""], [], ["no more treasures"], "Ana: What do you buy for 0 coins?"),
    (["militia", "copper, gold, 2 estate, smithy"], [], ["play militia"],
     "Bo (Militia): Which 2 cards do you discard, down to 3 in hand? Name all, such as: 2 Copper, Estate."),
    (["militia", "copper, gold, 2 estate, smithy"], [], ["play militia", "discard copper"],
     "Bo (Militia): Which card do you discard? Name all, such as: 2 Copper, Estate. Picked so far: Copper."),
    (["workshop", ""], [], ["play workshop"], "Ana (Workshop): Which card costing up to 4 do you gain?"),
    (["remodel, silver, copper", ""], [], ["play remodel", "trash silver"],
     "Ana (Remodel): Which card costing up to 5 do you gain?"),
    (["upgrade, copper, silver", ""], ["", ""], ["play upgrade", "trash silver"],
     "Ana (Upgrade): Which card costing exactly 4 do you gain?"),
    (["mine, copper, silver", ""], [], ["play mine"], "Ana (Mine): Which Treasure do you trash, if any?"),
    (["mine, copper, silver", ""], [], ["play mine", "trash copper"],
     "Ana (Mine): Which Treasure costing up to 3 do you gain into your hand?"),
    (["throne room, smithy, village", ""], [], ["play throne room"],
     "Ana (Throne Room): Which Action do you play twice, if any?"),
    (["swindler", "", ""], ["", "copper", ""], ["play swindler"],
     "Ana (Swindler): Which card costing exactly 0 does Bo gain?"),
    (["secret passage, gold, estate", ""], ["4 copper", ""], ["play secret passage", "put gold into the deck"],
     "Ana (Secret Passage): Where in your deck do you put Gold?"),
    (["library", ""], ["copper, village, 6 copper", ""], ["play library"],
     "Ana (Library): Do you set Village aside?"),
    (["mining village", ""], ["copper", ""], ["play mining village"],
     "Ana (Mining Village): Do you trash this card for 2 coins?"),
    (["pawn", ""], ["copper", ""], ["play pawn"],
     "Ana (Pawn): Which 2 different ones do you choose? Name all, such as: 1, 2."),
    (["nobles", ""], ["copper", ""], ["play nobles"], "Ana (Nobles): Which one do you choose?"),
    (["masquerade, gold", "2 copper, estate", "silver, gold"], [], ["play masquerade"],
     "Bo (Masquerade): Which card do you pass to Cleo?"),
    (["militia", "moat, 4 copper"], [], ["play militia"], "Bo (Militia): Do you reveal a Reaction?"),
    (["spy", "", ""], ["2 copper", "estate", ""], ["play spy", "keep it"],
     "Ana (Spy): Do you discard the Estate on top of Bo’s deck?"),
    (["thief", ""], ["", "silver, gold"], ["play thief"], "Ana (Thief): Which Treasure of Bo’s do you trash?"),
    (["lurker", ""], [], ["play lurker", "trash an action of the supply"],
     "Ana (Lurker): Which Action from the Supply do you trash?"),
    (["lurker", ""], [], ["play lurker"], "Ana (Lurker): Which one do you choose?"),
    (["wishing well", ""], ["2 copper", ""], ["play wishing well"], "Ana (Wishing Well): Which card do you name?"),
]  # fmt: skip


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
@pytest.mark.parametrize(("hands", "decks", "said", "question"), QUESTIONS)
def test_a_question_is_asked_in_every_language(
    hands: list[str], decks: list[str], said: list[str], question: str, code: str
) -> None:
    """With the same names and numbers, and other words."""
    state = table(*hands, decks=decks or [""] * len(hands))
    say(state, *said)
    asked = board_for("dominion", ["Ana", "Bo", "Cleo"], {}, language(code)).question(state)
    assert re.findall(r"\d|Ana|Bo|Cleo", asked) == re.findall(r"\d|Ana|Bo|Cleo", question)
    assert not re.search(r"\b(the|which|what|where|does|you|your|name|card|such)\b", asked, re.IGNORECASE)


@pytest.mark.parametrize(("hands", "decks", "said", "question"), QUESTIONS)
def test_a_question_says_what_it_asks(hands: list[str], decks: list[str], said: list[str], question: str) -> None:
    """Which cards, how many, what for, and whose."""
    state = table(*hands, decks=decks or [""] * len(hands))
    say(state, *said)
    assert board_for("dominion", ["Ana", "Bo", "Cleo"], {}).question(state) == question


def lines(state: Any) -> list[str]:
    """The choices as they are listed."""
    return [line for _, line in board_for("dominion", ["Ana", "Bo", "Cleo"], {}).choices(state)]


def test_declining_says_what_it_means() -> None:
    """To keep the card (Library), to put it back (Spy), to pick none."""
    state = table("library", "", decks=["copper, village, 6 copper", ""])
    say(state, "play library")
    assert lines(state) == ["Set Village aside", "Keep it"]
    state = table("spy", "", decks=["2 copper", "estate"])
    say(state, "play spy")
    assert lines(state) == ["Discard it", "Put it back"]
    state = table("mine, copper", "")
    say(state, "play mine")
    assert lines(state) == ["Trash Copper", "None"]


def test_what_can_be_bought_has_its_price() -> None:
    """The dearest first, as they cost now; the end of the turn last."""
    state = table("bridge, 2 copper", "", kingdom="cellar")
    say(state, "play bridge", "play all treasures")
    assert "Buy Workshop for 2" in lines(state)
    prices = [int(line.rpartition(" ")[2]) for line in lines(state)[:-1]]
    assert prices == sorted(prices, reverse=True)
    assert lines(state)[-1] == "End the turn"


def test_several_ways_are_chosen_in_any_order() -> None:
    """Pawn: two different ones, by numbers or in words; what is wrong with it is said."""
    board = board_for("dominion", ["Ana", "Bo"], {})
    state = table("pawn", "", decks=["copper", ""])
    say(state, "play pawn")
    assert lines(state) == ["Draw 1 card", "1 Action", "1 Buy", "1 coin"]
    for answer in ("4 2", "take 1 coin, take 1 action", "Take 1 action and 4", "2,4", "1 coin, 1 action"):
        assert board.several(state, answer) == [1, 3]
    for answer, reason in {"2": "Choose 2", "2 2": "Choose 2 different", "2, dance": "“dance” is none"}.items():
        with pytest.raises(ValueError, match=reason):
            board.several(state, answer)
    for action in board.several(state, "4 2"):
        state.apply(action)
    view = state.view(0)
    assert (view["actions"], view["coins"]) == (1, 1)


def test_rules_are_found_by_the_headings_above_them() -> None:
    """A card's name stands in the heading of its rulings."""
    seen = shown_by(lambda console: rules(console, "merchant"))
    assert "Merchant (cost 3, Action)" in seen
    assert seen.count("\n- DM-") >= 3
    assert "Militia (cost" not in seen
    assert "No rule has" in shown_by(lambda console: rules(console, "xylophone"))


def rules(console: Any, word: str) -> None:
    """Show the rules of Dominion with this word."""
    prompt = Prompt(console)
    prompt.game = "dominion"
    prompt.show_rules(word)
