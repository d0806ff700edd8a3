"""Small positions to try rules in, and short ways to play on them."""

from typing import Any

import demesne
from demesne.games.dominion.engine import Dominion

GAME = demesne.game("dominion")
BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
FILLERS = ["cellar", "village", "smithy", "market", "chapel", "workshop", "militia", "festival", "moat", "laboratory"]


def cards(words: str) -> list[str]:
    """`throne room, 4 copper` as a list of ids."""
    found: list[str] = []
    for part in [one.strip() for one in words.split(",") if one.strip()]:
        number, _, name = part.partition(" ")
        times, name = (int(number), name) if number.isdecimal() else (1, part)
        found += [name.replace(" ", "_")] * times
    return found


def table(*hands: str, kingdom: str = "", piles: dict[str, int] | None = None, **fields: Any) -> Dominion:
    """A position with these hands; seat 0 has the turn. Decks and discard piles are words by seat.

    Piles that are to be smaller lose their cards to the trash.
    """
    decks, discards = (fields.pop(zone, [""] * len(hands)) for zone in ("decks", "discards"))
    turns = fields.pop("turns", [0] * len(hands))
    seats: list[dict[str, Any]] = [
        {"hand": cards(hand), "deck": cards(deck), "discard": cards(discard), "turns": taken}
        for hand, deck, discard, taken in zip(hands, decks, discards, turns, strict=True)
    ]
    trash, in_play = cards(fields.pop("trash", "")), cards(fields.pop("in_play", ""))
    used = cards(kingdom) + trash + in_play
    used += [card for seat in seats for zone in ("hand", "deck", "discard") for card in seat[zone]]
    chosen = sorted({card for card in used if card not in BASIC})
    chosen += [card for card in FILLERS if card not in chosen][: 10 - len(chosen)]
    position = {"game": "dominion", "players": len(hands), "kingdom": chosen, "seats": seats, "turn": 0} | fields
    position |= {"in_play": in_play}
    for card, size in (piles or {}).items():
        trash += [card] * (GAME.load(position).save()["supply"][card] - size - trash.count(card))
    state = GAME.load(position | {"trash": trash})
    assert isinstance(state, Dominion)
    return state


def say(state: demesne.State, *words: str) -> None:
    """Play actions in words."""
    for one in words:
        state.apply(state.read(one))


def asked(state: demesne.State) -> tuple[int, list[str]]:
    """Who is asked, and what can be answered."""
    return int(state.actor), options(state)


def options(state: demesne.State) -> list[str]:
    """What can be answered."""
    return sorted([state.say(action) for action in state.actions()])


def hand(state: demesne.State, seat: int = 0) -> list[str]:
    """The cards in a hand, by name."""
    return sorted(state.save()["seats"][seat]["hand"])


def deck(state: demesne.State, seat: int = 0) -> list[str]:
    """The deck, top first."""
    return [one["card"] if isinstance(one, dict) else one for one in state.save()["seats"][seat]["deck"]]


def discard(state: demesne.State, seat: int = 0) -> list[str]:
    """The discard pile, top last."""
    return list(state.save()["seats"][seat]["discard"])


def trash(state: demesne.State) -> list[str]:
    """The trash, by name."""
    return sorted(state.save()["trash"])


def in_play(state: demesne.State) -> list[str]:
    """The cards in play, in the order played."""
    return [card for card in state.save()["in_play"] if card]


def counters(state: demesne.State) -> tuple[int, int, int]:
    """Actions, Buys and coins."""
    saved = state.save()
    return saved["actions"], saved["buys"], saved["coins"]


def left(state: demesne.State, card: str) -> int:
    """How many cards are in a pile."""
    return int(state.save()["supply"][card])


def costs(state: demesne.State) -> dict[str, int]:
    """What each card costs now."""
    return dict(state.view(0)["costs"])


def pile_sizes(card: str) -> list[int]:
    """The size of a pile at the start with 2, 3, 4, 5 and 6 players."""
    kingdom = [card, *[other for other in FILLERS if other != card][:9]]
    games = [GAME.new(players, 1, kingdom=kingdom) for players in range(2, 7)]
    return [left(state, card) for state in games]
