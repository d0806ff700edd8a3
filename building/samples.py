"""Plays games, and writes down positions of them: those from which codes are foretold, and some with their codes."""

import json
from typing import Any, Final

import demesne
from building.project import PACKAGE, ROOT
from demesne.bots import Window, make_bot
from demesne.core.game import Game, canonical
from demesne.core.state import State
from demesne.games import SAMPLE

CODES: Final = ROOT / "tests" / "codes"
BOT: Final = "greedy"
#: players, and what part of the game has been played
SAMPLED: Final = [(2, 0.35), (3, 0.7)]
CODED: Final = [(2, 0.1), (2, 0.5), (4, 0.9)]


def main() -> None:
    """Write the samples of all games anew, and then codes, which follow from them."""
    for name in demesne.games():
        game = demesne.game(name)
        sample = "".join(canonical(position(game, 1, *played).save()) + "\n" for played in SAMPLED)
        (PACKAGE / "games" / name / SAMPLE).write_text(sample, encoding="ascii")
        game.sample, game.primed = sample, None
        coded = [position(game, 2, *played) for played in CODED]
        lines = [json.dumps({"code": state.code(), "position": state.save()}) + "\n" for state in coded]
        CODES.mkdir(exist_ok=True)
        (CODES / f"{name}.jsonl").write_text("".join(lines), encoding="utf-8")
        print(name, *[len(state.code()) for state in coded])


def position(game: Game[Any], seed: int, players: int, part: float) -> State:
    """How a game stands of which a part has been played."""
    states = [game.new(players, seed)]
    bots = [make_bot(BOT, game.name, seat) for seat in range(players)]
    while states[-1].actor != demesne.OVER:
        seat = int(states[-1].actor)
        after = states[-1].clone()
        after.apply(bots[seat].choose(Window(states[-1], seat)))
        states.append(after)
    found: State = states[int(part * len(states))]
    return found


if __name__ == "__main__":
    main()
