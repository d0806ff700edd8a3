"""Reading what is in the box from the data of all files: tables of names and numbers, and every mistake."""

from typing import Any, Final

from demesne.games.dominations.components import DOMAIN_COUNT, DOMAINS, GOALS_OF_AN_OBJECTIVE, NONE, SHAPES
from demesne.games.dominations.effects.effect import TILES
from demesne.games.dominations.files.record import TOLD, Record, name_all, name_of, records
from demesne.games.dominations.files.vocabulary import (
    SMALL,
    VALUES,
    Numbers,
    Row,
    add_layout,
    read_copies,
    read_corners,
    read_face,
    read_goal,
    read_reward,
)
from demesne.games.dominations.state import HAND

EDGES: Final = ["AB", "BC", "CD", "DA"]
#: constants that are only told
CONSTANTS_TOLD: Final = {"players", "mulligans_per_era", "score_track", "components", "source"}
CRADLE_TOLD: Final = {"shape", "side", "cells", "has_camp", "city_allowed", "counts_for_locus", "holds"}
PIECE_TOLD: Final = {"cells", "corner_kinds", "edges_clockwise"}

Data = dict[str, Any]


def read_all(data: Data, mistakes: list[str]) -> tuple[dict[str, list[str]], Numbers, list[list[Row]]]:
    """All tables, and the effects of every face."""
    names: dict[str, list[str]] = {}
    numbers: Numbers = {"layout": [], "face_vp": []}
    faces: list[list[Row]] = []
    read_domains(data["domains.json"], mistakes)
    read_constants(data, numbers, mistakes)
    read_tiles(data["tiles.json"], names, numbers, mistakes)
    faces += read_masteries(data["masteries.json"], names, numbers, mistakes)
    faces += read_monuments(data["monuments.json"], names, numbers, mistakes)
    faces.append(read_board(data["board.json"], numbers, mistakes))
    faces += read_roles(data["roles.json"], names, numbers, mistakes)
    read_objectives(data["objectives.json"], names, numbers, mistakes)
    check_room(numbers["scalars"][2], faces, len(names["masteries"]), mistakes)
    return names, numbers, faces


def read_domains(data: Any, mistakes: list[str]) -> None:
    """The six Domains, in their order."""
    for one, name in zip(records("domains.json", data, len(DOMAINS), "Domains", mistakes), DOMAINS, strict=False):
        if name_of(one) != name:
            one.wrong("id", f"this Domain has to be {name!r}.")
        one.finish()


def read_constants(data: Data, numbers: Numbers, mistakes: list[str]) -> None:
    """Numbers of the rules."""
    one = Record(data["constants.json"], "constants.json", mistakes)
    numbers["scalars"] = [
        one.whole("eras", range(1, 5)),
        one.whole("turns_per_era", range(1, 8)),
        one.whole("hand_size", range(1, 13)),
        one.whole("city_markers_per_player", range(0, 61)),
        one.whole("overflow_vp_at_20", SMALL),
    ]
    for field, name, length in (
        ("city_cost", "city_cost", 3),
        ("city_influence", "city_influence", 3),
        ("reserve_levels", "reserve", 4),
    ):
        numbers[name] = one.wholes(field, range(31), length)
    if numbers["reserve"] != sorted(numbers["reserve"]):
        one.wrong("reserve_levels", "the limits have to rise with the level.")
    numbers["assimilation"] = []
    for step in one.entries("assimilation"):
        numbers["assimilation"] += [step.whole("min_influence", range(1000)), step.whole("max_value", range(10))]
        step.finish()
    check_said_again(one, data)
    one.finish(CONSTANTS_TOLD)


def check_said_again(one: Record, data: Data) -> None:
    """Some constants stand in other files too, where they count."""
    for field, file, told in (
        ("objective_scale", "objectives.json", lambda: data["objectives.json"]["scale"]),
        ("role_vp_final_era", "roles.json", lambda: data["roles.json"][0]["vp_final_era"]),
        ("campfire_exchange", "board.json", lambda: campfire_exchange(data["board.json"])),
    ):
        one.fields.asked.add(field)
        try:
            if field in one.fields.data and one.fields.data[field] != told():
                one.wrong(field, f"this is not what {file} says; change it there too.")
        except (KeyError, IndexError, TypeError, AttributeError):
            continue  # a mistake of the other file, which is told there


def campfire_exchange(board: Any) -> dict[str, Any]:
    """What is given and got at the Campfire."""
    return {part: board["campfire"]["effect"][0][part]["n"] for part in ("give", "get")}


def read_tiles(data: Any, names: dict[str, list[str]], numbers: Numbers, mistakes: list[str]) -> None:
    """90 tiles; those with the same face are one kind."""
    found = records("tiles.json", data, 90, "tiles", mistakes)
    names["tiles"] = [name_of(one) for one in found]
    numbers |= {"tiles": [], "tile_camp": [], "tile_corner": [], "tile_turns": []}
    faces: dict[Any, int] = {}
    for number, one in enumerate(found):
        camp = one.one_of("camp", DOMAINS)
        corners = read_corners(one, 3)
        one.finish()
        face = camp, min((tuple(corners[i:] + corners[:i]) for i in range(3)), default=())
        numbers["tiles"].append(faces.setdefault(face, number))
        numbers["tile_camp"].append(camp)
        numbers["tile_corner"] += corners
        numbers["tile_turns"].append(1 if len(set(corners)) == 1 else 3)


def read_masteries(data: Any, names: dict[str, list[str]], numbers: Numbers, mistakes: list[str]) -> list[list[Row]]:
    """72 Masteries with two faces and four copies each."""
    faces: list[list[Row]] = []
    found = records("masteries.json", data, 72, "Masteries", mistakes)
    names["masteries"] = [name_of(one) for one in found]
    columns = "mastery_domain mastery_value cost_domain cost required_domain required_value upgrade_domain upgrade_cost"
    numbers |= {column: [] for column in columns.split()}
    for one in found:
        row = [one.one_of("domain", DOMAINS), read_value(one), *read_cost(one.inner("cost"))]
        row += read_prerequisite(one)
        row += read_cost(one.inner("upgrade_cost"))
        for column, number in zip(columns.split(), row, strict=True):
            numbers[column].append(number)
        points = one.inner("vp")
        for face in ("basic", "advanced"):
            numbers["face_vp"].append(points.whole(face, SMALL))
            faces.append(read_face(one, face))
        points.finish()
        read_copies(one, numbers)
        one.finish()
    return faces


def read_value(one: Record) -> int:
    """A Mastery's value."""
    value = one.whole("value", range(10))
    if value not in VALUES and not one.is_broken and "value" in one.fields.data:
        one.wrong("value", f"{value} is not 3, 6 or 9.")
    return value


def read_cost(cost: Record) -> list[int]:
    """A Domain and how much of it."""
    row = [cost.one_of("domain", DOMAINS), cost.whole("amount", SMALL)]
    cost.finish()
    return row


def read_prerequisite(one: Record) -> list[int]:
    """The Domain and value of another Mastery, or that none is needed."""
    if "prerequisite" in one.fields.data and not one.has("prerequisite"):
        return [-1, 0]
    required = one.inner("prerequisite")
    row = [required.one_of("domain", DOMAINS), required.whole("value", range(10))]
    required.finish()
    return row


def read_monuments(data: Any, names: dict[str, list[str]], numbers: Numbers, mistakes: list[str]) -> list[list[Row]]:
    """12 Monuments with 50 levels in all."""
    faces: list[list[Row]] = []
    found = records("monuments.json", data, 12, "Monuments", mistakes)
    names["monuments"] = [name_of(one) for one in found]
    numbers |= {f"monument_{column}": [] for column in ("shape", "domain", "reward", "corner")}
    numbers |= {column: [] for column in ("reward_edges", "is_coast", "has_two_ways")}
    numbers |= {"first_level": [0], "level_monument": [], "level_cost": []}
    levels: list[Record] = []
    for number, one in enumerate(found):
        numbers["monument_shape"].append(one.one_of("shape", SHAPES))
        numbers["monument_domain"].append(one.one_of("domain", DOMAINS))
        numbers["monument_reward"] += read_reward(one.inner("reward"))
        read_piece(one, numbers)
        own = one.entries("levels")
        levels += own
        name_all("monuments.json", own, mistakes)
        for level, card in enumerate(own, 1):
            faces.append(read_level(card, number, level, numbers))
        numbers["first_level"].append(len(levels))
        one.fields.asked.add("placement")
        one.finish()
    if len(levels) != 50:
        mistakes.append(f"monuments.json: there are {len(levels)} levels instead of 50.")
    names["levels"] = [name_of(card) for card in levels]
    for card in levels:
        if ([*names["masteries"], *names["levels"]]).count(name_of(card)) > 1:
            card.wrong("id", f"another card is called {name_of(card)!r} too.")
    return faces


def read_piece(one: Record, numbers: Numbers) -> None:
    """A diamond's corners and edges; a circle has none."""
    corners, edges, coast = [int(NONE)] * 4, [], False
    if numbers["monument_shape"][-1] == SHAPES.index("diamond"):
        piece = one.inner("piece")
        corners = read_corners(piece, 4)
        edges = piece.words_of("reward_edges", EDGES)
        coast = piece.flag("only_reward_edges_connect")
        piece.finish(PIECE_TOLD)
    one.fields.asked.add("piece")
    numbers["monument_corner"] += corners
    numbers["reward_edges"].append(sum(2**edge for edge in set(edges)))
    numbers["is_coast"].append(int(coast))
    turned = {(edge + 2) % 4 for edge in edges}
    numbers["has_two_ways"].append(int(corners[:2] == corners[2:] and turned == set(edges) and bool(edges)))


def read_level(card: Record, monument: int, level: int, numbers: Numbers) -> list[Row]:
    """One level card."""
    if card.whole("level", range(1, 10)) != level:
        card.wrong("level", f"the levels have to be listed in order; this is number {level}.")
    cost = card.inner("cost")
    each = cost.whole("amount_each", range(0, 31))
    domains = cost.words_of("domains", DOMAINS)
    cost.finish()
    numbers["level_monument"].append(monument)
    numbers["level_cost"] += [each * domains.count(domain) for domain in range(DOMAIN_COUNT)]
    numbers["face_vp"].append(card.whole("vp", SMALL))
    effects = read_face(card, "effect")
    add_layout(numbers, card.inner("nodus"))
    card.finish()
    return effects


def read_board(data: Any, numbers: Numbers, mistakes: list[str]) -> list[Row]:
    """The Cradle's corners and the Campfire."""
    one = Record(data, "board.json", mistakes)
    cradle, campfire = one.inner("cradle"), one.inner("campfire")
    numbers["cradle"] = read_corners(cradle, 6)
    cradle.finish(TOLD | CRADLE_TOLD)
    add_layout(numbers, campfire.inner("nodus"))
    effects = read_face(campfire, "effect")
    campfire.finish(TOLD | {"copies"})
    one.finish()
    return effects


def read_roles(data: Any, names: dict[str, list[str]], numbers: Numbers, mistakes: list[str]) -> list[list[Row]]:
    """A Role for each Domain."""
    faces: list[list[Row]] = []
    found = records("roles.json", data, len(DOMAINS), "Roles", mistakes)
    by_domain: dict[int, Record] = {}
    for one in found:
        domain = one.one_of("domain", DOMAINS)
        if domain in by_domain:
            one.wrong("domain", "two Roles have the same domain.")
        by_domain[domain] = one
    names["roles"] = [name_of(by_domain[domain]) for domain in sorted(by_domain)]
    numbers["role_vp"] = []
    for _, one in sorted(by_domain.items()):
        usual = one.whole("vp", SMALL)
        final = one.whole("vp_final_era", SMALL)
        numbers["role_vp"] += [usual, one.whole("vp_two_players", SMALL, usual), final]
        faces.append(read_face(one, "effect", is_role=True))
        one.finish()
    return faces


def check_room(hand_size: int, faces: list[list[Row]], masteries: int, mistakes: list[str]) -> None:
    """A hand has room for so many tiles and no more, whatever somebody has in tree and Roles."""
    more = [sum(effect["n"] for effect in face if effect["do"] == TILES) for face in faces]
    most = sum(max(more[2 * one : 2 * one + 2], default=0) for one in range(masteries)) + sum(more[2 * masteries :])
    if hand_size + most > HAND:
        told = f"with hand_size {hand_size} and all that adds tiles, a hand would have"
        mistakes.append(f"constants.json.hand_size: {told} more than {HAND} tiles.")


def read_objectives(data: Any, names: dict[str, list[str]], numbers: Numbers, mistakes: list[str]) -> None:
    """16 Objectives with five goals each, and what goals are worth."""
    one = Record(data, "objectives.json", mistakes)
    scale = one.inner("scale")
    numbers["objective_vp"] = [scale.whole(str(met), range(1001)) for met in range(GOALS_OF_AN_OBJECTIVE + 1)]
    scale.finish()
    listed = one.items("objectives", "a list of Objectives")
    found = records("objectives.json", listed, 16, "Objectives", mistakes)
    names["objectives"] = [name_of(objective) for objective in found]
    numbers |= {"goals": [], "first_goal": [0]}
    for objective in found:
        for goal in objective.entries("goals", GOALS_OF_AN_OBJECTIVE):
            numbers["goals"] += read_goal(goal)
            numbers["first_goal"].append(len(numbers["goals"]))
        objective.finish()
    one.finish(TOLD | {"legend_examples"})
