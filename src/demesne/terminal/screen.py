"""Lines on the screen, broken between words where the window ends."""

import textwrap
from typing import Final

from rich.console import Console

from demesne.locale import ENGLISH, Language, language

IN_ENGLISH: Final = language(ENGLISH)


def write(console: Console, text: str, style: str = "", end: str = "\n") -> None:
    """Print lines; into a file they go unbroken, and a word that is longer than the window stays whole."""
    if console.is_terminal:
        text = "\n".join(broken(line, console.width) for line in text.split("\n"))
    console.print(text, style=style, end=end, markup=False, soft_wrap=True)


def broken(line: str, width: int) -> str:
    """A line in as many as it takes."""
    return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)


def together(names: list[str], words: Language) -> str:
    """`Ana`, `Ana and Bo`, `Ana, Bo and Cleo`."""
    if len(names) < 2:
        return "".join(names)
    return words.say("terminal-join", {"names": ", ".join(names[:-1]), "last": names[-1]})
