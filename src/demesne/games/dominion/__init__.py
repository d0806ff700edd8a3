"""Dominion, base set and Intrigue: 2 to 6 players build decks. The rules are in rules.md."""

from typing import Final

from demesne.core.game import TEXT, Game, Option
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.codec import load, save
from demesne.games.dominion.encoding import encoding_of
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.guessing import guess
from demesne.games.dominion.kingdoms import ALL, RANDOM, SETS, objection
from demesne.games.dominion.questions import question
from demesne.games.dominion.reasons import barred
from demesne.games.dominion.recommended import RECOMMENDED
from demesne.games.dominion.setup import deal
from demesne.games.dominion.view import breakdown, view
from demesne.games.dominion.words import brings, describe, read, say

#: the recommended sets that need no other cards
PLAYABLE: Final = [name for name, cards in RECOMMENDED.items() if set(cards.split()) <= set(CARDS)]

GAME: Final = Game[Dominion](
    name="dominion",
    title="Dominion",
    players=range(2, 7),
    options=[
        Option(
            "kingdom",
            TEXT,
            RANDOM,
            [RANDOM, *PLAYABLE],
            "The kingdom: random, some cards and random, a recommended set, or ten cards, with commas between.",
        ),
        Option(
            "sets",
            TEXT,
            "base, intrigue",
            ["base, intrigue", "base:5, intrigue:5", *SETS, ALL],
            "The sets that a random kingdom is drawn from, each perhaps with the number of its cards.",
        ),
        Option(
            "previous_winners",
            TEXT,
            "",
            [""],
            "The seats that won the game before, counted from 0, which decides who begins.",
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
    hides=True,
    terms={
        "cards": "card",
        "kingdom": "card",
        "top": "card",
        "what": "card",
        "to": "zone",
        "from": "zone",
        "kinds": "kind",
    },
)
