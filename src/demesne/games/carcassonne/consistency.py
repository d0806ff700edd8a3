"""What has to hold so that play could have led to a position that somebody wrote.

In which order the tiles were laid, a position says; who laid which it does not.
"""

from demesne.games.carcassonne.board import cell_of, first_segment_of, placement_of, tile_of
from demesne.games.carcassonne.cells import ROUND, coordinates
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.features import monastery_segment
from demesne.games.carcassonne.followers import kind_of, seat_of, segment_of, standing_at
from demesne.games.carcassonne.scoring import paid
from demesne.games.carcassonne.tiles import FIELD, KIND, LETTERS, MONASTERY, SEGMENT, TILES, kind_name


def check_history(state: Carcassonne) -> None:
    """Raise a ValueError naming the field if no play could have led here."""
    check_finished(state)
    check_laying(state)
    check_scored(state)
    check_turns(state)


def check_finished(state: Carcassonne) -> None:
    """CC-31: nobody stands in a feature that was finished before this turn."""
    latest = state.latest()
    tile = TILES[tile_of(latest)]
    first = int(first_segment_of(latest))
    fresh = {state.features.root(first + i) for i in range(len(tile.segments))} if state.claiming else set()
    fresh |= {monastery_segment(one) for one in state.features.monasteries}
    for i, follower in enumerate(state.followers.standing):
        root = state.features.root(segment_of(follower))
        if kind_of(follower) != FIELD and state.features.is_finished(root) and root not in fresh:
            kind = kind_name(kind_of(follower))
            raise ValueError(f"followers[{i}]: the {kind} is finished, so its followers have gone home.")


def check_laying(state: Carcassonne) -> None:
    """CC-14, CC-19: lay the tiles once more; some time the removed ones fitted nowhere, and followers found room."""
    again = Carcassonne(state.game, state.players, False)
    again.set_up()
    standing: dict[tuple[int, int], tuple[int, int]] = {}
    for i, follower in enumerate(state.followers.standing):
        at = standing_at(follower)
        standing[at["x"], at["y"]] = (i, int(follower))
    removed = 0  # how many of the removed tiles may be gone
    for entry in state.board.laid[1:]:
        removed = remove_misfits(again, state, removed)
        again.hand = tile_of(entry)
        again.lay(placement_of(entry))
        x, y = coordinates(cell_of(entry))
        if (x, y) in standing:
            i, follower = standing[x, y]
            if again.features.is_occupied(segment_of(follower)):
                there = f"in that {kind_name(kind_of(follower))} already when the tile at {x},{y} was laid"
                raise ValueError(f"followers[{i}]: there was a follower {there}.")
            again.followers.place(again.features, follower)
    if not state.claiming:
        removed = remove_misfits(again, state, removed)
    if removed < len(state.removed):
        raise ValueError(f"removed[{removed}]: tile {LETTERS[state.removed[removed]]} has always fitted somewhere.")


def remove_misfits(table: Carcassonne, state: Carcassonne, removed: int) -> int:
    """How many of the removed tiles may be gone by now, since each of them in turn fitted nowhere."""
    while removed < len(state.removed) and len(table.board.placements(state.removed[removed])) == 0:
        removed += 1
    return removed


def check_scored(state: Carcassonne) -> None:
    """CC-23, CC-28: each feature that has paid was finished by the tile that is named, and had followers to be paid."""
    finished = finished_features(state)
    for i, entry in enumerate(state.scored):
        one = paid(entry)
        kind, tiles, pennants, winners = one["feature"], one["tiles"], one["pennants"], len(one["seats"])
        rooms = finished.get((kind, tiles, pennants, one["x"], one["y"]), [])
        if not rooms:
            having = f" with {pennants} pennant{'s' if pennants > 1 else ''}" if pennants else ""
            finisher = f"the tile at {one['x']},{one['y']}"
            raise ValueError(f"scored[{i}]: {finisher} finished no {kind} of {tiles} tiles{having} that was to pay.")
        if max(rooms) < winners:
            followers = "1 follower" if max(rooms) == 1 else f"{max(rooms)} followers"
            raise ValueError(f"scored[{i}].seats: {followers} at most can have stood there.")
        rooms.remove(min(room for room in rooms if room >= winners))


def finished_features(state: Carcassonne) -> dict[tuple[str, int, int, int, int], list[int]]:
    """How many followers can have stood in each finished feature that was to pay, by its kind, tiles, pennants and the
    place of the tile that finished it. A tile takes one follower at most, the start tile none."""
    order = {int(cell_of(entry)): number for number, entry in enumerate(state.board.laid)}
    taken = {(0, 0)} | {(one["x"], one["y"]) for one in map(standing_at, state.followers.standing)}
    cells: dict[tuple[int, int], set[int]] = {}  # by kind and root
    for entry in state.board.laid:
        tile, first = tile_of(entry), first_segment_of(entry)
        for i in range(len(TILES[tile].segments)):
            kind, root = int(KIND[SEGMENT[8 * tile + i]]), int(state.features.root(first + i))
            if kind != FIELD and state.features.is_finished(root):
                cells.setdefault((kind, root), set()).add(int(cell_of(entry)))
    found: dict[tuple[str, int, int, int, int], list[int]] = {}
    for (kind, root), here in cells.items():
        around = {cell + int(away) for cell in here for away in ROUND} if kind == MONASTERY else set()
        last = max(here | around, key=lambda cell: order[cell])
        if not (state.claiming and last == cell_of(state.latest())):
            size = int(state.features.tiles(root)), int(state.features.pennants(root))
            room = len({coordinates(cell) for cell in here} - taken)
            found.setdefault((kind_name(kind), *size, *coordinates(last)), []).append(room)
    return found


def check_turns(state: Carcassonne) -> None:
    """CC-16: a seat has placed a follower a turn at most, those included that have come home with points."""
    finished = len(state.board.laid) - 1 - int(state.claiming)
    most = -(-finished // int(state.players))
    placed = [0] * int(state.players)
    followers = [(f"followers[{i}]", int(seat_of(one))) for i, one in enumerate(state.followers.standing)]
    returned = [(f"scored[{i}].seats", seat) for i, entry in enumerate(state.scored) for seat in paid(entry)["seats"]]
    for field, seat in followers + returned:
        placed[seat] += 1
        if placed[seat] > most:
            turns = "1 turn" if most == 1 else f"{most} turns"
            raise ValueError(f"{field}: seat {seat} has had {turns} at most, and cannot have placed so many followers.")
