"""What is asked: a code for which every language has words, with the facts that the words need."""

from typing import Any, Final

from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.known import card_of
from demesne.games.dominion.printed import types_in
from demesne.games.dominion.shapes import Amount, Kind, PickQuestion, PlaceQuestion, Question, Sought, WayQuestion
from demesne.games.dominion.state import ANY_NUMBER
from demesne.games.dominion.view import asked_of
from demesne.games.dominion.words import verb_of

#: by step: those about which more is asked than what is done with the cards
TOLD: Final = {"discard_to_draw", "discard_for_coins", "gain_to_hand", "trash_for_3_coins", "play_twice"}
#: by zone: those that are asked about in their own way
ZONES_TOLD: Final = {"reactions": "react", "latest": "set"}
#: by zone: where a card is said to come from, if nothing else is said of it
PLACES: Final[dict[str, Sought]] = {"supply": "supply", "trash": "trash", "discard": "discard"}
#: what declines, where a way is offered
REFUSALS: Final = {"nothing", "leave_it"}


def question(state: Dominion) -> Question:
    """The question to the actor."""
    asked = asked_of(state, int(state.actor))
    assert asked is not None
    if asked["kind"] == "insert":
        return ask_place(asked)
    if asked["kind"] == "choose":
        return ask_way(state, asked)
    if asked["kind"] == "pick":
        return ask_pick(state, asked)
    return {"asks": asked["kind"], "card": None, "coins": int(state.coins)}


def ask_place(asked: dict[str, Any]) -> PlaceQuestion:
    """Where in the deck to put a card."""
    return {"asks": "insert", "card": asked["this"], "what": asked["picked"][0]}


def ask_way(state: Dominion, asked: dict[str, Any]) -> WayQuestion:
    """Which way to go: whether to go the only one, what happens to another's card, or which of several."""
    ways, whose = asked["ways"], asked["from"].get("of", asked["seat"])
    asks, what = "choose", None
    if "of" in asked["from"]:
        asks, what = "spy_own" if whose == asked["seat"] else "spy", top(state, list(state.seats[whose].aside))
    elif ways[-1] in REFUSALS:
        asks, what = f"may_{ways[0]}", top(state, list(state.seats[whose].discard))
    elif asked["number"] > 1:
        asks = "several"
    return {
        "asks": asks,
        "card": asked["this"],
        "count": asked["number"] - len(asked["picked"]),
        "seat": whose,
        "what": what,
        "picked": [ways[way] for way in asked["picked"]],
    }


def top(state: Dominion, cards: list[int]) -> str | None:
    """The card that lies on top."""
    return state.cast.ids[card_of(cards[-1])] if cards else None


def ask_pick(state: Dominion, asked: dict[str, Any]) -> PickQuestion:
    """Which cards to pick, how many of them, and what for."""
    source, me = asked["from"], state.seats[asked["seat"]]
    least, most = (asked[limit] - len(asked["picked"]) for limit in ("least", "most"))
    kinds: list[Kind] = [*types_in(source.get("types", 0))]
    return {
        "asks": code_of_pick(state, asked),
        "card": asked["this"],
        "zone": source["zone"],
        "kinds": kinds or ["card"],
        "sought": sought(source),
        "cost": source.get("at_most"),
        "amount": amount(state, asked, least, most),
        "count": least if least > 0 else most,
        "keep": int(me.size) - least,
        "seat": source.get("of", asked["seat"]),
        "to": (asked["seat"] + 1) % int(state.players),
        "what": top(state, list(me.aside)) if source["zone"] == "latest" else None,
        "picked": asked["picked"],
    }


def code_of_pick(state: Dominion, asked: dict[str, Any]) -> str:
    """By what the cards are picked for."""
    zone, verb = asked["from"]["zone"], verb_of(state)
    if zone in ZONES_TOLD:
        return ZONES_TOLD[zone]
    if asked["ordered"]:
        return "put_in_order"
    if verb == "gain" and "of" in asked["from"]:
        return "gain_for"
    return str(asked["step"]) if asked["step"] in TOLD else verb.replace(" ", "_")


def sought(source: dict[str, Any]) -> Sought:
    """What a card must cost, or else where it comes from."""
    if "at_most" in source:
        return "exactly" if source.get("at_least", 0) == source["at_most"] else "up_to"
    if source["zone"] == "aside" and "of" in source:
        return "owner"
    return PLACES.get(source["zone"], "any")


def amount(state: Dominion, asked: dict[str, Any], least: int, most: int) -> Amount:
    """How many cards are still to be picked."""
    if most == 1 or asked["ordered"]:
        return "single" if least > 0 else "optional"
    if least > 0:
        return "down_to" if asked["seat"] != state.turn and asked["from"]["zone"] == "hand" else "exactly"
    return "any" if most > ANY_NUMBER // 2 else "up_to"
