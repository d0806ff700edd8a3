"""What Dominion asks, in words: which cards, how many of them, what for, and whose."""

from typing import Any, Final

from demesne.core.state import State
from demesne.games.dominion.printed import TYPES
from demesne.games.dominion.state import ANY_NUMBER
from demesne.terminal.boards.dominion.news import pile, title
from demesne.terminal.english import count

View = dict[str, Any]

#: by step: what is done with a card that is picked; the verb alone where nothing stands here
DEEDS: Final = {
    "discard_to_draw": "discard, to draw as many",
    "discard_for_coins": "discard, for a coin each",
    "gain_to_hand": "gain into your hand",
    "play_twice": "play twice",
    "put_on_deck": "put on your deck",
    "put_on_deck_shown": "put on your deck",
    "put_into_deck": "put into your deck",
    "reveal_for_types": "reveal",
    "name_card": "name",
}
#: by where cards come from, if not from the hand: how they are called
PLACES: Final = {"supply": " of the Supply", "trash": " of the trash", "discard": " of your discard pile"}
EXAMPLE: Final = "Name all, such as: 2 copper, estate"


def question(names: list[str], state: State) -> str:
    """What the actor has to decide, and because of which card."""
    view = state.view(int(state.actor))
    asked = view["question"]
    about = f" ({title(asked['this'])})" if asked["this"] else ""
    return f"{names[state.actor]}{about}, {in_words(names, state, view)}"


def in_words(names: list[str], state: State, view: View) -> str:
    """The question by itself."""
    asked = view["question"]
    if asked["kind"] == "action":
        return "which Action do you play?"
    if asked["kind"] == "treasure":
        return "which Treasures do you play before you buy?"
    if asked["kind"] == "buy":
        return f"what do you buy for {count(view['coins'], 'coin')}?"
    if asked["kind"] == "insert":
        return f"where in your deck do you put {title(asked['picked'][0])}?"
    if asked["kind"] == "choose":
        return choice_in_words(names, view)
    return pick_in_words(names, state, view)


def choice_in_words(names: list[str], view: View) -> str:
    """What to choose of several ways."""
    asked = view["question"]
    if "of" in asked["from"]:
        card = view["seats"][asked["from"]["of"]]["aside"][-1]["card"]
        return f"do you discard the {title(card)} on top of {whose(names, view, asked['from']['of'])} deck?"
    if asked["ways"][-1] in ("nothing", "leave_it"):
        return f"do you {asked['ways'][0].replace('_', ' ')}?"
    if asked["number"] == 1:
        return "which one do you choose?"
    left = asked["number"] - len(asked["picked"])
    chosen = ", ".join(asked["ways"][way].replace("_", " ") for way in asked["picked"])
    besides = f" besides {chosen}" if chosen else ""
    return f"which {left} different ones do you choose{besides}? Name all, such as: {', '.join('12345'[:left])}."


def pick_in_words(names: list[str], state: State, view: View) -> str:
    """Which cards to pick, and what happens to them."""
    asked = view["question"]
    zone, least, most = asked["from"]["zone"], *(asked[limit] - len(asked["picked"]) for limit in ("least", "most"))
    if zone == "reactions":
        return "do you reveal a Reaction?"
    if zone == "latest":
        return f"do you set {title(view['seats'][view['seat']]['aside'][-1]['card'])} aside?"
    what, deed = kind_of_card(names, view), deed_in_words(names, state, view)
    besides = f" besides {pile(asked['picked']).plain}" if asked["picked"] else ""
    if asked["ordered"]:
        return f"which {what} {deed} first? The last one will be on top."
    if most == 1 or not is_set(asked):
        return f"which {what} {deed}{besides}{'' if least > 0 else ', if any'}?"
    if least > 0:
        left = view["seats"][view["seat"]]["hand_size"] - least
        limit = f", down to {left} in hand" if asked["seat"] != view["turn"] and zone == "hand" else ""
        return f"which {least} {what}s {deed}{besides}{limit}? {EXAMPLE}."
    limit = ", as many as you like" if most >= ANY_NUMBER // 2 else f", up to {most}"
    return f"which {what}s {deed}{besides}{limit}? {EXAMPLE}; or none."


def is_set(asked: View) -> bool:
    """Whether several cards are picked whose order does not matter."""
    return bool(asked["most"] > 1 and not asked["ordered"])


def kind_of_card(names: list[str], view: View) -> str:
    """`card costing up to 4`, `Treasure`, `Action of the trash`."""
    source = view["question"]["from"]
    kinds = [word.capitalize() for bit, word in TYPES.items() if source.get("types", 0) & bit]
    what = " or ".join(kinds) or "card"
    least, most = source.get("at_least", 0), source.get("at_most")
    if most is not None:
        return f"{what} costing {'exactly' if least == most else 'up to'} {most}"
    if source["zone"] == "aside" and "of" in source:
        return f"{what} of {whose(names, view, source['of'])}"
    return what + PLACES.get(source["zone"], "")


def deed_in_words(names: list[str], state: State, view: View) -> str:
    """`do you trash`, `do you pass to Bo`, `does Bo gain`."""
    asked = view["question"]
    described = [state.describe(action) for action in state.actions()]
    verb = next(one["verb"] for one in described if "card" in one)
    if verb == "gain" and "of" in asked["from"]:
        return f"does {names[asked['from']['of']]} gain"
    if verb == "pass":
        return f"do you pass to {names[(view['seat'] + 1) % view['players']]}"
    return f"do you {DEEDS.get(asked['step'], verb)}"


def whose(names: list[str], view: View, seat: int) -> str:
    """`your`, or `Bo's`."""
    return "your" if seat == view["seat"] else f"{names[seat]}'s"


def declining(asked: View) -> str:
    """What it means to pick no card, or no more of them."""
    if asked["from"]["zone"] == "latest":
        return "keep it"
    return "no more" if asked["ordered"] or asked["picked"] else "none"
