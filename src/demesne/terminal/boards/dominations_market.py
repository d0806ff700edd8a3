"""The Masteries of Dominations that can be had, and what keeps somebody from the others."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.games.dominations import refusals
from demesne.games.dominations.components import COPIES, DOMAINS
from demesne.games.dominations.construction import can_buy_level
from demesne.games.dominations.development import fit_options
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.tree import PLACE
from demesne.games.dominations.words import say_position
from demesne.terminal.boards.dominations_cards import LOOKS, effect, find, known, records, title
from demesne.terminal.boards.dominations_tree import Place, read_place

VALUES: Final = (3, 6, 9)


def state_of(state: Dominations, name: str) -> tuple[str, str]:
    """What the actor could do with a Mastery, and what keeps from it; "" if nothing does."""
    verb = "upgrade" if state.trees[state.actor].owned[state.parts.mastery_names.index(name)] else "develop"
    return verb, refusals.objection(state, int(state.actor), verb, name).replace(name, title(name))


def why_not(state: Dominations, word: str) -> Text:
    """Why the actor cannot have a Mastery or a level of a Monument; or that nothing is in the way."""
    name = find(word)
    record = records()[name]
    if record["kind"] == "mastery":
        verb, reason = state_of(state, name)
        return Text(reason or f"Nothing is in the way: you can {verb} {title(name)} when you develop in your turn.")
    if record["kind"] == "level":
        name = name.rpartition("_")[0]
    if records()[name]["kind"] != "monument":
        return Text(f"{title(name)} cannot be bought: only Masteries and levels of Monuments can.")
    in_play = [state.parts.monument_names[monument] for monument in state.land.monuments]
    if name in in_play and can_buy_level(state, state.actor, in_play.index(name)):
        return Text(f"Nothing is in the way: you can buy a level of {title(name)} when you build in your turn.")
    words = refusals.BUYING.fullmatch(f"monument {name}")
    assert words is not None
    reason = refusals.why_not_monument(state, 0, words)
    for one in {*in_play, name}:
        reason = reason.replace(repr(one), title(one)).replace(one, title(one))
    return Text(reason)


def fits(state: Dominations, word: str) -> dict[Place, str]:
    """Where a card fits into the actor's tree; for a Mastery, which of the copies that are left."""
    name = find(word)
    kind = records()[name]["kind"]
    if kind not in ("mastery", "level"):
        raise ValueError(f"{title(name)} does not go into a tree: Masteries and levels of Monuments do.")
    names = state.parts.mastery_names if kind == "mastery" else state.parts.level_names
    card = 4 * names.index(name) if kind == "mastery" else int(state.parts.level_card) + names.index(name)
    found: dict[Place, str] = {}
    for option in fit_options(state, state.actor, card):
        place = read_place(say_position(option & PLACE))
        letter = COPIES[option >> 16].upper() if kind == "mastery" else "fits"
        found[place] = found.get(place, "").replace(letter, "") + letter
    return found


def market(state: Dominations, word: str) -> RenderableType:
    """All Masteries by Domain and value, or those of one Domain in full."""
    domains = [domain for domain in DOMAINS if word and domain.startswith(word.lower())]
    if len(domains) == 1:
        return of_domain(state, domains[0])
    if word:
        raise ValueError(f"There is no Domain called {word!r}; there are {', '.join(DOMAINS)}.")
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for column in ("", *[f"value {value}" for value in VALUES]):
        table.add_column(column)
    for domain in DOMAINS:
        row = [Text(", ").join(marked(state, name) for name in masteries(domain, value)) for value in VALUES]
        table.add_row(Text(f" {LOOKS[domain][0]} ", style=LOOKS[domain][1]), *row)
    said = "+ you can have it now, [ ] in your tree, [adv.] advanced; say cards DOMAIN for what they do"
    return Group(table, Text(said, style="dim"))


def masteries(domain: str, value: int) -> list[str]:
    """The Masteries of a Domain and value."""
    every = [name for name, record in records().items() if record["kind"] == "mastery"]
    return [name for name in every if (records()[name]["domain"], records()[name]["value"]) == (domain, value)]


def marked(state: Dominations, name: str) -> Text:
    """A title with what it is to the actor."""
    owned = state.trees[state.actor].owned[state.parts.mastery_names.index(name)]
    if owned:
        return Text(f"[{title(name)}{' adv.' if owned == 2 else ''}]")
    return Text(title(name), style="dim") if state_of(state, name)[1] else Text(f"+{title(name)}", style="bold")


def of_domain(state: Dominations, domain: str) -> Table:
    """Every Mastery of a Domain: both faces, and what keeps the actor from it."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for column in ("card", "VP", "effect, basic and advanced", "now"):
        table.add_column(column)
    for value in VALUES:
        for name in masteries(domain, value):
            verb, reason = state_of(state, name)
            points = records()[name]["vp"]
            said = Text("\n").join(
                [Text(f"{effect(name, face)} ({known(name, face).lower()})") for face in ("basic", "advanced")]
            )
            can = Text(reason, style="dim") if reason else Text(f"you can {verb} it", style="bold")
            table.add_row(f"{title(name)} ({value})", f"{points['basic']}\n{points['advanced']}", said, can)
    return table
