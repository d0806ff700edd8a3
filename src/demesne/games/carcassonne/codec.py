"""States to and from plain data."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import seeded
from demesne.core.fields import Fields
from demesne.core.game import Game
from demesne.games.carcassonne.board import cell_of, first_segment_of, placement_of, tile_of
from demesne.games.carcassonne.cells import ORIGIN, are_adjoining, cell_at, placement_at
from demesne.games.carcassonne.consistency import check_history
from demesne.games.carcassonne.engine import NO_TILE, Carcassonne
from demesne.games.carcassonne.features import monastery_cell, monastery_segment
from demesne.games.carcassonne.followers import SUPPLY, follower_entry, standing_at
from demesne.games.carcassonne.ground import why_not_lay
from demesne.games.carcassonne.owners import set_of
from demesne.games.carcassonne.scoring import paid, score_entry
from demesne.games.carcassonne.tiles import LETTERS, SEGMENTS, START, TILES, kind_named
from demesne.games.carcassonne.words import LYING, as_listed, listed_name, say_lying

VERSION: Final = 1
GENERATOR: Final = range(1, 2**63)
ANY: Final = range(10**9)
PHASES: Final = ["tile", "follower"]


def save(state: Carcassonne) -> dict[str, Any]:
    """The whole state."""
    return public(state) | {"pile": letters(state.pile[state.drawn :]), "chance": int(state.chance)}


def public(state: Carcassonne) -> dict[str, Any]:
    """The part of a state that nobody hides: all but the order of the pile."""
    return {
        "game": state.game.name,
        "version": VERSION,
        "players": int(state.players),
        "options": {"random_start": state.random_start},
        "laid": laid(state),
        "followers": [standing_at(follower) for follower in state.followers.standing],
        "track": [int(points) for points in state.track],
        "scored": [paid(entry) for entry in state.scored],
        "removed": letters(state.removed),
        "left_out": letters(state.left_out),
        "turn": int(state.seat),
        "phase": PHASES[int(state.claiming)],
        "hand": None if state.hand == NO_TILE else LETTERS[state.hand],
        "reveals": int(state.reveals),
    }


def letters(tiles: vec[i64]) -> list[str]:
    """The letters of some tiles."""
    return [LETTERS[tile] for tile in tiles]


def laid(state: Carcassonne) -> list[str]:
    """The tiles on the table and how they lie, in the order laid, the start tile first."""
    return [say_lying(tile_of(entry), placement_of(entry)) for entry in state.board.laid]


def load(game: Game[Any], position: Any) -> Carcassonne:
    """The state that `save` gave or a person wrote, checked to the last tile."""
    fields = Fields(position)
    fields.header(game.name, VERSION)
    players = fields.whole("players", range(100))
    options = game.settle(players, fields.value("options", dict, "an object with the options", {}))
    state = Carcassonne(game, players, options["random_start"])
    state.set_up()
    state.seat = fields.whole("turn", range(players), 0)
    phase = fields.value("phase", str, "'tile' or 'follower'", "tile")
    if phase not in PHASES:
        raise ValueError(f"phase: {phase!r} is neither 'tile' nor 'follower'.")
    state.claiming = phase == "follower"
    rotations = load_laid(fields, state)
    load_followers(fields, state, rotations)
    state.scored = vec[i64](load_scored(fields, state))
    state.track = vec[i64](load_track(fields, state))
    state.hand = load_hand(fields, state)
    state.pile = load_tiles(fields, "pile")
    state.removed = load_tiles(fields, "removed", [])
    state.left_out = load_tiles(fields, "left_out", [])
    state.chance = fields.whole("chance", GENERATOR, int(seeded(0)))
    state.reveals = fields.whole("reveals", ANY, 0)
    fields.finish()
    check_tiles(state)
    check_history(state)
    state.settle()
    return state


def load_laid(fields: Fields, state: Carcassonne) -> dict[tuple[int, int], int]:
    """Lay every tile by the rules; how each is turned, by its place."""
    rotations: dict[tuple[int, int], int] = {}
    example = "a list such as ['D at 0,0 turned 0', 'U at 1,0 turned 0']"
    for i, lying in enumerate(fields.value("laid", list, example)):
        field = f"laid[{i}]"
        words = LYING.fullmatch(str(lying).lower())
        if not words or words[1].upper() not in LETTERS:
            raise ValueError(f"{field}: {lying!r} does not say how a tile lies, as 'U at 1,0 turned 90' does.")
        tile, x, y, rotation = LETTERS.index(words[1].upper()), int(words[2]), int(words[3]), int(words[4])
        rotations[x, y] = rotation
        if i == 0:
            if tile != START or as_listed(tile, x, y, rotation) != placement_at(ORIGIN, 0):
                start = say_lying(int(START), int(placement_at(ORIGIN, 0)))
                raise ValueError(f"{field}: the first tile is the start tile, {start}.")
            continue
        if why := why_not_lay(state.board, tile, x, y, rotation):
            raise ValueError(f"{field}: {why}")
        if len(state.board.laid) == sum(one.copies for one in TILES):
            raise ValueError(f"{field}: there are only {len(state.board.laid)} tiles.")
        check_copies(field, tile, [*tiles_of(state), tile])
        state.hand = tile
        claiming = state.claiming
        state.lay(as_listed(tile, x, y, rotation))
        state.claiming = claiming
    if not fields.data["laid"]:
        raise ValueError("laid: the start tile is missing.")
    if state.claiming and len(state.board.laid) == 1:
        raise ValueError("phase: no tile has been laid that could take a follower.")
    for monastery in list(state.features.monasteries):
        segment = monastery_segment(monastery)
        if state.features.is_finished(segment) and not (state.claiming and is_fresh(state, monastery)):
            state.features.finish_monastery(segment)
    return rotations


def is_fresh(state: Carcassonne, monastery: int) -> bool:
    """Whether the tile laid last has finished a monastery."""
    return are_adjoining(monastery_cell(monastery), cell_of(state.latest()))


def load_followers(fields: Fields, state: Carcassonne, rotations: dict[tuple[int, int], int]) -> None:
    """Put every follower where it stands; segments have their printed names in whatever turn their tile is given."""
    occupied = set()
    for data in fields.objects("followers") if "followers" in fields.data else []:
        seat = data.whole("seat", range(int(state.players)))
        x, y = data.whole("x", range(-100, 101)), data.whole("y", range(-100, 101))
        segment = data.value("segment", str, "the name of a segment")
        data.finish()
        entry = int(state.board.at(cell_at(x, y)))
        if not entry:
            raise ValueError(f"{data.path}: there is no tile at {x},{y}.")
        tile = TILES[tile_of(entry)]
        if segment not in tile.segments:
            raise ValueError(
                f"{data.name('segment')}: tile {tile.letter} at {x},{y} has no segment {segment!r}; "
                f"it has {', '.join(tile.segments)}."
            )
        if (x, y) in occupied:
            raise ValueError(f"{data.path}: there is a follower at {x},{y} already.")
        if (x, y) == (0, 0):
            raise ValueError(f"{data.path}: nobody can place a follower on the start tile.")
        if state.followers.supply[seat] == 0:
            raise ValueError(f"{data.path}: seat {seat} has only {SUPPLY} followers.")
        if state.claiming and entry == state.latest():
            raise ValueError(f"{data.path}: the tile at {x},{y} is still waiting for its follower.")
        occupied.add((x, y))
        name = listed_name(tile, rotations[x, y], segment)
        number = first_segment_of(entry) + tile.segments.index(name)
        follower = follower_entry(cell_of(entry), number, SEGMENTS.index(name), seat)
        state.followers.place(state.features, follower)
    fields.asked.add("followers")


def load_scored(fields: Fields, state: Carcassonne) -> list[int]:
    """The features that have paid."""
    scored = []
    for data in fields.objects("scored") if "scored" in fields.data else []:
        feature = data.value("feature", str, "'road', 'city' or 'monastery'")
        if feature not in ("road", "city", "monastery"):
            raise ValueError(f"{data.name('feature')}: {feature!r} is not a road, a city or a monastery.")
        x, y = data.whole("x", range(-100, 101)), data.whole("y", range(-100, 101))
        tiles, pennants = data.whole("tiles", range(2, 73)), data.whole("pennants", range(11))
        winners = data.wholes("seats", range(int(state.players)))
        if winners != sorted(set(winners)) or not winners:
            raise ValueError(f"{data.name('seats')}: expected the seats that were paid, ascending.")
        entry = int(score_entry(cell_at(x, y), kind_named(feature), tiles, pennants, set_of(winners)))
        points = paid(entry)["points"]
        if data.whole("points", range(1000), points) != points:
            raise ValueError(f"{data.name('points')}: such a {feature} pays {points}.")
        data.finish()
        scored.append(entry)
    fields.asked.add("scored")
    return scored


def load_track(fields: Fields, state: Carcassonne) -> list[int]:
    """The points scored so far; what the features that have paid do not account for is taken as given."""
    known = [0] * int(state.players)
    for entry in state.scored:
        for seat in paid(entry)["seats"]:
            known[seat] += paid(entry)["points"]
    track = fields.wholes("track", range(10**6), known)
    if len(track) != state.players:
        raise ValueError(f"track: expected the points of {state.players} players, not of {len(track)}.")
    for seat, points in enumerate(track):
        if points < known[seat]:
            raise ValueError(f"track[{seat}]: {points} is less than the {known[seat]} that the features have paid.")
    return track


def load_hand(fields: Fields, state: Carcassonne) -> int:
    """The tile to be laid; if there is none, the next one of the pile will be drawn."""
    fields.asked.add("hand")
    if fields.data.get("hand") is None:
        return int(NO_TILE)
    if state.claiming:
        raise ValueError("hand: in the phase 'follower' the tile has been laid.")
    return tile_named("hand", fields.data["hand"])


def load_tiles(fields: Fields, field: str, default: list[Any] | None = None) -> vec[i64]:
    """A list of tiles."""
    names = fields.value(field, list, "a list of letters of tiles", default)
    return vec[i64]([tile_named(f"{field}[{i}]", name) for i, name in enumerate(names)])


def tile_named(field: str, name: object) -> int:
    """The tile with this letter."""
    if not isinstance(name, str) or len(name) != 1 or name not in LETTERS:
        raise ValueError(f"{field}: {name!r} is not the letter of a tile, A to X.")
    return LETTERS.index(name)


def check_tiles(state: Carcassonne) -> None:
    """CC-1: all 72 tiles are there, and none too often."""
    found = tiles_of(state)
    hand = [] if state.hand == NO_TILE else [int(state.hand)]
    places = {"hand": hand, "pile": [*state.pile], "removed": [*state.removed], "left_out": [*state.left_out]}
    for field, tiles in places.items():
        for tile in tiles:
            found.append(int(tile))
            check_copies(field, int(tile), found)
    total = sum(tile.copies for tile in TILES)
    if len(found) != total:
        raise ValueError(
            f"pile: there are {len(found)} tiles in all instead of {total}; 'left_out' has those not in play."
        )


def tiles_of(state: Carcassonne) -> list[int]:
    """The tiles on the table."""
    return [int(tile_of(entry)) for entry in state.board.laid]


def check_copies(field: str, tile: int, found: list[int]) -> None:
    """No more tiles of a type than there are."""
    copies = TILES[tile].copies
    if found.count(tile) > copies:
        raise ValueError(f"{field}: there are more than {copies} tiles {LETTERS[tile]}.")
