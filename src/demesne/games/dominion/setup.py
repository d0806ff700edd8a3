"""Setting up a game: the piles, the first hands, who begins."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import pick, seeded, shuffle, step
from demesne.core.game import Game
from demesne.games.dominion.cards.basic import BASIC
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.kingdoms import choose_kingdom, previous_winners
from demesne.games.dominion.seat import Seat, empty_seat
from demesne.games.dominion.state import ACTIONS, COPPER, ESTATE, VICTORY, Cast, phase
from demesne.games.dominion.turn import HAND_SIZE, begin_turn
from demesne.games.dominion.verbs import draw

STARTING_COPPERS: Final = 7
STARTING_ESTATES: Final = 3
#: DM-12, by basic card and then by the number of players, from 2 to 6
BASIC_PILES: Final = [
    [46, 39, 32, 85, 78],
    [40, 40, 40, 80, 80],
    [30, 30, 30, 60, 60],
    [8, 12, 12, 12, 12],
    [8, 12, 12, 12, 12],
    [8, 12, 12, 15, 18],
    [10, 20, 30, 40, 50],
]
STARTING_DECK: Final = vec[i64]([COPPER] * STARTING_COPPERS + [ESTATE] * STARTING_ESTATES)
KINGDOM_PILE: Final = 10
CASTS: Final[dict[str, Cast]] = {}


def make_cast(kingdom: list[str]) -> Cast:
    """The cards of a game with these kingdom cards, made only once."""
    key = ",".join(kingdom)
    if key not in CASTS:
        if len(CASTS) > 1000:
            CASTS.clear()
        CASTS[key] = Cast([CARDS[key] for key in BASIC + kingdom])
    return CASTS[key]


def pile_size(cast: Cast, card: int, players: int) -> int:
    """DM-12: how many cards a pile has at the start."""
    if card < len(BASIC_PILES):
        return BASIC_PILES[card][players - 2]
    return BASIC_PILES[ESTATE][players - 2] if cast.types[card] & VICTORY != 0 else KINGDOM_PILE


def start_cards(card: int) -> int:
    """DM-5: how many copies each player starts with."""
    if card == COPPER:
        return STARTING_COPPERS
    return STARTING_ESTATES if card == ESTATE else 0


def new_table(game: Game[Any], players: int, cast: Cast, chance: i64, settings: dict[str, Any]) -> Dominion:
    """All piles full, and nobody with a card."""
    state = Dominion(game, players, cast, settings)
    fill_table(state)
    state.chance = chance
    return state


def fill_table(state: Dominion) -> None:
    """All piles are full, and nobody has a card."""
    cast, players = state.cast, int(state.players)
    state.seats = vec[Seat]([empty_seat(cast.number) for _ in range(players)])
    state.supply = vec[i64]([pile_size(cast, card, players) for card in range(cast.number)])
    state.piles = cast.everything


def deal(game: Game[Any], players: int, seed: int, options: dict[str, Any], listen: bool) -> Dominion:
    """A new game."""
    kingdom, chance = choose_kingdom(options, seeded(seed))
    return deal_kingdom(game, players, kingdom, chance, options, listen)


def deal_kingdom(
    game: Game[Any], players: int, kingdom: list[str], chance: i64, options: dict[str, Any], listen: bool
) -> Dominion:
    """A new game with these kingdom cards."""
    state = new_table(game, players, make_cast(kingdom), chance, options)
    state.events = [] if listen else None
    first = start_player(state, previous_winners(options))
    if state.events is not None:
        state.tell("setup", {"kingdom": kingdom, "first": first})
    for me in range(players):
        seat = state.seats[me]
        seat.deck = STARTING_DECK[:]
        state.chance = shuffle(state.chance, seat.deck, len(seat.deck) - 1)
        draw(state, me, HAND_SIZE)
    begin_turn(state, first)
    state.push(phase(ACTIONS, first))
    state.actor = first
    state.settle()
    return state


def start_player(state: Dominion, winners: list[int]) -> int:
    """DM-20 to DM-22: anybody, or the player to the left of the last winner, or one who did not share the victory."""
    players = int(state.players)
    if len(winners) == 1:
        return (winners[0] + 1) % players
    candidates = [seat for seat in range(players) if seat not in winners]
    if len(candidates) == 0:
        candidates = list(range(players))
    state.chance = step(state.chance)
    return candidates[pick(state.chance, len(candidates))]
