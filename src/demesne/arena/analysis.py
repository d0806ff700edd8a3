"""What a bot thinks of every decision of recorded games."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from rich.table import Table

from demesne.arena.report import drawn
from demesne.arena.spread import spread
from demesne.bots import Bot, Thinking, Window, make_bot
from demesne.core.chance import fold
from demesne.core.replay import Record, replay
from demesne.games import find_game
from demesne.locale import Language

COSTLIEST: Final = 10  # decisions that people are shown


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
    error: float  # the standard error of the best value

    @property
    def loss(self) -> float:
        """How much better the best action is."""
        return max(0.0, self.best_value - self.value)

    def text(self) -> str:
        """The line of a file."""
        return json.dumps(asdict(self) | {"loss": self.loss}, ensure_ascii=False) + "\n"


def analyse(
    records: Sequence[Record], bot: str, seed: int, processes: int | None, cluster: str | None
) -> Iterator[Finding]:
    """Every decision of the records in their order; what is found depends on the seed alone, not on the place."""
    for record in records:
        thinking(make_bot(bot, record.game), bot)
    orders = ((decision, bot, seed) for decision in decisions(records))
    return spread(judge, orders, processes, cluster)


def thinking(bot: Bot, name: str) -> Thinking:
    """A bot that can say what it thinks; of another one a ValueError."""
    if not isinstance(bot, Thinking):
        raise ValueError(f"The bot {name!r} cannot say what it thinks; `master` can.")
    return bot


def decisions(records: Sequence[Record]) -> Iterator[Decision]:
    """All decisions of the records."""
    for place, record in enumerate(records):
        states = replay(find_game(record.game), record)
        for number, (state, played) in enumerate(zip(states, record.actions, strict=False), 1):
            yield Decision(place, number, int(state.actor), state.save(), played)


def judge(decision: Decision, bot: str, seed: int) -> Finding:
    """What a bot thinks of a decision, by what its seat knew."""
    record, number, seat, position, played = decision
    game = find_game(position["game"])
    state = game.load(position)
    action = state.read(played)
    found = thinking(make_bot(bot, game.name, fold(seed, record, number)), bot).judge(Window(state, seat))
    best, mine = found[0], next(one for one in found if one.action == action)
    words = [state.say(one.action) for one in (mine, best)]
    return Finding(record, number, seat, words[0], mine.value, words[1], best.value, best.error)


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
