"""What a seat observes and can do, as numbers in flat arrays.

The map and the trees have no edges, so the free cells of the frontier, the Loci and the gaps of a tree are numbered in
the order in which the game keeps them, and the observation tells where they are.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from demesne.core.encoding import MOST, Block, Encoding, Field, Sheet, at_most
from demesne.core.state import OVER, State
from demesne.games.dominations.agenda import (
    FIRST_QUESTION,
    FIT,
    INITIATIVE,
    ORDER,
    PAY,
    PIECE,
    PLACE,
    QUESTIONS,
    RETURN,
    SOURCE,
    Entry,
)
from demesne.games.dominations.components import (
    CIRCLE,
    COPIES,
    DOMAIN_COUNT,
    DOMAINS,
    HALVES,
    SOURCE_COUNT,
    SOURCES,
    Components,
    mastery_of,
)
from demesne.games.dominations.effects.resolving import domain_given, number_given
from demesne.games.dominations.guessing import is_hidden, is_known
from demesne.games.dominations.map.land import EMPTY, Land
from demesne.games.dominations.map.lattice import (
    REACH,
    RING_SIZE,
    cell_of,
    other_half,
    placement,
    points_down,
    tip_of_other_half,
    turn_of,
    vertex_of,
    x_of,
    y_of,
)
from demesne.games.dominations.production import AT_CORNER
from demesne.games.dominations.questions.construct import FIRST_MONUMENT
from demesne.games.dominations.questions.develop import FIRST_MASTERY
from demesne.games.dominations.questions.initiative import settled_seats
from demesne.games.dominations.questions.order import FIRST_EFFECT
from demesne.games.dominations.questions.returning import FIRST_RETURN
from demesne.games.dominations.questions.tile import FIRST_TILE
from demesne.games.dominations.questions.wild import LET_GO
from demesne.games.dominations.state import HAND, NOBODY, UNKNOWN, Dominations, knower_of, tile_kind
from demesne.games.dominations.tree import Tree, copy_put, gap_position, half_facing, new_fit, position_of, turns_of

CORNERS: Final = 3
#: by a corner and how many corners further on: that corner
CORNER: Final = vec[i64]([0, 1, 2, 0, 1])
COPY_COUNT: Final[i64] = len(COPIES)
TILE_ROW: Final[i64] = 11
CELL_ROW: Final[i64] = 3
LOCUS_ROW: Final[i64] = 2
GAP_ROW: Final[i64] = 6
MONUMENT_ROW: Final[i64] = 6
EFFECT_ROW: Final[i64] = 2
EFFECTS: Final = 100  # that can be put in order at a time
COORDINATES: Final = 127  # the highest one
HIGHEST: Final = 3  # level of a City
NO_ACTION: Final[i64] = -1
#: what is noted of an observation: 1 + who observed it, the kind of the question, how many tiles and pieces were on the
#: map, 1 + how often Cities had been put, how many tiles of hands and supply were counted; then by seat 1 + how often
#: its tree had changed, and the places where tiles were counted
OBSERVER: Final[i64] = 0
KIND: Final[i64] = 1
LAID: Final[i64] = 2
PIECES: Final[i64] = 3
CITIES: Final[i64] = 4
COUNTED: Final[i64] = 5
TREES: Final[i64] = 6


class Room:
    """How much there can be of what has no edges."""

    def __init__(self, parts: Components, players: int, turns: int) -> None:
        self.players: Final = players
        self.turns: Final = turns
        self.tiles: Final = len(parts.tiles)
        filled = int(RING_SIZE) + self.tiles + 2 * players  # cells: the Cradle, tiles, diamonds
        self.cells: Final = filled + 2  # triangles that are joined have no more sides
        self.loci: Final = filled * CORNERS // int(RING_SIZE)
        self.gaps: Final = 2 * int(parts.masteries + parts.levels + 1) + 2  # round squares that are joined


@final
class DominationsEncoding(Encoding):
    """The layout for a number of players and what is in the box."""

    def __init__(self, parts: Components, players: int, turns: int) -> None:
        room = Room(parts, players, turns)
        super().__init__(players, fields(parts, room), blocks(parts, room))
        self.parts: Final = parts
        self.tiles: Final[i64] = room.tiles
        self.masteries: Final[i64] = parts.masteries
        self.ways: Final[i64] = turns  # in which a card may be turned
        self.frontier: Final = self.start("frontier")
        self.loci: Final = self.start("loci")
        self.monuments: Final = self.start("monuments")
        self.gaps: Final = self.start("gaps")
        self.owned: Final = self.start("owned")
        self.copies: Final = self.start("copies")
        self.nodus: Final = self.start("nodus")
        self.knowledge: Final = self.start("knowledge")
        self.limits: Final = self.start("limits")
        self.points: Final = self.start("points")
        self.seats: Final = self.start("seats")
        self.roles: Final = self.start("roles")
        self.hands: Final = self.start("hands")
        self.aside: Final = self.start("aside")
        self.known: Final = self.start("known")
        self.offers: Final = self.start("offers")
        self.kept: Final = self.start("kept")
        self.turn: Final = self.start("turn")
        self.domains: Final = self.start("domains")
        self.actor: Final = self.start("actor")
        self.question: Final = self.start("question")
        self.asked: Final = self.start("asked")
        self.effects: Final = self.start("effects")
        self.settled: Final = self.start("settled")
        self.firsts: Final = vec[i64]([self.first(name) for name in QUESTIONS])  # by question: its first index
        self.circle: Final = self.first("circle")
        self.places: Final[i64] = TREES + players  # where it is noted what was counted
        self.notes = self.places + players * HAND + 2 * room.tiles

    # Observations

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what a seat observes over what is blank, or over what any seat observed before in the same game."""
        table, noted, into, at = cast(Dominations, state), sheet.noted, sheet.array, sheet.start
        self.clear_earlier(sheet)
        is_other = noted[OBSERVER] != 1 + seat
        noted[OBSERVER] = 1 + seat
        self.write_land(table, seat, sheet, is_other)
        self.write_monuments(table, into, at + self.monuments)
        if is_other or noted[TREES + seat] != 1 + table.trees[seat].changes:
            write_gaps(table.trees[seat].gaps, into, at + self.gaps, at + self.owned)
        has_changed = False
        for owner in range(self.players):
            tree = table.trees[owner]
            if is_other or noted[TREES + owner] != 1 + tree.changes:
                self.write_tree(tree, self.relative(owner, seat), into, at)
                noted[TREES + owner] = 1 + tree.changes
                has_changed = True
            self.write_seat(table, owner, seat, sheet)
        if has_changed:
            copy(table.copies, into, at + self.copies)
        self.write_domains(table, seat, into, at)
        into[at + self.turn] = u8(table.era)
        into[at + self.turn + 1] = at_most(table.turn)
        into[at + self.turn + 2] = u8(len(table.supply))
        offers = table.offers
        for i in range(4):
            into[at + self.offers + i] = u8(1 + offers[4 * seat + i]) if len(offers) > 0 else u8(0)
        for tile in table.supply:
            if knower_of(tile) != 0 and is_known(tile, seat):
                self.count_tile(at + self.known + tile_kind(tile), sheet)
        if table.actor != OVER:
            noted[KIND] = self.write_question(table, table.top(), seat, sheet)

    def clear_earlier(self, sheet: Sheet) -> None:
        """Clear what was asked, and where tiles were counted."""
        noted, into, at = sheet.noted, sheet.array, sheet.start
        for i in range(self.places, self.places + noted[COUNTED]):
            into[noted[i]] = u8(0)
        noted[COUNTED] = 0
        kind = noted[KIND]
        if kind != 0:
            into[at + self.question + kind - FIRST_QUESTION] = u8(0)
            clear(into, at + self.asked, at + self.effects)
        if kind == ORDER:
            clear(into, at + self.effects, at + self.settled)
        elif kind == INITIATIVE:
            clear(into, at + self.settled, at + self.size)
        noted[KIND] = 0

    def count_tile(self, place: i64, sheet: Sheet) -> None:
        """Count one more tile in a place."""
        noted = sheet.noted
        sheet.array[place] += u8(1)
        noted[self.places + noted[COUNTED]] = place
        noted[COUNTED] += 1

    def write_land(self, state: Dominations, seat: i64, sheet: Sheet, is_other: bool) -> None:
        """What has changed on the map."""
        land, noted, into, at = state.land, sheet.noted, sheet.array, sheet.start
        laid, pieces = len(land.laid), count_pieces(land)
        if noted[LAID] != laid or noted[PIECES] != pieces or noted[CITIES] == 0:
            self.write_tiles(land, into, at, noted[LAID])
            self.write_frontier(land, into, at)
            noted[LAID] = laid
            noted[PIECES] = pieces
        self.write_loci(land, into, at)
        if is_other or noted[CITIES] != 1 + land.changes:
            self.write_cities(land, seat, into, at)
            noted[CITIES] = 1 + land.changes

    def write_domains(self, state: Dominations, seat: i64, into: vec[u8], at: i64) -> None:
        """Who has which Role, and what is produced."""
        roles, traded, domains, counted = state.roles, state.traded, at + self.domains, self.counted
        copy_some(state.produced, 0, into, domains)
        copy_some(state.harvest, 0, into, domains + DOMAIN_COUNT)
        domains += 2 * DOMAIN_COUNT
        for domain in range(DOMAIN_COUNT):
            role = roles[domain]
            into[at + self.roles + domain] = u8(1 + counted[self.players + role - seat]) if role != NOBODY else u8(0)
            into[domains + domain] = u8(traded >> domain & 1)

    def write_tiles(self, land: Land, into: vec[u8], at: i64, first: i64) -> None:
        """The tiles on the map, from one of them on."""
        camps, corners = self.parts.tile_camp, self.parts.tile_corner
        row = at + TILE_ROW * first
        for slot in range(first, len(land.laid)):
            tile, turned = land.tile(slot), land.turned(slot)
            write_cell(into, row, land.cell(slot))
            into[row + 3] = u8(1 + tile)
            into[row + 4] = u8(turned)
            into[row + 5 + turned] = u8(1 + corners[3 * tile])
            into[row + 5 + CORNER[turned + 1]] = u8(1 + corners[3 * tile + 1])
            into[row + 5 + CORNER[turned + 2]] = u8(1 + corners[3 * tile + 2])
            into[row + 8] = u8(1 + camps[tile])
            row += TILE_ROW

    def write_cities(self, land: Land, seat: i64, into: vec[u8], at: i64) -> None:
        """All Cities."""
        for slot in range(len(land.cities)):
            if land.cities[slot] != 0:
                into[at + TILE_ROW * slot + 9] = u8(1 + self.relative(land.owner(slot), seat))
                into[at + TILE_ROW * slot + 10] = u8(land.level(slot))

    def write_frontier(self, land: Land, into: vec[u8], at: i64) -> None:
        """The free cells."""
        row = at + self.frontier
        for cell in land.frontier:
            write_cell(into, row, cell)
            row += CELL_ROW
        clear_rows(into, row, at + self.loci, CELL_ROW)

    def write_loci(self, land: Land, into: vec[u8], at: i64) -> None:
        """The Loci."""
        row = at + self.loci
        for vertex in land.loci:
            into[row] = u8(x_of(vertex))
            into[row + 1] = u8(y_of(vertex))
            row += LOCUS_ROW
        clear_rows(into, row, at + self.monuments, LOCUS_ROW)

    def write_monuments(self, state: Dominations, into: vec[u8], at: i64) -> None:
        """The Monuments in play, and where their pieces lie."""
        land = state.land
        for number in range(len(land.monuments)):
            into[at] = u8(1 + land.monuments[number])
            into[at + 1] = u8(state.built[number])
            piece = land.pieces[number]
            if piece != EMPTY:
                if self.parts.monument_shape[land.monuments[number]] == CIRCLE:
                    into[at + 2] = u8(x_of(piece))
                    into[at + 3] = u8(y_of(piece))
                else:
                    write_cell(into, at + 2, cell_of(piece))
                    into[at + 5] = u8(1 + turn_of(piece))
            at += MONUMENT_ROW

    def write_tree(self, tree: Tree, other: i64, into: vec[u8], at: i64) -> None:
        """What the tree of a seat has."""
        copy(tree.owned, into, at + self.owned + self.masteries * other)
        copy(tree.nodus, into, at + self.nodus + DOMAIN_COUNT * other)

    def write_seat(self, state: Dominations, owner: i64, seat: i64, sheet: Sheet) -> None:
        """What else a seat has, as far as the observer knows it."""
        into, at, other = sheet.array, sheet.start, self.counted[self.players + owner - seat]
        copy_some(state.knowledge, owner, into, at + self.knowledge + DOMAIN_COUNT * other)
        copy_some(state.limits, owner, into, at + self.limits + DOMAIN_COUNT * other)
        for source in range(SOURCE_COUNT):
            points = state.points[SOURCE_COUNT * owner + source]
            into[at + self.points + SOURCE_COUNT * other + source] = at_most(points)
        row = at + self.seats + 4 * other
        into[row] = at_most(state.influence[owner])
        into[row + 1] = u8(state.markers[owner])
        into[row + 2] = u8(state.rank(owner))
        into[row + 3] = u8(state.held[owner])
        into[at + self.actor + other] = u8(1) if owner == state.actor else u8(0)
        row = at + self.hands + self.tiles * other
        hidden = is_hidden(state, owner, seat)
        for i in range(HAND * owner, HAND * owner + state.held[owner]):
            if not hidden or state.knowers[i] == seat + 1:
                self.count_tile(row + state.hands[i], sheet)
        is_shown = owner == seat or len(state.offers) == 0
        for i in range(2):
            kept = state.kept[2 * owner + i]
            into[at + self.kept + 2 * other + i] = u8(1 + kept) if is_shown and kept != UNKNOWN else u8(0)

    def write_question(self, state: Dominations, entry: Entry, seat: i64, sheet: Sheet) -> i64:
        """What is asked, and its kind; which tile is about to be placed or was put aside is its owner's secret."""
        into, at = sheet.array, sheet.start
        into[at + self.question + entry.kind - FIRST_QUESTION] = u8(1)
        asked, kind = at + self.asked, entry.kind
        hidden = is_hidden(state, entry.seat, seat)
        if kind == PLACE:
            into[asked] = u8(0) if hidden else u8(1 + entry.about)
        elif kind == SOURCE:
            into[asked + 1] = u8(state.land.at(entry.about))
        elif kind == FIT:
            if entry.about < self.parts.level_card:
                into[asked + 2] = u8(1 + mastery_of(entry.about))
            else:
                into[asked + 3] = u8(1 + entry.about - self.parts.level_card)
        elif kind in (PIECE, PAY):
            into[asked + 4] = u8(1 + entry.about)
        elif kind == ORDER:
            self.write_effects(state, entry, into, at + self.effects)
        into[asked + 5] = u8(entry.how)
        into[asked + 6] = u8(entry.domain)
        into[asked + 7] = u8(len(state.aside))
        if kind == INITIATIVE:
            settled = settled_seats(entry.number)
            for i in range(len(settled)):
                into[at + self.settled + self.relative(settled[i], seat)] = u8(len(settled) - i)
        else:
            into[asked + 8] = at_most(entry.number)
        if kind == RETURN and not hidden:
            for tile in state.aside:
                self.count_tile(at + self.aside + tile, sheet)
        return kind

    def write_effects(self, state: Dominations, entry: Entry, into: vec[u8], at: i64) -> None:
        """The effects between which an order is to be chosen: of which Domain they give how much."""
        last = len(state.agenda) - 2
        for i in range(min(entry.number, EFFECTS)):
            effect = state.agenda[last - i]
            into[at + EFFECT_ROW * i] = u8(1 + domain_given(state, effect))
            into[at + EFFECT_ROW * i + 1] = at_most(number_given(state, effect))

    # Actions

    def index(self, state: State, action: i64) -> i64:
        """By question; what is on the map or in a tree by its place there."""
        table = cast(Dominations, state)
        return self.index_of(table, table.top().kind, action)

    def index_of(self, state: Dominations, kind: i64, action: i64) -> i64:
        """The same for the question that is asked."""
        first = self.firsts[kind - FIRST_QUESTION]
        if kind == PLACE:
            return first + CORNERS * find_cell(state.land, cell_of(action)) + turn_of(action)
        if kind == PIECE:
            return self.index_of_piece(state, action)
        if kind == FIT:
            gap = find_gap(state.trees[state.actor], position_of(action))
            return first + (gap * COPY_COUNT + copy_put(action)) * self.ways + turns_of(action)
        if kind == INITIATIVE:
            return first + self.relative(action, state.actor)
        return first + action

    def index_of_piece(self, state: Dominations, action: i64) -> i64:
        """A circle by its Locus, a diamond by one of its cells that is in the frontier, and how it lies there."""
        land, first = state.land, self.firsts[PIECE - FIRST_QUESTION]
        if self.parts.monument_shape[land.monuments[state.top().about]] == CIRCLE:
            locus: i64 = 0
            while land.loci[locus] != action:
                locus += 1
            return self.circle + locus
        place = find_cell(land, cell_of(action))
        if place != NO_ACTION:
            return first + 2 * CORNERS * place + turn_of(action)
        return first + 2 * CORNERS * find_cell(land, other_half(action)) + CORNERS + tip_of_other_half(action)

    def action(self, state: State, index: i64) -> i64:
        """The answer to the question that has this index."""
        table = cast(Dominations, state)
        kind, frontier = table.top().kind, table.land.frontier
        index -= self.firsts[kind - FIRST_QUESTION]
        if kind == PLACE:
            place = index // CORNERS
            return placement(frontier[place], index % CORNERS) if 0 <= place < len(frontier) else NO_ACTION
        if kind == PIECE:
            return self.piece_at(table, index)
        if kind == FIT:
            gap, gaps = index // (COPY_COUNT * self.ways), table.trees[table.actor].gaps
            if not 0 <= gap < len(gaps):
                return NO_ACTION
            return new_fit(index // self.ways % COPY_COUNT, index % self.ways, gap_position(gaps[gap]))
        if kind == INITIATIVE:
            return (index + table.actor) % self.players
        return index

    def piece_at(self, state: Dominations, place: i64) -> i64:
        """The circle or the diamond of an index, counted from the first one of a piece."""
        land = state.land
        if self.parts.monument_shape[land.monuments[state.top().about]] == CIRCLE:
            locus = place - (self.circle - self.firsts[PIECE - FIRST_QUESTION])
            return land.loci[locus] if 0 <= locus < len(land.loci) else NO_ACTION
        cell, lying = place // (2 * CORNERS), place % (2 * CORNERS)
        if not 0 <= cell < len(land.frontier):
            return NO_ACTION
        if lying < CORNERS:
            return placement(land.frontier[cell], lying)
        turned = placement(land.frontier[cell], lying - CORNERS)
        return placement(other_half(turned), tip_of_other_half(turned))

    def mark(self, state: State, into: vec[u8], at: i64) -> None:
        """Allow the legal actions in a closed mask, from a place on."""
        if state.actor == OVER:
            return
        table = cast(Dominations, state)
        kind = table.top().kind
        if kind in (PLACE, PIECE, FIT, INITIATIVE):
            for action in table.legal():
                into[at + self.index_of(table, kind, action)] = u8(1)
        else:
            at += self.firsts[kind - FIRST_QUESTION]
            for action in table.legal():
                into[at + action] = u8(1)


def copy(numbers: vec[i64], into: vec[u8], at: i64) -> None:
    """Copy numbers, from a place on."""
    for number in numbers:
        into[at] = u8(number)
        at += 1


def copy_some(numbers: vec[i64], row: i64, into: vec[u8], at: i64) -> None:
    """Copy one row of numbers by Domain."""
    first = DOMAIN_COUNT * row
    for domain in range(DOMAIN_COUNT):
        into[at + domain] = u8(min(numbers[first + domain], MOST))


def clear(into: vec[u8], start: i64, end: i64) -> None:
    """Clear some places."""
    for i in range(start, end):
        into[i] = u8(0)


def clear_rows(into: vec[u8], at: i64, end: i64, row: i64) -> None:
    """Clear what was observed earlier in the rows from here on; none of them begins with 0."""
    while at < end and into[at] != 0:
        clear(into, at, at + row)
        at += row


def count_pieces(land: Land) -> i64:
    """How many pieces of Monuments lie on the map."""
    found: i64 = 0
    for piece in land.pieces:
        if piece != EMPTY:
            found += 1
    return found


def find_cell(land: Land, cell: i64) -> i64:
    """The place of a cell in the frontier, or NO_ACTION."""
    frontier = land.frontier
    low: i64 = 0
    high: i64 = len(frontier)
    while low < high:
        middle = low + high >> 1
        if frontier[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low if low < len(frontier) and frontier[low] == cell else NO_ACTION


def find_gap(tree: Tree, position: i64) -> i64:
    """The place of a gap among those of a tree."""
    gap: i64 = 0
    while gap_position(tree.gaps[gap]) != position:
        gap += 1
    return gap


def write_cell(into: vec[u8], at: i64, cell: i64) -> None:
    """Where a cell is."""
    vertex = vertex_of(cell)
    into[at] = u8(x_of(vertex))
    into[at + 1] = u8(y_of(vertex))
    into[at + 2] = u8(1) if points_down(cell) else u8(0)


def write_gaps(gaps: vec[i64], into: vec[u8], at: i64, end: i64) -> None:
    """The gaps of a tree, and the halves that face them from north, east, south and west."""
    for gap in gaps:
        position = gap_position(gap)
        into[at] = u8(y_of(position))
        into[at + 1] = u8(x_of(position))
        into[at + 2] = u8(1 + half_facing(gap, 0))
        into[at + 3] = u8(1 + half_facing(gap, 1))
        into[at + 4] = u8(1 + half_facing(gap, 2))
        into[at + 5] = u8(1 + half_facing(gap, 3))
        at += GAP_ROW
    clear_rows(into, at, end, GAP_ROW)


def fields(parts: Components, room: Room) -> list[Field]:
    """What an observation consists of."""
    players, tiles, domains, most = room.players, room.tiles, int(DOMAIN_COUNT), int(MOST)
    named, cell = ", ".join(DOMAINS), f"{REACH} + x, {REACH} + y, 1 if it points down"
    return [
        Field("tiles", (tiles, int(TILE_ROW)), COORDINATES,
              f"The tiles on the map in the order placed: {cell}; 1 + which tile; by how many thirds it is turned; 1"
              f" + the"
              f" resource in each corner ({', '.join(HALVES)}); 1 + the Domain of its Camp ({named}); 1 + who has a"
              f" City"
              " there; its level."),
        Field("frontier", (room.cells, int(CELL_ROW)), COORDINATES, f"The free cells beside something: {cell}."),
        Field("loci", (room.loci, int(LOCUS_ROW)), COORDINATES, f"The Loci: {REACH} + x, {REACH} + y."),
        Field("monuments", (players, int(MONUMENT_ROW)), COORDINATES,
              f"The Monuments in play: 1 + which one, its levels built, and where its piece lies: {cell}, and of a"
              f" diamond"
              " 1 + the corner in which its A is."),
        Field("gaps", (room.gaps, int(GAP_ROW)), COORDINATES,
              f"The gaps in the observer's tree: {REACH} + how far east, {REACH} + how far south of the Campfire; the"
              f" halves"
              f" that face it from north, east, south and west: 1 + one of {', '.join(HALVES)}, or 16."),
        Field("owned", (players, int(parts.masteries)), 2, "By seat and Mastery: 1 if it has it, 2 if it is advanced."),
        Field("copies", (int(parts.masteries),), 15, "By Mastery: the copies left, as a sum of 1, 2, 4 and 8."),
        Field("nodus", (players, domains), most, f"By seat and Domain ({named}): whole Nodus."),
        Field("knowledge", (players, domains), most, "By seat and Domain: knowledge."),
        Field("limits", (players, domains), most, "By seat and Domain: how much knowledge it can keep."),
        Field("points", (players, int(SOURCE_COUNT)), most, f"By seat: points of {', '.join(SOURCES)}."),
        Field("seats", (players, 4), most,
              "By seat: its Influence, City markers left, place on the Initiative track from 0 on, tiles in hand."),
        Field("roles", (domains,), players, "By Domain: 1 + who has its Role."),
        Field("hands", (players, tiles), most, "By seat and tile: how many are known to be in its hand."),
        Field("aside", (tiles,), most, "By tile: how many are about to be returned, if that is known."),
        Field("known", (tiles,), most, "By tile: how many are known to be in the supply."),
        Field("offers", (4,), max(int(parts.objectives), int(parts.monuments)),
              "At the start: 1 + each of the two Objectives and of the two Monuments to choose from."),
        Field("kept", (players, 2), max(int(parts.objectives), int(parts.monuments)),
              "By seat: 1 + the Objective and 1 + the Monument that it has kept, if that is known."),
        Field("turn", (3,), most, "The Era from 0 on, how many turns of it have begun, tiles in the supply."),
        Field("domains", (3, domains), most,
              "By Domain: what was produced in this turn; what the placement being resolved produces; 1 if it was got"
              " by"
              " trading just now."),
        Field("actor", (players,), 1, "By seat: 1 for whoever decides."),
        Field("question", (len(QUESTIONS),), 1, f"What is asked: {', '.join(QUESTIONS)}; one is 1."),
        Field("asked", (9,), most,
              "What it is about: 1 + the tile to be placed, if that is known; 1 + the place in `tiles` of the one that"
              " produces; 1 + the Mastery, or 1 + the Monument level, to be fitted into the tree; 1 + the place in"
              " `monuments`; which of several ways; the Domain, or the sum of 1, 2, 4 and so on for Domains; how many"
              " tiles were put aside; how many of what is asked."),
        Field("effects", (EFFECTS, int(EFFECT_ROW)), most,
              "Effects to be put in order: 1 + the Domain of which it gives knowledge, or 7 for any; how much it"
              " gives."),
        Field("settled", (players,), players, "When Initiative is settled, by seat: 1 for the first place, and so on."),
    ]  # fmt: skip


def blocks(parts: Components, room: Room) -> list[Block]:
    """What the space of actions consists of: a block for each question, and one more for circles."""
    tiles, masteries = room.tiles, int(parts.masteries)
    naming = "Trade first (0), 32 * the Domain + how much of it, or take what there is room for (192)."
    several = "Done, trade first, "
    return [
        Block("wild", (int(LET_GO) + 1,), f"Name Vestigium Knowledge: {naming}"),
        Block("wild_harvest", (int(LET_GO) + 1,), f"Name what is produced: {naming}"),
        Block("objective", (int(parts.objectives),), "Keep an Objective."),
        Block("monument", (int(parts.monuments),), "Keep a Monument."),
        Block("return", (int(FIRST_RETURN) + tiles,), "Done, or return a tile."),
        Block("tile", (int(FIRST_TILE) + tiles,), several + "reactivate a tile, or take a tile of the hand."),
        Block("place", (room.cells, CORNERS), "Place the tile: by the cell's place in `frontier`, and its turn."),
        Block("reactivate", (tiles,), "Reactivate a tile: by its place in `tiles`."),
        Block("source", (int(AT_CORNER) + CORNERS,),
              "Produce at one of three sides, all sides, or the Locus at a corner."),
        Block("construct", (int(FIRST_MONUMENT) + room.players,),
              several + "4 + the place in `tiles` for a City, or 128 + the place in `monuments` for a level."),
        Block("piece", (room.cells, 2, CORNERS),
              "Put a diamond: by a cell's place in `frontier`, whether it is the half with A or with C, and the"
              " corner in"
              " which that is."),
        Block("circle", (room.loci,), "Put a circle: by its place in `loci`."),
        Block("pay", (1 + max([int(cost) for cost in parts.level_cost]),), "Pay so much of the Domain."),
        Block("fit", (room.gaps, int(COPY_COUNT), room.turns),
              "Fit the card into the tree: by the place in `gaps`, the copy, and its quarter turns."),
        Block("develop", (int(FIRST_MASTERY) + 2 * masteries,), several + "develop a Mastery, or upgrade one."),
        Block("farewell", (2,), "Done, or trade."),
        Block("trade", (int(DOMAIN_COUNT), int(DOMAIN_COUNT)), "Trade: by the Domain given and the Domain got."),
        Block("assimilate", (int(FIRST_MASTERY) + 2 * masteries,),
              "Done (0), or from 2 on assimilate a Mastery, or turn one over."),
        Block("initiative", (room.players,), "Name the seat that comes next, counted from the one who names it."),
        Block("order", (int(FIRST_EFFECT) + EFFECTS,), "Trade first (1), or from 2 on resolve an effect of `effects`."),
    ]  # fmt: skip


#: those made so far, by the fingerprint of the data, the players, and in how many ways a card may be turned
ENCODINGS: Final[dict[tuple[str, int, int], DominationsEncoding]] = {}
MOST_ENCODINGS: Final = 20


def encoding_of(state: Dominations) -> Encoding:
    """The layout for a state's table, made once."""
    key = (state.parts.fingerprint, int(state.players), int(state.rules.turns) + 1)
    if key not in ENCODINGS:
        if len(ENCODINGS) >= MOST_ENCODINGS:
            ENCODINGS.clear()
        ENCODINGS[key] = DominationsEncoding(state.parts, key[1], key[2])
    return ENCODINGS[key]
