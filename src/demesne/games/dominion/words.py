"""Actions in words and as data, and back."""

from typing import Any, Final

from demesne.core.state import OVER
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.state import (
    ACTION,
    ACTIONS,
    ALL_TREASURES,
    ANOTHER_NAME,
    BUYS,
    DONE,
    FIRST_CARD,
    FORK,
    INSERT,
    NO_REACTION,
    TREASURE,
    TREASURES,
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


def read(state: Dominion, words: str) -> int:
    """The action that the words mean; a ValueError says why it is illegal."""
    if state.actor == OVER:
        raise ValueError("The game is over.")
    wanted = " ".join(words.lower().replace("_", " ").split())
    said = {say(state, action): action for action in state.actions()}
    if wanted in said:
        return said[wanted]
    if ANOTHER_NAME in said.values() and wanted.removeprefix("name ").replace(" ", "_") in CARDS:
        return ANOTHER_NAME
    raise ValueError(objection(state, wanted, words, list(said)))


def objection(state: Dominion, wanted: str, words: str, possible: list[str]) -> str:
    """Why something that was said cannot be done."""
    verb, _, name = wanted.partition(" ")
    if wanted in (NO_MORE, NO, END_ACTIONS, NO_MORE_TREASURES, END_TURN, PLAY_ALL):
        return f"{wanted!r} is no answer here; possible is {some(possible)}."
    if verb not in PHRASES and verb != "buy":
        return f"{words!r} is not an action; one that can be played here is {possible[0]!r}."
    name = name.removesuffix(" on the deck").removesuffix(" into the deck").removesuffix(" aside")
    card = next((number for number, key in enumerate(state.cast.ids) if card_words(key) == name), None)
    if card is None:
        return f"There is no {name!r} in this game; possible is {some(possible)}."
    return card_objection(state, verb, card) or f"{wanted!r} is not possible here; possible is {some(possible)}."


def card_objection(state: Dominion, verb: str, card: int) -> str:
    """Why a card cannot be played or bought now; "" if the reason is another."""
    kind, title = state.agenda[-1].kind, state.cast.cards[card].name
    if verb == "buy" and kind == BUYS:
        if state.supply[card] == 0:
            return f"There is no {title} left in the supply."
        return f"{title} costs {int(state.cost(card))}, but there are {int(state.coins)} coins left."
    if verb == "buy" and kind in (ACTIONS, TREASURES):
        return f"Cards are bought after {'Actions and ' if kind == ACTIONS else ''}Treasures: first say {ENDS[kind]!r}."
    if verb != "play" or kind not in ENDS:
        return ""
    if kind == BUYS:
        return f"{title} cannot be played any more: only buying is left in this turn."
    needed, word = (ACTION, "an Action") if kind == ACTIONS else (TREASURE, "a Treasure")
    if state.cast.types[card] & needed == 0:
        return f"{title} is not {word}, and only {'Actions' if needed == ACTION else 'Treasures'} can be played now."
    return f"There is no {title} in hand."


def some(possible: list[str]) -> str:
    """A few of the possible answers."""
    listed = ", ".join([repr(one) for one in possible[:6]])
    return listed + (" and more" if len(possible) > 6 else "")
