"""Bots from outside at a table: processes here, WebSockets from elsewhere, never in the way."""

import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import skep
from skep.bots.outside.hiring import Hired, company, dismiss
from skep.bots.outside.player import AbsentPlayer
from skep.server.meter import Meter
from skep.server.tables.lookback import record_of
from skep.server.tables.thinking import Forfeit, Thinking
from tests.bots.test_outside import rascal
from tests.server.client import Person, http_request
from tests.server.nursery import Nursery, Server
from tests.server.people import SHORT, hall, in_loop, until

pytestmark = pytest.mark.process

GATHERER = Path(__file__).parents[2] / "examples" / "outside_bots" / "gatherer.py"
ADA, ME = {"kind": "bot", "bot": "ada"}, {"kind": "me"}


def hired(*command: str, seconds: float = 0.3) -> Hired:
    return Hired("ada", command, (), seconds=seconds)


class Counting(Meter):
    """A meter that remembers."""

    def __init__(self) -> None:
        self.forfeits: Counter[str] = Counter()

    def forfeited(self, why: str) -> None:
        self.forfeits[why] += 1


@in_loop
async def test_a_program_plays_a_whole_game_that_verifies(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with company([hired(sys.executable, str(GATHERER), seconds=20)]):
        async with hall() as here:
            table = await here.guest("Ann").open("bot:ada", "bot:ada", options=SHORT, start=True)
            await until(lambda: table.state.status == "over", 60)
            assert skep.verify(record_of(table.state)).players == ("bot:ada", "bot:ada")
    assert "forfeits" not in caplog.text


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("hangs", "hung"),
        ("crashes", "crashed: ValueError: I have had enough"),
        ("says-nonsense", "nonsense: bestmove castle queenside"),
        ("floods-lines", "flood: more than"),
    ],
)
@in_loop
async def test_the_table_goes_on(how: str, why: str, caplog: pytest.LogCaptureFixture) -> None:
    meter = Counting()
    with company([hired(*rascal(how))]):
        async with hall() as here:
            here.hub.around.meter = meter
            table = await here.guest("Ann").open("bot:ada", "bot:ada", start=True)
            slowest = 0.0
            while len(table.state.steps) < 4:
                before = time.monotonic()
                await asyncio.sleep(0.01)
                slowest = max(slowest, time.monotonic() - before)
        assert f"bot ada forfeits a move of butine: {why}" in caplog.text
        assert "Traceback" not in caplog.text, "it is not our code that failed"
        assert meter.forfeits[why.partition(":")[0]] >= 3
        assert slowest < 0.6, "the loop never waited for it"


@in_loop
async def test_a_bot_that_is_not_to_be_had_any_more_loses_its_moves(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with company([hired(sys.executable, str(GATHERER))]):
        async with hall() as here:
            table = await here.guest("Ann").open("bot:ada", "bot:ada", options=SHORT, start=True)
            dismiss("ada")
            await until(lambda: table.state.status == "over", 60)
            skep.verify(record_of(table.state))
    assert "bot ada forfeits a move of butine: away" in caplog.text


@in_loop
async def test_who_is_busy_for_too_long_is_not_waited_for() -> None:
    minds = Thinking(threads=1, processes=1, longest=0.1)
    minds._outside["ada"] = asyncio.Semaphore(0)
    with pytest.raises(Forfeit, match="busy"):
        await minds.choose(AbsentPlayer(), ("ada", "butine", 1, 1), None, ["done"])


@in_loop
async def test_a_fault_of_ours_is_a_forfeit_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError("no thread, no file, nothing")

    minds = Thinking(threads=1, processes=1)
    monkeypatch.setattr(AbsentPlayer, "ask", fails)
    with pytest.raises(Forfeit, match="raised"):
        await minds.choose(AbsentPlayer(), ("ada", "butine", 1, 1), None, ["done"])


# ------------------------------------------------------------------ a real server


def _bots(server: Server, game: str = "butine") -> list[str]:
    games = msgspec.json.decode(http_request(server.address, "GET", "/api/games")[2])
    return next(one["bots"] for one in games if one["id"] == game)


def _await_end(server: Server, person: Person, table: str) -> list[str]:
    """Wait until a table's game is over; who played."""
    give_up = time.monotonic() + 60
    while time.monotonic() < give_up:
        status, _, body = person.ask(server.address, "GET", f"/api/tables/{table}/record")
        if status == 200 and (record := skep.replay(body.decode())).over:
            assert record.over
            return list(skep.verify(body.decode()).players)
        time.sleep(0.1)
    raise AssertionError(server.said())


def test_a_program_sits_at_a_table_of_a_server(nursery: Nursery, tmp_path: Path) -> None:
    bots = (f"bob={' '.join(rascal('stays'))}", f"ada={sys.executable} {GATHERER}")
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", bots=bots)
    for game in skep.games():
        assert _bots(server, game)[-2:] == ["bob", "ada"]
    ann = Person(server.address, "Ann")
    table = ann.open_table(server.address, ADA, ADA, options=SHORT, start=True)
    assert _await_end(server, ann, table) == ["bot:ada", "bot:ada"]
    children = _children(server.pid)
    assert len(children) >= 2
    server.end()
    assert "forfeits" not in server.said()
    give_up = time.monotonic() + 5
    while any(map(_runs, children)) and time.monotonic() < give_up:
        time.sleep(0.01)
    assert not any(map(_runs, children)), "it took its bots with it"


def _children(parent: int) -> list[int]:
    """The processes that this one has started."""
    found = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(pid) for file in found for pid in file.read_text("utf-8").split()]


def _runs(pid: int) -> bool:
    """Is there such a process, and is it not dead and only not buried yet?"""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


# ------------------------------------------------------------------ from elsewhere


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server that expects Ada."""
    running = nursery.start(tmp_path / "data", tmp_path / "log.txt", remote_bots=("ada",))
    while not (tmp_path / "data" / "tokens").is_file():  # it is said after the address
        time.sleep(0.005)
    yield running
    running.end()
    assert "Traceback" not in running.said(), running.said()


def _place(server: Server) -> tuple[str, str]:
    """Where Ada may come to, and with which token."""
    told = Path(server.log.parent, "data", "tokens").read_text("utf-8").split()
    address = next(word for word in told if word.startswith("ws://"))
    assert address == f"ws://{server.address}/bots/ada"
    return address, told[-1]


def _knock(server: Server, name: str = "ada", token: str | None = None) -> connect:
    token = _place(server)[1] if token is None else token
    return connect(
        f"ws://{server.address}/bots/{name}",
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
        open_timeout=20,
        close_timeout=0.5,
    )


async def _play(socket: ClientConnection, games: str = "") -> Counter[str]:
    """A bot that takes the first of its moves; what it was told, by the first word."""
    told: Counter[str] = Counter()
    moves: list[str] = []
    try:
        async for message in socket:
            assert isinstance(message, str)
            for line in message.splitlines():
                word, _, rest = line.partition(" ")
                told[word] += 1
                if word == "hello":
                    await socket.send(f"hello 1 {games}" if games else line)
                elif word == "view":
                    assert "hands" in msgspec.json.decode(rest)
                    moves = []
                elif word == "move":
                    moves.append(rest)
                elif word == "go":
                    gathers = [move for move in moves if move.startswith("gather")]
                    await socket.send(f"bestmove {rest.split()[0]} {(gathers or moves)[-1]}")
    except ConnectionClosed:
        pass
    return told


@in_loop
async def _whole_game(server: Server) -> None:
    ann = Person(server.address, "Ann")
    assert "ada" not in _bots(server), "it has not come yet"
    wish: dict[str, Any] = {"game": "butine", "seats": [ADA, ADA], "options": SHORT, "start": True}
    assert ann.ask(server.address, "POST", "/api/tables", wish)[0] == 422
    async with _knock(server) as socket:
        playing = asyncio.create_task(_play(socket, "butine"))
        await until(lambda: "ada" in _bots(server))
        assert "ada" not in _bots(server, "bee-busy"), "it did not say so"
        table = await asyncio.to_thread(
            ann.open_table, server.address, ADA, ADA, options=SHORT, start=True
        )
        ended = asyncio.to_thread(_await_end, server, ann, table)
        assert await ended == ["bot:ada", "bot:ada"]
        await socket.close()
        told = await playing
    assert told["hello"] == 1
    assert told["go"] == told["view"] > 10
    await until(lambda: "ada" not in _bots(server))
    assert "forfeits" not in server.said()


def test_a_bot_comes_from_elsewhere_plays_and_goes(server: Server) -> None:
    _whole_game(server)


def test_any_program_can_be_bridged_to_a_server_elsewhere(server: Server) -> None:
    address, token = _place(server)
    command = [sys.executable, str(GATHERER)]
    bridge = subprocess.Popen(  # noqa: S603
        [sys.executable, str(GATHERER.with_name("bridge.py")), address, token, *command]
    )
    try:
        give_up = time.monotonic() + 20
        while "ada" not in _bots(server, "la-ruche") and time.monotonic() < give_up:
            time.sleep(0.02)
        ann = Person(server.address, "Ann")
        table = ann.open_table(server.address, ADA, ADA, options=SHORT, start=True)
        assert _await_end(server, ann, table) == ["bot:ada", "bot:ada"]
        assert "forfeits" not in server.said()
    finally:
        bridge.kill()
        bridge.wait()


@in_loop
async def _strangers(server: Server) -> None:
    for name, token in [("ada", "wrong"), ("ada", ""), ("bob", None), ("ada", "é")]:
        with pytest.raises(InvalidStatus) as refused:
            async with _knock(server, name, token):
                pass
        assert refused.value.response.status_code == 403
    status, _, _ = http_request(server.address, "GET", "/bots/ada")
    assert status == 426


def test_only_who_has_the_token_may_come(server: Server) -> None:
    _strangers(server)


@in_loop
async def _bad_manners(server: Server) -> None:
    async with _knock(server) as socket:  # speaks another version
        await socket.recv()
        await socket.send("hello 7 butine")
        with pytest.raises(ConnectionClosed, match="we speak version 1"):
            await socket.recv()
    async with _knock(server) as socket:  # plays nothing
        await socket.recv()
        await socket.send("hello 1 chess")
        with pytest.raises(ConnectionClosed, match="none of the games"):
            await socket.recv()
    async with _knock(server) as socket:  # floods us while nobody asks
        playing = asyncio.create_task(_play(socket))
        await until(lambda: "ada" in _bots(server))
        with suppress(ConnectionClosed):
            for _ in range(1000):
                await socket.send("info " + "x" * 4000)
        await playing
        assert socket.close_code == 4029
    await until(lambda: "ada" not in _bots(server))


def test_bad_manners_end_a_connection_and_nothing_else(server: Server) -> None:
    _bad_manners(server)


@in_loop
async def _too_many(server: Server) -> None:
    sockets = [await _knock(server) for _ in range(6)]
    with pytest.raises(InvalidStatus):
        await _knock(server)
    for socket in sockets:
        await socket.close()


def test_a_bot_has_so_many_connections(server: Server) -> None:
    _too_many(server)


async def _read_to_the_end(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


@in_loop
async def _lost_on_the_way(server: Server) -> None:
    """It hangs, is hung up on, and comes back: the table went on by lot meanwhile."""
    ann = Person(server.address, "Ann")
    async with _knock(server) as socket:
        await socket.recv()
        await socket.send("hello 1 butine")
        await until(lambda: "ada" in _bots(server))
        table = await asyncio.to_thread(
            ann.open_table, server.address, ADA, ADA, options=SHORT, start=True
        )
        await _read_to_the_end(socket)
    await until(lambda: "bot ada forfeits a move of butine: hung" in server.said())
    async with _knock(server) as socket:
        playing = asyncio.create_task(_play(socket, "butine"))
        await asyncio.to_thread(_await_end, server, ann, table)
        await socket.close()
        assert (await playing)["newgame"] >= 1, "it came back and was asked"


def test_a_bot_that_hangs_loses_its_line_and_may_come_back(server: Server) -> None:
    _lost_on_the_way(server)
