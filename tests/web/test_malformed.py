"""Ten thousand malformed messages on the live line: each is refused, none does harm."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.guests import Guest, Line
from tests.web.servers import Server

MESSAGES = 10_000
MOST_GROWTH = 8_000  # kilobytes
ANA = {"kind": "person", "name": "Ana"}
HUGE = [2**31, 2**63, 2**64, 10**30, -1, -(2**70), 1.5, float("inf"), 1e308]
OTHER = [None, True, "", "0", "\ud83d", "\u0000", "x" * 1001, [], {}, [0], {"0": 0}, *HUGE]
Answer = str | bytes


def play_now(news: dict[str, Any]) -> dict[str, Any]:
    """A message that would be carried out, if the actor sent it."""
    words = "take 1" if not news["choices"] else news["choices"][0]["words"]
    return {"type": "play", "seat": news["actor"], "number": news["number"], "words": words}


def noise(chance: random.Random, _: dict[str, Any]) -> Answer:
    """Bytes or letters without any sense."""
    raw = chance.randbytes(chance.randrange(200))
    return raw if chance.random() < 0.5 else raw.decode("latin-1")


def torn(chance: random.Random, news: dict[str, Any]) -> Answer:
    """A message of which the end is missing."""
    whole = json.dumps(play_now(news))
    return whole[: chance.randrange(len(whole))]


def bent(chance: random.Random, news: dict[str, Any]) -> Answer:
    """A message with one field of another kind or value, or with a field too much or too few."""
    message = play_now(news)
    field = chance.choice(list(message))
    if chance.random() < 0.2:
        del message[field]
    elif chance.random() < 0.2:
        message[chance.choice(["guest", "seed", "type ", ""])] = 0
    else:
        message[field] = chance.choice(OTHER)
    return json.dumps(message)


def nested(chance: random.Random, _: dict[str, Any]) -> Answer:
    """Deep within one another."""
    depth = chance.randrange(1, 2000)
    return chance.choice(
        ["[" * depth + "]" * depth, '{"type":' * (depth // 4) + "1", '{"type":"play","x":' + "[" * depth]
    )


def strange_seat(chance: random.Random, news: dict[str, Any]) -> Answer:
    """For a seat that is not the sender's, or is none."""
    kind = chance.choice(["play", "undo", "resign", "answer", "rematch", "sit"])
    seat = chance.choice([1 - news["mine"][0], 2, 99, -1, *HUGE[:5]])
    facts = {"play": {"number": news["number"], "words": "take 1"}, "answer": {"agree": True}, "sit": {"name": "Eve"}}
    return json.dumps({"type": kind, "seat": seat} | facts.get(kind, {}))


def out_of_time(chance: random.Random, news: dict[str, Any]) -> Answer:
    """Played already, or not to be played yet."""
    number = chance.choice([news["number"] - 1, news["number"] + 1, 0, 10**6])
    return json.dumps(play_now(news) | {"seat": news["mine"][0], "number": number})


def unplayable(chance: random.Random, news: dict[str, Any]) -> Answer:
    """Words that mean nothing here, whoever's turn it is."""
    words = chance.choice(
        ["take 999", "place 1", "take", "take -1", "take 1 1", "play militia", "'; DROP TABLE tables;--"]
    )
    return json.dumps(play_now(news) | {"seat": news["mine"][0], "words": words})


def unasked(chance: random.Random, news: dict[str, Any]) -> Answer:
    """What could be said at another moment."""
    kind = chance.choice(["answer", "rematch", "undo", "sit"])
    facts: dict[str, dict[str, Any]] = {"answer": {"agree": True}, "undo": {"to": 10**6}, "sit": {"name": "Ana"}}
    return json.dumps({"type": kind, "seat": news["mine"][0]} | facts.get(kind, {}))


def long(chance: random.Random, _: dict[str, Any]) -> Answer:
    """More than is taken."""
    return "x" * chance.randrange(4097, 9000)


KINDS: list[Callable[[random.Random, dict[str, Any]], Answer]] = [
    noise, torn, bent, nested, strange_seat, out_of_time, unplayable, unasked, long,
]  # fmt: skip


def memory(server: Server) -> int:
    """The kilobytes that the server has in memory."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def send_all(line: Line, chance: random.Random, number: int, codes: Counter[str]) -> None:
    """Send so many malformed messages, some at once, and look at what comes back."""
    before = line.news
    for start in range(0, number, 50):
        sent = [KINDS[(start + i) % len(KINDS)](chance, line.news) for i in range(min(50, number - start))]
        for message in sent:
            line.socket.send(message)
        for message in sent:
            text = line.socket.recv(timeout=30)
            answer = json.loads(text)
            assert answer["type"] == "refused", (message, answer)
            assert set(answer) == {"type", "code", "facts", "why"}
            assert answer["why"].endswith("."), answer
            assert len(text) < 3000
            for secret in ("Traceback", "demesne.", ".py", "seed", 'guest"', "sqlite", "0x"):
                assert secret not in str(text) or secret in str(message), answer
            codes[answer["code"]] += 1
    assert line.news is before


@pytest.mark.slow
def test_ten_thousand_malformed_messages(server: Server) -> None:
    """From both players and an onlooker: no crash, no leak, no changed game."""
    chance = random.Random(20)
    ana, bo, eve = Guest(server.address), Guest(server.address), Guest(server.address)
    table = ana.open_table(ANA, {"kind": "open"})
    codes: Counter[str] = Counter()
    with ana.at(table) as one, bo.at(table) as two:
        two.ask("sit", seat=1, name="Bo")
        one.hear()
        next(line for line in (one, two) if line.news["choices"]).choose()
        one.hear(), two.hear()
        send_all(one, chance, 500, codes)
        grown = memory(server)
        send_all(one, chance, MESSAGES // 2, codes)
        send_all(two, chance, MESSAGES // 2 - 500, codes)
        assert memory(server) - grown < MOST_GROWTH
        assert sum(codes.values()) == MESSAGES
        assert {"malformed", "not-yours", "gone-on", "not-your-turn", "no-action", "too-long", "seat-taken"} <= set(
            codes
        )
        assert "broken" not in codes
        with ana.at(table) as again, eve.at(table) as onlooker:
            assert again.news == one.news | {"events": again.news["events"], "first_event": 0}
            assert onlooker.news["seq"] == one.news["seq"]
        next(line for line in (one, two) if line.news["choices"]).choose()
        assert one.hear()["number"] == 2
    assert "Traceback" not in server.log.read_text()
    assert server.process
    assert server.process.poll() is None
