"""Carcassonne: 2 to 5 players lay tiles and claim what grows from them. The rules are in rules.md."""

from typing import Any, Final

from demesne.core.game import SWITCH, Game, Option
from demesne.core.refused import Refused
from demesne.games.carcassonne.codec import load, save
from demesne.games.carcassonne.encoding import encoding_of
from demesne.games.carcassonne.engine import Carcassonne, deal
from demesne.games.carcassonne.guessing import guess
from demesne.games.carcassonne.view import breakdown, view
from demesne.games.carcassonne.words import barred, brings, describe, question, read, say


def objection(players: int, options: dict[str, Any]) -> Refused | None:
    """Any number of players can play with any options."""
    return None


GAME: Final = Game[Carcassonne](
    name="carcassonne",
    title="Carcassonne",
    players=range(2, 6),
    options=[
        Option(
            "random_start",
            SWITCH,
            False,
            [False, True],
            "Who begins is drawn; otherwise the first seat does.",
        ),
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
    terms={"clashes": "clash", "mine": "feature", "theirs": "feature", "proper": "role", "side": "place"},
)
