"""What can be done in a game of Dominations, best first, with what each choice would bring."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from demesne.games.dominations.agenda import FIT, WILD_HARVEST
from demesne.games.dominations.cards import level_cost
from demesne.games.dominations.changes import Change, change, tried
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.state import Dominations
from demesne.games.dominations.tree import position_of
from demesne.games.dominations.view import preview
from demesne.minds.dominations.outlook import ends_left
from demesne.terminal.boards.dominations.cards import LOOKS, Box, amounts
from demesne.terminal.boards.dominations.map import cell_of, say_place
from demesne.terminal.boards.dominations.tree import STEPS, grid

CONCENTRATED: Final = "^"  # stands behind an amount with concentration in it

ENDS: Final = {"done", "to_trade", "reactivate", "let_go"}  # verbs of what comes last
#: by question: what it means to have done with it
DONE: Final = {
    "tile": "place no second tile",
    "return": "keep the others",
    "construct": "build nothing",
    "develop": "develop nothing",
    "farewell": "end the turn",
    "assimilate": "assimilate nothing",
}

Data = dict[str, Any]


class Offer(NamedTuple):
    """An action with what it would bring; offers of one group are listed together."""

    action: int
    facts: Data  # as `describe` gives them
    line: str
    group: str = ""
    worth: float = 0.0  # more comes first, in its group and among groups


def offers(box: Box, state: Dominations) -> list[Offer]:
    """All that the actor can do, in the order in which it is numbered; what ends a phase comes last."""
    kind = asked(state)
    found = [
        BY_VERB.get(facts["verb"], in_words)(box, state, action, facts)
        for action, facts in ((action, state.describe(action)) for action in state.actions())
    ]
    best: dict[str, float] = {}
    for one in found:
        best[one.group] = max(best.get(one.group, one.worth), one.worth)
    return sorted(
        found,
        key=lambda one: (
            one.facts["verb"] in ENDS,
            -best[one.group],
            one.group,
            -one.worth if kind != "place" else 0,
        ),
    )


def gained(found: Change) -> str:
    """Points and Influence."""
    parts = [f"{found.points:+d} VP"] if found.points else []
    return ", ".join([*parts, f"{found.influence:+d} Infl."] if found.influence else parts)


def worth(state: Dominations, found: Change) -> float:
    """Points at once, Influence as often as it will still be paid, for each knowledge spent."""
    return (found.points + found.influence * int(ends_left(state))) / max(sum(found.paid.values()), 1)


def asked(state: Dominations) -> str:
    """The question that waits for the actor."""
    return str(state.view(int(state.actor))["question"]["what"])


def in_words(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """What needs no reckoning, in plain words."""
    lines = {
        "to_trade": "trade knowledge at the Campfire",
        "reactivate": "reactivate a tile on the map instead (Inventor)",
        "done": DONE.get(facts.get("question", ""), "go on without"),
        "pay": f"pay {facts.get('number')} {facts.get('domain', '').capitalize()}",
        "keep": f"keep {box.title(facts['card'])}" if "card" in facts else "",
        "return": f"return {box.title(facts['tile'])}" if "tile" in facts else "",
        "let_go": f"take what there is room for, and lose {facts.get('number')}",
        "next": f"next comes {box.players[facts.get('seat', 0)]}",
    }
    return Offer(action, facts, lines[facts["verb"]])


# Tiles


def short(found: Data) -> str:
    """`T3^ C1 *1` for a preview."""
    parts = [
        f"{LOOKS[domain][0]}{number}{CONCENTRATED if domain in found['concentration'] else ''}"
        for domain, number in found["knowledge"].items()
    ]
    return " ".join([*parts, f"*{found['wild']}"] if found["wild"] else parts)


def stays(state: Dominations, found: Data) -> int:
    """How much of what a preview shows stays under the limits of the actor."""
    seat = 6 * int(state.actor)
    room = {name: int(state.limits[seat + i] - state.knowledge[seat + i]) for i, name in enumerate(DOMAINS)}
    numbers: dict[str, int] = found["knowledge"]
    return sum(min(number, room[name]) for name, number in numbers.items()) + int(found["wild"])


def best_yield(state: Dominations, action: int) -> tuple[int, Data, int]:
    """The best of what a placement may produce: how much stays, the preview, and how many ways there are."""
    found = preview(state, action)
    best = max(found, key=lambda one: stays(state, one))
    return stays(state, best), best, len(found)


def placing(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """A place and a rotation, or a tile to reactivate: what it produces, and what else happens there."""
    total, best, ways = best_yield(state, action)
    also = [best["source"].capitalize()] if best["source"].startswith("locus") else []
    also += [f"{ways} ways"] if ways > 1 else []
    others = [one for one in best["cities"] if one["seat"] != int(state.actor)]
    for seat in sorted({one["seat"] for one in others}):
        gets = [f"{LOOKS[one['domain']][0]}{one['level']}" for one in others if one["seat"] == seat]
        also.append(f"{box.players[seat]} {' '.join(gets)}")
    line = short(best) + (f" ={total}" if total != sum(best["knowledge"].values()) + best["wild"] else "")
    return Offer(action, facts | {"also": ", ".join(also)}, line, say_place(facts), total - 0.1 * len(others))


def taking(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """A tile of the hand: the best place for it."""
    after = state.clone()
    after.act(action)
    places = after.options(after.top())
    total, best, place = max(((*best_yield(after, one)[:2], one) for one in places), key=lambda one: one[0])
    where = after.game.describe(after, place)
    at = f"{say_place(where)} turned {where['turned']}"
    return Offer(action, facts, f"{box.title(facts['tile'])}: at best {short(best)} = {total} kept, at {at}", "", total)


def sourcing(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """Sides or a Locus: what they produce."""
    after = state.clone()
    after.act(action)
    top = after.top()
    wild = int(top.number) if top.kind == WILD_HARVEST else 0
    numbers = {name: int(after.harvest[i]) for i, name in enumerate(DOMAINS) if after.harvest[i]}
    found = {"knowledge": numbers, "concentration": {}, "wild": wild}
    said = {"all_sides": "the joined sides", "locus": "the Locus at {at}", "side": "the side towards {at}"}
    name = said[facts["verb"]].format(at=say_place(facts) if "x" in facts else "")
    return Offer(action, facts, f"{name}: {short(found)}", "", stays(state, found))


# Cities and Monuments


def building(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """A City: its Domain and level, the price, and what it gives at once."""
    after = tried(state, action)
    found = change(state, after)
    slot = next(i for i, entry in enumerate(state.view(None)["map"]) if cell_of(entry) == cell_of(facts))
    level = int(after.land.level(slot))
    i = int(state.land.camp(slot))
    place = 6 * int(state.actor) + i
    before, limit = int(state.limits[place]), int(after.limits[place])
    gives = [gained(found)] + ([f"limit {before} to {limit}"] if limit > before else [])
    what = f"{DOMAINS[i].capitalize()} City" if level == 1 else f"{DOMAINS[i].capitalize()} City to level {level}"
    line = f"{what} for {amounts(found.paid) or 'nothing'}: {', '.join(part for part in gives if part)}"
    return Offer(action, facts, line, line, worth(state, found) + (limit - before) / 5)


def buying(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """A level of a Monument: the price and the points."""
    built = next(one["built"] for one in state.view(None)["monuments"] if one["monument"] == facts["monument"])
    level = box.records[facts["monument"]]["levels"][built]
    name = str(level["id"]).lower()
    said = f"{box.effect(name, 'effect')} ({box.known(name, 'effect')})"
    line = f"{box.title(name)} for {amounts(level_cost(level))}: {level['vp']} VP. {said}"
    return Offer(action, facts, line, line, 2 * level["vp"])


def laying(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """A Monument piece: whom it rewards."""
    after = tried(state, action)
    gains = [after.scores()[seat] - state.scores()[seat] for seat in range(state.players)]
    said = ", ".join(f"{box.players[seat]} +{gain} VP" for seat, gain in enumerate(gains) if gain)
    point = " with its point at {tip_x},{tip_y}".format(**facts) if "tip_x" in facts else ""
    mine = gains[int(state.actor)]
    return Offer(action, facts, f"at {say_place(facts)}{point}: {said or 'no reward'}", "", 2 * mine - sum(gains))


# Cards


def developing(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """A Mastery to take or turn over: the price, what it gives at once where it fits best, and in how many places."""
    after = tried(state, action)
    found, places = change(state, after), 0
    top = after.top()
    if top.kind == FIT:
        fits = after.options(top)
        changes = [change(state, tried(after, place))._replace(paid=found.paid) for place in fits]
        found, places = max(changes, key=lambda one: worth(state, one)), len({position_of(place) for place in fits})
    name, face = facts["mastery"], "advanced" if facts["verb"] in ("upgrade", "turn_over") else "basic"
    extra = {
        "cost": "+".join(f"{LOOKS[domain][0]}{number}" for domain, number in found.paid.items()) or "free",
        "now": gained(found),
        "places": places,
        "effect": box.effect(name, face),
        "known": box.known(name, face),
    }
    said = box.title(name) + (" advanced" if face == "advanced" else "")
    return Offer(action, facts | extra, said, "", worth(state, found))


def fitting(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """A place in the tree: the Nodus made there, what they bring, and the sides left open."""
    after = tried(state, action)
    view = state.view(int(state.actor))
    cards, place, name = grid(box, view["trees"][state.actor]), (facts["x"], facts["y"]), view["question"]["card"]
    copy = facts["card"] if box.records[name]["kind"] == "mastery" else ""
    sides = box.layout(name, copy, facts.get("turned", 0))
    free = [side for side, (dx, dy) in enumerate(STEPS) if (place[0] + dx, place[1] + dy) not in cards]
    leaves = " ".join(f"{'nesw'[side]}:{LOOKS[sides[side]][0]}" for side in free)
    copied = f"copy {copy.upper()}{box.layout_mark(name, copy)}, " if copy else ""
    turned = f"turned {facts['turned']}, " if "turned" in facts else ""
    brings = change(state, after)
    nodus = "".join(LOOKS[domain][0] * number for domain, number in brings.nodus.items())
    line = f"{copied}{turned}Nodus {nodus}, leaves {leaves}" + (f": {gained(brings)}" if gained(brings) else "")
    dead = sum(sides[side] in ("corruptio", "none") for side in free)
    return Offer(action, facts, line, say_place(facts), 10 * worth(state, brings) + len(nodus) - 0.3 * dead)


# Knowledge


def trading(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """What is given for what."""
    group = f"{facts['give']} {facts['from'].capitalize()} for {facts['get']}"
    return Offer(action, facts, LOOKS[facts["to"]][0], group, -DOMAINS.index(facts["from"]))


def naming(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """Vestigium Knowledge that becomes knowledge of a Domain."""
    domain = facts["domain"]
    return Offer(action, facts, f"+{facts['number']}", domain.capitalize(), -DOMAINS.index(domain))


def resolving(box: Box, state: Dominations, action: int, facts: Data) -> Offer:
    """One of several effects that are due at once."""
    card = box.title(facts["card"]) if facts["card"] else "your City"
    after = state.clone()
    after.act(action)
    given = amounts({facts["domain"]: facts["number"]}) if facts["domain"] else gained(change(state, after))
    return Offer(action, facts, f"{card}: {given or 'nothing'}")


BY_VERB: Final[dict[str, Callable[[Box, Dominations, int, Data], Offer]]] = {
    "tile": taking,
    "place": placing,
    "reactivate_tile": placing,
    "all_sides": sourcing,
    "side": sourcing,
    "locus": sourcing,
    "city": building,
    "monument": buying,
    "diamond": laying,
    "circle": laying,
    "develop": developing,
    "upgrade": developing,
    "assimilate": developing,
    "turn_over": developing,
    "put": fitting,
    "put_turned": fitting,
    "trade": trading,
    "gain": naming,
    "produce": naming,
    "resolve": resolving,
}
