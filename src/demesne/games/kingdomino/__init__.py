"""Kingdomino: 2 to 4 players lay dominoes round a castle. The rules are in rules.md."""

from typing import Any, Final

from demesne.core.game import SWITCH, Game, Option
from demesne.core.refused import Refused
from demesne.games.kingdomino.codec import load, save
from demesne.games.kingdomino.encoding import encoding_of
from demesne.games.kingdomino.engine import Kingdomino, deal
from demesne.games.kingdomino.guessing import guess
from demesne.games.kingdomino.view import breakdown, view
from demesne.games.kingdomino.words import barred, brings, describe, question, read, say


def switch(name: str, help: str) -> Option:
    """A variant, off by default (KD-36)."""
    return Option(name, SWITCH, False, [False, True], help)


def objection(players: int, options: dict[str, Any]) -> Refused | None:
    """KD-41: the Mighty Duel is for two."""
    if options["mighty_duel"] and players != 2:
        return Refused("kingdomino-duel", players=players)
    return None


GAME: Final = Game[Kingdomino](
    name="kingdomino",
    title="Kingdomino",
    players=range(2, 5),
    options=[
        switch("dynasty", "Dynasty: three games in a row, the highest total wins."),
        switch("middle_kingdom", "Middle Kingdom: 10 points for a castle in the centre of the kingdom."),
        switch("harmony", "Harmony: 5 points for a kingdom from which nothing was discarded."),
        switch("mighty_duel", "Mighty Duel: two players, all 48 dominoes, kingdoms of 7 by 7."),
    ],
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
    question=question,
    brings=brings,
    barred=barred,
    encoding_of=encoding_of,
    terms={"one": "terrain", "other": "terrain"},
)
