"""Layouts as tables: written out, corrected line by line, and read back with every mistake in its place."""

import csv
import io
from pathlib import Path

import pytest

import demesne
from demesne.cli import main
from demesne.games.dominations.cards import Box
from demesne.games.dominations.data import exported_tables, mistakes, own_files, packaged
from demesne.games.dominations.files.layouts import NODUS, TILES
from tests.games.dominations.positions import GAME


def corrected(name: str, old: str, new: str) -> dict[str, str]:
    """One table with a part of it replaced."""
    text = exported_tables()[name]
    assert text.count(old) == 1
    return {name: text.replace(old, new)}


def test_what_is_written_out_is_what_there_is() -> None:
    """A line for each tile, each of 288 copies, 50 levels and the Campfire; read back, nothing differs."""
    texts = exported_tables()
    rows = {name: list(csv.DictReader(io.StringIO(texts[name]))) for name in (NODUS, TILES)}
    assert (len(rows[NODUS]), len(rows[TILES])) == (288 + 50 + 1, 90)
    assert rows[NODUS][0] == {
        "card": "trade_caravan", "name": "Caravan", "copy": "A", "n": "trade", "e": "government", "s": "science",
        "w": "trade", "source": "reconstructed",
    }  # fmt: skip
    assert rows[TILES][0] == {
        "tile": "T01", "camp": "trade", "corner 1": "trade", "corner 2": "craft", "corner 3": "art",
        "source": "reconstructed",
    }  # fmt: skip
    assert own_files(texts) == {}


def test_one_line_is_enough() -> None:
    """Letters will do, in capitals or not, and with semicolons; what is not listed stays; a source is kept."""
    own = own_files({NODUS: "card;copy;n;e;s;w;source\nCraft_Masonry;b;T;v;x;-;box\n\nlighthouse_2;;a;a;a;a;\n"})
    masonry = next(one for one in own["masteries.json"] if one["id"] == "craft_masonry")
    assert masonry["nodus"][1] == {
        "copy": "B", "n": "trade", "e": "vestigium", "s": "corruptio", "w": "none", "source": "box",
    }  # fmt: skip
    assert own["monuments.json"][0]["levels"][1]["nodus"] == dict.fromkeys("nesw", "art")
    assert set(own) == {"masteries.json", "monuments.json"}
    box = Box(own)
    assert [box.layout_known("craft_masonry", one) for one in (0, 1)] == ["reconstructed", "printed"]
    own = own_files({TILES: "\ufefftile,camp,corner 1,corner 2,corner 3,source\nT05,g,,v,r,box\n"})
    assert own["tiles.json"][4] == {
        "id": "T05", "camp": "government", "corners_clockwise": [None, "vestigium", "religion"], "source": "box",
    }  # fmt: skip
    assert own["tiles.json"][:4] == packaged()["tiles.json"][:4]
    assert GAME.new(2, 1, data=own).view(None)["data"]


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (
            corrected(NODUS, "trade_caravan,Caravan,A,trade,", "trade_caravan,Caravan,A,tin,"),
            "nodus.csv line 2, column n: 'tin' is not one of trade, craft, art, science, government, religion,"
            " vestigium, corruptio, none.",
        ),
        (
            corrected(NODUS, "trade_caravan,Caravan,B", "trade_caravan,Caravan,E"),
            "nodus.csv line 3, column copy: 'E' is no copy of trade_caravan; it is one of A, B, C, D.",
        ),
        (
            corrected(NODUS, "trade_caravan,Caravan,B", "trade_caravan,Caravan,A"),
            "nodus.csv line 3, column card: this copy stands in line 2 already.",
        ),
        (
            corrected(NODUS, "trade_caravan,Caravan,B", "camels,Caravan,B"),
            "nodus.csv line 3, column card: there is no card called 'camels'.",
        ),
        (
            corrected(NODUS, "petra_1,Petra 1,", "petra_1,Petra 1,A"),
            "column copy: 'A' is no copy of petra_1; this card has none, so it is empty.",
        ),
        (
            corrected(TILES, "T04,", "T03,"),
            "tiles.csv line 5, column tile: 'T03': it stands in line 4 already.",
        ),
        (corrected(TILES, "T04,", "T91,"), "tiles.csv line 5, column tile: 'T91': there is no tile of this name."),
        (corrected(TILES, "T01,trade,", "T01,v,"), "tiles.csv line 2, column camp: 'v' is not one of trade, craft,"),
        (corrected(TILES, "T01,trade,", "T01,trade,x,y,z,w,"), "tiles.csv line 2: there are more cells than columns."),
        (
            {TILES: "tile,camp,corner 1,corner 2,corner3\nT01,t,t,t,t\n"},
            "tiles.csv line 1: there is no column 'corner 3'; 'corner3' is no column of it. The columns are tile,",
        ),
        ({TILES: ""}, "tiles.csv line 1: there is no column 'tile';"),
    ],
)
def test_mistakes_in_tables_are_in_their_place(texts: dict[str, str], sentence: str) -> None:
    """File, line and column."""
    found = mistakes(texts)
    assert any(sentence in one for one in found), found
    with pytest.raises(ValueError, match="line"):
        own_files(texts)


def test_tables_in_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Written by the command, corrected, checked, and played with, alone or beside the other files."""

    def run(*words: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as left:
            main(words)
        return int(left.value.code or 0), capsys.readouterr().out

    folder = tmp_path / "mine"
    assert run("data", "export", "dominations", str(folder), "--csv")[0] == 0
    assert sorted(path.name for path in folder.iterdir()) == ["README.md", NODUS, TILES]
    assert run("data", "check", "dominations", str(folder)) == (0, "No mistake: these files can be played with.\n")
    path = folder / TILES
    path.write_text(path.read_text().replace("T01,trade,trade,", "T01,trade,none,"))
    assert demesne.read_data(folder)["tiles.json"][0]["corners_clockwise"] == [None, "craft", "art"]
    path.write_text(path.read_text().replace("T01,trade,none,", "T01,trade,gold,"))
    code, said = run("data", "check", "dominations", str(folder))
    assert (code, said.splitlines()[0][:44]) == (1, "tiles.csv line 2, column corner 1: 'gold' is")
