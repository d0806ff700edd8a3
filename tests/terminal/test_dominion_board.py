"""Dominion at the terminal: what is shown, what is hidden, and every card's text."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.games import find_game
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.cards.texts import TEXTS
from demesne.terminal.boards import board_for
from demesne.terminal.boards.dominion import text_of
from demesne.terminal.setup import ask_table


def play(folder: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], seats: list[str]) -> str:
    """What people see who give these answers, and then leave."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(answer + "\n" for answer in answers)))
    console = Console(file=io.StringIO(), width=120, highlight=False)
    table = ask_table(console, folder, find_game("dominion"), None, seats, {"kingdom": "First Game"}, 7)
    assert table
    table.play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_every_card_says_what_it_does() -> None:
    """No card is without words, and no text belongs to no card."""
    assert all(text_of(card) for card in CARDS)
    assert set(TEXTS["en"]) <= set(CARDS)


def test_one_sees_the_own_hand_and_what_all_may_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Supply, hand and turn are there; the other's draws are told by number only."""
    seen = play(tmp_path, monkeypatch, ["cards", "play all treasures", "buy copper"], ["Ana", "random"])
    assert "Your hand: " in seen
    assert "Ana draws" in seen
    assert "random draws 5 cards." in seen
    assert "Each other player keeps three cards in hand and discards the rest." in " ".join(
        seen.replace("│", " ").split()
    )


def test_a_curtain_falls_between_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With several people at one screen, nobody's draws are told, and the screen is passed on."""
    answers = ["", "no more treasures", "end turn", "", "no more treasures", "end turn"]
    seen = play(tmp_path, monkeypatch, answers, ["Ana", "Bo"])
    assert "Pass the screen to Ana" in seen
    assert "Pass the screen to Bo" in seen
    assert "draws 5 cards." in seen
    assert "draws Copper" not in seen
    assert "Copper, Estate." not in seen


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
        assert all(sentence.endswith((".", "--")) for sentence in told)
        assert not any("_" in sentence for sentence in told)
