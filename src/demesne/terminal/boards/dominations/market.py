"""The Masteries of Dominations that can be had, and what keeps somebody from the others."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.core.refused import Refused
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.questions.fit import fits
from demesne.games.dominations.refusals import about_mastery, about_monument
from demesne.games.dominations.state import Dominations
from demesne.terminal.boards.dominations.cards import LOOKS, Box, face_line, plain
from demesne.terminal.boards.dominations.tree import Place

VALUES: Final = (3, 6, 9)


def why_not(box: Box, state: Dominations, word: str) -> Text:
    """Why the actor cannot have a Mastery or a level of a Monument; or that nothing is in the way."""
    name, seat = box.find(word), int(state.actor)
    name = box.monuments.get(name, name)
    kind = box.records[name]["kind"]
    if kind == "mastery":
        verb, why = about_mastery(state, seat, name)
        return Text(box.refusal(why) if why else box.say(f"can-{verb}", card=box.title(name)))
    if kind != "monument":
        return Text(box.say("not-bought", card=box.title(name)))
    why = about_monument(state, seat, name)
    return Text(box.refusal(why) if why else box.say("can-construct", card=box.title(name)))


def places(box: Box, state: Dominations, word: str) -> dict[Place, str]:
    """Where a card fits into the actor's tree; for a Mastery, which of the copies that are left."""
    name = box.find(word)
    kind = box.records[name]["kind"]
    if kind not in ("mastery", "level"):
        raise ValueError(box.say("not-in-trees", card=box.title(name)))
    found: dict[Place, str] = {}
    for fit in fits(state, int(state.actor), name):
        place = fit["x"], fit["y"]
        letter = fit["card"].upper() if kind == "mastery" else box.say("fits")
        found[place] = found.get(place, "").replace(letter, "") + letter
    return found


def market(box: Box, state: Dominations, word: str) -> RenderableType:
    """All Masteries by Domain and value, or those of one Domain in full."""
    domains = [domain for domain in DOMAINS if word and any(
        plain(said).startswith(plain(word)) for said in (domain, box.domain(domain))
    )]  # fmt: skip
    if len(domains) == 1:
        return of_domain(box, state, domains[0])
    if word:
        raise Refused("dominations-no-domain", words=word)
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for column in ("", *[box.say("value", value=value) for value in VALUES]):
        table.add_column(column)
    for domain in DOMAINS:
        row = [Text(", ").join(marked(box, state, name) for name in masteries(box, domain, value)) for value in VALUES]
        table.add_row(Text(f" {box.letter(domain)} ", style=LOOKS[domain]), *row)
    return Group(table, Text(box.say("market"), style="dim"))


def masteries(box: Box, domain: str, value: int) -> list[str]:
    """The Masteries of a Domain and value."""
    every = [name for name, record in box.records.items() if record["kind"] == "mastery"]
    return [name for name in every if (box.records[name]["domain"], box.records[name]["value"]) == (domain, value)]


def marked(box: Box, state: Dominations, name: str) -> Text:
    """A title with what it is to the actor."""
    mine = {card["mastery"]: card for card in state.view(None)["trees"][state.actor] if "mastery" in card}
    if name in mine:
        return Text(f"[{box.title(name)}{' ' + box.say('short-advanced') if mine[name]['advanced'] else ''}]")
    _, why = about_mastery(state, int(state.actor), name)
    return Text(box.title(name), style="dim") if why else Text(f"+{box.title(name)}", style="bold")


def of_domain(box: Box, state: Dominations, domain: str) -> Text:
    """Every Mastery of a Domain: both faces, and what keeps the actor from it."""
    text = Text()
    for value in VALUES:
        for name in masteries(box, domain, value):
            verb, why = about_mastery(state, int(state.actor), name)
            said = box.refusal(why) if why else box.say(f"can-{verb}", card=box.title(name))
            text.append(f"{box.title(name)}, {box.say('value', value=value)}: ", style="bold")
            text.append(f"{said}\n", style="dim" if why else "bold")
            for face in ("basic", "advanced"):
                text.append(f"  {face_line(box, name, face)}\n")
    return text
