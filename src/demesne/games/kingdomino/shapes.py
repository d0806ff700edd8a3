"""What leaves the game as plain data: views, choices, events, points. The types of the page are made of it."""

from typing import Any, Literal, TypedDict

Terrain = Literal["wheat", "forest", "lake", "grass", "swamp", "mine"]
Direction = Literal["east", "south", "west", "north"]


class Half(TypedDict):
    """Half a domino."""

    terrain: Terrain
    crowns: int


class Printed(TypedDict):
    """What is on the dominoes, by number."""

    dominoes: dict[int, list[Half]]


class Square(TypedDict):
    """A square of a kingdom, counted from the castle."""

    x: int
    y: int
    terrain: Terrain
    crowns: int


class Lying(TypedDict):
    """How a domino lies: half a on this square, half b in this direction."""

    domino: int
    x: int
    y: int
    direction: Direction


class Property(TypedDict):
    """Squares of one terrain that are joined, and what they pay."""

    terrain: Terrain
    squares: int
    crowns: int
    points: int
    at: list[list[int]]


class Reach(TypedDict):
    """The squares at its rim that a kingdom may still come to, counted from the castle."""

    west: int
    north: int
    east: int
    south: int


class Kingdom(TypedDict):
    """One player's land."""

    squares: list[Square]
    reach: Reach
    laid: list[Lying]
    discarded: list[int]
    properties: list[Property]


class Place(TypedDict):
    """A domino of a line, and whose king stands on it."""

    domino: int
    king: int | None


class View(TypedDict):
    """All that a seat may know."""

    game: str
    players: int
    options: dict[str, bool]
    seat: int | None
    actor: int
    size: int
    kingdoms: list[Kingdom]
    line: list[Place]
    offer: list[Place]
    taking: int | None
    pile: int
    unseen: list[int]
    undrawn_kings: list[int]
    earlier: list[list[int]]
    reveals: int
    scores: list[int]


class Take(TypedDict):
    """Take a domino of the new line."""

    words: str
    verb: Literal["take"]
    domino: int


class Worth(TypedDict):
    """What makes the points of a property: its squares times its crowns."""

    terrain: Terrain
    squares: int
    crowns: int


class Lay(TypedDict):
    """Place the king's domino, for so many points more, and the properties of which it is then part."""

    words: str
    verb: Literal["place"]
    domino: int
    x: int
    y: int
    direction: Direction
    points: int
    joins: list[Worth]


Choice = Take | Lay


class BarredSquares(TypedDict):
    """The squares, as x and y, on which no half of the domino can lie for one reason."""

    squares: list[list[int]]
    why: str
    facts: dict[str, Any]


class BarredDomino(TypedDict):
    """A domino that cannot be taken."""

    domino: int
    why: str
    facts: dict[str, Any]


Barred = BarredSquares | BarredDomino


class Question(TypedDict):
    """Which domino to place; or to take one."""

    asks: Literal["place", "take"]
    domino: int | None


class NewLine(TypedDict):
    """Dominoes are drawn and laid out."""

    kind: Literal["line"]
    dominoes: list[int]


class KingDrawn(TypedDict):
    """A king comes to light."""

    kind: Literal["king"]
    seat: int


class Taken(TypedDict):
    """A king goes to a domino; or its domino fits nowhere and is discarded."""

    kind: Literal["take", "discard"]
    seat: int
    domino: int


class Laid(TypedDict):
    """A domino is added to a kingdom."""

    kind: Literal["place"]
    seat: int
    domino: int
    x: int
    y: int
    direction: Direction


class KingdomPoints(TypedDict, total=False):
    """Where the points of a seat come from; bonuses and earlier games where they are played with."""

    properties: list[Property]
    middle_kingdom: int
    harmony: int
    earlier: list[int]
    total: int


class Ended(TypedDict):
    """A game is over."""

    kind: Literal["end"]
    scores: list[int]
    breakdown: list[KingdomPoints]


Happening = NewLine | KingDrawn | Taken | Laid | Ended
