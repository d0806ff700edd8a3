"""Small positions to try rules in, and short ways to play on them."""

from typing import Any

import demesne
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.kingdoms import SETS

GAME = demesne.game("dominion")
ALL_CARDS = [card for cards in SETS.values() for card in cards]
BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]


def cards(words: str) -> list[str]:
    """`throne room, 4 copper` as a list of ids."""
    found = []
    for part in [one.strip() for one in words.split(",") if one.strip()]:
        number, _, name = part.partition(" ")
        times, name = (int(number), name) if number.isdecimal() else (1, part)
        found += [name.replace(" ", "_")] * times
    return found


def table(*hands: str, kingdom: str = "", **fields: Any) -> Dominion:
    """A position with these hands; seat 0 has the turn. Decks and discard piles are lists of words by seat."""
    decks = fields.pop("decks", [""] * len(hands))
    discards = fields.pop("discards", [""] * len(hands))
    turns = fields.pop("turns", [0] * len(hands))
    seats = [
        {"hand": cards(hand), "deck": cards(deck), "discard": cards(discard), "turns": taken}
        for hand, deck, discard, taken in zip(hands, decks, discards, turns, strict=True)
    ]
    listed = {zone: cards(fields.pop(zone, "")) for zone in ("in_play", "trash")}
    used = set(cards(kingdom)) | set(listed["in_play"]) | set(listed["trash"])
    used |= {card for seat in seats for zone in ("hand", "deck", "discard") for card in seat[zone]}
    chosen = sorted(used - set(BASIC))
    chosen += [card for card in ("village", "smithy", "market", "festival", "laboratory", "woodcutter", "cellar",
                                 "chapel", "workshop", "gardens", "bridge") if card not in chosen]  # fmt: skip
    empty = fields.pop("empty", [])
    position = {"game": "dominion", "players": len(hands), "kingdom": chosen[:10], "seats": seats, "turn": 0}
    state = GAME.load(position | listed | fields)
    assert isinstance(state, Dominion)
    for card in empty:
        pile(state, card, 0)
    return state


def pile(state: Dominion, card: str, size: int) -> None:
    """Let a pile have this size: the others of it go to the trash, out of the way."""
    number = state.cast.ids.index(card)
    while state.supply[number] > size:
        state.take_from_supply(number)
    state.settle()


def say(state: Dominion, *words: str) -> None:
    """Play actions in words."""
    for one in words:
        state.apply(state.read(one))


def asked(state: Dominion) -> tuple[int, list[str]]:
    """Who is asked, and what can be answered."""
    return int(state.actor), sorted([state.say(action) for action in state.actions()])


def options(state: Dominion) -> list[str]:
    """What can be answered."""
    return asked(state)[1]


def hand(state: Dominion, seat: int = 0) -> list[str]:
    """The cards in a hand."""
    return sorted(state.save()["seats"][seat]["hand"])


def deck(state: Dominion, seat: int = 0) -> list[str]:
    """The deck, top first."""
    return [one["card"] if isinstance(one, dict) else one for one in state.save()["seats"][seat]["deck"]]


def discard(state: Dominion, seat: int = 0) -> list[str]:
    """The discard pile, top last."""
    return list(state.save()["seats"][seat]["discard"])


def trash(state: Dominion) -> list[str]:
    """The trash."""
    return list(state.save()["trash"])


def in_play(state: Dominion) -> list[str]:
    """The cards in play."""
    return [card for card in state.save()["in_play"] if card]


def counters(state: Dominion) -> tuple[int, int, int]:
    """Actions, Buys and coins."""
    return int(state.actions_left), int(state.buys), int(state.coins)


def left(state: Dominion, card: str) -> int:
    """How many are in a pile."""
    return int(state.supply[state.cast.ids.index(card)])
