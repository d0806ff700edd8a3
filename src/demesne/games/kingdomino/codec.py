"""States to and from plain data."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import seeded
from demesne.core.fields import Fields
from demesne.core.game import Game, is_whole
from demesne.core.state import OVER
from demesne.games.kingdomino.dominoes import DOMINOES
from demesne.games.kingdomino.engine import FREE, GAMES_OF_A_DYNASTY, Kingdomino, Rules, deal, make_rules
from demesne.games.kingdomino.ground import Ground, why_not_place
from demesne.games.kingdomino.kingdom import DISCARD, Kingdom, domino_of, new_kingdom, placement_of
from demesne.games.kingdomino.words import LYING, as_listed, say_lying

VERSION: Final = 1
NUMBERS: Final = range(1, len(DOMINOES) + 1)
GENERATOR: Final = range(1, 2**63)
ANY: Final = range(10**9)
POINTS: Final = range(1000)


def save(state: Kingdomino) -> dict[str, Any]:
    """The whole state; `line` has the kings that have still to place, `taking` the one that has just placed."""
    return public(state) | {
        "kings": [int(seat) for seat in state.kings[state.turn :]] if state.is_opening() else [],
        "pile": [int(domino) for domino in state.pile[state.drawn :]],
        "chance": int(state.chance),
    }


def public(state: Kingdomino) -> dict[str, Any]:
    """The part of a state that nobody hides."""
    rules = state.rules
    upcoming = range(state.turn if state.placing else state.turn + 1, len(state.line))
    return {
        "game": state.game.name,
        "version": VERSION,
        "players": int(rules.players),
        "options": {option.name: getattr(rules, option.name) for option in state.game.options},
        "kingdoms": [{"laid": laid(kingdom), "discarded": discarded(kingdom)} for kingdom in state.kingdoms],
        "line": [{"domino": int(state.line[i]), "king": int(state.kings[i])} for i in upcoming],
        "taking": int(state.actor) if state.actor != OVER and not state.placing and not state.is_opening() else None,
        "offer": [
            {"domino": int(domino), "king": None if king == FREE else int(king)}
            for domino, king in zip(state.offer, state.claims, strict=True)
        ],
        "earlier": earlier(state),
        "reveals": int(state.reveals),
    }


def laid(kingdom: Kingdom) -> list[str]:
    """The dominoes of a kingdom and how they lie, in the order laid."""
    return [
        say_lying(domino_of(entry), placement_of(entry)) for entry in kingdom.history if placement_of(entry) != DISCARD
    ]


def discarded(kingdom: Kingdom) -> list[int]:
    """The dominoes that a player had to discard."""
    return [int(domino_of(entry)) for entry in kingdom.history if placement_of(entry) == DISCARD]


def earlier(state: Kingdomino) -> list[list[int]]:
    """For each finished game of a dynasty the points by seat."""
    points = [int(number) for number in state.earlier]
    players = int(state.rules.players)
    return [points[i : i + players] for i in range(0, len(points), players)]


def load(game: Game[Any], position: Any) -> Kingdomino:
    """The state that `save` gave or a person wrote, checked to the last domino."""
    fields = Fields(position)
    fields.header(game.name, VERSION)
    players = fields.whole("players", range(100))
    options = game.settle(players, fields.value("options", dict, "an object with the options", {}))
    rules = make_rules(players, options)
    state = deal(game, players, 0, options, False)
    seats = range(players)
    state.kingdoms = vec[Kingdom](load_kingdoms(fields, rules))
    opening = fields.wholes("kings", seats, [])
    taking = load_king(fields, "taking", seats)
    line = load_line(fields, "line", seats)
    offer = load_line(fields, "offer", seats)
    state.pile = vec[i64](fields.wholes("pile", NUMBERS))
    state.drawn = 0
    state.earlier = vec[i64](load_earlier(fields, rules))
    state.chance = fields.whole("chance", GENERATOR, seeded(0))
    state.reveals = fields.whole("reveals", ANY, 0)
    fields.finish()

    acting = [] if taking is None else [(0, taking)]
    state.line = vec[i64]([domino for domino, _ in acting + line])
    state.kings = vec[i64](opening or [king for _, king in acting + line])
    state.turn = 0
    state.placing = not opening and taking is None
    state.offer = vec[i64]([domino for domino, _ in offer])
    state.claims = vec[i64]([king for _, king in offer])
    check_dominoes(state)
    check_kings(state, opening, taking)
    check_turn(state, opening)
    state.settle()
    return state


def load_kingdoms(fields: Fields, rules: Rules) -> list[Kingdom]:
    """The kingdoms, every domino laid by the rules."""
    kingdoms = []
    for data in fields.objects("kingdoms"):
        kingdom = new_kingdom()
        for i, lying in enumerate(data.value("laid", list, "a list such as ['12 at 1,0 east']")):
            field = f"{data.name('laid')}[{i}]"
            words = LYING.fullmatch(str(lying))
            if not words or int(words[1]) not in NUMBERS:
                raise ValueError(f"{field}: {lying!r} does not say how a domino lies, as '12 at 1,0 east' does.")
            domino, x, y = int(words[1]), int(words[2]), int(words[3])
            placement = as_listed(domino, x, y, words[4])
            if placement not in list(kingdom.placements(domino, rules.size)):
                why = why_not_place(Ground(kingdom, int(rules.size), domino), x, y, words[4])
                raise ValueError(f"{field}: {why}")
            kingdom.lay(domino, placement)
        for domino in data.wholes("discarded", NUMBERS, []):
            kingdom.discard(domino)
        data.finish()
        kingdoms.append(kingdom)
    if len(kingdoms) != rules.players:
        raise ValueError(f"kingdoms: there are {len(kingdoms)} for {rules.players} players.")
    return kingdoms


def load_king(fields: Fields, field: str, seats: range) -> int | None:
    """The seat whose king it is, or None."""
    fields.asked.add(field)
    return None if fields.data.get(field) is None else fields.whole(field, seats)


def load_line(fields: Fields, field: str, seats: range) -> list[tuple[int, int]]:
    """The dominoes of a line with the owners of the kings on them."""
    line = []
    for data in fields.objects(field):
        king = load_king(data, "king", seats)
        if king is None and field == "line":
            raise ValueError(f"{data.name('king')}: every domino of the current line has a king.")
        line.append((data.whole("domino", NUMBERS), FREE if king is None else king))
        data.finish()
    if line != sorted(line):
        raise ValueError(f"{field}: a line is in ascending order.")
    return line


def load_earlier(fields: Fields, rules: Rules) -> list[int]:
    """The points by seat in the finished games of a dynasty, one game after the other."""
    games = fields.value("earlier", list, "a list of lists of points", [])
    for game in games:
        if (
            not isinstance(game, list)
            or len(game) != rules.players
            or not all(is_whole(n) and n in POINTS for n in game)
        ):
            raise ValueError(
                f"earlier: expected a list of {rules.players} numbers of points for each game, not {game!r}."
            )
    if len(games) > (GAMES_OF_A_DYNASTY - 1 if rules.dynasty else 0):
        raise ValueError("earlier: there are more games than can have been finished.")
    return [points for game in games for points in game]


def check_dominoes(state: Kingdomino) -> None:
    """No domino is anywhere twice, and there are as many as are in play."""
    where: dict[int, str] = {}
    places = {
        f"kingdoms[{seat}]": [domino_of(entry) for entry in kingdom.history]
        for seat, kingdom in enumerate(state.kingdoms)
    }
    places |= {
        "line": [domino for domino in state.line if domino],
        "offer": list(state.offer),
        "pile": list(state.pile),
    }
    for field, dominoes in places.items():
        for domino in dominoes:
            if domino in where:
                also = "" if where[domino] == field else f", and also in {where[domino]}"
                raise ValueError(f"{field}: domino {domino} is there{also or ' twice'}.")
            where[domino] = field
    if len(where) != state.rules.dominoes:
        raise ValueError(f"pile: there are {len(where)} dominoes in all, but {state.rules.dominoes} are in play.")


def check_kings(state: Kingdomino, opening: list[int], taking: int | None) -> None:
    """Every player has all of his kings, and every domino of a line its place for one."""
    rules = state.rules
    if opening and (len(state.line) or taking is not None):
        raise ValueError("kings: they are drawn before there is a current line and before anybody has placed.")
    claimed = [int(king) for king in state.claims if king != FREE]
    for field, length in (("offer", len(state.offer)), ("line", len(state.line))):
        if length > rules.line_length:
            raise ValueError(f"{field}: there are {length} dominoes in a line of {rules.line_length}.")
    if len(state.offer) not in (0, rules.line_length) or (len(state.offer) == 0 and len(state.pile) > 0):
        raise ValueError(f"offer: the new line has {rules.line_length} dominoes, or none when the pile is empty.")
    if taking is not None and len(state.offer) == 0:
        raise ValueError("taking: there is no new line to take from.")
    kings = [int(king) for king in state.kings] + claimed
    each = int(rules.line_length // rules.players)
    for seat in range(rules.players):
        has = kings.count(seat)
        if len(state.offer) and has != each:
            raise ValueError(f"{'kings' if opening else 'line'}: seat {seat} has {has} kings instead of {each}.")
        if has > each:
            raise ValueError(f"line: seat {seat} has {has} kings instead of {each}.")


def check_turn(state: Kingdomino, opening: list[int]) -> None:
    """All kings have acted equally often, but for those that have still to act."""
    rules = state.rules
    turns, rest = divmod(int(rules.dominoes) - len(state.pile) - len(state.offer), int(rules.line_length))
    if rest:
        raise ValueError(f"pile: {len(state.pile)} dominoes are not a whole number of lines.")
    for seat, kingdom in enumerate(state.kingdoms):
        due = sum([domino > 0 and king == seat for domino, king in zip(state.line, state.kings, strict=False)])
        got, should = len(kingdom.history) + due, turns * rules.line_length // rules.players
        if got != should:
            raise ValueError(
                f"kingdoms[{seat}]: {len(kingdom.history)} dominoes and {due} in the line are not the {should}"
                f" that a player has had by then."
            )
    if opening and turns:
        raise ValueError("kings: they are drawn before anybody has a domino.")
    if not opening and len(state.kings) == 0 and len(state.offer):
        raise ValueError("line: nobody is there to act.")
