"""The form of scenarios of Dominations."""

from typing import Final

from demesne.games.dominations import GAME
from demesne.scenarios.form import anything, either, fields, list_of, one_of, switch, table_of, text, whole, within

PART: Final = "dominations"
#: what is still to be done of a turn, by the question it begins with
PHASES: Final = {
    "tile": ["turn", "develop", "construct", "tile"],
    "construct": ["turn", "develop", "construct"],
    "develop": ["turn", "develop"],
}
POSITION: Final = fields(
    {},
    {
        "players": within(GAME.players),
        "options": table_of(anything),
        "map": list_of(text),
        "trees": list_of(list_of(text)),
        "monuments": list_of(text),
        "objectives": list_of(text),
        "hands": list_of(anything),
        "knowledge": list_of(anything),
        "points": list_of(anything),
        "seat": whole,
        "phase": one_of(PHASES, f"one of {', '.join(PHASES)}"),
        "agenda": list_of(either("words or an object", text, table_of(anything))),
    },
)
BY_SEAT: Final = list_of(table_of(whole))
EXPECTED: Final = fields(
    {},
    {
        "knowledge": BY_SEAT,
        "points": BY_SEAT,
        "limits": BY_SEAT,
        "roles": table_of(anything),
        "actions": list_of(text),
        "can": list_of(text),
        "cannot": list_of(text),
        "goals": list_of(list_of(switch)),
        "trees": list_of(list_of(text)),
    },
)
FILE: Final = fields({PART: list_of(fields({"expect": EXPECTED}, {"position": POSITION, "steps": list_of(text)}))})
