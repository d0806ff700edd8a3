"""The steps of a scenario of Dominion: which decision a step answers, and what the engine did by itself."""

from collections import Counter
from typing import Any, Final

from demesne.core.state import OVER
from demesne.games.dominion.cards.intrigue import cards_change_hands
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.known import card_of
from demesne.scenarios.dominion.answers import answer, decline, is_pause, is_yes, listed, perform

#: by the verb: the kinds of events that tell of it, where the engine asks nothing
EVENTS: Final = {
    "gain": ["gain"], "trash": ["trash", "set_aside"], "discard": ["discard"], "topdeck": ["put_on_deck"],
    "back": ["put_on_deck"], "pass": ["pass"], "steal": ["gain"], "reveal": ["reveal"],
    "insert": ["put_into_deck"], "sentry": ["look"], "throne": ["play"],
}  # fmt: skip


class Misfit(ValueError):
    """A step that fits no decision."""


def take_step(state: Dominion, seat: int, verb: str, thing: Any) -> None:
    """Do what a step says; where it fits no open decision, decline those that can be declined."""
    if verb == "cleanup":
        clean_up(state, seat)
        state.listen()
        return
    if verb in ("play", "buy") and isinstance(thing, list):
        for one in thing:
            take_step(state, seat, verb, one)
        return
    heard = list(state.events or [])
    state.listen()
    while not answer(state, seat, verb, thing):
        heard += state.events or []
        state.events = heard
        if not is_yes(thing) or claim(state, seat, verb, thing) or is_laid_down(state, seat, verb, thing):
            return
        state.listen()
        if not decline(state):
            raise Misfit(f"[{verb!r}, {thing!r}] by seat {seat} fits no decision: {situation(state)}")
    claim(state, seat, verb, thing)


def refused(state: Dominion, seat: int, verb: str, thing: Any) -> bool:
    """Whether a step is illegal here."""
    trial = state.clone()
    if verb == "cleanup":
        try:
            clean_up(trial, seat)
        except Misfit:
            return True
        return False
    for one in thing if verb in ("play", "buy") and isinstance(thing, list) else [thing]:
        while not answer(trial, seat, verb, one):
            if not decline(trial):
                return True
    return False


def situation(state: Dominion) -> str:
    """Who may do what."""
    if state.actor == OVER:
        return "the game is over"
    if is_pause(state):
        return f"only the Clean-up of seat {int(state.turn)} is left"
    return f"seat {int(state.actor)} may {', '.join([state.say(action) for action in state.actions()])}"


def clean_up(state: Dominion, seat: int) -> None:
    """End the turn from wherever it is."""
    while not is_pause(state):
        if state.actor == OVER or state.turn != seat or not decline(state):
            raise Misfit(f"seat {seat} cannot end the turn: {situation(state)}")
    if state.turn != seat:
        raise Misfit(f"seat {seat} cannot end the turn of seat {int(state.turn)}")
    perform(state, 0)


def claim(state: Dominion, seat: int, verb: str, thing: Any) -> bool:
    """Whether there is an event of what a step says, be it that the engine did it since there was no other way.

    No other step can claim it. Attackers trash and gain with the cards of others.
    """
    wanted = Counter(listed(thing))
    events = state.events or []
    for event in events:
        cards = event.facts.get("cards", [event.facts.get("card")])
        is_his = event.facts.get("seat") == seat or (verb in ("trash", "gain") and seat == state.turn)
        if event.kind in EVENTS.get(verb, []) and is_his and Counter(cards) == wanted:
            events.remove(event)
            return True
    return False


def is_laid_down(state: Dominion, seat: int, verb: str, thing: Any) -> bool:
    """Whether a player has laid down the only card that he could pass, while others still choose theirs."""
    is_open = any(entry.step is cards_change_hands for entry in state.agenda)
    return (
        is_open
        and verb == "pass"
        and [state.cast.ids[card_of(card)] for card in state.seats[seat].aside] == listed(thing)
    )
