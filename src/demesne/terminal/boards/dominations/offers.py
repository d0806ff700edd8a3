"""What can be done in a game of Dominations, best first, with what each choice would bring."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from demesne.games.dominations.cards import level_cost
from demesne.games.dominations.changes import Change, foresee_card, foresee_tile
from demesne.games.dominations.components import DOMAINS, SIDES
from demesne.games.dominations.state import Dominations
from demesne.minds.dominations.outlook import ends_left
from demesne.terminal.boards.dominations.cards import Box
from demesne.terminal.boards.dominations.tree import STEPS, grid

CONCENTRATED: Final = "^"  # stands behind an amount with concentration in it

ENDS: Final = {"done", "to_trade", "reactivate", "let_go"}  # verbs of what comes last
TURNING_OVER: Final = ("upgrade", "turn_over")

Data = dict[str, Any]


class Offer(NamedTuple):
    """An action with what it would bring; offers of one group are listed together."""

    action: int
    facts: Data  # as the menu gives them
    line: str
    group: str = ""
    worth: float = 0.0  # more comes first, in its group and among groups


class Asked(NamedTuple):
    """Who is asked what, in whose words."""

    box: Box
    state: Dominations
    view: Data  # of the actor


def offers(box: Box, state: Dominations) -> list[Offer]:
    """All that the actor can do, in the order in which it is numbered; what ends a phase comes last."""
    asked = Asked(box, state, state.view(int(state.actor)))
    found = [
        BY_VERB.get(facts["verb"], in_words)(asked, action, facts)
        for action, facts in zip(state.actions(), state.menu(), strict=True)
    ]
    best: dict[str, float] = {}
    for one in found:
        best[one.group] = max(best.get(one.group, one.worth), one.worth)
    is_placing = asked.view["question"]["what"] == "place"
    return sorted(
        found,
        key=lambda one: (one.facts["verb"] in ENDS, -best[one.group], one.group, 0 if is_placing else -one.worth),
    )


def gained(box: Box, found: Change) -> str:
    """Points and Influence."""
    parts = [box.say("vp", points=f"{found.vp:+d}")] if found.vp else []
    return ", ".join([*parts, box.influence(found.influence)] if found.influence else parts)


def change_of(facts: Data) -> Change:
    """What a choice of the menu changes at once."""
    return Change(facts["vp"], facts["influence"], facts["paid"], facts["nodus"])


def worth(state: Dominations, found: Change) -> float:
    """Points at once, Influence as often as it will still be paid, for each knowledge spent."""
    return (found.vp + found.influence * int(ends_left(state))) / max(sum(found.paid.values()), 1)


def in_words(asked: Asked, action: int, facts: Data) -> Offer:
    """What needs no reckoning, in plain words."""
    box = asked.box
    said = {"what": box.title(facts["tile"])} if "tile" in facts else {}
    said |= {"what": box.title(facts["card"])} if facts["verb"] == "keep" else {}
    said |= {"who": box.players[facts["seat"]]} if "seat" in facts else {}
    return Offer(action, facts, box.speech.move(facts | said))


# Tiles


def short(box: Box, found: Data) -> str:
    """`T3^ C1 *1` for what a tile produces."""
    parts = [
        f"{box.letter(domain)}{number}{CONCENTRATED if domain in found['concentration'] else ''}"
        for domain, number in found["knowledge"].items()
    ]
    return " ".join([*parts, f"*{found['wild']}"] if found["wild"] else parts)


def placing(asked: Asked, action: int, facts: Data) -> Offer:
    """A place and a rotation, or a tile to reactivate: what it produces, and what else happens there."""
    box, ways = asked.box, len(facts["yields"])
    best = max(facts["yields"], key=lambda one: int(one["kept"]))
    also = [box.say("locus", at=box.place(best["locus"]))] if best["locus"] else []
    also += [box.say("ways", count=ways)] if ways > 1 else []
    others = [one for one in best["cities"] if one["seat"] != asked.view["seat"]]
    for seat in sorted({one["seat"] for one in others}):
        gets = [f"{box.letter(one['domain'])}{one['level']}" for one in others if one["seat"] == seat]
        also.append(f"{box.players[seat]} {' '.join(gets)}")
    total = sum(best["knowledge"].values()) + best["wild"]
    line = short(box, best) + (f" ={best['kept']}" if best["kept"] != total else "")
    return Offer(action, facts | {"also": ", ".join(also)}, line, box.place(facts), best["kept"] - 0.1 * len(others))


def taking(asked: Asked, action: int, facts: Data) -> Offer:
    """A tile of the hand: the best place for it."""
    box, best = asked.box, foresee_tile(asked.state, action)
    found, at = best["yield"], {"at": box.place(best), "turned": best["turned"]}
    line = box.say("take", tile=box.title(facts["tile"]), knowledge=short(box, found), kept=found["kept"], **at)
    return Offer(action, facts, line, "", found["kept"])


def sourcing(asked: Asked, action: int, facts: Data) -> Offer:
    """Sides or a Locus: what they produce."""
    [found], box = facts["yields"], asked.box
    gain = box.amounts(found["knowledge"] | ({"vestigium": found["wild"]} if found["wild"] else {}))
    line = box.speech.move(facts | {"gain": gain or box.words.say("dominations-nothing")})
    return Offer(action, facts, line, "", found["kept"])


# Cities and Monuments


def building(asked: Asked, action: int, facts: Data) -> Offer:
    """A City: its Domain and level, the price, and what it gives at once."""
    box, found, limit = asked.box, change_of(facts), facts["limit"]
    before = asked.view["limits"][asked.view["seat"]][facts["domain"]]
    gives = [gained(box, found)] if gained(box, found) else []
    gives += [box.say("limit", before=before, limit=limit)] if limit > before else []
    nothing = box.words.say("dominations-nothing")
    price = box.amounts(found.paid) or nothing
    domain, gain = box.domain(facts["domain"]), ", ".join(gives) or nothing
    line = box.say("city", domain=domain, level=facts["level"], price=price, gain=gain)
    return Offer(action, facts, line, line, worth(asked.state, found) + (limit - before) / 5)


def buying(asked: Asked, action: int, facts: Data) -> Offer:
    """A level of a Monument: the price and the points."""
    box, name = asked.box, facts["level"]
    level = box.records[name]
    effect, known = box.effect(name, "effect"), box.known(name, "effect")
    about = box.say("level", cost=box.amounts(level_cost(level)), points=level["vp"], effect=effect, known=known)
    line = f"{box.title(name)}: {about}"
    return Offer(action, facts, line, line, 2 * level["vp"])


def laying(asked: Asked, action: int, facts: Data) -> Offer:
    """A Monument piece: whom it rewards."""
    box, rewards = asked.box, facts["rewards"]
    said = [f"{box.players[seat]} {box.say('vp', points=f'{gain:+d}')}" for seat, gain in enumerate(rewards) if gain]
    tip = {name: str(facts[name]) for name in ("tip_x", "tip_y") if name in facts}
    place = box.say("lay-diamond" if tip else "at", at=box.place(facts), **tip)
    line = f"{place}: {', '.join(said) or box.words.say('dominations-nothing')}"
    return Offer(action, facts, line, "", 2 * rewards[asked.view["seat"]] - sum(rewards))


# Cards


def developing(asked: Asked, action: int, facts: Data) -> Offer:
    """A Mastery to take or turn over: the price, what it gives at once where it fits best, and in how many places."""
    box, state = asked.box, asked.state
    found, places = foresee_card(state, action, lambda one: worth(state, one))
    name, face = facts["mastery"], "advanced" if facts["verb"] in TURNING_OVER else "basic"
    extra = {
        "cost": "+".join(f"{box.letter(domain)}{number}" for domain, number in found.paid.items()) or box.say("free"),
        "now": gained(box, found),
        "places": box.say("places", count=places) if places else box.say("in-place"),
        "effect": box.effect(name, face),
        "known": box.known(name, face),
    }
    said = box.title(name) + (f" ({box.face(face).lower()})" if face == "advanced" else "")
    return Offer(action, facts | extra, said, "", worth(state, found))


def fitting(asked: Asked, action: int, facts: Data) -> Offer:
    """A place in the tree: the Nodus made there, what they bring, and the sides left open."""
    box, found = asked.box, change_of(facts)
    cards = grid(box, asked.view["trees"][asked.view["seat"]])
    place, name = (facts["x"], facts["y"]), asked.view["question"]["card"]
    copy = facts["card"] if box.records[name]["kind"] == "mastery" else ""
    sides = dict(zip(SIDES, box.layout(name, copy, facts.get("turned", 0)), strict=True))
    free = [side for side, (dx, dy) in zip(SIDES, STEPS, strict=True) if (place[0] + dx, place[1] + dy) not in cards]
    nodus = "".join(box.letter(domain) * number for domain, number in found.nodus.items())
    parts = []
    if copy:
        parts.append(box.words.say("dominations-copy", {"letter": copy.upper(), "known": box.layout_known(name, copy)}))
    if "turned" in facts:
        parts.append(box.say("turned", turned=facts["turned"]))
    parts.append(box.say("fit", nodus=nodus, sides=box.halves({side: sides[side] for side in free})))
    line = ", ".join(parts) + (f": {gained(box, found)}" if gained(box, found) else "")
    dead = sum(sides[side] in ("corruptio", "none") for side in free)
    return Offer(action, facts, line, box.place(facts), 10 * worth(asked.state, found) + len(nodus) - 0.3 * dead)


# Knowledge


def trading(asked: Asked, action: int, facts: Data) -> Offer:
    """What is given for what."""
    box, source = asked.box, facts["from"]
    group = box.say("trade", give=facts["give"], domain=box.domain(source), get=facts["get"])
    return Offer(action, facts, box.letter(facts["to"]), group, -DOMAINS.index(source))


def naming(asked: Asked, action: int, facts: Data) -> Offer:
    """Vestigium Knowledge that becomes knowledge of a Domain."""
    domain = facts["domain"]
    return Offer(action, facts, f"+{facts['number']}", asked.box.domain(domain), -DOMAINS.index(domain))


def resolving(asked: Asked, action: int, facts: Data) -> Offer:
    """One of several effects that are due at once."""
    box = asked.box
    given = box.amounts({facts["domain"]: facts["number"]}) if facts["domain"] else gained(box, change_of(facts))
    what = given or box.words.say("dominations-nothing")
    if facts["card"]:
        what = f"{box.title(facts['card'])}: {what}"
    return Offer(action, facts, box.speech.move(facts | {"what": what}))


BY_VERB: Final[dict[str, Callable[[Asked, int, Data], Offer]]] = {
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
