"""For people: all that is known of a card, tile or Role, what it does, and what of it is printed or reconstructed."""

from collections import Counter
from typing import Any, Final

from demesne.games.dominations.components import SIDES
from demesne.games.dominations.data import components, packaged
from demesne.games.dominations.phrases import ROLE, phrase, tell_effects, tell_goals, tell_reward

KINDS: Final = {"masteries.json": "mastery", "monuments.json": "monument", "roles.json": "role", "tiles.json": "tile"}
PRINTED: Final = "printed"
INFERRED: Final = "inferred"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
OWN: Final = "own"
#: by how a source begins: how sure that makes a face
SURE: Final = {"rulebook": PRINTED, "printed": PRINTED, "box": PRINTED, INFERRED: INFERRED, "public": PUBLIC,
               RECONSTRUCTED: RECONSTRUCTED}  # fmt: skip

Data = dict[str, Any]


def find_card(name: str, own: Data | None = None) -> Data:
    """The record of a thing as the data have it, with its kind; a ValueError if there is none of this name.

    `own` are the data of a game with own data files: its option `data`.
    """
    for kind, record in listed(packaged() | (own or {})):
        if str(record["id"]).lower() == name.lower():
            return {"kind": kind} | record
    raise ValueError(f"There is no card, tile or Role called {name!r}.")


def listed(data: Data) -> list[tuple[str, Data]]:
    """Every record with its kind."""
    found = [(kind, record) for file, kind in KINDS.items() for record in data[file]]
    found += [("objective", record) for record in data["objectives.json"]["objectives"]]
    found += [("level", level) for monument in data["monuments.json"] for level in monument["levels"]]
    return found + [(part, data["board.json"][part]) for part in ("cradle", "campfire")]


def origin(name: str, own: Data | None = None) -> Data:
    """Where a record comes from: as a whole, and field by field where that is known."""
    record = find_card(name, own)
    return {"source": record.get("source"), "fields": record.get("provenance", {}), "notes": record.get("notes")}


class Box:
    """Everything in the box, by id, with what is told about it: of the usual data, or of somebody's own."""

    def __init__(self, own: Data) -> None:
        data = packaged() | own
        self.parts: Final = components(own)
        #: by how many goals of an Objective are met: its points
        self.scale: Final = [points for _, points in sorted(data["objectives.json"]["scale"].items())]
        #: by the names that the words of actions use
        self.records: Final = by_id(data)
        self.usual: Final = by_id(packaged()) if own else self.records
        #: by level: the Monument it belongs to
        self.monuments: Final = {
            str(level["id"]).lower(): str(record["id"]).lower()
            for record in data["monuments.json"]
            for level in record["levels"]
        }

    def known(self, name: str, field: str) -> str:
        """How sure a field is: what somebody changed without saying where it comes from is their own."""
        return OWN if self.is_changed(name, field) else sureness(source(self.records[name], field))

    def is_changed(self, name: str, field: str) -> bool:
        """Whether a field is another than usual, though it is said to come from the same source."""
        record, usual = self.records[name], self.usual.get(name, {})
        return record.get(field) != usual.get(field) and source(record, field) == source(usual, field)

    def layout_known(self, name: str, copy: int) -> str:
        """How sure the Nodus of one copy of a Mastery are; a copy may say for itself where it comes from."""
        record, usual = self.records[name], self.usual.get(name, {})
        here, before = record["nodus"][copy], usual["nodus"][copy] if usual else {}
        said = str(here.get("source", source(record, "nodus")))
        is_own = sides(here) != sides(before) and said == before.get("source", source(usual, "nodus"))
        return OWN if is_own else sureness(said)

    def names_changed(self) -> dict[str, dict[str, str]]:
        """By id: the names, by language, of what is called otherwise than usual."""
        named = {name: record["name"] for name, record in self.records.items() if "name" in record}
        return {name: called for name, called in named.items() if called != self.usual.get(name, {}).get("name")}

    def described(self) -> Data:
        """All that a page needs to draw and explain what is in the box, free of any language."""
        found: Data = {"names": self.names_changed(), "scale": self.scale}
        for name, record in self.records.items():
            found.setdefault(record["kind"], {})[name] = DESCRIBED[record["kind"]](self, name, record)
        return found


def by_id(data: Data) -> dict[str, Data]:
    """Every record with its kind, by id."""
    return {str(record["id"]).lower(): {"kind": kind} | record for kind, record in listed(data)}


def source(record: Data, field: str) -> str:
    """Where a field comes from, or else the record as a whole."""
    return str(record.get("provenance", {}).get(field, record.get("source", "")))


def sureness(said: str) -> str:
    """How sure a source makes a face."""
    return next((sure for start, sure in SURE.items() if said.startswith(start)), OWN)


def sides(layout: Data) -> list[Any]:
    """The half Nodus at the sides n, e, s, w."""
    return [layout.get(side) for side in SIDES]


def halves(record: Data) -> dict[str, Any]:
    """The half Nodus of a card that there is once, by side."""
    return {side: record["nodus"].get(side) for side in SIDES}


def level_cost(level: Data) -> dict[str, int]:
    """DN-86: what is due in each Domain."""
    return {domain: times * level["cost"]["amount_each"] for domain, times in Counter(level["cost"]["domains"]).items()}


def role_points(role: Data, players: int) -> int:
    """DN-119: what a Role is worth before the last Era."""
    return int(role["vp_two_players"] if players == 2 and "vp_two_players" in role else role["vp"])


def corners(record: Data) -> list[str]:
    """The resources in the corners of a piece, "none" where there is none."""
    return [corner or "none" for corner in record["corners_clockwise"]]


def describe_mastery(box: Box, name: str, record: Data) -> Data:
    """A Mastery: price, and both faces with what they do."""
    return {
        "domain": record["domain"],
        "value": record["value"],
        "cost": record["cost"],
        "upgrade": record["upgrade_cost"],
        "needs": record["prerequisite"],
        "faces": {
            face: {"vp": record["vp"][face], "effects": tell_effects(record[face]), "known": box.known(name, face)}
            for face in ("basic", "advanced")
        },
        "nodus": [
            {side: copy[side] for side in SIDES} | {"known": box.layout_known(name, i)}
            for i, copy in enumerate(record["nodus"])
        ],
    }


def describe_monument(box: Box, name: str, record: Data) -> Data:
    """A Monument: its piece, and whom it rewards."""
    piece = record["piece"]
    rewarding = piece.get("reward_edges", [])
    return {
        "shape": record["shape"],
        "domain": record["domain"],
        "corners": corners(piece),
        "rewarding": [side in rewarding for side in piece.get("edges_clockwise", [])],
        "vp": record["reward"].get("vp", 0),
        "reward": tell_reward(record),
        "known": box.known(name, "reward"),
    }


def describe_level(box: Box, name: str, record: Data) -> Data:
    """A level of a Monument."""
    return {
        "monument": box.monuments[name],
        "level": record["level"],
        "vp": record["vp"],
        "cost": level_cost(record),
        "effects": tell_effects(record["effect"]),
        "nodus": halves(record),
        "known": box.known(name, "effect"),
    }


def describe_role(box: Box, name: str, record: Data) -> Data:
    """A Role: its Domain, and what it does."""
    return {
        "domain": record["domain"],
        "effects": tell_effects(record["effect"], ROLE),
        "known": box.known(name, "effect"),
    }


def describe_objective(box: Box, name: str, record: Data) -> Data:
    """An Objective: by goal, what is counted and how much of it is wanted."""
    found = tell_goals(box.parts, box.parts.objective_names.index(name))
    goals = [[phrase("goal-wanted", what=what, number=number) for what, number in goal] for goal in found]
    happened = [goal.get("kind") == "historical" for goal in record["goals"]]
    return {"goals": goals, "historical": happened, "known": box.known(name, "goals")}


def describe_tile(box: Box, name: str, record: Data) -> Data:
    """A tile."""
    return {"camp": record["camp"], "corners": corners(record), "known": box.known(name, "corners_clockwise")}


def describe_cradle(box: Box, name: str, record: Data) -> Data:
    """The Cradle."""
    return {"corners": corners(record), "known": box.known(name, "corners_clockwise")}


def describe_campfire(box: Box, name: str, record: Data) -> Data:
    """The Campfire."""
    return {
        "effects": tell_effects(record["effect"]),
        "nodus": halves(record),
        "known": box.known(name, "effect"),
    }


DESCRIBED: Final = {
    "mastery": describe_mastery,
    "monument": describe_monument,
    "level": describe_level,
    "role": describe_role,
    "objective": describe_objective,
    "tile": describe_tile,
    "cradle": describe_cradle,
    "campfire": describe_campfire,
}
