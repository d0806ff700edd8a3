"""What leaves the game as plain data. The types of the page are made of it."""

from typing import TypedDict


class PrintedTile(TypedDict):
    """What is on a tile before it is turned: the sides of each city and road, the half sides of each field."""

    copies: int
    cities: list[str]
    pennants: int
    roads: list[str]
    fields: list[list[str]]
    bordered: list[list[int]]
    monastery: bool


class Printed(TypedDict):
    """What is on all tiles, by letter."""

    tiles: dict[str, PrintedTile]
