"""The steps of a scenario of Dominion: which decision a step answers, and what the engine did by itself."""

from collections import Counter
from typing import Any, Final

from demesne.core.state import OVER, Event
from demesne.games.dominion.engine import Dominion
from demesne.scenarios.dominion_answers import answer, decline, is_pause, is_yes, listed, perform

#: by the verb: the kinds of events that tell of it, where the engine asks nothing
EVENTS: Final = {
    "gain": ["gain"], "trash": ["trash", "set_aside"], "discard": ["discard"], "topdeck": ["put_on_deck"],
    "back": ["put_on_deck"], "pass": ["pass"], "steal": ["gain"], "reveal": ["reveal"],
    "insert": ["put_into_deck"], "sentry": ["look"],
}  # fmt: skip


class Misfit(ValueError):
    """A step that fits no decision."""


def take_step(state: Dominion, seat: int, verb: str, thing: Any) -> None:
    """Do what a step says; where it fits no open decision, decline those that can be declined."""
    if verb == "cleanup":
        clean_up(state, seat)
        return
    if verb in ("play", "buy") and isinstance(thing, list):
        for one in thing:
            take_step(state, seat, verb, one)
        return
    heard = list(state.events or [])
    state.listen()
    while not answer(state, seat, verb, thing):
        if not is_yes(thing) or happened(heard + (state.events or []), verb, thing):
            state.events = heard + (state.events or [])
            return
        if not decline(state):
            raise Misfit(f"[{seat}, {verb!r}, {thing!r}] fits no decision: {situation(state)}")


def refused(state: Dominion, seat: int, verb: str, thing: Any) -> bool:
    """Whether a step is illegal here."""
    trial = state.clone()
    before = state.save()
    try:
        while not answer(trial, seat, verb, thing):
            if not decline(trial):
                return state.save() == before
    except ValueError:
        return True
    return False


def situation(state: Dominion) -> str:
    """Who may do what."""
    if state.actor == OVER:
        return "the game is over"
    return f"seat {int(state.actor)} may {', '.join([state.say(action) for action in state.actions()])}"


def clean_up(state: Dominion, seat: int) -> None:
    """End the turn from wherever it is."""
    while not is_pause(state):
        if state.actor == OVER or state.turn != seat or not decline(state):
            raise Misfit(f"seat {seat} cannot end the turn: {situation(state)}")
    if state.turn != seat:
        raise Misfit(f"seat {seat} cannot end the turn of seat {int(state.turn)}")
    perform(state, 0)


def happened(events: list[Event], verb: str, thing: Any) -> bool:
    """Whether the engine has done by itself what a step says, since there was no other way."""
    wanted = Counter(listed(thing))
    for event in events:
        cards = event.facts.get("cards", [event.facts.get("card")])
        if event.kind in EVENTS.get(verb, []) and Counter(cards) == wanted:
            return True
    return False
