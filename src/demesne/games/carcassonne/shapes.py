"""What leaves the game as plain data: views, choices, events, points. The types of the page are made of it."""

from typing import Any, Literal, TypedDict

Kind = Literal["field", "road", "city", "monastery"]
Role = Literal["farmer", "thief", "knight", "monk"]
Side = Literal["n", "e", "s", "w"]
Compass = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw", "middle"]


class PrintedTile(TypedDict):
    """What is on a tile before it is turned: the sides of each city and road, the half sides of each field."""

    copies: int
    cities: list[str]
    pennants: int
    roads: list[str]
    fields: list[list[str]]
    monastery: bool


class Printed(TypedDict):
    """What is on all tiles, by letter."""

    tiles: dict[str, PrintedTile]


class Lying(TypedDict):
    """How a tile lies, counted from the start tile."""

    tile: str
    x: int
    y: int
    rotation: int


class Segment(TypedDict):
    """A part of a feature that lies on one tile."""

    x: int
    y: int
    segment: str


class Follower(TypedDict):
    """A follower on the table."""

    seat: int
    x: int
    y: int
    segment: str


class Prospect(TypedDict):
    """What a feature is, who owns it and what it pays.

    `points` is what it would pay if the game ended now, `projected` what it would pay finished as it stands: a city in
    full, a monastery with all its tiles, a field with all of its cities finished.
    """

    feature: Kind
    finished: bool
    open: int
    tiles: int
    pennants: int
    cities: int
    unfinished_cities: int
    owners: list[int]
    points: int
    projected: int


class Feature(Prospect):
    """A feature with all that lies in it; `feeds` is what a finished city pays for each field with farmers."""

    feeds: int
    segments: list[Segment]
    followers: list[Follower]


class Paid(TypedDict):
    """A feature that has paid, and where the tile lies that finished it."""

    feature: Kind
    tiles: int
    pennants: int
    points: int
    seats: list[int]
    x: int
    y: int


class View(TypedDict):
    """All that a seat may know."""

    game: str
    players: int
    options: dict[str, bool]
    seat: int | None
    actor: int
    turn: int
    phase: Literal["tile", "follower"]
    hand: str | None
    laid: list[Lying]
    features: list[Feature]
    followers: list[Follower]
    supply: list[int]
    track: list[int]
    scored: list[Paid]
    scores: list[int]
    pile: int
    remaining: dict[str, int]
    removed: list[str]
    left_out: list[str]
    reveals: int


class Pay(TypedDict):
    """What a seat scores at once."""

    seat: int
    points: int


class Lay(TypedDict):
    """Lay the tile: what it pays at once without a follower, and the features that it is then part of."""

    words: str
    verb: Literal["lay"]
    tile: str
    x: int
    y: int
    rotation: int
    pays: list[Pay]
    features: list[Prospect]


class Claim(TypedDict):
    """Place a follower on a segment of the tile just laid, in some place of it: what is paid at once."""

    words: str
    verb: Literal["follower"]
    role: Role
    segment: str
    x: int
    y: int
    feature: Kind
    place: Compass
    pays: list[Pay]


class NoClaim(TypedDict):
    """Place no follower: what is paid at once."""

    words: str
    verb: Literal["no_follower"]
    x: int
    y: int
    pays: list[Pay]


Choice = Lay | Claim | NoClaim


class BarredCell(TypedDict):
    """A cell beside a tile on which the tile in hand cannot be laid."""

    x: int
    y: int
    why: str
    facts: dict[str, Any]


class BarredSegment(TypedDict):
    """A segment of the tile just laid that cannot take a follower."""

    segment: str
    x: int
    y: int
    why: str
    facts: dict[str, Any]


Barred = BarredCell | BarredSegment


class Clash(TypedDict):
    """A side on which a tile would not continue its neighbour: what is on both."""

    side: Side
    mine: Kind
    theirs: Kind


class Question(TypedDict):
    """Where to lay a tile; or whether to place a follower."""

    asks: Literal["lay", "follower"]
    tile: str | None


class Drawn(TypedDict):
    """A tile is drawn; or it fits nowhere and leaves the game."""

    kind: Literal["draw", "remove"]
    seat: int
    tile: str


class Laid(TypedDict):
    """A tile is laid."""

    kind: Literal["place"]
    seat: int
    tile: str
    x: int
    y: int
    rotation: int


class Moved(TypedDict):
    """A follower is placed; or it goes back to its owner."""

    kind: Literal["follower", "return"]
    seat: int
    role: Role
    x: int
    y: int
    segment: str


class Declined(TypedDict):
    """No follower is placed on the tile just laid, although one could be."""

    kind: Literal["decline"]
    seat: int
    x: int
    y: int


class Scored(TypedDict):
    """A feature is finished, and pays these seats."""

    kind: Literal["score"]
    feature: Kind
    tiles: int
    pennants: int
    points: int
    seats: list[int]


class ScoredAtTheEnd(TypedDict):
    """A feature pays at the end of the game; a field for these finished cities."""

    kind: Literal["final"]
    feature: Kind
    tiles: int
    pennants: int
    cities: int
    points: int
    seats: list[int]


class SeatPoints(TypedDict):
    """Where the points of a seat come from: what has paid, what would pay now, and what nobody can account for."""

    scored: list[Paid]
    earlier: int
    pending: list[Feature]
    total: int


class Ended(TypedDict):
    """The game is over."""

    kind: Literal["end"]
    scores: list[int]
    breakdown: list[SeatPoints]


Happening = Drawn | Laid | Moved | Declined | Scored | ScoredAtTheEnd | Ended
