"""The course of the game: drawing and laying tiles, followers, scoring, the end."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.chance import seeded, shuffle
from demesne.core.game import Game
from demesne.core.state import NOTHING, OVER, State
from demesne.games.carcassonne.board import Board, cell_of, first_segment_of, tile_of
from demesne.games.carcassonne.cells import coordinates, oriented, placement_cell, placement_turns, where
from demesne.games.carcassonne.features import Features, monastery_segment
from demesne.games.carcassonne.followers import Followers, follower_entry, role_of, standing_at
from demesne.games.carcassonne.owners import has_seat, owners
from demesne.games.carcassonne.scoring import Holding, feature_points, holdings, payment, score_entry
from demesne.games.carcassonne.tiles import EDGED_COUNT, KIND, LETTERS, MONASTERY, SEGMENT, SEGMENT_COUNT, START, TILES

NO_FOLLOWER: Final[i64] = 0  # an action; 1 + a place in SEGMENTS puts a follower there
NO_TILE: Final[i64] = -1
#: CC-1, CC-3: all tiles but the start tile
ALL_TILES: Final = vec[i64](
    [tile for tile in range(len(TILES)) for _ in range(TILES[tile].copies - int(tile == START))]
)


@final
@mypyc_attr(free_list_len=1)
class Carcassonne(State):
    """A game of Carcassonne in progress."""

    def __init__(self, game: Game[Any], players: i64, random_start: bool) -> None:
        super().__init__(game, players)
        self.random_start: Final = random_start
        self.board: Final = Board()
        self.features: Final = Features()
        self.followers: Final = Followers()
        self.track = NOTHING  # by seat: the points scored so far
        self.scored = NOTHING  # each feature that has paid, see `score_entry`
        self.pile = NOTHING  # in the order drawn; replaced, never changed
        self.drawn: i64 = 0  # how many of the pile
        self.removed = NOTHING  # tiles that fitted nowhere; replaced, never changed
        self.left_out = NOTHING  # tiles that are not in this game; never changed
        self.seat: i64 = 0  # whose turn it is
        self.hand: i64 = NO_TILE  # the tile to be laid
        self.claiming = False  # whether the tile is laid and a follower may follow
        self.number: i64 = 0  # of legal actions; placements are not listed unless somebody wants to see all

    def clone(self) -> Carcassonne:
        """An independent copy that nobody listens to."""
        other = Carcassonne(self.game, self.players, self.random_start)
        self.copy_to(other)
        self.board.copy_to(other.board)
        self.features.copy_to(other.features)
        self.followers.copy_to(other.followers)
        other.track = self.track[:]
        other.scored = self.scored[:]
        other.pile = self.pile
        other.drawn = self.drawn
        other.removed = self.removed
        other.left_out = self.left_out
        other.seat = self.seat
        other.hand = self.hand
        other.claiming = self.claiming
        other.number = self.number
        return other

    def set_up(self) -> None:
        """CC-3, CC-4: the start tile on the table, all followers in the supplies, nothing to draw yet."""
        self.board.set_up()
        self.features.set_up(self.board)
        self.followers.set_up(self.players)
        self.track = vec[i64]([0] * self.players)
        self.scored = vec[i64]()

    def advance(self) -> bool:
        """A follower may be placed on the tile just laid; otherwise the tile in hand or the next one is to be laid."""
        self.actor = self.seat
        if self.claiming:
            self.choices = self.claims()
            self.number = len(self.choices)
            return True
        self.choices = NOTHING
        if self.hand == NO_TILE:
            if self.drawn == len(self.pile):
                self.number = 0
                self.end()
                return False
            self.draw()
        self.number = self.board.count_placements(self.hand)
        return True

    def legal(self) -> vec[i64]:
        """The legal actions, ascending; read only."""
        if len(self.choices) == 0 and self.actor != OVER:
            self.choices = self.board.placements(self.hand)
        return self.choices

    def ways(self) -> i64:
        """How many actions are legal."""
        return self.number

    def way(self, place: i64) -> i64:
        """The legal action in a place of the list."""
        return self.choices[place] if self.claiming else self.board.nth_placement(self.hand, place)

    def act(self, action: i64) -> None:
        """Lay the tile, or place a follower or none and end the turn."""
        if not self.claiming:
            self.lay(action)
            return
        if action == NO_FOLLOWER:
            self.decline()
        else:
            self.place_follower(action - 1)
        self.end_turn()

    def act_without_choice(self) -> None:
        """CC-14, CC-21: a tile that fits nowhere leaves the game; without followers the turn ends."""
        if self.claiming:
            self.end_turn()
        else:
            self.remove()

    def draw(self) -> None:
        """CC-9: the next tile comes to light."""
        self.hand = self.pile[self.drawn]
        self.drawn += 1
        self.reveals += 1
        if self.events is not None:
            self.tell("draw", {"seat": self.seat, "tile": LETTERS[self.hand]})

    def remove(self) -> None:
        """CC-14: a tile that fits nowhere leaves the game."""
        self.removed = append(self.removed[:], self.hand)
        if self.events is not None:
            self.tell("remove", {"seat": self.seat, "tile": LETTERS[self.hand]})
        self.hand = NO_TILE

    def lay(self, placement: i64) -> None:
        """CC-12, CC-13: the tile in hand goes to the table."""
        cell, orientation = placement_cell(placement), oriented(self.hand, placement_turns(placement))
        first_segment = self.features.used
        self.features.add_tile(self.board, cell, orientation)
        self.board.lay(cell, orientation, first_segment)
        if self.events is not None:
            self.tell("place", {"seat": self.seat, "tile": LETTERS[self.hand]} | where(placement))
        self.hand = NO_TILE
        self.claiming = True

    def latest(self) -> i64:
        """The tile laid last."""
        return self.board.laid[len(self.board.laid) - 1]

    def claims(self) -> vec[i64]:
        """CC-16 to CC-21: what may be done with a follower, the tile being laid."""
        if self.followers.supply[self.seat] == 0:
            return NOTHING
        latest = self.latest()
        tile, first = tile_of(latest), first_segment_of(latest)
        found = vec[i64]([NO_FOLLOWER], capacity=8)
        for i in range(SEGMENT_COUNT[tile]):
            if not self.features.is_occupied(first + i):
                found = append(found, 1 + SEGMENT[8 * tile + i])
        return found

    def place_follower(self, name: i64) -> None:
        """CC-17: a follower goes to a segment of the tile just laid, given by its place in SEGMENTS."""
        latest = self.latest()
        tile = tile_of(latest)
        i: i64 = 0
        while SEGMENT[8 * tile + i] != name:
            i += 1
        follower = follower_entry(cell_of(latest), first_segment_of(latest) + i, name, self.seat)
        self.followers.place(self.features, follower)
        if self.events is not None:
            self.tell("follower", standing_at(follower) | {"role": role_of(follower)})

    def decline(self) -> None:
        """CC-16: no follower is placed, although one could be."""
        if self.events is not None:
            x, y = coordinates(cell_of(self.latest()))
            self.tell("decline", {"seat": self.seat, "x": x, "y": y})

    def end_turn(self) -> None:
        """CC-23, CC-10: score what the tile has finished; the turn passes on."""
        self.score_roads_and_cities()
        self.score_monasteries()
        self.claiming = False
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0

    def score_roads_and_cities(self) -> None:
        """CC-24, CC-25: roads and cities of the tile just laid that have no open side."""
        features = self.features
        latest = self.latest()
        tile, first = tile_of(latest), first_segment_of(latest)
        for i in range(EDGED_COUNT[tile]):
            root = features.root(first + i)
            if features.is_finished(root):
                earlier = first  # CC-24, CC-27: another segment of the tile may belong to the feature too
                while features.root(earlier) != root:
                    earlier += 1
                if earlier == first + i:
                    self.score(KIND[SEGMENT[8 * tile + i]], root)

    def score_monasteries(self) -> None:
        """CC-30: monasteries with all eight cells round them full."""
        features = self.features
        for monastery in features.monasteries:
            segment = monastery_segment(monastery)
            if features.is_finished(segment):
                self.score(MONASTERY, segment)
                features.finish_monastery(segment)

    def score(self, kind: i64, root: i64) -> None:
        """CC-28, CC-29, CC-31: pay the owners of a finished feature; its followers go home."""
        followers = self.features.followers(root)
        if followers == 0 and self.events is None:
            return
        points = feature_points(self.features, kind, root)
        winners = owners(followers)
        for seat in range(self.players):
            if has_seat(winners, seat):
                self.track[seat] += points
        if self.events is not None:
            self.tell("score", payment(self.features, kind, root, points, winners))
        if followers != 0:
            tiles, pennants = self.features.tiles(root), self.features.pennants(root)
            entry = score_entry(cell_of(self.latest()), kind, tiles, pennants, winners)
            self.scored = append(self.scored, entry)
            for follower in self.followers.send_home(self.features, root):
                if self.events is not None:
                    self.tell("return", standing_at(follower) | {"role": role_of(follower)})

    def end(self) -> None:
        """CC-36: the last tile is laid or removed."""
        if self.events is None:
            return
        for holding in self.holdings():
            facts = payment(self.features, holding.kind, holding.root, holding.points, holding.owners)
            self.tell("final", facts | {"cities": int(holding.cities)})
        self.tell("end", {"scores": self.scores(), "breakdown": self.breakdown()})

    def holdings(self) -> list[Holding]:
        """Every feature with followers, and what it would pay if the game ended now."""
        return holdings(self.board, self.features, self.followers.standing)

    def scores(self) -> list[int]:
        """The points by seat, as if the game ended here."""
        points = [int(number) for number in self.track]
        for holding in self.holdings():
            for seat in range(len(points)):
                if has_seat(holding.owners, seat):
                    points[seat] += holding.points
        return points

    def standing(self, seat: int) -> list[int]:
        """CC-40: points alone."""
        return [self.scores()[seat]]

    def standings(self) -> list[list[int]]:
        """The same for every seat."""
        return [[points] for points in self.scores()]


def deal(game: Game[Any], players: int, seed: int, options: dict[str, Any], listen: bool) -> Carcassonne:
    """CC-3 to CC-6: a new game."""
    state = Carcassonne(game, players, options["random_start"])
    state.events = [] if listen else None
    state.set_up()
    pile = ALL_TILES[:]
    state.chance = shuffle(seeded(seed), pile, len(pile))
    state.pile = pile
    if state.random_start:
        state.seat = state.below(players)
    state.settle()
    return state
