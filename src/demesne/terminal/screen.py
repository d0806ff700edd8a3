"""Lines on the screen, broken between words where the window ends."""

import textwrap

from rich.console import Console


def write(console: Console, text: str, style: str = "", end: str = "\n") -> None:
    """Print lines; into a file they go unbroken, and a word that is longer than the window stays whole."""
    if console.is_terminal:
        text = "\n".join(broken(line, console.width) for line in text.split("\n"))
    console.print(text, style=style, end=end, markup=False, soft_wrap=True)


def broken(line: str, width: int) -> str:
    """A line in as many as it takes."""
    return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)
