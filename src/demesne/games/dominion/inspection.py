"""Whether an agenda that somebody wrote makes sense."""

import inspect
from typing import Final

from demesne.games.dominion.cards.base import leave_it, play_the_discarded_card
from demesne.games.dominion.cards.base_first_edition import discard_it, discard_the_deck, keep_it
from demesne.games.dominion.cards.intrigue import (
    change_hands,
    discard_2_cards,
    discard_an_estate,
    draw_1_card,
    draw_2_cards,
    draw_3_cards,
    gain_a_curse_to_hand,
    gain_an_estate,
    name_card,
    take_1_action,
    take_1_buy,
    take_1_coin,
    take_2_actions,
    take_2_coins,
    trash_2_cards,
    trash_this_for_2_coins,
)
from demesne.games.dominion.cards.intrigue_second_edition import (
    discard_2_for_2_coins,
    gain_a_gold,
    gain_an_action_of_the_trash,
    put_under,
    take_3_coins,
    trash_an_action_of_the_supply,
)
from demesne.games.dominion.engine import Dominion, is_pick_of_own
from demesne.games.dominion.knowledge import facts_of, grip
from demesne.games.dominion.memory import VIEWERS
from demesne.games.dominion.play import follow_text, resolve, reveal_reaction
from demesne.games.dominion.state import (
    ACTION,
    ACTIONS,
    BUYS,
    CARD,
    CLEAN_UP,
    DO,
    FORK,
    HAND,
    INSERT,
    NAMES,
    PICK,
    REACTIONS,
    TREASURES,
    Entry,
    Step,
)
from demesne.games.dominion.verbs import nothing
from demesne.games.dominion.words import is_said

#: the phases that are ahead in a turn, the next one last
PHASES: Final = [CLEAN_UP, BUYS, TREASURES, ACTIONS]
#: all choices between ways that cards offer
FORKS: Final[list[tuple[Step, ...]]] = [
    (discard_an_estate, gain_an_estate), (play_the_discarded_card, leave_it), (discard_the_deck, nothing),
    (discard_it, keep_it), (trash_this_for_2_coins, nothing), (take_2_coins, change_hands),
    (draw_3_cards, take_2_actions), (draw_1_card, take_1_action, take_1_buy, take_1_coin),
    (draw_2_cards, take_2_coins, trash_2_cards), (discard_2_cards, gain_a_curse_to_hand),
    (take_1_action, take_1_buy, take_3_coins, gain_a_gold),
    (trash_an_action_of_the_supply, gain_an_action_of_the_trash), (discard_2_for_2_coins, nothing),
]  # fmt: skip


def check_agenda(state: Dominion) -> None:
    """Raise a ValueError if the agenda cannot have come about."""
    entries = list(state.agenda)
    phases = [int(entry.kind) for entry in entries if entry.kind in PHASES]
    if phases != PHASES[: len(phases)] or [int(entry.kind) for entry in entries[: len(phases)]] != phases:
        raise ValueError("agenda: it must begin with the phases ahead, from clean-up to the present one.")
    if any(entry.player != state.turn for entry in entries[: len(phases)]):
        raise ValueError(f"agenda: the phases must be those of seat {int(state.turn)}, whose turn it is.")
    if len(phases) < min(len(entries), len(PHASES)):
        raise ValueError("agenda: cards can only be played in the action phase.")
    for i, entry in enumerate(entries[len(phases) :], len(phases)):
        problem = objection(state, entry, is_next=i == len(entries) - 1)
        if problem:
            raise ValueError(f"agenda[{i}]: {problem}.")


def objection(state: Dominion, entry: Entry, is_next: bool) -> str:
    """What is wrong with an entry that is no phase; "" if nothing is."""
    if not 0 <= entry.this < len(state.in_play):
        return f"'this' must be one of the {len(state.in_play)} cards in play"
    if entry.kind == FORK:
        return fork_objection(state, entry) if is_next else "a choice must be the last entry"
    step = entry.step
    assert step is not None
    takes_cards = list(inspect.signature(step).parameters)[2] == "cards"
    if entry.kind == DO:
        is_played = step in (resolve, follow_text) and len(entry.cards) == 1
        is_action = is_played and state.cast.types[entry.cards[0]] & ACTION != 0
        return "" if is_action or (not takes_cards and not entry.cards) else "the cards do not fit the step"
    if entry.kind == INSERT:
        return "" if step is put_under and len(entry.cards) == 1 and is_next else "only one card is put into the deck"
    assert entry.kind == PICK
    if not takes_cards or not is_said(step.__name__):
        return "nothing can be picked for this step"
    if entry.least > entry.most or len(entry.cards) > entry.most:
        return "the numbers of cards to pick do not fit"
    if (entry.most > 1 or entry.cards) and not is_pick_of_own(entry):
        return "only own cards can be picked several at a time"
    if (step is reveal_reaction) != (entry.source.zone == REACTIONS) or (step is name_card) != (
        entry.source.zone == NAMES
    ):
        return "the cards do not come from there for this step"
    return ""


def fork_objection(state: Dominion, entry: Entry) -> str:
    """What is wrong with a choice between ways; "" if nothing is."""
    if entry.ways not in FORKS:
        return "no card offers this choice"
    if list(entry.cards) != sorted(set(entry.cards)) or len(entry.cards) >= entry.most:
        return "the ways chosen so far do not fit"
    if keep_it in entry.ways and (entry.source.owner < 0 or len(state.seats[entry.source.owner].aside) == 0):
        return "there is no card to keep or discard"
    if play_the_discarded_card in entry.ways and len(state.seats[entry.player].discard) == 0:
        return "there is no discarded card to play"
    return ""


def check_memory(state: Dominion) -> None:
    """Raise a ValueError if somebody remembers what cannot have been."""
    number = int(state.cast.number)
    for seat in range(state.players):
        held = [int(copies) for copies in state.seats[seat].hand]
        for card in grip(state, seat)[HAND]:
            held[card] += 1
        for viewer in range(VIEWERS) if len(state.seen) else []:
            known = [fact & CARD for fact in facts_of(state, seat, viewer)]
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
