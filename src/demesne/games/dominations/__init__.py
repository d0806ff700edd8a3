"""Dominations: 2 to 4 players lead a people through three Eras. The rules are in rules.md."""

from typing import Any, Final

from demesne.core.game import CHOICE, FILES, SWITCH, Game, Option
from demesne.core.refused import Refused
from demesne.games.dominations import data
from demesne.games.dominations.changes import brings
from demesne.games.dominations.codec import load, save
from demesne.games.dominations.encoding import encoding_of
from demesne.games.dominations.guessing import guess
from demesne.games.dominations.refusals import barred
from demesne.games.dominations.setup import deal
from demesne.games.dominations.state import MULTI_EDGE, Dominations
from demesne.games.dominations.view import ask, breakdown, view
from demesne.games.dominations.words import describe, read, say


def switch(name: str, default: bool, help: str) -> Option:
    """A ruling that can be read otherwise."""
    return Option(name, SWITCH, default, [False, True], help)


OPTIONS: Final = [
    switch("concentration_counts_for_per_two", False, "Concentration counts for gains by production."),
    switch("cradle_counts_for_locus", False, "The Cradle may be part of the ring round a Locus."),
    Option("multi_edge", CHOICE, "all_once", MULTI_EDGE, "What produces when a tile joins several sides."),
    switch("locus_mandatory", True, "A completed Locus produces instead of the sides, whether wanted or not."),
    switch("city_influence_cumulative", True, "Each level of a City adds its whole Influence."),
    switch("card_rotation", False, "Cards may be turned in the tree."),
    switch("role_bonus_needs_remaining", True, "A bonus for Roles counts only where knowledge is left."),
    switch("hidden_hands", True, "Tiles in hand are hidden from the others."),
    Option("data", FILES, {}, [{}], "Your own data files: their folder, or what differs in them."),
]


def objection(players: int, options: dict[str, Any]) -> Refused | None:
    """Any number of players can play with any options, if the data have no mistake."""
    flaw = data.flaw_in_data(options["data"])
    return Refused("dominations-data", flaw) if flaw else None


GAME: Final = Game[Dominations](
    name="dominations",
    title="Dominations",
    players=range(2, 5),
    options=OPTIONS,
    objection=objection,
    deal=deal,
    save=save,
    restore=load,
    say=say,
    read=read,
    describe=describe,
    view=view,
    guess=guess,
    breakdown=breakdown,
    question=ask,
    brings=brings,
    barred=barred,
    encoding_of=encoding_of,
    hides=True,
    terms=dict.fromkeys(("from", "to", "give", "get", "nodus"), "domain") | {"monuments": "monument"},
)
