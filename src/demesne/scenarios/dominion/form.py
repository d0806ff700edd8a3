"""The form of scenarios of Dominion."""

from typing import Any, Final

from demesne.games.dominion import GAME
from demesne.games.dominion.cards.card import CARDS
from demesne.scenarios.dominion.answers import HANDLERS, PICKS, WAYS, YES_OR_NO
from demesne.scenarios.form import (
    Form,
    Malformed,
    anything,
    either,
    expected,
    fields,
    list_of,
    maybe,
    names,
    nothing,
    one_of,
    row,
    switch,
    table_of,
    text,
    whole,
    within,
)

KINDS: Final = ("play", "score", "setup", "view")
COUNT: Final = within(range(10**6))
CARD: Final = one_of(CARDS, "a card")
CARD_LIST: Final = list_of(CARD)
CARDS_OR_NONE: Final = either("a card, a list of cards or null", nothing, CARD, CARD_LIST)
YES_OR_NO_ANSWER: Final = either("yes or no, or cards", nothing, switch, text, CARD_LIST)
#: by verb: what a step is about; all other verbs are about cards
OBJECTS: Final[dict[str, Form]] = {
    "cleanup": nothing,
    "option": either("one or several of the card's choices", text, list_of(text)),
    "spy": maybe(one_of(["keep", "discard"], "keep or discard")),
    "sentry": fields({}, {"trash": CARD_LIST, "discard": CARD_LIST, "back": CARD_LIST}),
    "insert": row(CARD, COUNT),
    "name": text,  # DM-261: also a card that is not in the game
} | dict.fromkeys([*WAYS, *YES_OR_NO], YES_OR_NO_ANSWER)
VERBS: Final = [*dict.fromkeys(["cleanup", *HANDLERS, *PICKS, *WAYS, *YES_OR_NO])]
ZONES: Final = dict.fromkeys(("hand", "deck", "discard", "play", "aside"), CARD_LIST) | {"turns": COUNT}
NUMBERS: Final = ("actions", "buys", "coins", "bridges")


def scenario(value: Any, place: str) -> None:
    """One scenario, by its kind."""
    fields({"kind": one_of(KINDS, "play, score, setup or view")})(value, place)
    if value["kind"] == "play":
        play(value, place)
    elif value["kind"] == "score":
        fields({"data": score})(value, place)
    elif value["kind"] == "setup":
        fields({}, {"data": maybe(fields({"players": within(GAME.players), "piles": table_of(COUNT, CARD)}))})(
            value, place
        )


def zones(value: Any, place: str) -> None:
    """One player's cards, and how many turns he has had."""
    table_of(anything, one_of(ZONES, f"one of {', '.join(ZONES)}"))(value, place)
    fields({}, ZONES)(value, place)


def score(value: Any, place: str) -> None:
    """Everybody's cards at the end, and what they are worth."""
    players = table_of(zones, numbers=range(GAME.players[0], GAME.players[-1] + 1))
    fields({"zones": players, "scores": table_of(whole), "winners": list_of(text)})(value, place)


def play(value: Any, place: str) -> None:
    """A position, steps, a position."""
    fields({"players": names(GAME.players)})(value, place)
    player = one_of(value["players"], "one of the players")
    before = fields(
        {"turn": player, "zones": table_of(zones, player)},
        {"phase": one_of(["action", "buy"], "action or buy"), "trash": CARD_LIST, "supply": table_of(COUNT, CARD)}
        | dict.fromkeys(NUMBERS, COUNT),
    )
    after = fields(
        {},
        {
            "turn": maybe(player),
            "game_over": maybe(switch),
            "trash": maybe(CARD_LIST),
            "supply": maybe(table_of(whole, CARD)),
            "zones": maybe(table_of(table_of(CARD_LIST), player)),
        }
        | dict.fromkeys(NUMBERS, maybe(whole)),
    )
    fields(
        {"before": before, "do": list_of(step), "after": after},
        {"shuffle": maybe(table_of(list_of(CARD_LIST), player))},
    )(value, place)
    for number, (by, *_) in enumerate(value["do"]):
        player(by, f"{place}.do[{number}][0]")


def step(value: Any, place: str) -> None:
    """Who does what with what."""
    list_of(anything, range(2, 4))(value, place)
    by, verb, *thing = value
    text(by, f"{place}[0]")
    if verb != "refused":
        deed([verb, *thing], place, 1)
    elif not thing:
        raise Malformed(place, "what is to be refused is missing.")
    else:
        list_of(anything, range(1, 3))(thing[0], f"{place}[2]")
        deed(thing[0], f"{place}[2]", 0)


def deed(value: list[Any], place: str, first: int) -> None:
    """A verb and what it is about."""
    verb, *things = value
    one_of(VERBS, "a verb of scenarios")(verb, f"{place}[{first}]")
    form = OBJECTS.get(verb, CARDS_OR_NONE)
    if things:
        form(things[0], f"{place}[{first + 1}]")
        return
    try:
        form(None, place)
    except Malformed:
        raise expected(f"what to {verb}", value, place) from None


FILE: Final = list_of(scenario)
