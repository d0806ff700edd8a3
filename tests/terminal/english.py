"""Whether what is shown in another language has English words in it."""

import re
from functools import cache

from demesne.bots import bot_names
from demesne.games import find_game
from demesne.terminal.boards import board_for
from tests.locale.texts import messages, spoken


@cache
def vocabulary(code: str) -> set[str]:
    """Every word that is said in a language."""
    return {word for _, text in messages(code).values() for word in words_in(spoken(text))}


def words_in(text: str) -> set[str]:
    """The words of a text, in small letters; what is one letter is none."""
    return set(re.findall(r"[^\W\d_]{2,}", text.lower()))


def english_in(seen: str, code: str) -> set[str]:
    """The words that only the English texts have."""
    return words_in(seen) & (vocabulary("en") - vocabulary(code))


def without_names(seen: str, game: str, typed: list[str]) -> str:
    """What was seen without what was typed, and without the names of commands, options, bots and files."""
    board = board_for(game, ["Ana", "Bo"], find_game(game).new(2, 1).save()["options"])
    listed = ["undo", "save [FILE]", "quit", "log", "rules [WORD]", "help", "seat [WHO]", *board.sheets]
    commands = "|".join(map(re.escape, listed))
    answers = "|".join(re.escape(answer) for answer in sorted(typed, key=len)[::-1] if not answer.isdecimal())
    said = rf"^  ({commands}) |‘[^’]*’|“[^”]*”|«[^»]*»|demesne (play|replay) .*|\bmap -?\d+"
    seen = re.sub(rf"{said}| ({answers})$" if answers else said, " ", seen, flags=re.MULTILINE)
    options = find_game(game).options
    choices = [choice for option in options for choice in option.choices if str(choice).islower()]
    names = sorted([*bot_names(game), *[option.name for option in options], *choices], key=len)
    return re.sub(rf"\b({'|'.join(map(re.escape, names[::-1]))})\b", " ", seen)
