"""The form of scenarios of Kingdomino."""

from typing import Final

from demesne.games.kingdomino import GAME
from demesne.scenarios.form import fields, list_of, matching, names, one_of, row, switch, table_of, text, whole, within

#: by its name in scenarios: an option of the game
OPTIONS: Final = {"middle": "middle_kingdom", "mighty": "mighty_duel"}
SIZE: Final = one_of([5, 7], "5 or 7")
NUMBER: Final = r"([1-9]|[1-3]\d|4[0-8])"
MOVES: Final = list_of(
    matching(
        rf"!{NUMBER}|{NUMBER} -?\d{{1,3}} -?\d{{1,3}} [ESWN]",
        "a move such as '12 1 0 E' or '!12', with a domino from 1 to 48",
    )
)
DOMINO: Final = within(range(1, 49))
EXPECTED: Final = fields(
    {},
    {"illegal": text, "props": list_of(row(text, whole, whole, whole)), "box": row(whole, whole, whole, whole)}
    | dict.fromkeys(("score", "largest", "crowns", "squares", "discards", "bonus_middle", "bonus_harmony"), whole),
)
PLAYERS: Final = GAME.players
FILE: Final = fields(
    {},
    {
        "kingdoms": list_of(fields({"size": SIZE, "moves": MOVES, "expect": EXPECTED})),
        "comparisons": list_of(
            fields(
                {
                    "kingdoms": table_of(MOVES, numbers=PLAYERS),
                    "expect": fields({"winners": list_of(text)}, {"keys": table_of(list_of(whole))}),
                },
                {"opts": list_of(one_of([*OPTIONS, *OPTIONS.values(), "harmony"], "a variant")), "size": SIZE},
            )
        ),
        "order": list_of(
            fields(
                {
                    "players": names(PLAYERS),
                    "kings": list_of(text),
                    "deck": list_of(DOMINO),
                    "choices": list_of(DOMINO),
                    "log": list_of(text),
                },
                {"mighty": switch},
            )
        ),
        "counts": list_of(row(text, within(PLAYERS), switch, whole, whole, whole, whole)),
    },
)
