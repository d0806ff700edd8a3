"""Draw the README's picture: the end of a recorded game, as the terminal shows it."""

import io
from pathlib import Path

from rich.console import Console

import demesne
from demesne.core.replay import read_record, replay
from demesne.terminal.boards import board_for

ROOT = Path(__file__).parents[1]
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: {char_height}px;
line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<rect width="100%" height="100%" rx="8" fill="#1b1e24"/>
<g transform="translate({terminal_x}, {terminal_y})"><g class="{unique_id}-matrix">
{backgrounds}
{matrix}
</g></g>
</svg>
"""

record = read_record((ROOT / "tests/replays/kingdomino/all-bonuses.json").read_text())
record.names = ["Ana", "Bruno", "Clara", "Diego"]
states = [state.clone() for state in replay(demesne.game(record.game), record)]
board = board_for(record.game, record.names)
console = Console(record=True, width=126, file=io.StringIO(), force_terminal=True, color_system="truecolor")
console.print(board.draw(states[-12].view(None), []))
console.print()
console.print(board.points(states[-1].breakdown()))
console.save_svg(str(ROOT / "docs/kingdomino.svg"), code_format=FRAME)
