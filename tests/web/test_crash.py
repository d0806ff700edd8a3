"""Killed at any moment, the server has lost nothing that it acknowledged, and every game goes on."""

import asyncio
import json
import random
from pathlib import Path

import httpx
import pytest
import websockets

from tests.web.servers import Server

KILLS = 3
TABLES = 4
MOST_ACTIONS = 40  # between two kills


class Player:
    """Plays all seats of a table that are not a bot's, and remembers what the server has acknowledged."""

    def __init__(self, table: str, cookie: str, seed: int) -> None:
        self.table = table
        self.cookie = cookie
        self.chance = random.Random(seed)
        self.acknowledged: list[tuple[int, list[object]]] = []  # number of actions, the kingdoms then
        self.over = False

    async def play(self, server: Server) -> None:
        """Play until the server goes away or the game is over."""
        address = server.address.replace("http", "ws") + f"/live/{self.table}"
        headers = {"Cookie": f"demesne-guest={self.cookie}"}
        try:
            async with websockets.connect(address, additional_headers=headers) as line:
                async for text in line:
                    news = json.loads(text)
                    assert news["type"] == "table", news
                    self.note(news)
                    if self.over:
                        return
                    if not news["choices"]:
                        continue
                    choice = self.chance.choice(news["choices"])["words"]
                    message = {"type": "play", "seat": news["actor"], "number": news["number"], "words": choice}
                    await line.send(json.dumps(message))
        except (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake):
            return

    def note(self, news: dict[str, object]) -> None:
        """Nothing that was acknowledged may be missing now."""
        number, view = news["number"], news["views"]["0"]  # type: ignore[index]
        assert isinstance(number, int)
        if self.acknowledged:
            before, kingdoms = self.acknowledged[-1]
            assert number >= before, "an acknowledged action is lost"
            for old, new in zip(kingdoms, view["kingdoms"], strict=True):
                assert new["laid"][: len(old)] == old, "a kingdom has changed"  # type: ignore[arg-type]
        self.acknowledged.append((number, [kingdom["laid"] for kingdom in view["kingdoms"]]))
        self.over = news["result"] is not None


def open_tables(server: Server) -> list[Player]:
    """Tables for two persons of one guest, and for a person and a bot."""
    players = []
    rivals = [{"kind": "person", "name": "Bo"}, {"kind": "bot", "bot": "random"}]
    for number in range(TABLES):
        seats = [{"kind": "person", "name": "Ana"}, rivals[number % 2]]
        answer = httpx.post(server.address + "/api/tables", json={"game": "kingdomino", "seats": seats})
        assert answer.status_code == 201
        players.append(Player(answer.json()["table"], answer.cookies["demesne-guest"], number))
    return players


async def play_for(players: list[Player], server: Server, actions: int | None) -> None:
    """Everybody plays; some actions after the first the server is killed."""
    tasks = [asyncio.create_task(player.play(server)) for player in players if not player.over]
    if actions is not None:
        enough = count(players) + len(tasks) + actions
        while count(players) <= enough and not all(task.done() for task in tasks):
            await asyncio.sleep(0.001)
        await asyncio.to_thread(server.kill)
    await asyncio.gather(*tasks)


def count(players: list[Player]) -> int:
    """How often the server has acknowledged something."""
    return sum(len(player.acknowledged) for player in players)


def crash_again_and_again(server: Server) -> None:
    """Kill the server at random moments while games go on; at last play all of them to the end."""
    chance = random.Random(KILLS)
    server.start()
    try:
        players = open_tables(server)
        for _ in range(KILLS):
            before = count(players)
            asyncio.run(play_for(players, server, chance.randrange(MOST_ACTIONS)))
            assert count(players) > before
            server.start()
            if all(player.over for player in players):
                players = open_tables(server)
        asyncio.run(play_for(players, server, None))
        assert all(player.over for player in players)
    finally:
        server.kill()


@pytest.mark.slow
def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    """On the database in the folder."""
    crash_again_and_again(Server(tmp_path))


@pytest.mark.slow
def test_nothing_is_lost_on_postgresql(tmp_path: Path, database: str) -> None:
    """On a PostgreSQL."""
    crash_again_and_again(Server(tmp_path, database))
