"""A game from outside on a real server: in the lobby when asked for, and played to its end."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skep.locale import LANGUAGES
from tests.server.client import Person, hear, http_request, say
from tests.server.nursery import Nursery, Server


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that was started with SKEP_EXAMPLES=1."""
    monkeypatch.setenv("SKEP_EXAMPLES", "1")
    with Nursery() as nursery:
        running = nursery.start(tmp_path / "data", tmp_path / "log.txt")
        yield running
        running.end()
        assert "Traceback" not in running.said(), running.said()


def got(server: Server, path: str) -> tuple[int, bytes]:
    status, _, body = http_request(server.address, "GET", path)
    return status, body


def test_the_lobby_lists_it_with_its_rules_and_words(server: Server) -> None:
    games = {game["id"]: game for game in msgspec.json.decode(got(server, "/api/games")[1])}
    assert games["nectar-run"]["title"] == "Nectar Run"
    assert games["nectar-run"]["bots"] == ["random"]
    for language in LANGUAGES:
        status, book = got(server, f"/api/rules/nectar-run/{language}")
        assert (status, b'<a id="NEC-7"></a>' in book) == (200, True)
        status, words = got(server, f"/api/games/nectar-run/words/{language}")
        assert (status, b"nectar-run-title = Nectar Run" in words) == (200, True)
        status, words = got(server, f"/api/games/butine/words/{language}")
        assert (status, b"butine-title = " in words) == (200, True)
    assert got(server, "/api/games/chess/words/en")[0] == 404
    assert got(server, "/api/games/nectar-run/words/tlh")[0] == 404


def test_it_is_played_against_a_bot_to_its_end(server: Server) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table(
        server.address, {"kind": "me"}, {"kind": "bot", "bot": "random"}, game="nectar-run"
    )
    result = asyncio.run(_played(ann, server.address, table))
    assert result["reason"] == "dry"
    status, _, record = ann.ask(server.address, "GET", f"/api/tables/{table}/record")
    assert (status, b"game nectar-run 1" in record) == (200, True)


async def _played(ann: Person, address: str, table: str) -> dict[str, Any]:
    """Ann plays the first move of her list until the game is over; how it ended."""
    async with ann.connect(address) as socket:
        await say(socket, type="watch", table=table)
        await say(socket, type="start", table=table, id="start")
        while True:
            update = await hear(socket, "update")
            if update["view"] and update["view"]["result"]:
                result: dict[str, Any] = update["view"]["result"]
                return result
            moves = update["legal"].get("0")
            if moves:
                seq = update["seq"]
                await say(socket, type="move", table=table, id=f"{seq}", seq=seq, move=moves[0])
