"""Matches: 2 to 4 players take from one heap. The rules are in rules.md."""

from typing import Any, Final

from demesne.games.matches.codec import load, save
from demesne.games.matches.engine import Matches, deal
from demesne.games.matches.view import breakdown, guess, view
from demesne.games.matches.words import describe, question, read, say

from demesne.core.game import NUMBER, Game, Option
from demesne.core.refused import Refused


def objection(players: int, options: dict[str, Any]) -> Refused | None:
    """Any number of players can play with any options."""
    return None


GAME: Final = Game[Matches](
    name="matches",
    title="Matches",
    players=range(2, 5),
    options=[Option("most", NUMBER, 3, [2, 3, 4], "How many matches one may take at once.")],
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
)
