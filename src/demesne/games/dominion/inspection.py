"""Whether an agenda that somebody wrote makes sense."""

from typing import Final

from demesne.games.dominion.engine import Dominion, concerned, is_pick_of_own
from demesne.games.dominion.knowledge import facts_of, grip
from demesne.games.dominion.known import VIEWERS, card_of
from demesne.games.dominion.state import (
    ACTION,
    ACTIONS,
    BUYS,
    CLEAN_UP,
    DO,
    FORK,
    HAND,
    INSERT,
    NAMES,
    NOWHERE,
    PICK,
    REACTIONS,
    TREASURES,
    Cards,
    Entry,
)
from demesne.games.dominion.steps import (
    CARD_AND_PLACE,
    NO_CARD,
    ONE_PICKED_CARD,
    PICKED_CARDS,
    PLAYED_ACTION,
    ROWS,
    Row,
)

#: the phases that are ahead in a turn, the next one last
PHASES: Final = [CLEAN_UP, BUYS, TREASURES, ACTIONS]


def from_present_phase(entries: list[Entry]) -> list[Entry]:
    """An agenda as it was written, without the phases that follow the present one."""
    ahead = len([entry for entry in entries if entry.kind in PHASES]) - 1
    return entries[max(ahead, 0) :]


def check_agenda(state: Dominion, entries: list[Entry]) -> None:
    """Raise a ValueError if an agenda that was written so cannot have come about."""
    phases = [int(entry.kind) for entry in entries if entry.kind in PHASES]
    if phases != PHASES[: len(phases)] or [int(entry.kind) for entry in entries[: len(phases)]] != phases:
        raise ValueError("agenda: it must begin with the phases ahead, from clean-up to the present one.")
    if any(entry.player != state.turn for entry in entries[: len(phases)]):
        raise ValueError(f"agenda: the phases must be those of seat {int(state.turn)}, whose turn it is.")
    if len(phases) < min(len(entries), len(PHASES)):
        raise ValueError("agenda: cards can only be played in the action phase.")
    for i, entry in enumerate(entries[len(phases) :], len(phases)):
        problem = flaw(state, entry, is_next=i == len(entries) - 1)
        if problem:
            raise ValueError(f"agenda[{i}]: {problem}.")


def flaw(state: Dominion, entry: Entry, is_next: bool) -> str:
    """What is wrong with an entry that is no phase; "" if nothing is."""
    if not 0 <= entry.this < len(state.in_play):
        return f"'this' must be one of the {len(state.in_play)} cards in play"
    if entry.kind == FORK:
        return flaw_in_fork(state, entry) if is_next else "a choice must be the last entry"
    assert entry.step is not None
    row = ROWS[entry.step]
    if entry.kind == DO:
        return flaw_in_step(state, row, entry.cards)
    if entry.kind == INSERT:
        is_insertion = row.takes == CARD_AND_PLACE and len(entry.cards) == 1 and is_next
        return "" if is_insertion else "only one card is put into the deck"
    assert entry.kind == PICK
    return flaw_in_pick(row, entry)


def flaw_in_step(state: Dominion, row: Row, cards: Cards) -> str:
    """What is wrong with a step to take; "" if nothing is."""
    if row.takes == PLAYED_ACTION:
        fits = len(cards) == 1 and state.cast.types[cards[0]] & ACTION != 0
    else:
        fits = row.takes == NO_CARD and len(cards) == 0
    return "" if fits else "the cards do not fit the step"


def flaw_in_pick(row: Row, entry: Entry) -> str:
    """What is wrong with cards to pick; "" if nothing is."""
    if row.takes not in (PICKED_CARDS, ONE_PICKED_CARD):
        return "nothing can be picked for this step"
    if row.takes == ONE_PICKED_CARD and entry.most > 1:
        return "only one card can be picked for this step"
    if entry.least > entry.most or len(entry.cards) > entry.most:
        return "the numbers of cards to pick do not fit"
    if (entry.most > 1 or entry.cards) and not is_pick_of_own(entry):
        return "only own cards can be picked several at a time"
    special = entry.source.zone if entry.source.zone in (REACTIONS, NAMES) else NOWHERE
    return "" if row.zone == special else "the cards do not come from there for this step"


def flaw_in_fork(state: Dominion, entry: Entry) -> str:
    """What is wrong with a choice between ways; "" if nothing is."""
    assert entry.fork is not None
    if list(entry.cards) != sorted(set(entry.cards)) or len(entry.cards) >= entry.most:
        return "the ways chosen so far do not fit"
    is_possible = entry.fork.is_possible
    if is_possible is not None and not is_possible(state, concerned(entry)):
        return "this choice cannot be offered here"
    return ""


def check_memory(state: Dominion) -> None:
    """Raise a ValueError if somebody remembers what cannot have been."""
    number = int(state.cast.number)
    for seat in range(state.players):
        held = [int(copies) for copies in state.seats[seat].hand]
        for card in grip(state, seat)[HAND]:
            held[card] += 1
        for viewer in range(VIEWERS) if len(state.seen) else []:
            known = [card_of(fact) for fact in facts_of(state, seat, viewer)]
            for card in known:
                if known.count(card) > held[card]:
                    raise ValueError(f"seen: seat {seat} has not so many {state.cast.ids[card]!r} in hand.")
        came = [0] * number
        for i, one in enumerate(state.rounds):
            giver = (seat - 1) % int(state.players)
            for moment, card, change in ((one.laid, one.cards[seat], -1), (one.after, one.cards[giver], 1)):
                if card >= 0:
                    came[card] += change
                if any(came[card] < moment[seat * number + card] for card in range(number)):
                    raise ValueError(f"proofs: round {i} was not as they say of seat {seat}.")
