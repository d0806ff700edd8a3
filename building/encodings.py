"""Writes docs/encodings.md: every field of an observation and every block of actions, as the games declare them."""

from collections.abc import Sequence
from typing import Final

import demesne
from building.project import ROOT
from demesne.core.encoding import Encoding
from demesne.games.dominion.encoding import FORK_NAMES, KEYS, STEP_NAMES

PAGE: Final = ROOT / "docs" / "encodings.md"
HEADING: Final = """# Observations and actions as numbers

Written by `python -m building.encodings` from what the games declare.

```python
import demesne, numpy

encoding = demesne.game("kingdomino").encoding(players=2, harmony=True)
state = demesne.game("kingdomino").new(players=2, seed=7, harmony=True)
observed = numpy.frombuffer(state.observe(0), numpy.uint8)  # encoding.shape; no copy is made
allowed = numpy.frombuffer(state.mask(), numpy.uint8)  # encoding.actions numbers: 1 where the actor may choose
index = int(allowed.argmax())
state.apply(encoding.action(state, index))  # and back: encoding.index(state, action)
```

An observation is one row of numbers from 0 to 255, field after field. `encoding.fields` has their names, shapes,
highest numbers and places (`start`); `encoding.names` and `encoding.high` have the name and the highest number of every
single place. Where more than 255 is possible at all, 255 stands for it. Everything in an observation is known to the
seat that observes, and seats are counted from it: 0 is the observer, 1 the next seat, and so on. Unused rows are 0.

The space of actions is the same for all games with the same number of players and the same options; `encoding.blocks`
has its parts. Every legal action has exactly one index. Where a board has no edges, an index counts the places that are
there now, which the observation lists in the same order; so the map from actions to indices is asked with the state.

The sizes below are those for two players and default options.
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page())


def page() -> str:
    """The whole page."""
    parts = [HEADING]
    for name in demesne.games():
        game = demesne.game(name)
        encoding = game.encoding(game.players[0])
        parts.append(f"## {game.title}\n\n{tables(encoding)}")
    cards = [numbered("Cards of Dominion (`kingdom`)", KEYS), numbered("Steps (`asked`)", STEP_NAMES)]
    ways = [" / ".join(names) for names in FORK_NAMES]
    return "\n".join([*parts, *cards, numbered("Choices between ways (`asked`)", ways)])


def tables(encoding: Encoding) -> str:
    """The fields and the blocks of a game."""
    rows = [
        f"An observation has {encoding.size} numbers, and there are {encoding.actions} actions.\n",
        "| field | shape | highest | |",
        "|---|---|---|---|",
        *[f"| `{field.name}` | {shape(field.shape)} | {field.high} | {field.help} |" for field in encoding.fields],
        "",
        "| actions | shape | first index | |",
        "|---|---|---|---|",
        *[f"| `{block.name}` | {shape(block.shape)} | {block.start} | {block.help} |" for block in encoding.blocks],
    ]
    return "\n".join(rows) + "\n"


def shape(lengths: tuple[int, ...]) -> str:
    """A shape for people."""
    return " × ".join(map(str, lengths))


def numbered(title: str, names: Sequence[str]) -> str:
    """A list of what has numbers from 1 on."""
    return f"**{title}**: " + ", ".join(f"{1 + number} {name}" for number, name in enumerate(names)) + ".\n"


if __name__ == "__main__":
    main()
