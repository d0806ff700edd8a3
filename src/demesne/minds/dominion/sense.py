"""What the cards of a kingdom are good for, as far as that depends on nothing else."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominion.state import Cast


class Use:
    """What an Action is good for: higher numbers come first."""

    def __init__(self, alone: int = 20, early: int = 0, draws: int = 0, brings: int = 0) -> None:
        self.alone: Final = alone  # as the only one that can be played
        self.early: Final = early  # among those that give their Action back
        self.draws: Final = draws  # cards, if it takes the Action away
        self.brings: Final = brings  # coins that it is likely to bring, besides those printed on it


NO_USE: Final = Use()
USES: Final[dict[str, Use]] = {
    "adventurer": Use(72, draws=2, brings=3),
    "artisan": Use(88),
    "bandit": Use(75),
    "baron": Use(84, brings=2),
    "bridge": Use(66, brings=1),
    "bureaucrat": Use(58),
    "cellar": Use(early=700),
    "chancellor": Use(55),
    "chapel": Use(90),
    "conspirator": Use(58, early=610),
    "coppersmith": Use(56, brings=2),
    "council_room": Use(80, draws=4, brings=3),
    "courtier": Use(79, brings=3),
    "courtyard": Use(72, draws=2, brings=1),
    "diplomat": Use(52, early=630, draws=2, brings=1),
    "feast": Use(66),
    "festival": Use(early=975),
    "great_hall": Use(early=966),
    "harbinger": Use(early=955),
    "ironworks": Use(60, early=600),
    "laboratory": Use(early=970, brings=1),
    "library": Use(74, draws=3, brings=2),
    "lurker": Use(early=300),
    "market": Use(early=962),
    "masquerade": Use(77, draws=2, brings=1),
    "merchant": Use(early=964),
    "militia": Use(73),
    "mill": Use(early=935),
    "mine": Use(68, brings=1),
    "mining_village": Use(early=978),
    "minion": Use(early=800, brings=2),
    "moat": Use(50, draws=2, brings=1),
    "moneylender": Use(83, brings=1),
    "nobles": Use(76, early=620, draws=3, brings=2),
    "patrol": Use(78, draws=3, brings=2),
    "pawn": Use(45, early=750, brings=1),
    "poacher": Use(early=940),
    "remodel": Use(60),
    "replace": Use(63),
    "saboteur": Use(62),
    "scout": Use(early=930),
    "secret_chamber": Use(30, brings=1),
    "secret_passage": Use(early=952),
    "sentry": Use(early=990),
    "shanty_town": Use(44, early=650),
    "smithy": Use(76, draws=3, brings=2),
    "spy": Use(early=959),
    "steward": Use(60, brings=2),
    "swindler": Use(71),
    "thief": Use(48),
    "throne_room": Use(86, early=850, brings=1),
    "torturer": Use(95, draws=3, brings=2),
    "trading_post": Use(82),
    "tribute": Use(65, brings=2),
    "upgrade": Use(early=640),
    "vassal": Use(57),
    "village": Use(early=980),
    "wishing_well": Use(early=958),
    "witch": Use(100, draws=2, brings=1),
    "woodcutter": Use(56),
    "workshop": Use(55),
}

#: what it is worth to own a basic card; other cards are worth their cost
WORTH: Final = {"copper": 4, "silver": 32, "gold": 62, "estate": 3, "duchy": 30, "province": 130, "curse": -10}
WORTH_OF_COIN: Final[i64] = 10
SENSES: Final[dict[str, "Sense"]] = {}


class Sense:
    """By card of a game: what it is good for."""

    def __init__(self, cast: Cast) -> None:
        uses = [USES.get(name, NO_USE) for name in cast.ids]
        self.alone: Final = vec[i64]([use.alone for use in uses])
        self.early: Final = vec[i64]([use.early for use in uses])
        self.draws: Final = vec[i64]([use.draws for use in uses])
        self.brings: Final = vec[i64]([use.brings + int(cast.coins[i]) for i, use in enumerate(uses)])
        dear = [int(WORTH_OF_COIN * cost + 2) for cost in cast.cost]
        self.worth: Final = vec[i64]([WORTH.get(name, dear[i]) for i, name in enumerate(cast.ids)])
        self.idle: Final[i64] = cast.everything & ~cast.actions & ~cast.treasures  # cards that do nothing in hand
        self.lasting: Final[i64] = self.find_lasting(cast)

    def find_lasting(self, cast: Cast) -> i64:
        """The Actions that give back the Action they take."""
        found: i64 = 0
        for card in range(cast.number):
            if cast.cards[card].actions > 0:
                found |= BIT[card]
        return found


def sense_of(cast: Cast) -> Sense:
    """The same for all games with these cards."""
    key = ",".join(cast.ids)
    if key not in SENSES:
        if len(SENSES) > 1000:
            SENSES.clear()
        SENSES[key] = Sense(cast)
    return SENSES[key]
