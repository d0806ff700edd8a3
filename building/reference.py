"""Writes docs/reference.md: what is public, with its parameters and what it is for, as the sources say it."""

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple

from building.project import PACKAGE, ROOT

PAGE: Final = ROOT / "docs" / "reference.md"
HEADING: Final = """# Reference

Written by `python -m building.reference` from the sources. What the names mean together is told in [Bots](bots.md),
[For research](research.md) and [Observations and actions](encodings.md).
"""


class Entry(NamedTuple):
    """Something public: under which name, in which source, and what it is called there."""

    name: str
    source: str
    there: str


ENTRIES: Final = [
    Entry("demesne.games", "games/__init__.py", "list_games"),
    Entry("demesne.game", "games/__init__.py", "find_game"),
    Entry("demesne.Game", "core/game.py", "Game"),
    Entry("demesne.Option", "core/game.py", "Option"),
    Entry("demesne.State", "core/state.py", "State"),
    Entry("demesne.Event", "core/state.py", "Event"),
    Entry("demesne.bot", "bots/catalogue.py", "make_bot"),
    Entry("demesne.window", "bots/bot.py", "Window"),
    Entry("bot.judge: Judgement", "bots/thinking.py", "Judgement"),
    Entry("game.encoding: Encoding", "core/encoding.py", "Encoding"),
    Entry("encoding.fields: Field", "core/encoding.py", "Field"),
    Entry("encoding.blocks: Block", "core/encoding.py", "Block"),
    Entry("demesne.batch", "bots/batches.py", "batch"),
    Entry("demesne.batch: Batch", "minds/batch.py", "Batch"),
    Entry("demesne.adapters.pettingzoo.env", "adapters/pettingzoo.py", "env"),
    Entry("demesne.adapters.gymnasium.env", "adapters/gymnasium.py", "env"),
    Entry("demesne.adapters.openspiel.register", "adapters/openspiel.py", "register"),
    Entry("demesne.read_data", "data_folder.py", "read_data"),
]


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole page."""
    return "\n".join([HEADING, *(part for entry in ENTRIES for part in described(entry))])


def described(entry: Entry) -> Iterator[str]:
    """What there is to say about something public."""
    tree = ast.parse((PACKAGE / entry.source).read_text(encoding="utf-8"))
    (node,) = [one for one in tree.body if isinstance(one, ast.ClassDef | ast.FunctionDef) and one.name == entry.there]
    yield f"## {entry.name}\n"
    if isinstance(node, ast.FunctionDef):
        yield f"```text\n{entry.name}{signature(node)}\n```\n"
    yield f"{ast.get_docstring(node)}\n"
    if isinstance(node, ast.ClassDef):
        rows = [row for one in node.body if isinstance(one, ast.FunctionDef) for row in described_method(one)]
        if rows:
            yield "\n".join(["| | |", "|---|---|", *rows]) + "\n"


def described_method(node: ast.FunctionDef) -> Iterator[str]:
    """A row for a method or a property of a class that anybody may call."""
    if node.name.startswith("_"):
        return
    is_property = any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list)
    what = node.name if is_property else f"{node.name}{signature(node)}"
    summary = " ".join((ast.get_docstring(node) or "").split())
    yield "| `{}` | {} |".format(*[text.replace("|", "\\|") for text in (what, summary)])


def signature(node: ast.FunctionDef) -> str:
    """The parameters as they are written, without `self`, and what comes back."""
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix(", ")
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({arguments}){returns}"


if __name__ == "__main__":
    main()
