"""The Masteries of Dominations that can be had, and what keeps somebody from the others."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.games.dominations import refusals
from demesne.games.dominations.components import COPIES, DOMAINS
from demesne.games.dominations.questions.construct import can_buy_level
from demesne.games.dominations.questions.fit import ways_to_fit
from demesne.games.dominations.state import Dominations
from demesne.games.dominations.tree import copy_put, east_and_south, position_of
from demesne.terminal.boards.dominations.cards import LOOKS, Box
from demesne.terminal.boards.dominations.tree import Place

VALUES: Final = (3, 6, 9)


def state_of(box: Box, state: Dominations, name: str) -> tuple[str, str]:
    """What the actor could do with a Mastery, and what keeps from it; "" if nothing does."""
    number = state.parts.mastery_names.index(name)
    is_owned = bool(state.trees[state.actor].owned[number])
    why = refusals.objection(state, int(state.actor), is_owned, number)
    return "upgrade" if is_owned else "develop", box.refusal(why) if why else ""


def why_not(box: Box, state: Dominations, word: str) -> Text:
    """Why the actor cannot have a Mastery or a level of a Monument; or that nothing is in the way."""
    name = box.find(word)
    record = box.records[name]
    if record["kind"] == "mastery":
        verb, reason = state_of(box, state, name)
        return Text(reason or f"Nothing is in the way: you can {verb} {box.title(name)} when you develop in your turn.")
    if record["kind"] == "level":
        name = name.rpartition("_")[0]
    if box.records[name]["kind"] != "monument":
        return Text(f"{box.title(name)} cannot be bought: only Masteries and levels of Monuments can.")
    in_play = [state.parts.monument_names[monument] for monument in state.land.monuments]
    if name in in_play and can_buy_level(state, state.actor, in_play.index(name)):
        return Text(f"Nothing is in the way: you can buy a level of {box.title(name)} when you build in your turn.")
    return Text(box.refusal(refusals.why_not_monument(state, int(state.actor), name)))


def fits(box: Box, state: Dominations, word: str) -> dict[Place, str]:
    """Where a card fits into the actor's tree; for a Mastery, which of the copies that are left."""
    name = box.find(word)
    kind = box.records[name]["kind"]
    if kind not in ("mastery", "level"):
        raise ValueError(f"{box.title(name)} does not go into a tree: Masteries and levels of Monuments do.")
    names = state.parts.mastery_names if kind == "mastery" else state.parts.level_names
    card = 4 * names.index(name) if kind == "mastery" else int(state.parts.level_card) + names.index(name)
    found: dict[Place, str] = {}
    for option in ways_to_fit(state, state.actor, card):
        at = east_and_south(position_of(option))
        letter = COPIES[copy_put(option)].upper() if kind == "mastery" else "fits"
        place = at["x"], at["y"]
        found[place] = found.get(place, "").replace(letter, "") + letter
    return found


def market(box: Box, state: Dominations, word: str) -> RenderableType:
    """All Masteries by Domain and value, or those of one Domain in full."""
    domains = [domain for domain in DOMAINS if word and domain.startswith(word.lower())]
    if len(domains) == 1:
        return of_domain(box, state, domains[0])
    if word:
        raise ValueError(f"There is no Domain called {word!r}; there are {', '.join(DOMAINS)}.")
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for column in ("", *[f"value {value}" for value in VALUES]):
        table.add_column(column)
    for domain in DOMAINS:
        row = [Text(", ").join(marked(box, state, name) for name in masteries(box, domain, value)) for value in VALUES]
        table.add_row(Text(f" {LOOKS[domain][0]} ", style=LOOKS[domain][1]), *row)
    said = "+ you can have it now, [ ] in your tree, [adv.] advanced; say cards DOMAIN for what they do"
    return Group(table, Text(said, style="dim"))


def masteries(box: Box, domain: str, value: int) -> list[str]:
    """The Masteries of a Domain and value."""
    every = [name for name, record in box.records.items() if record["kind"] == "mastery"]
    return [name for name in every if (box.records[name]["domain"], box.records[name]["value"]) == (domain, value)]


def marked(box: Box, state: Dominations, name: str) -> Text:
    """A title with what it is to the actor."""
    owned = state.trees[state.actor].owned[state.parts.mastery_names.index(name)]
    if owned:
        return Text(f"[{box.title(name)}{' adv.' if owned == 2 else ''}]")
    return (
        Text(box.title(name), style="dim")
        if state_of(box, state, name)[1]
        else Text(f"+{box.title(name)}", style="bold")
    )


def of_domain(box: Box, state: Dominations, domain: str) -> Text:
    """Every Mastery of a Domain: both faces, and what keeps the actor from it."""
    text = Text()
    for value in VALUES:
        for name in masteries(box, domain, value):
            verb, reason = state_of(box, state, name)
            text.append(f"{box.title(name)}, value {value}: ", style="bold")
            text.append(f"{reason or f'you can {verb} it.'}\n", style="dim" if reason else "bold")
            for face in ("basic", "advanced"):
                points = box.records[name]["vp"][face]
                text.append(f"  {face}, {points} VP: {box.effect(name, face)}")
                text.append(f" ({box.known(name, face)})\n", style="dim")
    return text
