"""A menu: what to buy, in order, and when to turn to Victory cards."""

from __future__ import annotations

from typing import Final

WITHOUT_LIMIT: Final = 99
NUMBERS: Final = 5  # before the colon of a written menu


class Menu:
    """Provinces, Victory cards near the end, then what is wanted first; Silver if there is nothing else."""

    def __init__(
        self, wealth: int, duchies: int, estates: int, more_duchies: int, thin: int, wants: list[tuple[str, int]]
    ) -> None:  # fmt: skip
        self.wealth: Final = wealth  # coins that the whole deck should bring before a Province is bought
        self.duchies: Final = duchies  # Provinces left when Duchies are better than all that is wanted
        self.estates: Final = estates  # the same of Estates
        self.more_duchies: Final = more_duchies  # Provinces left when Duchies are better than Silver
        self.thin: Final = thin  # coins that the deck should have left when Coppers are trashed
        self.wants: Final = wants  # cards, each as long as fewer are owned

    def words(self) -> str:
        """The menu in a line, such as `15 4 2 6 4: witch 2, gold`."""
        numbers = [self.wealth, self.duchies, self.estates, self.more_duchies, self.thin]
        wants = [card if number >= WITHOUT_LIMIT else f"{card} {number}" for card, number in self.wants]
        return f"{' '.join([str(number) for number in numbers])}: {', '.join(wants)}"

    def cards(self) -> list[str]:
        """The cards that it wants."""
        return [card for card, _ in self.wants]


def read_menu(words: str) -> Menu:
    """The menu of a line; a ValueError if there is none in it."""
    start, colon, rest = words.partition(":")
    numbers = [read_number(number, words) for number in start.split()]
    if colon == "" or len(numbers) != NUMBERS:
        raise ValueError(f"{words!r} is not a menu.")
    wants: list[tuple[str, int]] = []
    for want in [one.strip() for one in rest.split(",") if one.strip() != ""]:
        card, _, number = want.partition(" ")
        wants.append((card, read_number(number, words) if number != "" else WITHOUT_LIMIT))
    return Menu(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], wants)


def read_number(text: str, words: str) -> int:
    """A number of a menu."""
    if not text.isdecimal():
        raise ValueError(f"{words!r} is not a menu.")
    return int(text)


#: the best rule of thumb for money alone
BIG_MONEY_ULTIMATE: Final = read_menu("19 4 2 6 4: gold")
