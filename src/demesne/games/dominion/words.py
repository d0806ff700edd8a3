"""Actions in words and as data, and back; what goes with them."""

from typing import Any, Final

from demesne.core.refused import Refused
from demesne.core.state import OVER
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.reader import ZONES
from demesne.games.dominion.reasons import picks_from_supply, why_not_hand, why_not_supply
from demesne.games.dominion.state import (
    ACTIONS,
    ALL_TREASURES,
    ANOTHER_NAME,
    BUYS,
    DONE,
    FIRST_CARD,
    FORK,
    INSERT,
    LATEST,
    NO_REACTION,
    PICK,
    TREASURES,
    Entry,
)
from demesne.games.dominion.steps import verb_of as verb_of_step

#: by verb: how a card that is picked is said
PHRASES: Final = {
    "discard": "discard {}",
    "trash": "trash {}",
    "gain": "gain {}",
    "put": "put {} on the deck",
    "put into": "put {} into the deck",
    "pass": "pass {}",
    "play": "play {}",
    "reveal": "reveal {}",
    "set": "set {} aside",
    "name": "name {}",
}
NO_MORE: Final = "no more"
NO: Final = "no"
END_ACTIONS: Final = "end actions"
NO_MORE_TREASURES: Final = "no more treasures"
PLAY_ALL: Final = "play all treasures"
END_TURN: Final = "end turn"
NAME_ANOTHER: Final = "name another"
ENDS: Final = {ACTIONS: END_ACTIONS, TREASURES: NO_MORE_TREASURES, BUYS: END_TURN}


def card_words(key: str) -> str:
    """A card's name in words."""
    return key.replace("_", " ")


def say(state: Dominion, action: int) -> str:
    """`play militia`, `discard copper`, `no more`, `take 2 coins`."""
    return phrase(describe(state, action))


def phrase(described: dict[str, Any]) -> str:
    """An action that was described, in words."""
    verb = described["verb"]
    if verb == "choose":
        return str(described["way"]).replace("_", " ")
    if verb == "insert":
        return f"put it under {described['above']} card{'' if described['above'] == 1 else 's'}"
    if verb == NAME_ANOTHER:
        return f"{verb} card"
    if "card" not in described:
        return str(verb)
    pattern = "buy {}" if verb == "buy" else PHRASES[verb]
    return pattern.format(card_words(described["card"]))


def describe(state: Dominion, action: int) -> dict[str, Any]:
    """The verb and its parameters."""
    entry = state.agenda[-1]
    kind = entry.kind
    if kind == FORK:
        assert entry.fork is not None
        way = entry.fork.names[action]
        return {"verb": NO} if way == "nothing" else {"verb": "choose", "way": way}
    if kind == INSERT:
        return {"verb": "insert", "above": int(action)}
    if action in (DONE, NO_REACTION):
        return {"verb": ENDS.get(kind, NO_MORE)}
    if action == ALL_TREASURES:
        return {"verb": PLAY_ALL}
    if action == ANOTHER_NAME:
        return {"verb": NAME_ANOTHER}
    return {"verb": verb_of(state), "card": state.cast.ids[action - FIRST_CARD]}


def verb_of(state: Dominion) -> str:
    """What the question on top of the agenda lets its player do with a card."""
    entry = state.agenda[-1]
    if entry.kind in (ACTIONS, TREASURES):
        return "play"
    if entry.kind == BUYS:
        return "buy"
    return verb_of_step(entry.step)


def brings(state: Dominion, action: int) -> dict[str, Any]:
    """Where a card lies and what it costs; how deep a place is; what it means to pick no more."""
    entry = state.agenda[-1]
    if entry.kind == INSERT:
        return {"below": len(state.seats[entry.player].deck) - action}
    if entry.kind == FORK or action in (ALL_TREASURES, ANOTHER_NAME):
        return {}
    if action in (DONE, NO_REACTION):
        return {"declines": declines(entry)} if entry.kind == PICK else {}
    return {"zone": zone_of(entry), "cost": int(state.cost(action - FIRST_CARD))}


def declines(entry: Entry) -> str:
    """Whether the end of a pick leaves the one card, or takes none, or no more."""
    if entry.source.zone == LATEST:
        return "it"
    return "more" if entry.cards else "none"


def zone_of(entry: Entry) -> str:
    """Where the cards of a question lie."""
    if entry.kind == PICK:
        return ZONES[entry.source.zone]
    return "supply" if entry.kind == BUYS else "hand"


def read(state: Dominion, words: str) -> int:
    """The action that the words mean, or why it is illegal."""
    if state.actor == OVER:
        raise Refused("over")
    wanted = " ".join(words.lower().replace("_", " ").split())
    said = {say(state, action): action for action in state.actions()}
    if wanted in said:
        return said[wanted]
    if ANOTHER_NAME in said.values() and wanted.removeprefix("name ").replace(" ", "_") in CARDS:
        return ANOTHER_NAME
    raise why_not(state, wanted, words, list(said))


def why_not(state: Dominion, wanted: str, words: str, possible: list[str]) -> Refused:
    """Why something that was said cannot be done."""
    verb, _, name = wanted.partition(" ")
    if wanted in (NO_MORE, NO, PLAY_ALL, *ENDS.values()):
        return Refused("dominion-not-possible", words=wanted, possible=some(possible))
    if verb not in PHRASES and verb != "buy":
        return Refused("no-action", words=words, example=possible[0])
    name = name.removesuffix(" on the deck").removesuffix(" into the deck").removesuffix(" aside")
    card = next((number for number, key in enumerate(state.cast.ids) if card_words(key) == name), None)
    if card is None:
        return Refused("dominion-no-such-card", words=name, possible=some(possible))
    return why_not_card(state, verb, card) or Refused("dominion-not-possible", words=wanted, possible=some(possible))


def why_not_card(state: Dominion, verb: str, card: int) -> Refused | None:
    """Why this cannot be done with a card now; None if the question is another."""
    kind = state.agenda[-1].kind
    if verb == "buy" and kind in ENDS:
        return why_not_supply(state, card)
    if kind in (FORK, INSERT) or (verb != "play" if kind in ENDS else verb != verb_of(state).split()[0]):
        return None
    if picks_from_supply(state) and kind == PICK:
        return why_not_supply(state, card)
    is_held = state.seats[state.actor].hand[card] > 0
    return why_not_hand(state, card) if is_held else Refused("dominion-not-in-hand", card=state.cast.ids[card])


def some(possible: list[str]) -> list[str]:
    """A few of the possible answers."""
    return possible if len(possible) <= 6 else [*possible[:6], "…"]
