"""The course of the game: drawing and laying tiles, followers, scoring, the end."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.chance import seeded, shuffle
from demesne.core.game import Game
from demesne.core.state import OVER, Event, State
from demesne.games.carcassonne.board import Board, new_board, where
from demesne.games.carcassonne.features import ALL_OPEN, FOLLOWERS, Features, new_features
from demesne.games.carcassonne.followers import Followers, follower_entry, new_followers, role_of, standing_at
from demesne.games.carcassonne.scoring import Holding, feature_points, holdings, owners, payment, score_entry
from demesne.games.carcassonne.tiles import EDGED_COUNT, KIND, LETTERS, MONASTERY, SEGMENT, SEGMENT_COUNT, START, TILES

NO_FOLLOWER: Final[i64] = 0  # an action; 1 + a place in SEGMENTS puts a follower there
NO_TILE: Final[i64] = -1
NOTHING: Final = vec[i64]()
#: CC-1, CC-3: all tiles but the start tile
ALL_TILES: Final = vec[i64](
    [tile for tile in range(len(TILES)) for _ in range(TILES[tile].copies - int(tile == START))]
)


class Carcassonne(State):
    """A game of Carcassonne in progress."""

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        random_start: bool,
        chance: i64,
        reveals: i64,
        events: list[Event] | None,
        board: Board,
        features: Features,
        followers: Followers,
        track: vec[i64],
        scored: vec[i64],
        pile: vec[i64],
        drawn: i64,
        removed: vec[i64],
        left_out: vec[i64],
        seat: i64,
        hand: i64,
        claiming: bool,
        actor: i64,
        choices: vec[i64],
    ) -> None:
        self.game = game
        self.players = players
        self.random_start: Final = random_start
        self.chance = chance
        self.reveals = reveals
        self.events = events
        self.board = board
        self.features = features
        self.followers = followers
        self.track = track  # by seat: the points scored so far
        self.scored = scored  # each feature that has paid, see `score_entry`
        self.pile = pile  # in the order drawn; replaced, never changed
        self.drawn = drawn  # how many of the pile
        self.removed = removed  # tiles that fitted nowhere; replaced, never changed
        self.left_out = left_out  # tiles that are not in this game; never changed
        self.seat = seat  # whose turn it is
        self.hand = hand  # the tile to be laid
        self.claiming = claiming  # whether the tile is laid and a follower may follow
        self.actor = actor
        self.choices = choices  # the legal actions

    def clone(self) -> Carcassonne:
        """An independent copy that nobody listens to."""
        return Carcassonne(
            self.game,
            self.players,
            self.random_start,
            self.chance,
            self.reveals,
            None,
            self.board.clone(),
            self.features.clone(),
            self.followers.clone(),
            self.track[:],
            self.scored[:],
            self.pile,
            self.drawn,
            self.removed,
            self.left_out,
            self.seat,
            self.hand,
            self.claiming,
            self.actor,
            self.choices,
        )

    def legal(self) -> vec[i64]:
        """The placements of the tile in hand, or the segments that a follower may take and none."""
        return self.choices

    def perform(self, action: i64) -> None:
        """Carry out a legal action and run on to the next real decision."""
        self.act(action)
        self.settle()

    def act(self, action: i64) -> None:
        """Lay the tile, or place a follower or none and end the turn."""
        if not self.claiming:
            self.lay(action)
            return
        if action != NO_FOLLOWER:
            self.place_follower(action - 1)
        self.end_turn()

    def settle(self) -> None:
        """Do all that has only one way to be done, until somebody has a choice."""
        while True:
            if self.claiming:
                self.choices = self.claims()
                if len(self.choices) > 1:
                    break
                self.end_turn()
            if self.hand == NO_TILE:
                if self.drawn == len(self.pile):
                    self.end()
                    return
                self.draw()
            self.choices = self.board.placements(self.hand)
            if len(self.choices) > 1:
                break
            if len(self.choices) == 1:
                self.lay(self.choices[0])
            else:
                self.remove()
        self.actor = self.seat

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
        cell, orientation = placement >> 2, 4 * self.hand + (placement & 3)
        first_segment = self.features.used
        self.features.add_tile(self.board, cell, orientation)
        self.board.lay(cell, orientation, first_segment)
        if self.events is not None:
            self.tell("place", {"seat": self.seat, "tile": LETTERS[self.hand]} | where(placement))
        self.hand = NO_TILE
        self.claiming = True

    def latest(self) -> i64:
        """The entry of the tile laid last."""
        return self.board.laid[len(self.board.laid) - 1]

    def claims(self) -> vec[i64]:
        """CC-16 to CC-21: what may be done with a follower, the tile being laid."""
        if self.followers.supply[self.seat] == 0:
            return NOTHING
        latest = self.latest()
        tile, first = (latest & 255) >> 2, latest >> 8 & 255
        found = vec[i64]([NO_FOLLOWER], capacity=8)
        for i in range(SEGMENT_COUNT[tile]):
            if not self.features.is_occupied(first + i):
                found = append(found, 1 + SEGMENT[8 * tile + i])
        return found

    def place_follower(self, name: i64) -> None:
        """CC-17: a follower goes to a segment of the tile just laid, given by its place in SEGMENTS."""
        latest = self.latest()
        tile, segment = (latest & 255) >> 2, latest >> 8 & 255
        while SEGMENT[8 * tile + segment - (latest >> 8 & 255)] != name:
            segment += 1
        follower = follower_entry(latest >> 16, segment, name, self.seat)
        self.followers.place(self.features, follower)
        if self.events is not None:
            self.tell("follower", standing_at(follower) | {"role": role_of(follower)})

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
        tile, first = (latest & 255) >> 2, latest >> 8 & 255
        for i in range(EDGED_COUNT[tile]):
            root = features.root(first + i)
            if features.entries[root] & ALL_OPEN == 0:
                earlier = first  # CC-24, CC-27: another segment of the tile may belong to the feature too
                while features.root(earlier) != root:
                    earlier += 1
                if earlier == first + i:
                    self.score(KIND[SEGMENT[8 * tile + i]], root)

    def score_monasteries(self) -> None:
        """CC-30: monasteries with all eight cells round them full."""
        features = self.features
        for monastery in features.monasteries:
            if features.entries[monastery & 255] & ALL_OPEN == 0:
                self.score(MONASTERY, monastery & 255)
                features.finish_monastery(monastery & 255)

    def score(self, kind: i64, root: i64) -> None:
        """CC-28, CC-29, CC-31: pay the owners of a finished feature; its followers go home."""
        followers = self.features.entries[root] & FOLLOWERS
        if followers == 0 and self.events is None:
            return
        points = feature_points(self.features, kind, root)
        winners = owners(followers)
        for seat in range(self.players):
            if winners >> seat & 1 != 0:
                self.track[seat] += points
        if self.events is not None:
            self.tell("score", payment(self.features, kind, root, points, winners))
        if followers != 0:
            tiles, pennants = self.features.tiles(root), self.features.pennants(root)
            entry = score_entry(self.latest() >> 16, kind, tiles, pennants, winners)
            self.scored = append(self.scored, entry)
            for follower in self.followers.send_home(self.features, root):
                if self.events is not None:
                    self.tell("return", standing_at(follower) | {"role": role_of(follower)})

    def end(self) -> None:
        """CC-36: the last tile is laid or removed."""
        self.actor = OVER
        self.choices = NOTHING
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
                if holding.owners >> seat & 1 != 0:
                    points[seat] += holding.points
        return points

    def standing(self, seat: int) -> list[int]:
        """CC-40: points alone."""
        return [self.scores()[seat]]


def deal(game: Game[Any], players: int, seed: int, options: dict[str, Any], listen: bool) -> Carcassonne:
    """CC-3 to CC-6: a new game."""
    state = new_table(game, players, options["random_start"], listen)
    pile = ALL_TILES[:]
    chance = shuffle(seeded(seed), pile, len(pile))
    state.pile = pile
    state.chance = chance
    if state.random_start:
        state.seat = state.below(players)
    state.settle()
    return state


def new_table(game: Game[Any], players: int, random_start: bool, listen: bool) -> Carcassonne:
    """The start tile on the table, nothing to draw yet."""
    board = new_board()
    return Carcassonne(
        game, players, random_start, 1, 0, [] if listen else None, board, new_features(board),
        new_followers(players), vec[i64]([0] * players), vec[i64](),
        NOTHING, 0, NOTHING, NOTHING, 0, NO_TILE, False, OVER, NOTHING,
    )  # fmt: skip
