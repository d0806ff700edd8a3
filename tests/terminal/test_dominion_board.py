"""Dominion at the terminal: what is shown, what is hidden, and every card's text."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.games import find_game
from demesne.games.dominion.cards.card import CARDS
from demesne.locale import ENGLISH, LANGUAGES, language
from demesne.terminal.boards import board_for
from demesne.terminal.boards.dominion.cards import text_of
from demesne.terminal.setup import ask_table
from tests.games.dominion.positions import discard, say, table, trash


def play(
    folder: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], seats: list[str], code: str = ENGLISH
) -> str:
    """What people see who give these answers, and then leave."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(answer + "\n" for answer in answers)))
    console = Console(file=io.StringIO(), width=120, highlight=False)
    at = ask_table(console, folder, find_game("dominion"), None, seats, {"kingdom": "First Game"}, 7, language(code))
    assert at
    at.play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_every_card_says_what_it_does() -> None:
    """No card is without words."""
    assert all(text_of(card, language(code)) for card in CARDS for code in LANGUAGES)


def test_one_sees_the_own_hand_and_what_all_may_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Supply, hand and turn are there; the other's draws are told by number only."""
    seen = play(tmp_path, monkeypatch, ["cards", "play all treasures", "buy copper"], ["Ana", "random"])
    assert "Your hand: " in seen
    assert "Ana draws" in seen
    assert "random draws 5 cards." in seen
    assert "Each opponent keeps three cards in hand and discards the rest." in " ".join(seen.replace("│", " ").split())


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_what_is_listed_is_typed_in_every_language(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Buying by the card's name in the player's language."""
    copper = language(code).say("dominion-card-copper")
    bought = language(code).say("move-dominion-buy", {"card": copper, "cost": 0})
    seen = play(tmp_path, monkeypatch, ["1", bought, "quit"], ["Ana", "big-money"], code)
    assert seen.count(bought) > 1
    assert language(code).say("event-dominion-buy", {"name": "Ana", "card": copper}) in seen


@pytest.mark.parametrize("code", LANGUAGES)
def test_several_cards_are_named_in_every_language(code: str) -> None:
    """As they are listed, with the language's own word between them, and why it cannot be."""
    board = board_for("dominion", ["Ana", "Bo"], {}, language(code))
    state = table("militia", "copper, gold, 2 estate, smithy")
    say(state, "play militia")
    gold, smithy = (language(code).say(f"dominion-card-{card}") for card in ("gold", "smithy"))
    named = language(code).say("terminal-join", {"names": gold, "last": smithy})
    assert board.several(state, named) == board.several(state, f"{smithy}, {gold}") == board.several(state, "2 4")
    with pytest.raises(
        ValueError, match=re.escape(language(code).say("terminal-dominion-only", {"count": 1, "card": gold}))
    ):
        board.several(state, f"2 {gold}")


def test_a_curtain_falls_between_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With several people at one screen each is told behind the curtain what that one may know, and nobody else."""
    answers = ["", "no more treasures", "end turn", "", "no more treasures", "end turn"]
    seen = play(tmp_path, monkeypatch, answers, ["Ana", "Bo"])
    before, *acts = re.split("Pass the screen to (?:Ana|Bo), who presses Enter.", seen)
    turns = re.findall("Pass the screen to (Ana|Bo)", seen)
    assert before.strip() == ""
    assert turns[:2] in (["Ana", "Bo"], ["Bo", "Ana"])
    for reader, act in zip(turns[:2], acts[:2], strict=True):
        drawn = dict(re.findall("(Ana|Bo) draws (.*)", act))
        assert re.search("Copper|Estate", drawn.pop(reader))
        assert list(drawn.values()) == ["5 cards."]


def test_several_cards_are_named_at_once() -> None:
    """In any order, by name or by number; what is wrong with it is said, and nothing changes."""
    board = board_for("dominion", ["Ana", "Bo"], {})
    state = table("militia", "copper, gold, 2 estate, smithy")
    say(state, "play militia")
    question = "Bo (Militia): Which 2 cards do you discard, down to 3 in hand? Name all, such as: 2 Copper, Estate."
    assert board.question(state) == question
    lines = [line for _, line in board.choices(state)]
    assert lines == ["Copper", "Gold", "Estate (2)", "Smithy"]
    for answer in ("smithy, copper", "Copper and smithy", "4 1", "1,4", "discard smithy, copper"):
        after = state.clone()
        for action in board.several(after, answer):
            after.apply(action)
        assert discard(after, 1) == ["copper", "smithy"], answer
    before = state.save()
    for answer, reason in {
        "copper": "Which 2 cards do you discard", "3 estate": "There are only 2 Estate.", "9": "numbers 1 to 4",
        "dragon, copper": "no card called “dragon”", "village, copper": "There is no Village to pick.",
        "none": "Which 2 cards",
    }.items():  # fmt: skip
        with pytest.raises(ValueError, match=reason):
            board.several(state, answer)
    assert state.save() == before


def test_as_many_cards_as_one_likes() -> None:
    """None, some, or all that are allowed; the end of picking need not be said."""
    board = board_for("dominion", ["Ana", "Bo"], {})
    for answer, gone in {"none": [], "estate, copper": ["copper", "estate"], "2 copper": ["copper", "copper"],
                         "curse, 2 estate, copper": ["copper", "curse", "estate", "estate"]}.items():  # fmt: skip
        state = table("chapel, 2 copper, 2 estate, curse", "")
        say(state, "play chapel")
        assert board.question(state) == (
            "Ana (Chapel): Which cards do you trash, up to 4? Name all, such as: 2 Copper, Estate; or none."
        )
        for action in board.several(state, answer):
            state.apply(action)
        assert trash(state) == gone
        assert "trash" not in state.say(state.actions()[-1])
    state = table("secret passage, gold, estate", "", decks=["4 copper", ""])
    say(state, "play secret passage")
    assert board.several(state, "gold") == []
    assert board.question(state) == "Ana (Secret Passage): Which card do you put into your deck?"
    say(state, "put gold into the deck")
    assert [line for _, line in board.choices(state)] == [
        "Put it on top of the deck", "Put it under 1 card", "Put it at the bottom of the deck",
    ]  # fmt: skip


def test_whom_a_question_is_about() -> None:
    """The attacker sees on whom the choice falls."""
    board = board_for("dominion", ["Ana", "Bo", "Cleo"], {})
    state = table("swindler", "", "", decks=["", "copper", "copper"])
    say(state, "play swindler")
    assert board.question(state) == "Ana (Swindler): Which card costing exactly 0 does Bo gain?"
    say(state, "gain curse")
    assert board.question(state) == "Ana (Swindler): Which card costing exactly 0 does Cleo gain?"
    state = table("militia", "moat, 4 copper", "")
    say(state, "play militia")
    assert board.question(state) == "Bo (Militia): Do you reveal a Reaction?"


def test_what_belongs_together_is_told_in_one_line() -> None:
    """Treasures that are played together, and what was bought is not gained once more."""
    state = table("2 copper, silver", "")
    state.listen()
    say(state, "play all treasures", "buy workshop")
    lines = board_for("dominion", ["Ana", "Bo"], {}).news(state.events or [])
    assert lines[:2] == ["Ana plays 2 × Copper, Silver.", "Ana buys Workshop."]
    assert not any("gains" in line for line in lines)


def test_the_text_of_one_card() -> None:
    """By its name in any language."""
    board, state = board_for("dominion", ["Ana", "Bo"], {}), table("moat", "")
    console = Console(file=io.StringIO(), width=120)
    for word in ("militia", "Milícia", "nothing at all"):
        console.print(board.sheet("cards", state, word))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert shown.count("keeps three cards") == 2
    assert "There is no card called “nothing at all”." in shown


def test_every_event_is_told_in_a_sentence() -> None:
    """Random games with all kinds of cards."""
    for seed in range(12):
        state = demesne.game("dominion").new(players=3, seed=seed, listen=True)
        board = board_for("dominion", ["Ana", "Bo", "Cleo"], {})
        chance = seeded(seed)
        for _ in range(300):
            if state.actor == demesne.OVER:
                break
            chance = step(chance)
            state.apply(state.actions()[pick(chance, len(state.actions()))])
        told = [board.tell(event) for event in state.events or []]
        assert all(sentence.endswith(".") for sentence in told)
        assert not any("_" in sentence for sentence in told)
