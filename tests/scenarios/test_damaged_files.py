"""Whatever is wrong with a file is one sentence with file and place, and exit code 2; never a traceback."""

import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from demesne.cli import main

FILES = sorted(Path(__file__).parent.glob("*.json"))
#: what stands somewhere instead of what should
OTHER_VALUES: list[Any] = [
    None, True, False, 0, -1, 5, 9, 10**30, 2.5, "", "x", "U", "-", "A", "copper", "line\nline",
    [], [[]], [None], ["x"], [1, 2], {}, {"x": 1}, {"id": []},
]  # fmt: skip
NUMBER = 150  # damaged files of each


def run(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit code, what was printed, and what was complained of."""
    with pytest.raises(SystemExit) as end:
        main(["scenario", str(path)])
    printed = capsys.readouterr()
    return int(str(end.value.code)), printed.out, printed.err


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside the data."""
    if path:
        yield path
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []:
        yield from places(value, (*path, key))


def small(data: Any, chance: random.Random) -> Any:
    """A few of a file's scenarios, so that damage hits something and many files can be tried."""
    if isinstance(data, list):
        return [copy.deepcopy(one) for one in chance.sample(data, 2)]
    return {
        part: copy.deepcopy(chance.sample(value, min(2, len(value)))) if isinstance(value, list) else value
        for part, value in data.items()
    }


def damage(data: Any, chance: random.Random) -> str:
    """Drop, replace, cut off, double or rename something; what was done."""
    *way, key = chance.choice(list(places(data)))
    inside = data
    for step in way:
        inside = inside[step]
    kind = chance.choice(["drop", "replace", "replace", "cut", "double", "rename", "swap"])
    value = inside[key]
    if kind == "drop":
        del inside[key]
    elif kind == "cut" and isinstance(value, list | str) and value:
        inside[key] = value[: chance.randrange(len(value))]
    elif kind == "double" and isinstance(value, list) and value:
        value.append(copy.deepcopy(value[0]))
    elif kind == "rename" and isinstance(inside, dict):
        inside[f"{key}x"] = inside.pop(key)
    elif kind == "swap" and isinstance(value, list):
        chance.shuffle(value)
    else:
        inside[key] = copy.deepcopy(chance.choice(OTHER_VALUES))
    return f"{kind} {[*way, key]}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_damage_is_never_a_traceback(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A damaged file is refused, or its scenarios pass and fail as ever."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    chance = random.Random(path.stem)
    codes = set()
    for number in range(NUMBER):
        data = small(whole, chance)
        done = [damage(data, chance) for _ in range(1 + number % 2) if data]
        damaged = tmp_path / f"damaged-{number}.json"
        damaged.write_text(json.dumps(data), encoding="utf-8")
        try:
            code, out, err = run(damaged, capsys)
        except Exception as error:
            raise AssertionError(f"{done} of {json.dumps(data)[:300]}") from error
        codes.add(code)
        if code == 2:
            assert err.count("\n") == 1, (done, err)
            assert damaged.name in err, (done, err)
            assert err.endswith(".\n"), (done, err)
        else:
            last = out.splitlines()[-1].split()
            assert (last[1], last[3]) == ("passed,", "failed"), done
            assert code == (1 if int(last[2]) else 0), done
    assert 2 in codes


CARCASSONNE = {"id": "a", "players": ["Red", "Blue"], "moves": ["U 1 0 0 -"], "expect": {}}
KINGDOM = {"id": "a", "size": 5, "moves": ["1 1 0 E"], "expect": {}}
PLAY: dict[str, Any] = {
    "id": "a",
    "kind": "play",
    "players": ["A", "B"],
    "before": {"turn": "A", "phase": "buy", "zones": {"A": {"hand": ["copper"]}, "B": {}}},
    "do": [["A", "play", "copper"]],
    "after": {"coins": 1},
}
DOMINATIONS = {"id": "a", "position": {"hands": [["t05"], []], "agenda": ["tile"]}, "steps": [], "expect": {}}
ORDER = {
    "id": "a",
    "players": ["Pink", "Green", "Blue"],
    "kings": ["Pink", "Green", "Blue"],
    "deck": [25, 3, 41],
    "choices": [],
    "log": [],
}


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (5, ""),
        ([], ""),
        ([5], r"\[0\]"),
        ([{"kind": "song"}], r"\[0\].kind"),
        ([{}], r"\[0\]"),
        ({"vectors": 5}, "vectors"),
        ({"vectors": [5]}, r"vectors\[0\]"),
        ({"vectors": [CARCASSONNE | {"players": ["Red"]}]}, r"vectors\[0\].players"),
        ({"vectors": [CARCASSONNE | {"players": ["Red", "Red"]}]}, r"vectors\[0\].players"),
        ({"vectors": [CARCASSONNE | {"moves": ["U 1"]}]}, r"vectors\[0\].moves\[0\]"),
        ({"vectors": [CARCASSONNE | {"moves": ["U 1 0 45 -"]}]}, r"vectors\[0\].moves\[0\]"),
        ({"vectors": [CARCASSONNE | {"moves": ["Z 1 0 0 -"], "expect": {"illegal": "x"}}]}, r"vectors\[0\].moves\[0\]"),
        ({"vectors": [CARCASSONNE | {"moves": ["!?"]}]}, r"vectors\[0\].moves\[0\]"),
        ({"vectors": [CARCASSONNE | {"moves": [], "expect": {"illegal": "x"}}]}, r"vectors\[0\].moves"),
        ({"vectors": [CARCASSONNE | {"expect": {"final_events": [[]]}}]}, r"vectors\[0\].expect.final_events\[0\]"),
        ({"vectors": [CARCASSONNE | {"expect": {"final_events": [["road", 3]]}}]}, r"vectors\[0\].expect.final_events"),
        ({"vectors": [CARCASSONNE | {"expect": {"final_events": [["inn", 3, []]]}}]}, r"vectors\[0\].expect.final_"),
        ({"vectors": [CARCASSONNE | {"expect": {"scores": [1]}}]}, r"vectors\[0\].expect.scores"),
        ({"vectors": [{"id": "a", "players": ["Red", "Blue"], "moves": []}]}, r"vectors\[0\]: 'expect'"),
        ({"opening_counts": {"Z": 3}}, "opening_counts"),
        ({"placement_lists": [{"id": "a", "moves": [], "tile": "ZZ", "placements": []}]}, r"placement_lists\[0\].tile"),
        ({"placement_lists": [{"id": "a", "moves": [], "tile": "C", "placements": [3]}]}, r"placement_lists\[0\].pl"),
        ({"kingdoms": [KINGDOM | {"size": 9}]}, r"kingdoms\[0\].size"),
        ({"kingdoms": [KINGDOM | {"moves": ["49 1 0 E"], "expect": {"illegal": ""}}]}, r"kingdoms\[0\].moves\[0\]"),
        ({"kingdoms": [KINGDOM | {"moves": ["1 1 0"], "expect": {"illegal": ""}}]}, r"kingdoms\[0\].moves\[0\]"),
        ({"kingdoms": [KINGDOM | {"moves": ["!x"]}]}, r"kingdoms\[0\].moves\[0\]"),
        ({"kingdoms": [KINGDOM | {"moves": [], "expect": {"illegal": ""}}]}, r"kingdoms\[0\].moves"),
        ({"kingdoms": [KINGDOM | {"expect": {"score": "3"}}]}, r"kingdoms\[0\].expect.score"),
        ({"comparisons": [{"id": "a", "kingdoms": {"A": [], "B": []}, "opts": ["fog"], "expect": {"winners": []}}]},
         r"comparisons\[0\].opts\[0\]"),
        ({"comparisons": [{"id": "a", "kingdoms": {"A": [], "B": []}, "expect": {}}]}, r"comparisons\[0\].expect"),
        ({"comparisons": [{"id": "a", "kingdoms": {"A": []}, "expect": {"winners": []}}]}, r"comparisons\[0\].king"),
        ({"order": [ORDER | {"kings": ["Red", "Pink", "Green"]}]}, r"order\[0\].kings\[0\]"),
        ({"order": [ORDER | {"deck": [25, 25, 3]}]}, r"order\[0\].deck"),
        ({"order": [ORDER | {"kings": ["Pink"]}]}, r"order\[0\]"),
        ({"counts": [["a", 2]]}, r"counts\[0\]"),
        ({"counts": [["a", 9, False, 1, 2, 3, 4]]}, r"counts\[0\]\[1\]"),
        ({"counts": [["a", 3, True, 1, 2, 3, 4]]}, r"counts\[0\]"),
        ([PLAY | {"players": ["A"]}], r"\[0\].players"),
        ([PLAY | {"do": [["C", "play", "copper"]]}], r"\[0\].do\[0\]\[0\]"),
        ([PLAY | {"do": [["A", "juggle", "copper"]]}], r"\[0\].do\[0\]\[1\]"),
        ([PLAY | {"do": [["A", "play", "tiger"]]}], r"\[0\].do\[0\]\[2\]"),
        ([PLAY | {"do": [["A", "refused", ["juggle", "copper"]]]}], r"\[0\].do\[0\]\[2\]\[0\]"),
        ([PLAY | {"do": [["A", "refused", ["play", "tiger"]]]}], r"\[0\].do\[0\]\[2\]\[1\]"),
        ([PLAY | {"do": [["A", "refused"]]}], r"\[0\].do\[0\]"),
        ([PLAY | {"do": [["A", "sentry", 3]]}], r"\[0\].do\[0\]\[2\]"),
        ([PLAY | {"do": [["A", "insert", "copper"]]}], r"\[0\].do\[0\]\[2\]"),
        ([PLAY | {"do": [[]]}], r"\[0\].do\[0\]"),
        ([PLAY | {"before": {"turn": "Z", "zones": {}}}], r"\[0\].before.turn"),
        ([PLAY | {"before": {"turn": "A", "zones": {"Z": {}}}}], r"\[0\].before.zones"),
        ([PLAY | {"before": {"turn": "A", "zones": {"A": {"hat": []}}}}], r"\[0\].before.zones.A"),
        ([PLAY | {"before": PLAY["before"] | {"supply": {"copper": -1}}}], r"\[0\].before.supply.copper"),
        ([PLAY | {"after": 3}], r"\[0\].after"),
        ([{"kind": "score", "data": {"zones": {"A": {}, "B": {}}, "scores": {}}}], r"\[0\].data: 'winners'"),
        ([{"kind": "setup", "data": {"players": 9, "piles": {}}}], r"\[0\].data.players"),
        ({"dominations": 3}, "dominations"),
        ({"dominations": [DOMINATIONS | {"position": {"players": "two"}}]}, r"dominations\[0\].position.players"),
        ({"dominations": [DOMINATIONS | {"position": {"map": ["nowhere"]}}]}, r"dominations\[0\].position"),
        ({"dominations": [DOMINATIONS | {"steps": [3]}]}, r"dominations\[0\].steps\[0\]"),
        ({"dominations": [DOMINATIONS | {"steps": ["! sing a song"]}]}, r"dominations\[0\].steps\[0\]"),
        ({"dominations": [DOMINATIONS | {"expect": {"knowledge": 3}}]}, r"dominations\[0\].expect.knowledge"),
        ({"dominations": [{"id": "a"}]}, r"dominations\[0\]: 'expect'"),
    ],
)  # fmt: skip
def test_the_sentence_names_file_and_place(
    data: Any, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is no scenario is not run."""
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    code, out, err = run(path, capsys)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert re.search(rf"bad\.json.*{place}", err), err


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"vectors": [CARCASSONNE]}, "1 passed, 0 failed"),
        ({"kingdoms": [KINGDOM]}, "1 passed, 0 failed"),
        ([PLAY], "1 passed, 0 failed"),
        ({"dominations": [DOMINATIONS]}, "1 passed, 0 failed"),
        ({"order": [ORDER]}, "1 passed, 0 failed"),
        ({"vectors": [CARCASSONNE | {"expect": {"illegal": "x"}}]}, "0 passed, 1 failed"),
        ({"vectors": [{**CARCASSONNE, "id": 7, "title": [], "mood": "fine"}]}, "1 passed, 0 failed"),
    ],
)
def test_what_is_well_formed_is_run(data: Any, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The samples above are scenarios as they are; what is for readers may be there."""
    path = tmp_path / "good.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    code, out, _ = run(path, capsys)
    assert (code, out.splitlines()[-1]) == (int(text.startswith("0")), text)


@pytest.mark.parametrize("text", ["", "{", "[1", '"x"', "nul", '{"vectors": NaN}', "[" * 100000])
def test_what_is_no_json(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence names the file."""
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    code, out, err = run(path, capsys)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "bad.json" in err
