"""What a bot thinks of every decision of recorded games."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import hypot
from typing import Any, Final, Literal, NamedTuple

from rich.table import Table

from demesne.arena.report import drawn
from demesne.arena.spread import spread
from demesne.bots import Bot, Thinking, Window, make_bot
from demesne.core.chance import fold
from demesne.core.replay import Record, replay
from demesne.games import find_game
from demesne.locale import Language

COSTLIEST: Final = 10  # decisions that people are shown

Verdict = Literal["best", "fine", "slip", "blunder"]
DOUBTFUL: Final = 0.04  # of the winner's points, from where on a loss is a slip
GRAVE: Final = 0.1  # and a blunder
TRIED: Final = 8  # worlds in which both moves must have been tried, so that there is a loss
SURE: Final = 3  # standard errors that must lie between them


class Decision(NamedTuple):
    """Where somebody decided, and what."""

    record: int  # its place among the records
    number: int  # its place in the record, from 1 on
    seat: int
    position: dict[str, Any]
    played: str


@dataclass(frozen=True)
class Finding:
    """What a bot thinks of a decision."""

    record: int
    number: int
    seat: int
    played: str
    value: float
    best: str
    best_value: float
    error: float  # the standard error of the loss
    tried: int  # the worlds in which that of the two was tried that was tried in fewer

    @property
    def loss(self) -> float:
        """How much better the best action is."""
        return max(0.0, self.best_value - self.value)

    def verdict(self, won: int) -> Verdict:
        """What the decision was like, in a game that was won with so many points."""
        if self.played == self.best:
            return "best"
        share = self.loss / max(1, won)
        if self.tried < TRIED or self.loss <= SURE * self.error or share < DOUBTFUL:
            return "fine"
        return "slip" if share < GRAVE else "blunder"

    def text(self) -> str:
        """The line of a file."""
        return json.dumps(asdict(self) | {"loss": self.loss}, ensure_ascii=False) + "\n"


def analyse(
    records: Sequence[Record], bot: str, seed: int, processes: int | None, cluster: str | None
) -> Iterator[Finding]:
    """Every decision of the records in their order; what is found depends on the seed alone, not on the place."""
    for record in records:
        thinking(make_bot(bot, record.game), bot)
    places = enumerate(records)
    orders = ((decision, bot, seed) for place, record in places for decision in decisions(record, place))
    return spread(judge, orders, processes, cluster)


def thinking(bot: Bot, name: str) -> Thinking:
    """A bot that can say what it thinks; of another one a ValueError."""
    if not isinstance(bot, Thinking):
        raise ValueError(f"The bot {name!r} cannot say what it thinks; `master` can.")
    return bot


def decisions(record: Record, place: int = 0, first: int = 0) -> Iterator[Decision]:
    """The decisions of a record, from the first wanted on."""
    states = replay(find_game(record.game), record)
    for number, (state, played) in enumerate(zip(states, record.actions, strict=False)):
        if number >= first:
            yield Decision(place, number + 1, int(state.actor), state.save(), played)


def judge(decision: Decision, bot: str, seed: int) -> Finding:
    """What a bot thinks of a decision, by what its seat knew."""
    record, number, seat, position, played = decision
    game = find_game(position["game"])
    state = game.load(position)
    action = state.read(played)
    found = thinking(make_bot(bot, game.name, fold(seed, record, number)), bot).judge(Window(state, seat))
    best, mine = found[0], next(one for one in found if one.action == action)
    return Finding(
        record=record,
        number=number,
        seat=seat,
        played=state.say(mine.action),
        value=mine.value,
        best=state.say(best.action),
        best_value=best.value,
        error=hypot(best.error, mine.error),
        tried=min(best.visits, mine.visits),
    )


def tables(
    names: Sequence[str], records: Sequence[Record], findings: Sequence[Finding], words: Language
) -> list[Table]:
    """How well each seat decided, and the decisions that cost most; `names` are those of the records."""
    return [table_of_seats(names, records, findings, words), table_of_losses(names, records, findings, words)]


def table_of_seats(
    names: Sequence[str], records: Sequence[Record], findings: Sequence[Finding], words: Language
) -> Table:
    """By seat of each record: how often the bot would have done the same, and the mean loss."""
    keys = ("record", "player", "decisions", "same", "mean")
    rows = []
    for place, record in enumerate(records):
        for seat, player in enumerate(record.names):
            mine = [found for found in findings if (found.record, found.seat) == (place, seat)]
            if mine:
                same = sum(found.played == found.best for found in mine) / len(mine)
                mean = sum(found.loss for found in mine) / len(mine)
                rows.append([names[place], player, str(len(mine)), f"{same:.0%}", f"{mean:.2f}"])
    return drawn(words.say("analysis-seats"), [words.say(f"analysis-{key}") for key in keys], rows)


def table_of_losses(
    names: Sequence[str], records: Sequence[Record], findings: Sequence[Finding], words: Language
) -> Table:
    """The decisions that cost most."""
    keys = ("record", "number", "player", "played", "best", "loss")
    rows = [
        [names[found.record], str(found.number), records[found.record].names[found.seat], found.played, found.best,
         f"{found.loss:.2f} ± {found.error:.2f}"]
        for found in sorted(findings, key=lambda found: -found.loss)[:COSTLIEST]
        if found.loss > 0
    ]  # fmt: skip
    return drawn(words.say("analysis-losses"), [words.say(f"analysis-{key}") for key in keys], rows)
