"""Tables with somebody's own data files: uploaded, checked, kept in the record, and told to everybody who looks."""

import base64
import io
import json
import zipfile
from typing import Any

import httpx
import pytest

from demesne.games.dominations.data import exported_files, exported_tables
from tests.web.guests import Guest, play
from tests.web.servers import Server

PEOPLE = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}]
MASONRY = [{"when": "end_era", "do": "vp", "n": 2, "per": {"count": "city"}}]


def masteries() -> str:
    """The Masteries with a corrected Masonry."""
    data = json.loads(exported_files()["masteries.json"])
    next(one for one in data if one["id"] == "craft_masonry")["basic"] = MASONRY
    return json.dumps(data)


def short_game() -> str:
    """The constants of a game with one Era of one turn."""
    return json.dumps(json.loads(exported_files()["constants.json"]) | {"eras": 1, "turns_per_era": 1})


def archive(files: dict[str, str | bytes], **more: Any) -> str:
    """A zip as it is sent."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, **more) as written:
        for name, text in files.items():
            written.writestr(name, text)
    return base64.b64encode(out.getvalue()).decode()


def ask(server: Server, files: dict[str, str], game: str = "dominations") -> httpx.Response:
    """Ask for a table with data files."""
    body = {"game": game, "seats": PEOPLE, "files": files}
    return Guest(server.address).web.post("/api/tables", json=body)


def test_a_table_with_own_data_is_played_recorded_and_brought_elsewhere(server: Server) -> None:
    """What is uploaded is what is played with; messages say only that there are some; the record has all of it."""
    ana = Guest(server.address)
    files = {"masteries.json": masteries(), "constants.json": short_game(), "README.md": "# mine"}
    body = {"game": "dominations", "seats": PEOPLE, "files": files}
    table = ana.web.post("/api/tables", json=body).json()["table"]
    box = ana.web.get(f"/api/tables/{table}/box").json()
    face = box["mastery"]["craft_masonry"]["faces"]["basic"]
    assert (face["known"], face["effects"][0]["key"]) == ("own", "dominations-when-end_era")
    with ana.at(table) as line:
        assert line.news["options"]["data"] is True
        assert line.news["views"]["0"]["data"]
        assert len(line.heard[0]) < 50_000
        play([line])
    assert ana.web.get(f"/api/tables/{table}").json()["options"]["data"] is True
    record = ana.web.get(f"/api/tables/{table}/record").json()
    assert set(record["options"]["data"]) == {"masteries.json", "constants.json"}
    found = httpx.post(server.address + "/api/records", json=record, timeout=60).json()
    assert httpx.get(f"{server.address}/api/tables/{found['table']}/box").json() == box
    assert httpx.get(f"{server.address}{found['replay'].replace('/replay/', '/api/tables/')}/replay").json()["steps"]


def test_the_usual_box(server: Server) -> None:
    """Every face of it, without own names; other games have none."""
    ana = Guest(server.address)
    box = ana.web.get(f"/api/tables/{ana.open_table(*PEOPLE, game='dominations')}/box").json()
    assert {kind: len(box[kind]) for kind in ("mastery", "monument", "level", "role", "tile", "objective")} == {
        "mastery": 72, "monument": 12, "level": 50, "role": 6, "tile": 90, "objective": 16,
    }  # fmt: skip
    assert box["names"] == {}
    assert ana.web.get(f"/api/tables/{ana.open_table(*PEOPLE)}/box").json() == {}
    assert ana.web.get("/api/tables/nowhere/box").status_code == 404


def test_a_zip_and_tables(server: Server) -> None:
    """A folder as it was packed, with whatever else lies in it."""
    table = exported_tables()["tiles.csv"].replace("T01,trade,trade,", "T01,trade,v,")
    packed = archive({"mine/tiles.csv": table, "mine/README.md": "hello", "__MACOSX/mine/._tiles.csv": b"\xff"})
    answer = ask(server, {"mine.zip": packed})
    assert answer.status_code == 201, answer.text
    box = httpx.get(f"{server.address}/api/tables/{answer.json()['table']}/box").json()
    assert box["tile"]["t01"] == {"camp": "trade", "corners": ["vestigium", "craft", "art"], "known": "own"}


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"masteries.json": "["}, "masteries.json: line 1 cannot be read: Expecting value."),
        ({"masteries.json": "[" * 100_000}, "masteries.json: line 1 cannot be read"),
        ({"tile.json": "[]"}, "tile.json: there is no such data file; there is board.json, "),
        ({"tiles.json": "[]"}, "tiles.json: there are 0 tiles instead of 90."),
        ({"tiles.csv": "tile,camp\n"}, "tiles.csv line 1: there is no column 'corner 1'"),
        ({"notes.txt": "hello"}, "There is no data file; there could be board.json, "),
        ({"a.zip": "no archive"}, "a.zip: this archive cannot be opened."),
        ({"a.zip": base64.b64encode(b"PK\x03\x04nothing").decode()}, "a.zip: this archive cannot be opened."),
        ({"a.zip": archive({"a.csv": " " * 2_000_000})}, "a.zip: this is more than 40 files or 1024 KiB."),
        ({"a.zip": archive({f"{i}.csv": "" for i in range(50)})}, "a.zip: this is more than 40 files"),
        ({"a.zip": archive({"tiles.csv": b"\xff\xfe"})}, "a.zip: a file in it is not written in UTF-8."),
        ({"a.zip": archive({"a/tiles.csv": "", "b/tiles.csv": ""})}, "tiles.csv: this file is there twice."),
    ],
)
def test_files_with_mistakes_are_refused_with_sentences(server: Server, files: dict[str, str], sentence: str) -> None:
    """The same as `demesne data check` says; and no table is opened."""
    answer = ask(server, files)
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-data")
    assert sentence in answer.json()["facts"]["what"]
    assert answer.json()["why"].startswith("These data files cannot be played with. ")


def test_other_games_have_no_files(server: Server) -> None:
    """And nothing is taken that is too big."""
    assert "Kingdomino has no data files" in ask(server, {"tiles.json": "[]"}, "kingdomino").json()["why"]
    answer = ask(server, {"tiles.json": " " * 600_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
