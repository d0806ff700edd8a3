"""What leaves the game as plain data: views, choices, events. The types of the page are made of it."""

from typing import Any, Literal, TypedDict

Domain = Literal["trade", "craft", "art", "science", "government", "religion"]
Pointing = Literal["up", "down"]


class ByDomain(TypedDict):
    """A number for each Domain."""

    trade: int
    craft: int
    art: int
    science: int
    government: int
    religion: int


class BySource(TypedDict):
    """Points by where they come from."""

    masteries: int
    monuments: int
    influence: int
    roles: int
    objectives: int
    overflow: int


class Phrase(TypedDict):
    """A message with its facts, free of any language."""

    key: str
    facts: "dict[str, str | int | Phrase]"


class Cell(TypedDict):
    """A triangle of the map, by the lattice's steps from the middle of the Cradle, and where it points."""

    x: int
    y: int
    pointing: Pointing


class Crossing(TypedDict):
    """Where the corners of cells meet."""

    x: int
    y: int


class Diamond(Cell):
    """The cell with the corner A of a Monument's diamond, and where that corner is."""

    tip_x: int
    tip_y: int


class City(TypedDict):
    """Whose City it is, and its level."""

    seat: int
    level: int


class Lying(Cell):
    """A tile on the map."""

    tile: str
    turned: int
    city: City | None


class Monument(TypedDict):
    """A Monument in play: where its piece lies, how many levels are built, and who controls it."""

    monument: str
    at: Diamond | Crossing | None
    built: int
    controller: int | None


class MasteryCard(TypedDict):
    """A Mastery in a tree, east and south of the Campfire."""

    mastery: str
    copy: Literal["a", "b", "c", "d"]
    advanced: bool
    x: int
    y: int
    turned: int


class LevelCard(TypedDict):
    """A level of a Monument in a tree."""

    level: str
    x: int
    y: int
    turned: int


TreeCard = MasteryCard | LevelCard


class Offered(TypedDict):
    """What a seat may choose from before the game."""

    objectives: list[str]
    monuments: list[str]


class Kept(TypedDict):
    """What a seat has kept so far."""

    objective: str | None
    monument: str | None


class KnownInSupply(TypedDict):
    """Who knows a tile of the supply, and which it is for those who know."""

    place: int
    by: int | None
    tile: str | None


class KnownInHand(TypedDict):
    """A tile in somebody's hand that one seat knows, because it returned it."""

    hand: int
    tile: str
    by: int


class Goal(TypedDict):
    """A goal of an Objective: what is counted part by part, how much of it there is and is wanted."""

    what: list[Phrase]
    progress: list[list[int]]
    met: bool


Asks = Literal[
    "wild", "wild_harvest", "objective", "monument", "return", "tile", "second", "place", "reactivate", "source",
    "construct", "piece", "pay", "fit", "develop", "farewell", "trade", "assimilate", "initiative", "order",
]  # fmt: skip


class Asking(TypedDict):
    """What is asked, and of whom."""

    what: str
    seat: int


class Asked(Asking, total=False):
    """The question as all may know it, with what it is about."""

    tile: str
    card: str
    how: Literal["developed", "assimilated", "bought"]
    monument: str
    domain: Domain
    number: int
    named: list[Domain]
    x: int
    y: int
    pointing: Pointing
    more: int


class Question(Asked):
    """The question as its actor is asked it, with how many tiles lie aside."""

    asks: Asks
    count: int


class Options(TypedDict):
    """The rulings in force."""

    concentration_counts_for_per_two: bool
    cradle_counts_for_locus: bool
    multi_edge: Literal["all_once", "choose_one", "per_edge"]
    locus_mandatory: bool
    city_influence_cumulative: bool
    card_rotation: bool
    role_bonus_needs_remaining: bool
    hidden_hands: bool


class View(TypedDict):
    """All that a seat may know."""

    game: str
    version: int
    players: int
    options: Options
    seat: int | None
    actor: int
    era: int
    eras: int
    turn: int
    round: int
    rounds: int
    order: list[int]
    data: str
    map: list[Lying]
    loci: list[Crossing]
    monuments: list[Monument]
    trees: list[list[TreeCard]]
    knowledge: list[ByDomain]
    limits: list[ByDomain]
    nodus: list[ByDomain]
    points: list[BySource]
    scores: list[int]
    influence: list[int]
    markers: list[int]
    roles: dict[str, int | None]
    role_points: dict[str, int]
    produced: ByDomain
    harvest: ByDomain
    ripe: ByDomain
    traded: list[Domain]
    offer: Offered | None
    kept: list[Kept | None]
    goals: list[list[Goal]]
    hands: list[list[str] | None]
    held: list[int]
    aside: list[str] | int
    supply: int
    known: list[KnownInSupply | KnownInHand]
    question: Asked | None
    reveals: int


# What can be chosen


class Said(TypedDict):
    """Every choice has words that mean it."""

    words: str


class ActiveCity(Cell):
    """A City that a production activates, whoever owns it."""

    seat: int
    level: int
    domain: Domain


class Yield(TypedDict):
    """What a tile produces from one source: how much by concentration, to be named, and within the limits."""

    source: str
    locus: Crossing | None
    knowledge: dict[Domain, int]
    concentration: dict[Domain, int]
    wild: int
    kept: int
    cities: list[ActiveCity]


class Brings(TypedDict):
    """What a choice gives at once and costs, and the Nodus that it makes."""

    vp: int
    influence: int
    paid: dict[Domain, int]
    nodus: dict[Domain, int]


class Plain(Said):
    """What needs no parameters."""

    verb: Literal["reactivate", "to_trade"]


class Done(Said):
    """Go on; with which question one has done."""

    verb: Literal["done"]
    question: str


class Keep(Said):
    """Keep an Objective or a Monument."""

    verb: Literal["keep"]
    card: str


class OfTile(Said):
    """Take a tile of the hand, or return it."""

    verb: Literal["tile", "return"]
    tile: str


class Place(Said, Cell):
    """Place the tile."""

    verb: Literal["place"]
    tile: str
    turned: int
    yields: list[Yield]


class Reactivate(Said, Cell):
    """Reactivate a tile."""

    verb: Literal["reactivate_tile"]
    yields: list[Yield]


class AllSides(Said):
    """Let all joined sides produce."""

    verb: Literal["all_sides"]
    yields: list[Yield]


class Side(Said, Cell):
    """Let a side produce."""

    verb: Literal["side"]
    yields: list[Yield]


class BuildCity(Said, Cell, Brings):
    """Build or upgrade a City: its Domain and level, and the Reserve limit there will be."""

    verb: Literal["city"]
    domain: Domain
    level: int
    limit: int


class Locus(Said, Crossing):
    """Let a Locus produce."""

    verb: Literal["locus"]
    yields: list[Yield]


class OfDomain(Said):
    """Name what is gained or produced, or pay."""

    verb: Literal["gain", "produce", "pay"]
    number: int
    domain: Domain


class LetGo(Said):
    """Take what there is room for, and lose the rest."""

    verb: Literal["let_go"]
    number: int


class Level(Said, Brings):
    """Build the next level of a Monument."""

    verb: Literal["monument"]
    monument: str
    level: str


class LayDiamond(Said, Diamond, Brings):
    """Lay a Monument's diamond: by seat, the points that its Cities get."""

    verb: Literal["diamond"]
    monument: str
    rewards: list[int]


class LayCircle(Said, Crossing, Brings):
    """Lay a Monument's circle on a Locus."""

    verb: Literal["circle"]
    monument: str
    rewards: list[int]


class Fit(TypedDict):
    """A place in the tree for copies of a card, and the Nodus that they make there."""

    x: int
    y: int
    nodus: dict[Domain, int]
    copies: list[str]


class Take(Said, Brings):
    """Take a Mastery: where it fits into the tree."""

    verb: Literal["develop", "assimilate"]
    mastery: str
    fits: list[Fit]


class TurnOver(Said, Brings):
    """Turn a Mastery over."""

    verb: Literal["upgrade", "turn_over"]
    mastery: str


class Put(Said, Brings):
    """Put a card into the tree; a Mastery by the letter of its copy."""

    verb: Literal["put"]
    card: str
    x: int
    y: int


class PutTurned(Said, Brings):
    """The same where cards may be turned."""

    verb: Literal["put_turned"]
    card: str
    x: int
    y: int
    turned: int


class Resolve(Said, Brings):
    """The effect that comes first: its card, and the Knowledge it gives."""

    verb: Literal["resolve"]
    card: str
    effect: str
    domain: Domain | Literal["", "vestigium"]
    number: int


Trade = TypedDict(
    "Trade",
    {"words": str, "verb": Literal["trade"], "give": int, "from": Domain, "get": int, "to": Domain},
)


class Next(Said):
    """Who comes next in the Initiative order."""

    verb: Literal["next"]
    seat: int


Choice = (
    Plain
    | Done
    | Keep
    | OfTile
    | Place
    | Reactivate
    | AllSides
    | Side
    | BuildCity
    | Locus
    | OfDomain
    | LetGo
    | Level
    | LayDiamond
    | LayCircle
    | Take
    | TurnOver
    | Put
    | PutTurned
    | Resolve
    | Trade
    | Next
)


# What cannot be chosen


class Why(TypedDict):
    """A code with facts."""

    why: str
    facts: dict[str, Any]


class BarredCity(Why, Cell):
    """Where no City can be built or upgraded."""

    verb: Literal["city"]


class BarredMonument(Why):
    """A Monument whose next level cannot be built."""

    verb: Literal["monument"]
    monument: str


class BarredMastery(Why):
    """A Mastery that cannot be taken or turned over."""

    verb: Literal["develop", "upgrade", "assimilate", "turn_over"]
    mastery: str


Barred = BarredCity | BarredMonument | BarredMastery


# What happened


class OfSeat(TypedDict):
    """Most of what happens is somebody's."""

    seat: int


class Revealed(OfSeat):
    """What was kept comes to light."""

    kind: Literal["reveal"]
    objective: str
    monument: str


class TurnBegun(OfSeat):
    """A turn begins."""

    kind: Literal["turn"]


class Number(OfSeat):
    """So many tiles drawn or returned, so much Vestigium lost, so much Influence."""

    kind: Literal["draw", "return", "lost", "influence"]
    number: int


class Drawn(OfSeat):
    """Which tiles were drawn."""

    kind: Literal["drawn"]
    tiles: list[str]


class Placed(OfSeat, Cell):
    """A tile is placed."""

    kind: Literal["place"]
    tile: str
    turned: int


class Reactivated(OfSeat, Cell):
    """A tile on the map produces again."""

    kind: Literal["reactivate"]


class LocusUsed(OfSeat, Crossing):
    """A Locus produces."""

    kind: Literal["locus"]


class Activated(OfSeat, Cell):
    """A City is activated."""

    kind: Literal["activate"]
    level: int
    domain: Domain


class Gained(OfSeat):
    """Knowledge comes, up to a limit."""

    kind: Literal["knowledge"]
    domain: Domain
    number: int
    limit: int


class Paid(OfSeat):
    """Knowledge goes."""

    kind: Literal["pay"]
    domain: Domain
    number: int


class Traded(OfSeat):
    """Knowledge of one Domain becomes that of another."""

    kind: Literal["trade"]
    give: Domain
    get: Domain


class CityBuilt(OfSeat, Cell):
    """A City is built, or upgraded to a level."""

    kind: Literal["city"]
    level: int


class DiamondLaid(OfSeat, Cell):
    """A Monument's diamond is laid."""

    kind: Literal["piece"]
    monument: str


class CircleLaid(OfSeat, Crossing):
    """A Monument's circle is laid."""

    kind: Literal["piece"]
    monument: str


class LevelBuilt(OfSeat):
    """A level of a Monument goes into a tree."""

    kind: Literal["level"]
    level: str


class MasteryTaken(OfSeat):
    """A Mastery goes into a tree, or is turned over there."""

    kind: Literal["develop", "upgrade", "assimilate"]
    mastery: str


class Scored(OfSeat):
    """Points, and where they come from."""

    kind: Literal["points"]
    source: str
    points: int


class RoleTaken(OfSeat):
    """Somebody gets a Role, and its points."""

    kind: Literal["role"]
    role: str
    domain: Domain
    points: int


class RoleUsed(OfSeat):
    """Somebody uses a Role."""

    kind: Literal["role_used"]
    role: str


class ObjectiveScored(OfSeat):
    """How many goals of an Objective are met in the end."""

    kind: Literal["objective"]
    objective: str
    goals: int


EraStep = Literal["effects", "assimilation", "influence", "roles"]


class EraEnds(TypedDict):
    """A step of the end of an Era begins: the points and the Knowledge that is left by then, by seat."""

    kind: Literal["era_end"]
    era: int
    step: EraStep
    scores: list[int]
    left: list[ByDomain]


class EraBegun(TypedDict):
    """The next Era: the points so far, and the Initiative order."""

    kind: Literal["era"]
    era: int
    scores: list[int]
    order: list[int]


class Ordered(TypedDict):
    """The Initiative order."""

    kind: Literal["initiative"]
    order: list[int]


class Ended(TypedDict):
    """The game is over."""

    kind: Literal["end"]
    scores: list[int]


Happening = (
    Revealed
    | TurnBegun
    | Number
    | Drawn
    | Placed
    | Reactivated
    | LocusUsed
    | Activated
    | Gained
    | Paid
    | Traded
    | CityBuilt
    | DiamondLaid
    | CircleLaid
    | LevelBuilt
    | MasteryTaken
    | Scored
    | RoleTaken
    | RoleUsed
    | ObjectiveScored
    | EraEnds
    | EraBegun
    | Ordered
    | Ended
)


Known = Literal["printed", "inferred", "public", "reconstructed", "own"]
Corner = Literal["trade", "craft", "art", "science", "government", "religion", "vestigium", "corruptio", "none"]
HalfNodus = Literal["trade", "craft", "art", "science", "government", "religion", "vestigium", "corruptio"] | None


class Amount(TypedDict):
    """So much of one Domain."""

    domain: Domain
    amount: int


class Face(TypedDict):
    """A side of a Mastery: what it is worth and does."""

    vp: int
    effects: list[Phrase]
    known: Known


class Faces(TypedDict):
    """Both sides of a Mastery."""

    basic: Face
    advanced: Face


class Halves(TypedDict):
    """The half Nodus at the sides of a card."""

    n: HalfNodus
    e: HalfNodus
    s: HalfNodus
    w: HalfNodus


class Layout(Halves):
    """The same of one copy of a Mastery."""

    known: Known


class Needed(TypedDict):
    """A Mastery of this Domain with this value or more has to be in the tree."""

    domain: Domain
    value: int


class PrintedMastery(TypedDict):
    """A Mastery: price, both sides, and its copies."""

    domain: Domain
    value: int
    cost: Amount
    upgrade: Amount
    needs: Needed | None
    faces: Faces
    nodus: list[Layout]


class PrintedMonument(TypedDict):
    """A Monument: its piece, clockwise from the corner A, and whom it rewards."""

    shape: Literal["diamond", "circle"]
    domain: Domain
    corners: list[Corner]
    rewarding: list[bool]
    vp: int
    reward: Phrase
    known: Known


class PrintedLevel(TypedDict):
    """A level of a Monument."""

    monument: str
    level: int
    vp: int
    cost: dict[str, int]
    effects: list[Phrase]
    nodus: Halves
    known: Known


class Told(TypedDict):
    """What a card does."""

    effects: list[Phrase]
    known: Known


class PrintedRole(Told):
    """A Role, and the Domain that it is about."""

    domain: Domain


class PrintedCampfire(Told):
    """The first card of every tree."""

    nodus: Halves


class PrintedObjective(TypedDict):
    """An Objective: by goal, what is counted in each part of it and how much is wanted, and whether that happened."""

    goals: list[list[Phrase]]
    historical: list[bool]
    known: Known


class Piece(TypedDict):
    """The Cradle: what is in its corners."""

    corners: list[Corner]
    known: Known


class PrintedTile(Piece):
    """A tile, with its Camp."""

    camp: Domain | Literal["vestigium"]


class Box(TypedDict):
    """Everything in the box by id; what is called otherwise than usual; the points for goals, by how many are met."""

    names: dict[str, dict[str, str]]
    scale: list[int]
    mastery: dict[str, PrintedMastery]
    monument: dict[str, PrintedMonument]
    level: dict[str, PrintedLevel]
    role: dict[str, PrintedRole]
    objective: dict[str, PrintedObjective]
    tile: dict[str, PrintedTile]
    cradle: dict[str, Piece]
    campfire: dict[str, PrintedCampfire]
