"""What a seat knows, guessing what it does not, and where points come from."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import SEEDS, seeded, shuffle
from demesne.games.dominations.agenda import RETURN, SOURCE, WILD, WILD_HARVEST, first_of, kind_of, seat_of, second_of
from demesne.games.dominations.codec import by_name, hand, kept, offer, public, tiles
from demesne.games.dominations.components import DOMAINS, GOALS, GOALS_OF_AN_OBJECTIVE, SOURCES
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.growth import activated
from demesne.games.dominations.objectives import is_met, progress
from demesne.games.dominations.planning import plan
from demesne.games.dominations.table import HAND, NOTHING, UNKNOWN, entry
from demesne.games.dominations.words import say, say_cell


def view(state: Dominations, seat: int | None) -> dict[str, Any]:
    """DN-16, DN-20: all but the supply, the hands of others, and choices not yet revealed."""
    secret = len(state.offers) > 0
    shown = [one for one in range(state.players) if one == seat or not state.rules.hidden_hands]
    returning = is_returning(state)
    return public(state) | {
        "seat": seat,
        "data": state.parts.fingerprint,
        "actor": int(state.actor),
        "scores": state.scores(),
        "limits": [by_name(DOMAINS, state.limits, one) for one in range(state.players)],
        "markers": [int(number) for number in state.markers],
        "offer": offer(state, seat) if secret and seat is not None else None,
        "kept": [kept(state, one) if one == seat or not secret else None for one in range(state.players)],
        "hands": [hand(state, one) if one in shown else None for one in range(state.players)],
        "held": [int(number) for number in state.held],
        "aside": tiles(state, state.aside) if returning in shown else len(state.aside),
        "supply": len(state.supply),
        "question": plan(state, question(state, seat)) if len(state.agenda) else None,
        "goals": [] if secret else [goals(state, one) for one in range(state.players)],
    }


def question(state: Dominations, seat: int | None) -> i64:
    """What is asked, without what others do not know of it."""
    top = state.agenda[len(state.agenda) - 1]
    if kind_of(top) == RETURN and seat_of(top) != seat and state.rules.hidden_hands:
        return entry(RETURN, seat_of(top), 0, second_of(top))
    return top


def is_returning(state: Dominations) -> int:
    """The seat that is returning tiles, or -1."""
    top = state.agenda[len(state.agenda) - 1] if len(state.agenda) else WILD
    return int(seat_of(top)) if kind_of(top) == RETURN else -1


def goals(state: Dominations, seat: int) -> list[dict[str, Any]]:
    """DN-136: progress on every goal of a seat's Objective: what there is and what is wanted, part by part."""
    if state.kept[2 * seat] == UNKNOWN:
        return []
    found = []
    for goal in range(GOALS_OF_AN_OBJECTIVE):
        numbers = [int(number) for number in progress(state, seat, goal)]
        place = state.parts.first_goal[GOALS_OF_AN_OBJECTIVE * state.kept[2 * seat] + goal]
        parts = [[numbers[i], numbers[i + 1]] for i in range(0, len(numbers), 2)]
        kind = GOALS[state.parts.goals[place]]
        found.append({"kind": kind, "progress": parts, "met": is_met(state, seat, goal)})
    return found


def guess(state: Dominations, seat: int, seed: int) -> Dominations:
    """The same game with everything dealt anew that this seat does not know."""
    guessed = state.clone()
    chance = seeded(seed % SEEDS)
    if len(state.offers) > 0:
        chance = guess_offers(guessed, seat, chance)
    hidden = [other for other in range(state.players) if other != seat and state.rules.hidden_hands]
    pool = [int(kind) for kind in state.supply]
    for other in hidden:
        pool += [int(state.hands[HAND * other + i]) for i in range(state.held[other])]
    returning = is_returning(state)
    if returning in hidden:
        pool += [int(kind) for kind in state.aside]
    unknown = vec[i64](sorted(pool))
    guessed.chance = shuffle(chance, unknown, len(unknown))
    dealt = 0
    for other in hidden:
        guessed.held[other] = 0
        for _ in range(state.held[other]):
            guessed.take_tile(other, unknown[dealt])
            dealt += 1
    if returning in hidden:
        guessed.aside = unknown[dealt : dealt + len(state.aside)] if len(state.aside) else NOTHING
        dealt += len(state.aside)
        guessed.agenda[len(guessed.agenda) - 1] = question(state, seat)
    guessed.supply = unknown[dealt:]
    if guessed.actor != seat and guessed.actor >= 0:
        guessed.choices = guessed.options(guessed.agenda[len(guessed.agenda) - 1])
    return guessed


def guess_offers(guessed: Dominations, seat: int, chance: int) -> int:
    """DN-16: others may have been offered anything else, and may have kept any of it."""
    offers = [0] * (4 * int(guessed.players))
    for first, number in ((0, int(guessed.parts.objectives)), (2, int(guessed.parts.monuments))):
        mine = [int(one) for one in guessed.offers[4 * seat + first : 4 * seat + first + 2]]
        others = vec[i64]([one for one in range(number) if one not in mine])
        chance = shuffle(chance, others, len(others))
        dealt = 0
        for other in range(guessed.players):
            pair = mine if other == seat else [int(others[dealt]), int(others[dealt + 1])]
            dealt += 0 if other == seat else 2
            offers[4 * other + first : 4 * other + first + 2] = pair
            place = 2 * other + first // 2
            if other != seat and guessed.kept[place] != UNKNOWN:
                guessed.kept[place] = pair[0]
    guessed.offers = vec[i64](offers)
    return int(chance)


def breakdown(state: Dominations) -> list[dict[str, Any]]:
    """By seat: points by source, the goals of the Objective, and the total."""
    return [
        by_name(SOURCES, state.points, seat)
        | {"goals": [] if len(state.offers) else goals(state, seat), "total": state.scores()[seat]}
        for seat in range(state.players)
    ]


def preview(state: Dominations, action: int) -> list[dict[str, Any]]:
    """What a placement would produce, for each source it offers: sides or Loci.

    `knowledge` is by Domain with everything of one's own in it; `concentration` says how much of it is that extra;
    `wild` is to be named by the player; `cities` are those activated, whoever owns them.
    """
    after = state.clone()
    after.answer(action)
    top = after.agenda[len(after.agenda) - 1] if len(after.agenda) else WILD
    if kind_of(top) != SOURCE:
        raise ValueError("Only a placement or a reactivation can be looked at beforehand.")
    me, cell = int(seat_of(top)), int(first_of(top))
    found = []
    for source in after.options(top):
        words = say(after, source)
        one = after.clone()
        one.answer(source)
        last = one.agenda[len(one.agenda) - 1]
        cities = [int(slot) for slot in activated(one, cell, source)]
        knowledge = {name: int(one.harvest[i]) for i, name in enumerate(DOMAINS)}
        concentration = {name: int(one.harvest[i] - one.ripe[i]) for i, name in enumerate(DOMAINS)}
        for slot in cities:
            if one.land.cities[slot] >> 2 == me:
                knowledge[DOMAINS[one.land.camp(slot)]] += int(one.land.cities[slot] & 3)
        found.append(
            {
                "source": words,
                "knowledge": {name: number for name, number in knowledge.items() if number},
                "concentration": {name: number for name, number in concentration.items() if number},
                "wild": int(first_of(last)) if kind_of(last) == WILD_HARVEST else 0,
                "cities": [
                    {
                        "seat": int(one.land.cities[slot] >> 2),
                        "level": int(one.land.cities[slot] & 3),
                        "domain": DOMAINS[one.land.camp(slot)],
                        "at": say_cell(int(one.land.laid[slot] >> 16)),
                    }
                    for slot in cities
                ],
            }
        )
    return found
