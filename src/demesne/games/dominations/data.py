"""From the data files to the components: every mistake is a ValueError that names file, record and field."""

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from demesne.core.fields import Fields
from demesne.games.dominations.components import (
    DOMAINS,
    GOALS_OF_AN_OBJECTIVE,
    HALVES,
    NONE,
    SHAPES,
    Components,
)
from demesne.games.dominations.vocabulary import (
    SMALL,
    VALUES,
    Numbers,
    add_face,
    add_layout,
    finish,
    inner,
    one_of,
    read_copies,
    read_goal,
    records,
    words_of,
)

FILES: Final = [
    "board.json", "constants.json", "domains.json", "masteries.json", "monuments.json", "objectives.json",
    "roles.json", "tiles.json",
]  # fmt: skip
PAGE: Final = "README.md"
EDGES: Final = ["AB", "BC", "CD", "DA"]


def packaged_files() -> dict[str, str]:
    """The texts of the data files that come with the program, by name."""
    folder = files("demesne.games.dominations") / "data"
    return {name: (folder / name).read_text(encoding="utf-8") for name in FILES}


@cache
def standard() -> Components:
    """The components that come with the program."""
    return make_components(parse(packaged_files()), "")


def components_from(texts: dict[str, str]) -> Components:
    """The components that somebody's own files describe."""
    if texts == packaged_files():
        return standard()
    data = parse(texts)
    fingerprint = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
    return make_components(data, fingerprint)


def exported_files() -> dict[str, str]:
    """The data files with a page that explains them, for people who want to correct them."""
    page = files("demesne.games.dominations") / "data" / PAGE
    return packaged_files() | {PAGE: page.read_text(encoding="utf-8")}


def parse(texts: dict[str, str]) -> dict[str, Any]:
    """The files' data, by name."""
    data = {}
    for name in FILES:
        if name not in texts:
            raise ValueError(f"{name}: this file is missing.")
        try:
            data[name] = json.loads(texts[name])
        except json.JSONDecodeError as error:
            raise ValueError(f"{name}: line {error.lineno} cannot be read: {error.msg}.") from None
    return data


def make_components(data: dict[str, Any], fingerprint: str) -> Components:
    """All tables."""
    names: dict[str, list[str]] = {}
    numbers: Numbers = {"effects": [], "first_effect": [], "face_moments": [], "layout": [], "face_vp": []}
    read_domains(data["domains.json"])
    read_constants(data["constants.json"], numbers)
    read_tiles(data["tiles.json"], names, numbers)
    read_masteries(data["masteries.json"], names, numbers)
    read_monuments(data["monuments.json"], names, numbers)
    read_board(data["board.json"], numbers)
    read_roles(data["roles.json"], names, numbers)
    read_objectives(data["objectives.json"], names, numbers)
    numbers["first_effect"].append(len(numbers["effects"]))
    return Components(names, numbers, fingerprint)


def read_domains(data: Any) -> None:
    """The six Domains, in their order."""
    found = records("domains.json", data, len(DOMAINS), "Domains")
    for fields, name in zip(found, DOMAINS, strict=True):
        if fields.data["id"] != name:
            raise ValueError(f"{fields.path}.id: this Domain has to be {name!r}.")
        finish(fields)


def read_constants(data: Any, numbers: Numbers) -> None:
    """Numbers of the rules."""
    fields = Fields(data, "constants.json")
    numbers["scalars"] = [
        fields.whole("eras", range(1, 10)),
        fields.whole("turns_per_era", range(1, 21)),
        fields.whole("hand_size", range(1, 13)),
        fields.whole("city_markers_per_player", range(0, 61)),
        fields.whole("overflow_vp_at_20", SMALL),
    ]
    for field, name, length in (
        ("city_cost", "city_cost", 3),
        ("city_influence", "city_influence", 3),
        ("reserve_levels", "reserve", 4),
    ):
        found = fields.wholes(field, range(31))
        if len(found) != length:
            raise ValueError(f"{fields.name(field)}: there are {len(found)} numbers instead of {length}.")
        numbers[name] = found
    numbers["assimilation"] = []
    for step in fields.objects("assimilation"):
        numbers["assimilation"] += [step.whole("min_influence", range(1000)), step.whole("max_value", range(10))]
        finish(step)
    fields.asked |= {
        "players", "mulligans_per_era", "campfire_exchange", "objective_scale", "role_vp_final_era", "score_track",
        "components",
    }  # fmt: skip
    finish(fields)


def read_tiles(data: Any, names: dict[str, list[str]], numbers: Numbers) -> None:
    """90 tiles; those with the same face are one kind."""
    found = records("tiles.json", data, 90, "tiles")
    names["tiles"] = [fields.data["id"].lower() for fields in found]
    numbers |= {"tiles": [], "tile_camp": [], "tile_corner": [], "tile_turns": []}
    faces: dict[Any, int] = {}
    for number, fields in enumerate(found):
        camp = one_of(fields, "camp", DOMAINS)
        corners = words_of(fields, "corners_clockwise", DOMAINS, 3)
        finish(fields)
        face = camp, min(tuple(corners[i:] + corners[:i]) for i in range(3))
        numbers["tiles"].append(faces.setdefault(face, number))
        numbers["tile_camp"].append(camp)
        numbers["tile_corner"] += corners
        numbers["tile_turns"].append(1 if len(set(corners)) == 1 else 3)


def read_masteries(data: Any, names: dict[str, list[str]], numbers: Numbers) -> None:
    """72 Masteries with two faces and four copies each."""
    found = records("masteries.json", data, 72, "Masteries")
    names["masteries"] = [fields.data["id"].lower() for fields in found]
    columns = "mastery_domain mastery_value cost_domain cost required_domain required_value upgrade_domain upgrade_cost"
    numbers |= {column: [] for column in columns.split()}
    for fields in found:
        value = fields.whole("value", range(10))
        if value not in VALUES:
            raise ValueError(f"{fields.name('value')}: {value} is not 3, 6 or 9.")
        cost, upgrade = inner(fields, "cost"), inner(fields, "upgrade_cost")
        required = None if fields.data.get("prerequisite", 0) is None else inner(fields, "prerequisite")
        fields.asked.add("prerequisite")
        row = [
            one_of(fields, "domain", DOMAINS),
            value,
            one_of(cost, "domain", DOMAINS),
            cost.whole("amount", SMALL),
            -1 if required is None else one_of(required, "domain", DOMAINS),
            0 if required is None else required.whole("value", range(10)),
            one_of(upgrade, "domain", DOMAINS),
            upgrade.whole("amount", SMALL),
        ]
        for column, number in zip(columns.split(), row, strict=True):
            numbers[column].append(number)
        points = inner(fields, "vp")
        for face in ("basic", "advanced"):
            numbers["face_vp"].append(points.whole(face, SMALL))
            add_face(numbers, fields, face)
        read_copies(fields, numbers)
        for part in (cost, upgrade, points, *([required] if required else [])):
            finish(part)
        finish(fields)


def read_monuments(data: Any, names: dict[str, list[str]], numbers: Numbers) -> None:
    """12 Monuments with 50 levels in all."""
    found = records("monuments.json", data, 12, "Monuments")
    names["monuments"] = [fields.data["id"].lower() for fields in found]
    names["levels"] = []
    columns = ["shape", "domain", "reward", "corner"]
    numbers |= {f"monument_{column}": [] for column in columns}
    numbers |= {column: [] for column in ("reward_edges", "is_coast", "has_two_ways")}
    numbers |= {"first_level": [0], "level_monument": [], "level_cost": []}
    for number, fields in enumerate(found):
        numbers["monument_shape"].append(one_of(fields, "shape", SHAPES))
        numbers["monument_domain"].append(one_of(fields, "domain", DOMAINS))
        reward = inner(fields, "reward")
        numbers["monument_reward"].append(reward.whole("vp", SMALL))
        read_piece(fields, numbers)
        levels = fields.objects("levels")
        for level, card in enumerate(levels, 1):
            read_level(card, number, level, names, numbers)
        numbers["first_level"].append(len(names["levels"]))
        fields.asked.add("placement")
        finish(fields)
    if len(names["levels"]) != 50:
        raise ValueError(f"monuments.json: there are {len(names['levels'])} levels instead of 50.")


def read_piece(fields: Fields, numbers: Numbers) -> None:
    """A diamond's corners and edges; a circle has none."""
    corners, edges, coast = [int(NONE)] * 4, [], False
    if numbers["monument_shape"][-1] == SHAPES.index("diamond"):
        piece = inner(fields, "piece")
        listed = piece.value("corners_clockwise", list, "four resources")
        piece.data = piece.data | {"corners_clockwise": ["none" if one is None else one for one in listed]}
        corners = words_of(piece, "corners_clockwise", HALVES, 4)
        if HALVES.index("corruptio") in corners:
            raise ValueError(f"{piece.name('corners_clockwise')}: a resource cannot be corruptio.")
        edges = words_of(piece, "reward_edges", EDGES)
        coast = piece.value("only_reward_edges_connect", bool, "true or false")
    fields.asked.add("piece")
    numbers["monument_corner"] += corners
    numbers["reward_edges"].append(sum(2**edge for edge in set(edges)))
    numbers["is_coast"].append(int(coast))
    turned = {(edge + 2) % 4 for edge in edges}
    numbers["has_two_ways"].append(int(corners[:2] == corners[2:] and turned == set(edges) and bool(edges)))


def read_level(fields: Fields, monument: int, level: int, names: dict[str, list[str]], numbers: Numbers) -> None:
    """One level card."""
    name = fields.value("id", str, "a name of its own").lower()
    fields.path = f"monuments.json {name}"
    if fields.whole("level", range(1, 10)) != level:
        raise ValueError(f"{fields.name('level')}: the levels have to be listed in order; this is number {level}.")
    names["levels"].append(name)
    cost = inner(fields, "cost")
    each = cost.whole("amount_each", range(0, 31))
    domains = words_of(cost, "domains", DOMAINS)
    finish(cost)
    numbers["level_monument"].append(monument)
    numbers["level_cost"] += [each * domains.count(domain) for domain in range(6)]
    numbers["face_vp"].append(fields.whole("vp", SMALL))
    add_face(numbers, fields, "effect")
    add_layout(numbers, inner(fields, "nodus"))
    finish(fields)


def read_board(data: Any, numbers: Numbers) -> None:
    """The Cradle's corners and the Campfire."""
    fields = Fields(data, "board.json")
    cradle, campfire = inner(fields, "cradle"), inner(fields, "campfire")
    numbers["cradle"] = words_of(cradle, "corners_clockwise", DOMAINS, 6)
    add_layout(numbers, inner(campfire, "nodus"))
    add_face(numbers, campfire, "effect")
    finish(fields)


def read_roles(data: Any, names: dict[str, list[str]], numbers: Numbers) -> None:
    """A Role for each Domain."""
    found = records("roles.json", data, len(DOMAINS), "Roles")
    by_domain = {one_of(fields, "domain", DOMAINS): fields for fields in found}
    if len(by_domain) != len(DOMAINS):
        raise ValueError("roles.json: two Roles have the same domain.")
    names["roles"] = [by_domain[domain].data["id"].lower() for domain in range(6)]
    numbers["role_vp"] = []
    for domain in range(6):
        fields = by_domain[domain]
        usual = fields.whole("vp", SMALL)
        final = fields.whole("vp_final_era", SMALL)
        numbers["role_vp"] += [usual, fields.whole("vp_two_players", SMALL, usual), final]
        add_face(numbers, fields, "effect")
        finish(fields)


def read_objectives(data: Any, names: dict[str, list[str]], numbers: Numbers) -> None:
    """16 Objectives with five goals each, and what goals are worth."""
    fields = Fields(data, "objectives.json")
    scale = inner(fields, "scale")
    numbers["objective_vp"] = [scale.whole(str(met), range(1001)) for met in range(GOALS_OF_AN_OBJECTIVE + 1)]
    listed = fields.value("objectives", list, "a list of Objectives")
    found = records("objectives.json", listed, 16, "Objectives")
    names["objectives"] = [one.data["id"].lower() for one in found]
    numbers |= {"goals": [], "first_goal": [0]}
    for objective in found:
        goals = objective.objects("goals")
        if len(goals) != GOALS_OF_AN_OBJECTIVE:
            raise ValueError(f"{objective.name('goals')}: there are {len(goals)} goals instead of 5.")
        for goal in goals:
            numbers["goals"] += read_goal(goal)
            numbers["first_goal"].append(len(numbers["goals"]))
        finish(objective)
    fields.asked.add("legend_examples")
    finish(fields)
