"""A real server process over real sockets. The `server` fixture also wants a log without any
traceback, whatever a test throws at it."""

import asyncio
import contextlib
import random
import re
import signal
import socket
import struct
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

import skep
from skep.server import protocol
from tests.server.client import Person, hear, http_request, say
from tests.server.nursery import Nursery, Server
from tests.server.people import eager, in_loop
from tests.server.test_socket import BAD_FRAMES

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def _json(body: bytes) -> Any:
    return msgspec.json.decode(body)


# ---------------------------------------------------------------- HTTP


def test_the_first_visit_gives_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    status, headers, body = http_request(server.address, "GET", "/api/me")
    assert status == 200
    assert _json(body)["name"] is None
    cookie = str(headers["Set-Cookie"])
    assert re.search(r"; HttpOnly\b", cookie)
    assert re.search(r"; SameSite=lax\b", cookie, re.IGNORECASE)
    assert "Max-Age=31536000" in cookie
    ann = Person(server.address, "Ann")
    status, headers, body = ann.ask(server.address, "GET", "/api/me")
    assert headers["Set-Cookie"] is None
    assert _json(body)["name"] == "Ann"
    assert ann.id.encode() not in body


def test_games_and_health(server: Server) -> None:
    games = _json(http_request(server.address, "GET", "/api/games")[2])
    assert [game["id"] for game in games] == skep.games()
    butine = games[0]
    assert butine["seats"] == [2, 3, 4]
    options = {option["name"]: option for option in butine["options"]}
    assert set(options) == {"quick", "challenge", "expert"}
    assert (options["challenge"]["minimum"], options["challenge"]["maximum"]) == (2, 40)
    assert butine["bots"][:5] == [f"level-{number}" for number in range(1, 6)]
    assert set(butine["bots"][5:]) == {"learned", "greedy", "random"}
    health = _json(http_request(server.address, "GET", "/api/health")[2])
    assert health == {"writable": True, "version": skep.__version__}


def test_every_answer_forbids_foreign_scripts_and_frames(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/x", "/api/tables/short/record"):
        _, headers, _ = http_request(server.address, "GET", path)
        assert "default-src 'self'" in str(headers["Content-Security-Policy"]), path
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Server"] is None


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api/nothing", None, 404, "no-such-address"),
        ("GET", "/api/tables/" + "x" * 22 + "/record", None, 404, "no-such-table"),
        ("GET", "/api/tables/" + "x" * 22 + "/replay", None, 404, "no-such-table"),
        ("GET", "/api/tables/short/record", None, 400, "bad-request"),
        ("GET", "/api/rules/chess/en", None, 404, "no-such-game"),
        ("GET", "/api/rules/butine/tlh", None, 404, "no-such-game"),
        ("GET", "/api/games/chess/pictures/en", None, 404, "no-such-game"),
        ("GET", "/api/games/butine/pictures/tlh", None, 404, "no-such-game"),
        ("GET", "/api/rules/butine/..%2f..%2fmeta.py", None, 404, None),
        ("DELETE", "/api/games", None, 405, "bad-request"),
        ("PUT", "/api/me", {"name": "\u202eAnn"}, 422, "name-bad-character"),
        ("PUT", "/api/me", {"name": "x" * 25}, 422, "name-too-long"),
        ("PUT", "/api/me", {"name": ""}, 400, "bad-request"),
        ("PUT", "/api/me", {"name": 7}, 400, "bad-request"),
        ("PUT", "/api/me", {"nom": "Ann"}, 400, "bad-request"),
        ("PUT", "/api/me", b"{", 400, "bad-request"),
        ("PUT", "/api/me", b"[" * 100_000, 400, "bad-request"),
        ("POST", "/api/tables", {"game": "chess", "seats": [ME, ME]}, 422, "bad-request"),
        ("POST", "/api/tables", {"game": "butine", "seats": [ME]}, 422, "bad-request"),
        ("POST", "/api/tables", {"game": "butine", "seats": [ME, BOT], "more": 1}, 400, None),
        ("POST", "/api/tables", {"game": "butine", "seats": [ME, {"kind": "bot"}]}, 422, None),
        (
            "POST",
            "/api/tables",
            {"game": "butine", "seats": [ME, BOT], "options": {"challenge": 99}},
            422,
            "bad-request",
        ),
        (
            "POST",
            "/api/tables",
            {"game": "butine", "seats": [ME, OPEN], "start": True},
            422,
            "seats-not-filled",
        ),
        ("POST", "/api/replay", b"nonsense", 422, "bad-request"),
        ("POST", "/api/replay", b"\xff\xfe", 422, "bad-request"),
        ("POST", "/api/replay", b"x" * 600_000, 413, "body-too-long"),
    ],
)
def test_wrong_requests_are_told_what_is_wrong(
    server: Server, method: str, path: str, body: Any, status: int, key: str | None
) -> None:
    ann = Person(server.address, "Ann")
    actual, _, answer = ann.ask(server.address, method, path, body)
    assert actual == status, answer
    problem = _json(answer)
    assert set(problem) == {"key", "args", "detail"}
    assert problem["detail"]
    if key is not None:
        assert problem["key"] == key


@pytest.mark.parametrize(
    "path",
    ["/%00", "/" + "x" * 3000, "/..%2f..%2f..%2fetc/passwd", "/%ff%fe", "/a/%2e%2e/%2e%2e/b", "//"],
)
def test_strange_addresses_get_the_page_or_nothing(server: Server, path: str) -> None:
    status, _, body = http_request(server.address, "GET", path)
    # 503: the page itself is not built in every checkout.
    assert status in (200, 400, 404, 414, 503)
    assert b"root:" not in body


def test_writing_needs_a_cookie_and_our_own_page(server: Server) -> None:
    table = {"game": "butine", "seats": [ME, BOT]}
    assert http_request(server.address, "POST", "/api/tables", table)[0] == 401
    assert http_request(server.address, "PUT", "/api/me", {"name": "Ann"})[0] == 401
    ann = Person(server.address, "Ann")
    for origin, status in (
        ("http://evil.example", 401),
        ("null", 401),
        (f"http://{server.address}", 201),
    ):
        headers = {"Cookie": ann.cookie, "Origin": origin}
        assert http_request(server.address, "POST", "/api/tables", table, headers)[0] == status


def test_limits_of_one_address(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", limited=True)
    ann = Person(server.address, "Ann")
    table = {"game": "butine", "seats": [ME, OPEN]}
    statuses = [ann.ask(server.address, "POST", "/api/tables", table)[0] for _ in range(25)]
    assert statuses[:20] == [201] * 20
    assert statuses[-1] == 429
    record = b"skep record 1\n"
    statuses = [ann.ask(server.address, "POST", "/api/replay", record)[0] for _ in range(40)]
    assert statuses[0] == 422
    assert statuses[-1] == 429
    server.end()
    assert "Traceback" not in server.said()


# ---------------------------------------------------------------- a whole game


@in_loop
async def test_a_table_without_spectators_has_no_onlookers_afterwards(server: Server) -> None:
    ann, eve = Person(server.address, "Ann"), Person(server.address, "Eve")
    wish = {"game": "la-ruche", "start": True, "spectators": False}
    table = ann.open_table(server.address, {"kind": "me"}, **wish)
    async with ann.connect(server.address) as socket:
        await say(socket, type="move", table=table, id="end", seq=99, move="give up")
        await hear(socket, "done")
    for what in ("record", "replay", "story"):
        path = f"/api/tables/{table}/{what}"
        assert ann.ask(server.address, "GET", path)[0] == 200
        for status, _, body in (
            eve.ask(server.address, "GET", path),
            http_request(server.address, "GET", path),
        ):
            assert (status, msgspec.json.decode(body)["key"]) == (403, "no-spectators")


@in_loop
async def test_a_whole_game_its_record_and_its_replay(server: Server) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table(
        server.address, ME, BOT, BOT, options={"quick": True}, start=True, public=True
    )
    lobby = _json(http_request(server.address, "GET", "/api/tables")[2])
    assert [summary["id"] for summary in lobby] == [table]
    status, _, body = http_request(server.address, "GET", f"/api/tables/{table}/record")
    assert (status, _json(body)["key"]) == (409, "game-not-over")
    rng = random.Random(1)
    async with ann.connect(server.address) as socket:
        await say(socket, type="watch", table=table)
        secret, number = None, 0
        while secret is None:
            update = await hear(socket, "update")
            secret = update["info"] and update["info"]["secret"]
            for moves in update["legal"].values():
                number += 1
                move = eager(moves, rng)
                await say(
                    socket, type="move", table=table, id=f"{number}", seq=update["seq"], move=move
                )
    status, headers, text = http_request(server.address, "GET", f"/api/tables/{table}/record")
    assert status == 200
    assert "attachment" in str(headers["Content-Disposition"])
    record = skep.verify(text.decode())
    assert record.secret == secret
    assert record.players == ("Ann", "bot:random", "bot:random")
    replay = _json(http_request(server.address, "GET", f"/api/tables/{table}/replay")[2])
    assert len(replay["frames"]) == len(record.entries) + 1
    assert replay["over"] is True
    assert replay["frames"][-1]["view"]["result"]["reason"] == update["view"]["result"]["reason"]
    told = _json(http_request(server.address, "GET", f"/api/tables/{table}/story")[2])
    assert told["story"]["moves"] == len(record.entries)
    assert told["story"]["curve"][-1][1] == replay["frames"][-1]["view"]["scores"]
    assert 0 <= told["seconds"] < 60
    sent = http_request(server.address, "POST", "/api/replay", text, {"Content-Type": "text/plain"})
    assert sent[0] == 200
    assert _json(sent[2])["frames"] == replay["frames"]
    false = text.replace(b"take", b"took", 1)
    status, _, body = http_request(
        server.address, "POST", "/api/replay", false, {"Content-Type": "text/plain"}
    )
    assert status == 422


# ---------------------------------------------------------------- sockets


@in_loop
async def test_handshakes_that_are_refused(server: Server) -> None:
    ann = Person(server.address, "Ann")
    wrong: list[dict[str, Any]] = [
        {"origin": None},
        {"origin": "http://evil.example"},
        {"origin": f"http://{server.address}.evil.example"},
        {"additional_headers": {}},
        {"additional_headers": {"Cookie": "skep=forged.forged"}},
        {"additional_headers": {"Cookie": ann.cookie + "0"}},
    ]
    for changes in wrong:
        with pytest.raises(InvalidStatus) as refused:
            async with ann.connect(server.address, **changes):
                pass
        assert refused.value.response.status_code == 403
    async with ann.connect(server.address) as socket:
        assert (await hear(socket))["type"] == "welcome"


def test_a_plain_request_to_the_socket(server: Server) -> None:
    assert http_request(server.address, "GET", "/ws")[0] == 426


@in_loop
async def test_bad_frames_over_the_wire(server: Server) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table(server.address, ME, OPEN)
    async with ann.connect(server.address) as socket:
        await say(socket, type="watch", table=table)
        before = await hear(socket, "update")
        for frame in BAD_FRAMES:
            await socket.send(frame)
            fault = await hear(socket)
            assert (fault["type"], fault["key"]) == ("fault", "frame-unreadable")
        await socket.send("x" * (protocol.MAX_FRAME + 1))
        assert (await hear(socket))["key"] == "frame-too-long"
        await say(socket, type="watch", table="x" * 22)
        assert (await hear(socket))["key"] == "no-such-table"
        await say(socket, type="watch", table=table)
        assert (await hear(socket, "update"))["seq"] == before["seq"]


@in_loop
async def test_frames_that_end_the_connection(server: Server) -> None:
    ann = Person(server.address, "Ann")
    async with ann.connect(server.address) as socket:
        await socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            await _hear_to_the_end(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    # Text that is no UTF-8, and frames that are no frames.
    for raw in (b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\xff" * 50, b"\x00" * 50, b"\x83\x00"):
        peer = _raw_socket(server, ann)
        peer.recv(50)  # nobody speaks before the handshake is answered
        peer.sendall(raw)
        _drain(peer)
        peer.close()
    async with ann.connect(server.address) as socket:
        assert (await hear(socket))["type"] == "welcome"


async def _hear_to_the_end(socket: ClientConnection) -> None:
    while True:
        await hear(socket)


def _raw_socket(server: Server, person: Person, path: str = "/ws") -> socket.socket:
    """A socket right after a good handshake was sent."""
    peer = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    peer.sendall(
        (
            f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\nOrigin: http://{server.address}\r\n"
            f"Cookie: {person.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
    )
    return peer


def _drain(peer: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while peer.recv(4096):
            pass


def _frame(text: str) -> bytes:
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_abrupt_ends_are_no_news(server: Server) -> None:
    """Cables pulled at every stage; the log stays free of tracebacks, the others play on."""
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table(server.address, ME, OPEN)
    watch = _frame(f'{{"type":"watch","table":"{table}"}}')
    chat = f'{{"type":"chat","table":"{table}","id":"%s","text":"x"}}'
    for number in range(60):
        peer = _raw_socket(server, bob)
        if number % 3:
            # No farewell: the peer is reset in the middle.
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if number % 4:
            peer.recv(100)
        if number % 4 > 1:
            peer.sendall(watch)
        if number % 4 > 2:
            peer.sendall(_frame(chat % number) + watch[: number % 10])
        peer.close()
    for _ in range(5):  # half a handshake
        peer = socket.create_connection(("127.0.0.1", server.port))
        peer.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgr")
        peer.close()
    asyncio.run(_chat_works(server, ann, table))


async def _chat_works(server: Server, person: Person, table: str) -> None:
    async with person.connect(server.address) as socket:
        await say(socket, type="watch", table=table)
        await hear(socket, "update")
        await say(socket, type="chat", table=table, id="still here", text="hello")
        assert (await hear(socket, "done"))["id"] == "still here"


@in_loop
async def test_a_reader_who_never_reads_is_dropped(server: Server) -> None:
    ann, eve = Person(server.address, "Ann"), Person(server.address, "Eve")
    table = ann.open_table(server.address, ME, OPEN)
    deaf = _raw_socket(server, eve)
    deaf.recv(50)
    watch = _frame(f'{{"type":"watch","table":"{table}"}}')
    deaf.sendall(watch)
    async with ann.connect(server.address) as socket:
        await say(socket, type="watch", table=table)
        while len((await hear(socket, "table", "update"))["info"]["people"]) < 2:
            pass
        for number in range(200):
            await say(socket, type="chat", table=table, id=f"{number}", text="x" * 300)
        while (await hear(socket, "done"))["id"] != "199":
            pass
        # Each of these is answered with all the talk: 20 MB, more than the system holds back.
        deaf.sendall(watch * 300)
        async with asyncio.timeout(30):
            while len((await hear(socket, "table"))["info"]["people"]) > 1:
                pass
    deaf.close()


# ---------------------------------------------------------------- starting and stopping


@in_loop
async def test_a_restart_in_the_middle(nursery: Nursery, tmp_path: Path) -> None:
    data, log = tmp_path / "data", tmp_path / "log.txt"
    server = nursery.start(data, log)
    ann = Person(server.address, "Ann")
    table = ann.open_table(server.address, ME, {"kind": "me", "name": "Eve"}, start=True)
    seq = 0
    for life in range(3):
        async with ann.connect(server.address) as socket:
            assert (await hear(socket))["name"] == "Ann"  # the cookie and the name are still good
            await say(socket, type="watch", table=table, since=seq)
            update = await hear(socket, "update")
            assert all(step["seq"] > seq for step in update["steps"])
            (moves,) = update["legal"].values()
            await say(
                socket, type="move", table=table, id=f"{life}", seq=update["seq"], move=moves[0]
            )
            seq = (await hear(socket, "done"))["seq"]
            server.send(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                await _hear_to_the_end(socket)
        server.end()
        server = nursery.start(data, log)
    server.end()
    assert "Traceback" not in server.said()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_two_servers_on_one_folder(nursery: Nursery, server: Server, tmp_path: Path) -> None:
    second = nursery.bear(tmp_path / "data", tmp_path / "second.txt")
    assert not nursery.await_ready(second)
    assert "is in use by another server" in second.said()


# ---------------------------------------------------------------- the disk is full


@in_loop
async def test_a_full_disk_pauses_and_what_was_said_stays_true(server: Server) -> None:
    ann, eve = Person(server.address, "Ann"), Person(server.address, "Eve")
    table = ann.open_table(server.address, ME, {"kind": "me", "name": "Zoe"}, start=True)
    async with ann.connect(server.address) as socket, eve.connect(server.address) as other:
        await say(socket, type="watch", table=table)
        await say(other, type="watch", table=table)
        update = await hear(socket, "update")
        await hear(other, "update")
        server.fill_disk()
        (moves,) = update["legal"].values()
        move = {"type": "move", "table": table, "seq": update["seq"], "move": moves[0], "id": "1"}
        await say(socket, **move)
        refused = await hear(socket, "refused", "done")
        assert (refused["type"], refused["key"]) == ("refused", "storage-paused")
        # Everybody is told, and nobody is told of the move.
        assert (await hear(other, "storage", "update"))["paused"] is True
        health = _json(http_request(server.address, "GET", "/api/health")[2])
        assert health["writable"] is False
        wish = {"game": "butine", "seats": [ME, BOT]}
        status, _, body = ann.ask(server.address, "POST", "/api/tables", wish)
        assert (status, _json(body)["key"]) == (503, "storage-paused")
        assert ann.ask(server.address, "PUT", "/api/me", {"name": "Anna"})[0] == 503
        await say(socket, **move)
        assert (await hear(socket, "refused", "done"))["key"] == "storage-paused"
        server.free_disk()
        assert (await hear(other, "storage", "update"))["paused"] is False
        assert _json(http_request(server.address, "GET", "/api/health")[2])["writable"] is True
        await say(socket, **move)
        done = await hear(socket, "done")
        step = (await hear(other, "update"))["steps"][-1]
        assert step["seq"] == done["seq"] == update["seq"] + 1


# ---------------------------------------------------------------- a dead line


@in_loop
async def test_a_player_whose_line_is_dead_is_soon_shown_as_gone(server: Server) -> None:
    """As when a phone leaves the network: nothing is said, and nothing is closed."""
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table(server.address, ME, OPEN)
    async with ann.connect(server.address) as looks, bob.connect(server.address) as dies:
        await say(dies, type="sit", table=table, id="1", seat=1)
        assert (await hear(dies, "done", "refused"))["type"] == "done"
        await say(looks, type="start", table=table, id="2")
        assert (await hear(looks, "done", "refused"))["type"] == "done"
        for one in (dies, looks):
            await say(one, type="watch", table=table)
            await hear(one, "update")
        dies.transport.pause_reading()
        async with asyncio.timeout(30):  # 75 seconds are for whom nobody waits for
            while (await hear(looks, "table"))["info"]["seats"][1]["online"]:
                pass
