"""How a step of a scenario of Dominion answers the open question."""

import re
from collections.abc import Callable
from typing import Any, Final

from demesne.core.state import OVER
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.stacked import PAUSES
from demesne.games.dominion.state import (
    ACTIONS,
    ANOTHER_NAME,
    ASIDE,
    BUYS,
    DONE,
    FIRST_CARD,
    FORK,
    INSERT,
    NO_REACTION,
    PICK,
    REACTIONS,
    TREASURES,
    Entry,
)
from demesne.games.dominion.steps import name_of
from demesne.games.dominion.words import verb_of

#: by the verb of a scenario: the first word of the step that the cards are picked for
PICKS: Final = {
    "gain": "gain", "trash": "trash", "discard": "discard", "topdeck": "put", "back": "put", "pass": "pass",
    "name": "name", "throne": "play", "steal": "gain",
}  # fmt: skip
#: yes or no, by the verb: the way that means yes
WAYS: Final = {
    "trash_self": "trash_this_for_2_coins", "discard_estate": "discard_an_estate",
    "vassal": "play_the_discarded_card", "discard_deck": "discard_the_deck", "discard2": "discard_2_for_2_coins",
}  # fmt: skip
#: yes or no, by the verb: the step for which a card is picked
YES_OR_NO: Final = {"trash_copper": "trash_for_3_coins", "set_aside": "set_aside_shown"}
#: options of cards that are not part of the way's own name
OTHER_NAMES: Final = {"discard": "change_hands", "redraw": "change_hands", "new_hand": "change_hands"}
#: what cannot be named, as it is no card
TYPE_NAMES: Final = {"action", "attack", "reaction", "treasure", "victory"}
#: what declines, besides the end of a phase or of a pick
REFUSALS: Final = {"nothing", "leave_it"}


def is_pause(state: Dominion) -> bool:
    """Whether only Clean-up is left of the turn."""
    return state.actor != OVER and state.agenda[-1] in PAUSES


def perform(state: Dominion, action: int) -> None:
    """Answer the open question."""
    state.apply(action)


def decline(state: Dominion) -> bool:
    """Answer no, pass, or no more, if that is possible."""
    if state.actor == OVER or is_pause(state):
        return False
    entry, actions = state.agenda[-1], state.actions()
    if entry.kind == FORK:
        for way, name in enumerate(ways_of(entry)):
            if name in REFUSALS:
                perform(state, way)
                return True
        return False
    for action in (DONE, NO_REACTION):
        if entry.kind != INSERT and action in actions:
            perform(state, action)
            return True
    return False


def listed(thing: Any) -> list[str]:
    """One card or several."""
    if thing is None:
        return []
    return [str(one) for one in thing] if isinstance(thing, list) else [str(thing)]


def is_yes(thing: Any) -> bool:
    """Whether an answer is yes: the word, or what to do it with."""
    return thing not in (None, "no", False, "none", [])


def answer(state: Dominion, seat: int, verb: str, thing: Any) -> bool:
    """Answer the open question with a step, if it fits."""
    if state.actor != seat or is_pause(state):
        return False
    entry = state.agenda[-1]
    if verb in HANDLERS:
        return HANDLERS[verb](state, entry, thing)
    if verb in WAYS:
        return choose_yes_or_no(state, entry, WAYS[verb], thing)
    if verb in YES_OR_NO:
        return pick_yes_or_no(state, entry, YES_OR_NO[verb], is_yes(thing))
    if verb in PICKS:
        if entry.kind != PICK or entry.source.zone == REACTIONS or verb_of(state) != PICKS[verb]:
            return False
        if verb == "steal" and entry.source.zone != ASIDE:
            return False
        cards = listed(thing)
        if verb == "name" and cards and is_outside(state, cards[0]):
            perform(state, ANOTHER_NAME)
            return True
        return pick_cards(state, entry, cards[::-1] if entry.ordered else cards)
    raise ValueError(f"{verb!r} is not a verb of scenarios")


def is_outside(state: Dominion, card: str) -> bool:
    """Whether it may be the name of a card that is not in the game; a type of cards is none."""
    return card not in state.cast.ids and card not in TYPE_NAMES


def play(state: Dominion, entry: Entry, thing: Any) -> bool:
    """Play a card of the hand."""
    return entry.kind in (ACTIONS, TREASURES) and act(state, thing)


def buy(state: Dominion, entry: Entry, thing: Any) -> bool:
    """Buy a card."""
    return entry.kind == BUYS and act(state, thing)


def react(state: Dominion, entry: Entry, thing: Any) -> bool:
    """Reveal a reaction, or none."""
    if entry.kind != PICK or entry.source.zone != REACTIONS:
        return False
    return decline(state) if thing is None else act(state, thing)


def reveal(state: Dominion, entry: Entry, thing: Any) -> bool:
    """Reveal a card of the hand."""
    return entry.kind == PICK and verb_of(state) == "reveal" and act(state, thing)


def act(state: Dominion, card: Any) -> bool:
    """Answer with a card, if that is legal."""
    if card not in state.cast.ids:
        return False
    action = state.cast.ids.index(card) + FIRST_CARD
    if action not in state.actions():
        return False
    perform(state, action)
    return True


def pick_cards(state: Dominion, entry: Entry, cards: list[str]) -> bool:
    """Pick these cards and no more; in the order given where it matters."""
    ids = state.cast.ids
    if len(cards) > entry.most:
        return False
    while is_still_open(state, entry):
        now = state.agenda[-1]
        left = list(cards)
        for card in now.cards:
            if ids[card] not in left:
                return False
            left.remove(ids[card])
        if not left:
            return decline(state)
        legal = [card for card in left if card in ids and ids.index(card) + FIRST_CARD in state.actions()]
        if not legal:
            return False
        perform(state, min(ids.index(card) for card in legal[: 1 if now.ordered else None]) + FIRST_CARD)
    return True


def is_still_open(state: Dominion, entry: Entry) -> bool:
    """Whether the same question waits, perhaps with more picked."""
    if state.actor == OVER:
        return False
    now = state.agenda[-1]
    return bool(
        now.kind == PICK
        and now.step is entry.step
        and now.player == entry.player
        and now.this == entry.this
        and now.source is entry.source
    )


def pick_yes_or_no(state: Dominion, entry: Entry, step: str, yes: bool) -> bool:
    """Pick the one card that a question is about, or decline."""
    if entry.kind != PICK or name_of(entry.step) != step:
        return False
    perform(state, state.actions()[1] if yes else DONE)
    return True


def choose_yes_or_no(state: Dominion, entry: Entry, way: str, thing: Any) -> bool:
    """Go a way, perhaps with the cards that it is about, or the other one."""
    names = ways_of(entry)
    if way not in names:
        return False
    perform(state, names.index(way) if is_yes(thing) else 1 - names.index(way))
    return pick_named(state, thing) if isinstance(thing, list) else True


def option(state: Dominion, entry: Entry, thing: Any) -> bool:
    """Choose one or several ways by name, perhaps with the cards that the way is about."""
    if entry.kind != FORK:
        return False
    words = listed(thing)
    ways = sorted({find_way(entry, word) for word in words[: entry.most]})
    if len(ways) != entry.most or ways[0] < 0:
        return False
    for number, way in enumerate(ways):
        if number and state.agenda[-1].cards != tuple(ways[:number]):
            break  # there was no other way any more
        perform(state, way)
    return pick_named(state, words[entry.most :])


def ways_of(entry: Entry) -> list[str]:
    """The names of the ways to choose from; none if it is no such question."""
    return entry.fork.names if entry.fork is not None else []


def find_way(entry: Entry, word: str) -> int:
    """The first way that a word means, because the way's name has all its parts; -1 if there is none."""
    parts = name_parts(word)
    for way, name in enumerate(ways_of(entry)):
        if OTHER_NAMES.get(word) == name or (parts and parts <= name_parts(name)):
            return way
    return -1


def name_parts(name: str) -> set[str]:
    """The words of a name, each in the singular."""
    return {part.removesuffix("s") for part in re.findall("[a-z]+", name.lower())}


def pick_named(state: Dominion, cards: list[str]) -> bool:
    """Pick the cards named with a way, if there is still something to pick."""
    if cards and state.actor != OVER and state.agenda[-1].kind == PICK:
        return pick_cards(state, state.agenda[-1], cards)
    return True


def spy(state: Dominion, entry: Entry, thing: Any) -> bool:
    """Let a revealed card be discarded or kept."""
    return choose_yes_or_no(state, entry, "discard_it", thing if thing == "discard" else None)


def sentry(state: Dominion, entry: Entry, thing: Any) -> bool:
    """Trash, discard and put back the cards that were looked at."""
    if entry.kind != PICK or entry.source.zone != ASIDE:
        return False
    for verb in ("trash", "discard", "back"):
        now = state.agenda[-1]
        if (
            state.actor == entry.player
            and now.kind == PICK
            and now.source.zone == ASIDE
            and verb_of(state) == PICKS[verb]
        ):
            cards = listed(thing.get(verb, []))
            if not pick_cards(state, now, cards[::-1] if now.ordered else cards):
                return False
    return True


def insert(state: Dominion, entry: Entry, thing: Any) -> bool:
    """Put a card into the deck under so many others."""
    card, above = thing
    if entry.kind == PICK and verb_of(state) == "put into":
        if not act(state, card):
            return False
        entry = state.agenda[-1] if state.actor != OVER else entry
    if entry.kind == INSERT and entry is state.agenda[-1]:
        if above not in state.actions():
            return False
        perform(state, above)
    return True


HANDLERS: Final[dict[str, Callable[[Dominion, Entry, Any], bool]]] = {
    "play": play,
    "buy": buy,
    "react": react,
    "reveal": reveal,
    "option": option,
    "spy": spy,
    "sentry": sentry,
    "insert": insert,
}
