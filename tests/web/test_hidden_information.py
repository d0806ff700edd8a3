"""Hidden information never leaves the server: whatever a guest hears is made of what their seats may know."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

import demesne
from demesne.core.state import OVER, State
from demesne.table import PERSON, Seat, Table
from demesne.web.news import news
from tests.web.guests import Guest, Line
from tests.web.servers import Server

NAMES = ["Ana", "Bo", "Cleo", "Dan"]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("kingdomino", 2, {}),
    ("kingdomino", 4, {"dynasty": True}),
    ("carcassonne", 3, {}),
    ("dominion", 2, {"kingdom": "First Game"}),
    ("dominion", 3, {"kingdom": "Deck Top"}),
    ("dominion", 2, {"kingdom": "Hand Madness"}),
    ("dominion", 4, {"kingdom": "Secret Schemes"}),
    ("dominion", 3, {"kingdom": "random"}),
    ("dominations", 2, {"hidden_hands": True}),
    ("dominations", 4, {}),
]
MOST_ACTIONS = 400


def name_of(setting: object) -> str:
    """A setting's name."""
    return str(next(iter(setting.values()), "plain")) if isinstance(setting, dict) else str(setting)


def play_out(lines: list[Line], chance: random.Random) -> None:
    """Everybody plays anything until the end, or long enough; all hear everything."""
    while lines[0].news["result"] is None and lines[0].news["number"] < MOST_ACTIONS:
        number = lines[0].news["number"]
        deciding = next(line for line in lines if line.news["choices"])
        deciding.choose(chance.randrange(len(deciding.news["choices"])))
        for line in lines:
            while line.news["number"] <= number:
                line.hear()


def written(server: Server, table: str) -> tuple[int, list[dict[str, Any]]]:
    """The seed of a table and its log, from the disk."""
    with sqlite3.connect(server.folder / "demesne.db") as connection:
        (seed,) = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
        log = connection.execute("SELECT data FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    return int(seed), [json.loads(data) for (data,) in log]


def allowed(state: State, message: dict[str, Any], seat: int | None, known: int) -> dict[str, Any]:
    """The part of a message that tells of the game: a seat's view and events, and its choices if it decides."""
    begun = all(one["kind"] != "open" for one in message["seats"])
    actor, over = int(state.actor), state.actor == OVER
    decides = begun and actor == seat
    events = (state.events or [])[known:]
    result = {"scores": state.scores(), "winners": state.winners(), "places": state.places()}
    return {
        "mine": [] if seat is None else [seat],
        "actor": actor if begun else None,
        "views": {"" if seat is None else str(seat): state.view(seat)},
        "first_event": known,
        "events": [{"kind": event.kind} | event.facts if event.is_seen_by(seat) else None for event in events],
        "question": state.question() if decides else None,
        "choices": state.menu() if decides else [],
        "barred": state.barred() if decides else [],
        "result": result | {"breakdown": state.breakdown()} if over else None,
    }


#: what a message tells besides, which has nothing hidden in it: the table, who sits there, and what they ask
PUBLIC = {
    "type", "table", "seq", "game", "options", "seats", "resigned", "number", "notes", "asking", "to_answer",
    "free_undo", "undo_events", "next", "hides", "owner", "several", "closed", "trouble",
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=name_of)
def test_all_that_is_sent_is_allowed(server: Server, game: str, players: int, options: dict[str, Any]) -> None:
    """Every message of every seat and of an onlooker, over the wire, is what view and events give for that seat."""
    guests = [Guest(server.address) for _ in range(players + 1)]
    table = guests[0].open_table(*[{"kind": "open"}] * players, game=game, **options)
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(guest.at(table)) for guest in guests]
        for seat in range(players):
            lines[seat].say("sit", seat=seat, name=NAMES[seat])
            for line in lines:
                while line.news["seq"] <= seat:
                    line.hear()
        play_out(lines, random.Random(7))
        for guest in guests:  # the board that anybody may ask for is the onlooker's, whoever asks
            assert guest.web.get(f"/api/tables/{table}/view").json() == lines[-1].news["views"][""]
        seed, log = written(server, table)
        tokens = [guest.web.cookies["demesne-guest"].partition(".")[0] for guest in guests]
        for line in lines:
            check_all(line.heard, game, players, options, seed, log)
            for secret in [str(seed), *tokens]:
                assert all(secret not in text for text in line.heard)


def check_all(
    heard: list[str], game: str, players: int, options: dict[str, Any], seed: int, log: list[dict[str, Any]]
) -> None:
    """Compare all that one guest heard with a replay of the log."""
    words = [entry["words"] for entry in log if entry["kind"] == "play"]
    state = demesne.game(game).new(players, seed, True, **options)
    number = known = 0
    assert len(heard) >= len(words)
    for text in heard:
        message = json.loads(text)
        while number < message["number"]:
            state.apply(state.read(words[number]))
            number += 1
        seat = message["mine"][0] if message["mine"] else None
        expected = json.loads(json.dumps(allowed(state, message, seat, known)))
        assert {field: message[field] for field in expected} == expected
        assert set(message) == PUBLIC | set(expected)
        assert all(set(one) == {"kind", "name", "bot"} for one in message["seats"])
        assert all(set(one) == {"kind", "seat", "event", "at"} for one in message["notes"])
        known += len(message["events"])
    assert number == len(words)


def twin_of(table: Table, seat: int, seed: int) -> Table:
    """The same table as far as a seat can know; what is hidden from it lies otherwise."""
    twin = Table(table.id, table.game, table.options, table.seed, table.seats)
    vars(twin).update({name: value for name, value in vars(table).items() if name != "state"})
    twin.actions, twin.moments, twin.entries = list(table.actions), list(table.moments), list(table.entries)
    twin.state = table.state.guess(seat, seed)
    twin.state.events = list(table.state.events or [])
    return twin


def heard_by(table: Table, seat: int | None) -> bytes:
    """All that a seat, or an onlooker, would be sent."""
    return msgspec.json.encode(news(table, "" if seat is None else NAMES[seat]))


def play_words(table: Table, words: str) -> bool:
    """Play on; whether nothing hidden came to light by it."""
    reveals = table.state.reveals
    table.add({"kind": "play", "seat": int(table.state.actor), "words": words})
    return bool(table.state.reveals == reveals)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=name_of)
def test_what_is_hidden_makes_no_difference(game: str, players: int, options: dict[str, Any]) -> None:
    """Two states that differ only in what a seat cannot know give it, and onlookers, the same bytes.

    That holds until something comes to light, or somebody acts who knows more than the seat.
    """
    chance = random.Random(11)
    seats = [Seat(PERSON, name, guest=name) for name in NAMES[:players]]
    table = Table("t", game, demesne.game(game).settle(players, options), 5, seats)
    twins: list[tuple[int, Table]] = []
    compared = different = 0
    while table.state.actor != OVER and len(table.actions) < MOST_ACTIONS:
        if len(table.actions) % 8 == 0:
            twins += [(seat, twin_of(table, seat, chance.randrange(10**6))) for seat in range(players)]
        for seat, twin in twins:
            assert heard_by(twin, seat) == heard_by(table, seat)
            assert heard_by(twin, None) == heard_by(table, None)
            compared += 1
            different += twin.state != table.state
        words, actor = table.state.say(chance.choice(table.state.actions())), int(table.state.actor)
        twins = [(seat, twin) for seat, twin in twins if heard_by(twin, actor) == heard_by(table, actor)]
        twins = [(seat, twin) for seat, twin in twins if play_words(twin, words)]
        if not play_words(table, words):
            twins = []
    assert compared > 30
    assert different > compared // 3, "the twins are others"
