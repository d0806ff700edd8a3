"""Small positions for tests: kingdoms in words, games in the middle of a turn, finished games.

A kingdom in words is "19 at 1,0 east; discard 46": half a of domino 19 on the square to the east of the
castle (y grows southward), half b to the east of that, and domino 46 discarded.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import demesne
from demesne.games.kingdomino.kingdom import Kingdom, new_kingdom
from demesne.games.kingdomino.words import LYING, as_listed

GAME = demesne.game("kingdomino")

#: 25 squares, nothing discarded, the castle in the middle: 54 points
FULL_KINGDOM = (
    "30 at -1,-1 east; 31 at -1,-2 east; 7 at -1,0 south; 42 at -2,0 south; 29 at -1,2 west; 8 at 0,1 south;"
    "21 at 1,-1 south; 10 at 1,1 south; 19 at 1,-2 east; 41 at 2,-1 south; 36 at 2,1 south; 34 at -2,-1 north"
)
#: all four sides of the castle are taken by wheat and forest: no domino without these fits
WALLED_IN = "1 at 0,1 south; 2 at 0,-1 north; 3 at 1,0 east; 4 at -1,0 west"


def kingdom(words: str, size: int = 5) -> Kingdom:
    """A kingdom on its own, each domino laid by the rules."""
    built = new_kingdom()
    for lying in phrases(words):
        assert fits(built, lying, size), f"{lying} is illegal"
        built.lay(*parse(lying))
    return built


def fits(built: Kingdom, lying: str, size: int = 5) -> bool:
    """Whether a domino may be laid like this."""
    domino, placement = parse(lying)
    return placement in list(built.placements(domino, size))


def parse(lying: str) -> tuple[int, int]:
    """The domino and the placement that words such as "12 at 1,0 east" mean."""
    words = LYING.fullmatch(lying)
    assert words, f"{lying!r} does not say how a domino lies"
    domino = int(words[1])
    return domino, as_listed(domino, int(words[2]), int(words[3]), words[4])


def phrases(words: str) -> list[str]:
    """The parts of a text between semicolons."""
    return [part.strip() for part in words.split(";") if part.strip()]


def position(
    *kingdoms: str,
    line: Mapping[int, int] | None = None,
    taking: int | None = None,
    offer: Mapping[int, int | None] | None = None,
    kings: Sequence[int] = (),
    pile: Sequence[int] = (),
    earlier: Sequence[Sequence[int]] = (),
    **options: bool,
) -> dict[str, Any]:
    """A complete position out of what matters in it, one kingdom for each seat.

    `line` and `offer` say whose king is on which domino. What is left out is filled up with the lowest
    dominoes that are not named: discards for seats that had too few, the new line (an empty `offer` means
    the last turn) with all kings that are nowhere else on its first dominoes, and the pile.
    """
    players = len(kingdoms)
    length = 3 if players == 3 else 4
    in_play = 48 if options.get("mighty_duel") else 12 * players
    line = line or {}
    laid = [[one for one in phrases(words) if not one.startswith("discard ")] for words in kingdoms]
    discarded = [
        [int(one.removeprefix("discard ")) for one in phrases(words) if one.startswith("discard ")]
        for words in kingdoms
    ]
    named = {parse(lying)[0] for lyings in laid for lying in lyings}.union(*discarded, line, offer or {}, pile)
    spare = [number for number in range(1, 49) if number not in named]

    if offer is None:
        elsewhere = [*line.values(), *kings, *([] if taking is None else [taking])]
        claims: list[int | None] = []
        for seat in range(players):
            claims += [seat] * (length // players - elsewhere.count(seat))
        claims += [None] * (length - len(claims))
        offer = {spare.pop(0): king for king in claims}

    had = [len(laid[seat]) + len(discarded[seat]) + [*line.values()].count(seat) for seat in range(players)]
    each = length // players
    should = -(-max(had) // each) * each if offer else in_play // players
    for seat in range(players):
        discarded[seat] += [spare.pop(0) for _ in range(should - had[seat])]
    in_pile = in_play - should * players - len(offer)
    return {
        "game": "kingdomino",
        "version": 1,
        "players": players,
        "options": dict(options),
        "kingdoms": [{"laid": a, "discarded": b} for a, b in zip(laid, discarded, strict=True)],
        "line": [{"domino": domino, "king": king} for domino, king in sorted(line.items())],
        "taking": taking,
        "offer": [{"domino": domino, "king": offer[domino]} for domino in sorted(offer)],
        "kings": list(kings),
        "pile": [*pile, *spare][:in_pile],
        "earlier": [list(points) for points in earlier],
    }


def table(*kingdoms: str, **rest: Any) -> demesne.State:
    """The game that goes on from a position."""
    state: demesne.State = GAME.load(position(*kingdoms, **rest))
    return state


def placing(words: str, domino: int, **options: bool) -> demesne.State:
    """A game in which seat 0 has this kingdom and this domino to place, and all other kings have acted."""
    others = [""] if options.get("mighty_duel") else ["", "", ""]
    return table(words, *others, line={domino: 0}, **options)


def finished(*kingdoms: str, earlier: Sequence[Sequence[int]] = (), **options: bool) -> demesne.State:
    """A game that has ended with these kingdoms; what they lack was discarded."""
    return table(*kingdoms, offer={}, earlier=earlier, **options)


def play(state: demesne.State, *actions: str) -> None:
    """Say and carry out some actions."""
    for words in actions:
        state.apply(state.read(words))


def said(state: demesne.State) -> list[str]:
    """All legal actions in words."""
    return [state.say(action) for action in state.actions()]


def told(state: demesne.State) -> list[str]:
    """The events since somebody listens, each in a few words such as "2 takes 17"."""
    sentences = []
    for event in state.events or []:
        if event.kind in ("take", "place", "discard"):
            sentences.append(f"{event.facts['seat']} {event.kind}s {event.facts['domino']}")
        elif event.kind == "line":
            sentences.append(" ".join(["line", *map(str, event.facts["dominoes"])]))
        elif event.kind == "king":
            sentences.append(f"king of {event.facts['seat']}")
        else:
            sentences.append(event.kind)
    return sentences


def play_on(state: demesne.State, number: int = 1000) -> None:
    """Carry out so many actions, or all until the end, always one in the middle of those listed."""
    for _ in range(number):
        if state.actor == demesne.OVER:
            return
        actions = state.actions()
        state.apply(actions[len(actions) // 2])
