"""The form of scenarios of Carcassonne."""

from typing import Final

from demesne.games.carcassonne.tiles import LETTERS
from demesne.scenarios.form import either, fields, list_of, matching, names, one_of, row, switch, table_of, text, whole

LETTER: Final = one_of(LETTERS, "the letter of a tile, A to X")
MOVE: Final = matching(
    r"! ?[A-X]|[A-X] -?\d{1,6} -?\d{1,6} (0|90|180|270) (-|[crf]\d|m)",
    "a move such as 'U 1 0 90 r0', 'U 1 0 90 -' or '!C'",
)
FEATURE: Final = one_of(["road", "city", "monastery", "field"], "road, city, monastery or field")
NUMBERS: Final = table_of(whole)
EXPECTED: Final = fields(
    {},
    {
        "illegal": text,
        "spots": list_of(text),
        "events": list_of(row(FEATURE, whole, whole, whole, list_of(text))),
        "scores": NUMBERS,
        "supply": NUMBERS,
        "followers_on_board": either(
            "a number, numbers by player, or a list of followers",
            whole,
            NUMBERS,
            list_of(list_of(either("a word or a number", text, whole), [4])),
        ),
        "tiles_on_board": whole,
        "discarded": list_of(LETTER),
        "mover": text,
        "end": switch,
        "final": NUMBERS,
        "final_events": list_of(row(FEATURE, whole, list_of(text))),
    },
)
PLAYERS: Final = names(range(2, 6))
FILE: Final = fields(
    {},
    {
        "vectors": list_of(fields({"players": PLAYERS, "moves": list_of(MOVE), "expect": EXPECTED})),
        "placement_lists": list_of(
            fields(
                {"moves": list_of(MOVE), "tile": LETTER, "placements": list_of(row(whole, whole, whole))},
                {"players": PLAYERS},
            )
        ),
        "opening_counts": table_of(whole, LETTER),
    },
)
