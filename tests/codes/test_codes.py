"""Positions as codes: short lines that are safe in a link, always the same, and not to be damaged unnoticed."""

import json
from pathlib import Path

import pytest

import demesne
from demesne.core.codes import LONGEST, Foresight, decode, encode

FOLDER = Path(__file__).parent
SAFE = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


@pytest.mark.parametrize("name", demesne.games())
def test_codes_stay_as_they_are(name: str) -> None:
    """Those in links and reports are read for ever; `python -m building.samples` would make others."""
    game = demesne.game(name)
    for line in (FOLDER / f"{name}.jsonl").read_text().splitlines():
        known = json.loads(line)
        state = game.load(known["position"])
        assert state.code() == known["code"]
        assert game.decode(known["code"]) == state
        assert set(known["code"]) <= SAFE
        assert len(known["code"]) < len(json.dumps(known["position"])) / 4


@pytest.mark.parametrize("text", ["", "a", "a" * 3000, '{"heap":12}', "\x00\x7f ~", "abc" * 99 + "x"])
def test_every_text_comes_back(text: str) -> None:
    """Also one that nothing was learnt about, and one without letters."""
    code = encode(text, Foresight())
    assert set(code) <= SAFE
    assert decode(code, Foresight()) == text


def test_what_was_read_before_makes_codes_shorter() -> None:
    """And the one who foretells must have read the same."""
    primed = Foresight()
    primed.read("the king of the castle takes the domino\n" * 3)
    text = "the king takes the castle"
    assert len(encode(text, primed.copy())) < len(encode(text, Foresight())) / 2
    with pytest.raises(ValueError, match="damaged"):
        decode(encode(text, primed.copy()), Foresight())
    assert decode(encode(text, primed.copy()), primed.copy()) == text


def test_damage_is_noticed() -> None:
    """A letter lost, changed, added or swapped: another sentence than a position, never another position."""
    game = demesne.game("kingdomino")
    code = game.new(players=2, seed=3).code()
    damaged = [code[:n] + code[n + 1 :] for n in range(0, len(code), 4)]
    damaged += [code[:n] + ("A" if code[n] != "A" else "B") + code[n + 1 :] for n in range(0, len(code), 4)]
    damaged += [code + more for more in ("A", "AA", "AAAA", "=", "\n", " ")] + [code[:-1] + "_", code[::-1]]
    for wrong in set(damaged) - {code}:
        with pytest.raises(ValueError, match=r"^(This code is damaged|A code begins with 1)"):
            game.decode(wrong)


@pytest.mark.parametrize(
    "wrong", ["", "1", "1AB", "2" + "A" * 9, "1AA?", "1äöü", None, 7, b"1AAA", ["1AAA"], "1" * 5000]
)
def test_what_is_no_code_is_refused(wrong: object) -> None:
    """In a sentence."""
    with pytest.raises(ValueError, match=r"^(This code is damaged|A code (begins with 1|is a line of text))"):
        demesne.game("kingdomino").decode(wrong)


def test_a_code_of_another_game_is_refused() -> None:
    """Each game foretells its own positions."""
    code = demesne.game("carcassonne").new(players=2, seed=3).code()
    with pytest.raises(ValueError, match="damaged"):
        demesne.game("kingdomino").decode(code)


def test_a_text_has_an_end() -> None:
    """A code that is broken off is refused, however little each letter takes; too long a text has no code."""
    code = encode("a" * 3000, Foresight())
    assert len(code) < 100
    with pytest.raises(ValueError, match="damaged"):
        decode(code[:-4], Foresight())
    with pytest.raises(ValueError, match="too long for a code"):
        encode("a" * (LONGEST + 1), Foresight())
