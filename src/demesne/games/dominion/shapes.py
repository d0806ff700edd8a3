"""What leaves the game as plain data: views, choices, events, points. The types of the page are made of it."""

from typing import Any, Literal, NotRequired, TypedDict

CardType = Literal["action", "treasure", "victory", "curse", "attack", "reaction"]
Kind = Literal["card", "action", "treasure", "victory", "curse", "attack", "reaction"]
Sought = Literal["any", "up_to", "exactly", "supply", "trash", "discard", "owner"]
Amount = Literal["single", "optional", "exactly", "down_to", "up_to", "any"]
Zone = Literal["hand", "aside", "latest", "supply", "trash", "discard", "names", "reactions"]


class PrintedCard(TypedDict):
    """What is on a card."""

    cost: int
    types: list[CardType]
    cards: int
    actions: int
    buys: int
    coins: int
    points: int


class Printed(TypedDict):
    """What is on all cards, by id; which kingdom cards each box has, and each kingdom that the rule books recommend."""

    cards: dict[str, PrintedCard]
    sets: dict[str, list[str]]
    recommended: dict[str, list[str]]


# The view


class KnownCard(TypedDict):
    """A card with who knows it: seats, and perhaps onlookers; perhaps only as one of a group, or among some."""

    card: str
    known_by: list[int | str]
    group: NotRequired[int]
    among: NotRequired[list[str]]


class DeckCard(TypedDict):
    """A card of a deck whose place is known."""

    above: int
    card: str
    known_by: list[int | str]


class DeckGroup(TypedDict):
    """Cards of a deck that are known, but not in which order they lie in these places."""

    above: list[int]
    cards: list[str]


class Seat(TypedDict):
    """One player's cards; of one's own also the hand, and the discard pile while one looks through it."""

    hand_size: int
    hand: NotRequired[list[str]]
    discard_top: str | None
    discard: NotRequired[list[str]]
    deck: list[DeckCard]
    deck_groups: list[DeckGroup]
    deck_size: NotRequired[int]
    aside: list[str | KnownCard | None]
    owned: dict[str, int]
    unknown: int
    turns: int


class Source(TypedDict):
    """Where the cards of a question come from, and which will do; what is usual is left out."""

    zone: Zone
    of: NotRequired[int]
    types: NotRequired[int]
    but: NotRequired[list[str]]
    at_least: NotRequired[int]
    at_most: NotRequired[int]


class Phase(TypedDict):
    """A phase of a turn that asks what to play or to buy."""

    kind: Literal["action", "treasure", "buy"]
    seat: int
    this: None
    picked: NotRequired[list[str]]


Pick = TypedDict(
    "Pick",
    {
        "kind": Literal["pick", "insert"],
        "seat": int,
        "this": str | None,
        "step": str,
        "least": int,
        "most": int,
        "ordered": bool,
        "from": Source,
        "picked": NotRequired[list[str]],
    },
)
Fork = TypedDict(
    "Fork",
    {
        "kind": Literal["choose"],
        "seat": int,
        "this": str | None,
        "ways": list[str],
        "number": int,
        "from": Source,
        "picked": NotRequired[list[int]],
    },
)
Asked = Phase | Pick | Fork


class Fact(TypedDict):
    """A card in a hand that others know."""

    seat: int
    card: str
    known_by: list[int | str]


Passed = TypedDict(
    "Passed", {"round": int, "from": int, "to": int, "card": str | None, "among": NotRequired[list[str]]}
)


class Proof(TypedDict):
    """How many copies, at the least, came to a seat by passing more than went from it."""

    round: int
    moment: str
    seat: int
    least: dict[str, int]


class View(TypedDict):
    """All that a seat may know."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    kingdom: list[str]
    supply: dict[str, int]
    costs: dict[str, int]
    trash: list[str]
    turn: int
    in_play: list[str | None]
    actions: int
    buys: int
    coins: int
    discount: int
    played: int
    bonuses: dict[str, int]
    first_bonuses: dict[str, int]
    unaffected: list[int]
    reveals: int
    seat: int | None
    actor: int
    question: Asked | None
    seats: list[Seat]
    seen: list[Fact]
    passes: list[Passed]
    proofs: list[Proof]
    scores: list[int] | None
    known_scores: list[int]


# Choices, what is barred, questions


class CardChoice(TypedDict):
    """Do something with a card, which lies there and costs so much."""

    words: str
    verb: Literal["play", "buy", "gain", "discard", "trash", "put", "put into", "pass", "reveal", "set", "name"]
    card: str
    zone: Zone
    cost: int


class WayChoice(TypedDict):
    """Go one of several ways."""

    words: str
    verb: Literal["choose"]
    way: str


class PlaceChoice(TypedDict):
    """Put a card into the deck, with so many cards above and below it."""

    words: str
    verb: Literal["insert"]
    above: int
    below: int


class EndOfPick(TypedDict):
    """Pick none, or no more, or leave the one card where it is."""

    words: str
    verb: Literal["no more"]
    declines: Literal["none", "more", "it"]


class PlainChoice(TypedDict):
    """What its verb alone says."""

    words: str
    verb: Literal["no", "end actions", "no more treasures", "play all treasures", "end turn", "name another"]


Choice = CardChoice | WayChoice | PlaceChoice | EndOfPick | PlainChoice


class Barred(TypedDict):
    """A card of the Supply or of the hand that cannot be picked."""

    card: str
    zone: Literal["supply", "hand"]
    why: str
    facts: dict[str, Any]


class PhaseQuestion(TypedDict):
    """What to play, or to buy with so many coins."""

    asks: Literal["action", "treasure", "buy"]
    card: None
    coins: int


class PickQuestion(TypedDict):
    """Which cards to pick."""

    asks: str
    card: str | None  # that asks
    zone: Zone
    kinds: list[Kind]  # what will do
    sought: Sought  # what else it must be
    cost: int | None  # at most, or exactly
    amount: Amount
    count: int  # so many are still to be picked, or may be
    keep: int  # cards left in hand then
    seat: int  # to whom it happens
    to: int  # who sits to the left
    what: str | None  # the one card that it is about
    picked: list[str]


class WayQuestion(TypedDict):
    """Which ways to go, or whether."""

    asks: str
    card: str | None
    count: int
    seat: int
    what: str | None
    picked: list[str]


class PlaceQuestion(TypedDict):
    """Where in the deck to put a card."""

    asks: Literal["insert"]
    card: str | None
    what: str


Question = PhaseQuestion | PickQuestion | WayQuestion | PlaceQuestion


# Events and points


class SetUp(TypedDict):
    """The kingdom and who begins."""

    kind: Literal["setup"]
    kingdom: list[str]
    first: int


class Turn(TypedDict):
    """A turn begins."""

    kind: Literal["turn"]
    seat: int
    number: int


class WithSeat(TypedDict):
    """Somebody shuffles, or ends the turn."""

    kind: Literal["shuffle", "clean_up"]
    seat: int


class WithCard(TypedDict):
    """Somebody plays or buys a card."""

    kind: Literal["play", "buy"]
    seat: int
    card: str


class Named(TypedDict):
    """Somebody names a card, perhaps one that is not in the game."""

    kind: Literal["name"]
    seat: int
    card: NotRequired[str]


class Gained(TypedDict):
    """Somebody gains a card."""

    kind: Literal["gain"]
    seat: int
    card: str
    to: Literal["hand", "deck", "discard"]


class WithCards(TypedDict):
    """Something happens to cards that one sees."""

    kind: Literal["trash", "discard", "draw", "look", "put_on_deck", "set_aside"]
    seat: int
    cards: list[str]


class WithNumber(TypedDict):
    """Something happens to so many cards that one does not see."""

    kind: Literal["draw", "look", "put_on_deck"]
    seat: int
    number: int


class Discarded(TypedDict):
    """So many cards are discarded, of which one sees the last."""

    kind: Literal["discard"]
    seat: int
    number: int
    top: str


class DeckDiscarded(TypedDict):
    """A whole deck goes onto the discard pile."""

    kind: Literal["discard_deck"]
    seat: int
    top: str


Revealed = TypedDict(
    "Revealed",
    {"kind": Literal["reveal"], "seat": int, "cards": list[str], "from": Literal["hand", "deck"]},
)


class PutIntoDeck(TypedDict):
    """A card, which only its owner sees, goes under so many others."""

    kind: Literal["put_into_deck"]
    seat: int
    card: NotRequired[str]
    above: int


class PassedOn(TypedDict):
    """A card, which only these two see, goes from hand to hand."""

    kind: Literal["pass"]
    seat: int
    to: int
    card: NotRequired[str]


class CardPoints(TypedDict):
    """The points of all copies of a card."""

    card: str
    number: int
    each: int
    points: int


class SeatPoints(TypedDict):
    """Where the points of a seat come from."""

    cards: list[CardPoints]
    total: int


class Ended(TypedDict):
    """The game is over."""

    kind: Literal["end"]
    scores: list[int]
    breakdown: list[SeatPoints]


Happening = (
    SetUp | Turn | WithSeat | WithCard | Named | Gained | WithCards | WithNumber | Discarded | DeckDiscarded | Revealed
    | PutIntoDeck | PassedOn | Ended
)  # fmt: skip
