"""Dominations: 2 to 4 players lead a people through three Eras. The rules are in rules.md."""

from functools import partial
from typing import Any, Final

from demesne.core.game import CHOICE, SWITCH, Game, Option
from demesne.games.dominations.codec import load, save
from demesne.games.dominations.components import Components
from demesne.games.dominations.data import components_from, packaged_files, standard
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.setup import deal
from demesne.games.dominations.table import MULTI_EDGE
from demesne.games.dominations.view import breakdown, guess, view
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
]


def objection(players: int, options: dict[str, Any]) -> str:
    """Any number of players can play with any options."""
    return ""


def make_game(parts: Components) -> Game[Dominations]:
    """The game with these components."""
    return Game[Dominations](
        name="dominations",
        title="Dominations",
        players=range(2, 5),
        options=OPTIONS,
        objection=objection,
        deal=partial(deal, parts),
        save=save,
        restore=partial(load, parts),
        say=say,
        read=read,
        describe=describe,
        view=view,
        guess=guess,
        breakdown=breakdown,
    )


def with_data(texts: dict[str, str]) -> Game[Dominations]:
    """The game with somebody's own data files, given by name; a ValueError names file, record and field."""
    return make_game(components_from(texts))


GAME: Final = make_game(standard())

__all__ = ["GAME", "packaged_files", "with_data"]
