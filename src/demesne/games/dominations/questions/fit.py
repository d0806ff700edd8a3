"""Where to fit a card into the tree, and which copy of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.fields import Fields
from demesne.games.dominations.agenda import ASSIMILATED, BOUGHT, DEVELOPED, FIT, Data, Entry, Question, named
from demesne.games.dominations.components import COPIES, DOMAIN_COUNT, Components, copy_of, mastery_of
from demesne.games.dominations.effects.effect import MASTERY_DEVELOPED, MONUMENT_LEVEL, NODUS_CREATED
from demesne.games.dominations.effects.resolving import collect, collect_face, resolve
from demesne.games.dominations.questions.pay import next_level
from demesne.games.dominations.state import OF_MASTERIES, OF_MONUMENTS, Dominations
from demesne.games.dominations.tree import ABSENT, copy_put, east_and_south, position_of, turns_of

HOW: Final = ["developed", "assimilated", "bought"]


class FitCard(Question):
    """The question FIT of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-95, DN-96: every fit that looks different."""
        return ways_to_fit(state, entry.seat, entry.about)

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """DN-94, DN-103, DN-146, DN-150: the card enters the tree, and all that follows."""
        parts, seat, card, how = state.parts, entry.seat, entry.about, entry.how
        if how == BOUGHT:
            number: i64 = 0
            while state.land.monuments[number] != parts.level_monument[card - parts.level_card]:
                number += 1
            state.built = state.built[:]
            state.built[number] += 1
        else:
            card += copy_put(action)
            state.copies = state.copies[:]
            state.copies[mastery_of(card)] &= ~BIT[copy_of(card)]
        made = state.trees[seat].put(card, turns_of(action), position_of(action))
        if state.events is not None:
            tell_of_card(state, seat, card, how)
        state.renew_limits(seat)
        batch = vec[Entry]()
        for colour in range(DOMAIN_COUNT):
            for _ in range(made[colour]):
                batch = collect(state, batch, seat, NODUS_CREATED, colour)
        face = parts.face(card, 0)
        state.score(seat, OF_MONUMENTS if how == BOUGHT else OF_MASTERIES, parts.face_vp[face])
        batch = collect_face(state, batch, seat, face, 0)
        if how == BOUGHT:
            batch = collect(state, batch, seat, MONUMENT_LEVEL, 0)
        elif how == DEVELOPED:
            batch = collect(state, batch, seat, MASTERY_DEVELOPED, 0)
        resolve(state, seat, batch)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """Where a card goes in the tree; a Mastery by the letter of its copy."""
        parts = state.parts
        if entry.about < parts.level_card:
            name = COPIES[copy_put(action)]
        else:
            name = parts.level_names[entry.about - parts.level_card]
        facts: Data = {"verb": "put", "card": name} | east_and_south(position_of(action))
        if state.rules.card_rotation:
            facts |= {"verb": "put_turned", "turned": 90 * int(turns_of(action))}
        return facts

    def save(self, state: Dominations, entry: Entry) -> Data:
        """The card, and how it came."""
        return {"card": card_name(state.parts, entry.about), "how": HOW[entry.how]}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        card = named(data, "card", card_names(state.parts), "a Mastery or a level")
        how = data.value("how", str, f"one of {', '.join(HOW)}")
        if how not in HOW:
            raise ValueError(f"{data.name('how')}: {how!r} is not one of {', '.join(HOW)}.")
        return Entry(kind, seat, card, HOW.index(how))

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """The card is there to be had."""
        parts, card = state.parts, entry.about
        if card < parts.level_card:
            owned = state.trees[entry.seat].owned[mastery_of(card)] != ABSENT
            if entry.how == BOUGHT or owned or state.copies[mastery_of(card)] == 0:
                return f"{card_name(parts, card)} cannot be taken by seat {entry.seat}."
            return ""
        levels = [next_level(state, number) for number in range(len(state.land.monuments))]
        if entry.how != BOUGHT or card - parts.level_card not in levels:
            return f"{card_name(parts, card)} is not the next level of a Monument in play."
        return ""


def ways_to_fit(state: Dominations, seat: i64, card: i64) -> vec[i64]:
    """How a card fits into a tree; of a Mastery, any copy that is left."""
    tree, turns = state.trees[seat], state.rules.turns
    found = vec[i64](capacity=64)
    if card >= state.parts.level_card:
        return tree.places(found, card, turns)
    for copy in range(4):
        if state.copies[mastery_of(card)] & BIT[copy] != 0 and not has_twin(state, card, copy):
            found = tree.places(found, card + copy, turns)
    return found


def has_twin(state: Dominations, card: i64, copy: i64) -> bool:
    """Whether an earlier copy that is left looks the same."""
    layout = state.parts.layout
    for other in range(copy):
        if state.copies[mastery_of(card)] & BIT[other] != 0:
            same = True
            for side in range(4):
                same = same and layout[4 * (card + other) + side] == layout[4 * (card + copy) + side]
            if same:
                return True
    return False


def tell_of_card(state: Dominations, seat: i64, card: i64, how: i64) -> None:
    """Record how a card came."""
    parts = state.parts
    if how == BOUGHT:
        state.tell("level", {"seat": seat, "level": parts.level_names[card - parts.level_card]})
    else:
        verb = "assimilate" if how == ASSIMILATED else "develop"
        state.tell(verb, {"seat": seat, "mastery": parts.mastery_names[mastery_of(card)]})


def fits(state: Dominations, seat: int, name: str) -> list[Data]:
    """Where a card would fit into a tree: the choices to put it there."""
    card = card_names(state.parts).index(name)
    return [FitCard().describe(state, Entry(FIT, seat, card), fit) for fit in ways_to_fit(state, seat, card)]


def card_name(parts: Components, card: i64) -> str:
    """A Mastery or a level by its name."""
    if card < parts.level_card:
        return parts.mastery_names[mastery_of(card)]
    return parts.level_names[card - parts.level_card]


def card_names(parts: Components) -> list[str]:
    """By card: its name, that of a Mastery for each of its copies."""
    return [card_name(parts, card) for card in range(parts.level_card + parts.levels)]
