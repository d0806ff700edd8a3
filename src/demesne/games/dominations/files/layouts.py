"""Layouts as tables that any spreadsheet opens: a line for each tile, and for each copy of a card its four sides."""

import copy
import csv
from typing import Any, Final, NamedTuple

from demesne.games.dominations.components import DOMAINS, HALVES, SIDES

TILES: Final = "tiles.csv"
NODUS: Final = "nodus.csv"
TABLES: Final = [NODUS, TILES]
CORNERS: Final = ["corner 1", "corner 2", "corner 3"]
SEPARATORS: Final = [",", ";", "\t"]
#: by table: its columns; a name is there to be read and changes nothing
COLUMNS: Final = {
    TILES: ["tile", "camp", *CORNERS, "source"],
    NODUS: ["card", "name", "copy", *SIDES, "source"],
}
UNREAD: Final = {"name", "source"}
#: what may be written for what lies in a corner or on a side, to be quick
SHORT: Final = {half[0]: half for half in DOMAINS} | {"v": "vestigium", "x": "corruptio", "-": "none", "": "none"}
RESOURCES: Final = [half for half in HALVES if half != "corruptio"]

Data = dict[str, Any]


class Line(NamedTuple):
    """A line of a table: where it stands, and what is in its columns."""

    file: str
    number: int
    cells: dict[str, str]

    def wrong(self, column: str, problem: str) -> str:
        """A mistake in a column."""
        return f"{self.file} line {self.number}, column {column}: {problem}"

    def one_of(self, column: str, words: list[str], mistakes: list[str]) -> str:
        """One of some words, or its letter; the first of them if it is neither."""
        said = self.cells[column].lower()
        word = SHORT.get(said, said)
        if word not in words:
            mistakes.append(self.wrong(column, f"{self.cells[column]!r} is not one of {', '.join(words)}."))
        return word if word in words else words[0]


def export_tables(data: Data) -> dict[str, str]:
    """The texts of the tables by name."""
    tiles = [
        [tile["id"], tile["camp"], *[corner or "none" for corner in tile["corners_clockwise"]], tile.get("source", "")]
        for tile in data["tiles.json"]
    ]
    nodus = [
        [
            record["id"],
            named(data, record),
            letter.upper(),
            *[layout[side] for side in SIDES],
            source_of(record, layout),
        ]
        for (_, letter), (record, layout) in layouts(data).items()
    ]
    return {name: written(name, rows) for name, rows in ((NODUS, nodus), (TILES, tiles))}


def written(name: str, rows: list[list[str]]) -> str:
    """A table as text."""
    return "".join(",".join(map(quoted, row)) + "\n" for row in [COLUMNS[name], *rows])


def quoted(cell: str) -> str:
    """A cell as it stands in a table."""
    return '"' + cell.replace('"', '""') + '"' if set(cell) & set(',;"\n') else cell


def layouts(data: Data) -> dict[tuple[str, str], tuple[Data, Data]]:
    """By card and letter of its copy, "" if there are none: the record, and where its half Nodus are."""
    found = {
        (record["id"].lower(), one["copy"].lower()): (record, one)
        for record in data["masteries.json"]
        for one in record["nodus"]
    }
    others = [level for monument in data["monuments.json"] for level in monument["levels"]]
    found |= {(one["id"].lower(), ""): (one, one["nodus"]) for one in [*others, data["board.json"]["campfire"]]}
    return found


def named(data: Data, record: Data) -> str:
    """What people call a card."""
    monument = next((one for one in data["monuments.json"] if record in one["levels"]), None)
    if monument:
        return f"{monument['name']['en']} {record['level']}"
    return str(record["name"]["en"])


def source_of(record: Data, layout: Data) -> str:
    """Where the half Nodus of a card come from."""
    return str(layout.get("source", record.get("provenance", {}).get("nodus", record.get("source", ""))))


def merge(data: Data, texts: dict[str, str], mistakes: list[str]) -> Data:
    """The data with what somebody's tables say; lines that are left out leave things as they are."""
    merged = dict(data)
    for name in TABLES:
        if name in texts:
            lines = read_lines(name, texts[name], mistakes)
            files = ["tiles.json"] if name == TILES else ["masteries.json", "monuments.json", "board.json"]
            merged |= {file: copy.deepcopy(merged[file]) for file in files}
            (merge_tiles if name == TILES else merge_nodus)(merged, lines, mistakes)
    return merged


def read_lines(name: str, text: str, mistakes: list[str]) -> list[Line]:
    """The lines of a table below its heading, with commas, semicolons or tabs between the columns."""
    heading = text.lstrip("\ufeff").partition("\n")[0]
    separator = max(SEPARATORS, key=heading.count)
    rows = csv.reader(text.lstrip("\ufeff").splitlines(keepends=True), delimiter=separator)
    columns = [cell.strip().lower() for cell in next(rows, [])]
    problems = [f"there is no column {one!r}" for one in COLUMNS[name] if one not in columns and one not in UNREAD]
    problems += [f"{one!r} is no column of it" for one in columns if one and one not in COLUMNS[name]]
    if problems:
        mistakes.append(f"{name} line 1: {'; '.join(problems)}. The columns are {', '.join(COLUMNS[name])}.")
        return []
    lines = []
    for row in rows:
        cells = [cell.strip() for cell in row]
        if not any(cells):
            continue
        if len(cells) > len(columns) and any(cells[len(columns) :]):
            mistakes.append(f"{name} line {rows.line_num}: there are more cells than columns.")
        filled = dict.fromkeys(COLUMNS[name], "") | dict(zip(columns, cells, strict=False))
        lines.append(Line(name, rows.line_num, filled))
    return lines


def merge_tiles(data: Data, lines: list[Line], mistakes: list[str]) -> None:
    """Camps and corners of tiles."""
    tiles = {tile["id"].lower(): tile for tile in data["tiles.json"]}
    seen: dict[str, int] = {}
    for line in lines:
        name = line.cells["tile"].lower()
        if name not in tiles or name in seen:
            there = f"it stands in line {seen[name]} already." if name in seen else "there is no tile of this name."
            mistakes.append(line.wrong("tile", f"{line.cells['tile']!r}: {there}"))
            continue
        seen[name] = line.number
        corners = [line.one_of(column, RESOURCES, mistakes) for column in CORNERS]
        tiles[name]["camp"] = line.one_of("camp", DOMAINS, mistakes)
        tiles[name]["corners_clockwise"] = [None if corner == "none" else corner for corner in corners]
        if line.cells["source"]:
            tiles[name]["source"] = line.cells["source"]


def merge_nodus(data: Data, lines: list[Line], mistakes: list[str]) -> None:
    """Half Nodus of cards."""
    found = layouts(data)
    cards = {card for card, _ in found}
    seen: dict[tuple[str, str], int] = {}
    for line in lines:
        key = line.cells["card"].lower(), line.cells["copy"].lower()
        if key in seen:
            mistakes.append(line.wrong("card", f"this copy stands in line {seen[key]} already."))
        elif key in found:
            seen[key] = line.number
            record, layout = found[key]
            layout |= {side: line.one_of(side, HALVES, mistakes) for side in SIDES}
            if line.cells["source"] not in ("", source_of(record, layout)):
                layout["source"] = line.cells["source"]
        elif key[0] in cards:
            letters = [letter.upper() for card, letter in found if card == key[0]]
            wanted = f"it is one of {', '.join(letters)}" if letters != [""] else "this card has none, so it is empty"
            mistakes.append(line.wrong("copy", f"{line.cells['copy']!r} is no copy of {line.cells['card']}; {wanted}."))
        else:
            mistakes.append(line.wrong("card", f"there is no card called {line.cells['card']!r}."))
