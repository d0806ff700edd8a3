"""What is declared of a step: what saved games call it, how a pick for it is said, and what it takes."""

from typing import Final

from demesne.games.dominion.state import NAMES, NOWHERE, REACTIONS, Condition, Fork, Step

# What a step takes
NO_CARD: Final = 0
PICKED_CARDS: Final = 1
PLAYED_ACTION: Final = 2
CARD_AND_PLACE: Final = 3
ONE_PICKED_CARD: Final = 4


class Row:
    """What is declared of one step."""

    def __init__(self, name: str, step: Step, takes: int, verb: str = "", zone: int = NOWHERE) -> None:
        self.name: Final = name  # in saved games
        self.step: Final = step
        self.takes: Final = takes
        self.verb: Final = verb  # says what is done with a card that is picked for it
        self.zone: Final = zone  # the one from which cards are picked for it and for no other step, or NOWHERE


#: all steps that can be on the agenda, by name
STEPS: Final[dict[str, Row]] = {}
ROWS: Final[dict[Step, Row]] = {}
#: all choices that cards offer, by the names of their ways
FORKS_BY_NAMES: Final[dict[tuple[str, ...], Fork]] = {}


def does(name: str, step: Step) -> Row:
    """A step without cards."""
    return Row(name, step, NO_CARD)


def picks(name: str, step: Step, verb: str) -> Row:
    """A step for which cards are picked."""
    return Row(name, step, PICKED_CARDS, verb)


def picks_one(name: str, step: Step, verb: str) -> Row:
    """A step for which no more than one card is picked."""
    return Row(name, step, ONE_PICKED_CARD, verb)


def reveals(name: str, step: Step) -> Row:
    """A step for which a Reaction is picked."""
    return Row(name, step, PICKED_CARDS, "reveal", REACTIONS)


def names(name: str, step: Step) -> Row:
    """A step for which a card is named."""
    return Row(name, step, PICKED_CARDS, "name", NAMES)


def plays(name: str, step: Step) -> Row:
    """A step with the Action that is being played."""
    return Row(name, step, PLAYED_ACTION)


def inserts(name: str, step: Step) -> Row:
    """A step with a card and its place in the deck."""
    return Row(name, step, CARD_AND_PLACE)


def declare(rows: list[Row]) -> None:
    """Add steps; no two have the same name."""
    for row in rows:
        assert row.name not in STEPS, row.name
        STEPS[row.name] = row
        ROWS[row.step] = row


def fork(steps: list[Step], is_possible: Condition | None = None) -> Fork:
    """A choice between ways, which are declared steps without cards."""
    names = [name_of(step) for step in steps]
    made = Fork(steps, names, is_possible)
    FORKS_BY_NAMES[tuple(names)] = made
    return made


def name_of(step: Step | None) -> str:
    """What saved games call a step of the agenda."""
    assert step is not None
    return ROWS[step].name


def verb_of(step: Step | None) -> str:
    """What is done with a card that is picked for a step of the agenda."""
    assert step is not None
    return ROWS[step].verb
