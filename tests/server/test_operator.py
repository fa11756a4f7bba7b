"""The operator's day, at real server processes: `skep admin`, readiness, the log, figures."""

import asyncio
import http.client
import signal
import socket
import stat
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from skep.cli.main import app
from skep.server import admin_line
from skep.server.admin import Answer, ListTables
from tests.server.client import Person, hear, http_request, say
from tests.server.nursery import Nursery, Server
from tests.server.people import in_loop

ME = {"kind": "me"}
ZOE = {"kind": "me", "name": "Zoe"}


def admin(data: Path, *args: str) -> Result:
    """`skep admin …` on a data folder."""
    arguments = ["admin", *args, "--data", str(data)]
    return CliRunner().invoke(app, arguments, env={"LANG": "C.UTF-8", "LC_ALL": ""})


def ordered(data: Path, *args: str) -> str:
    result = admin(data, *args)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def until(condition: Callable[[], object], seconds: float = 10) -> None:
    give_up = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < give_up
        time.sleep(0.02)


def _public_id(server: Server, person: Person) -> str:
    handle: str = msgspec.json.decode(person.ask(server.address, "GET", "/api/me")[2])["handle"]
    return handle


# ---------------------------------------------------------------- skep admin


@in_loop
async def test_a_ban_by_the_command_line_holds_for_sockets_and_requests(
    server: Server, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    ann, eve = Person(server.address, "Ann"), Person(server.address, "Eve")
    table = ann.open_table(server.address, ME, ZOE, start=True)
    async with ann.connect(server.address) as here, eve.connect(server.address) as watching:
        for each in (here, watching):
            await say(each, type="watch", table=table)
            await hear(each, "update")
        listed = await asyncio.to_thread(ordered, data, "list")
        assert table in listed
        assert "Ann, Zoe" in listed
        shown = await asyncio.to_thread(ordered, data, "show", table)
        public = _public_id(server, eve)
        assert f"{public}  Eve  127.0.0.1" in shown
        assert eve.id not in shown + await asyncio.to_thread(ordered, data, "people")
        said = await asyncio.to_thread(ordered, data, "ban", public, "--for", "2d")
        assert said == f"{public} is shown out (1 connection) and stays out.\n"
        async with asyncio.timeout(10):
            await watching.wait_closed()
        assert watching.close_code == 4003
        status, headers, body = eve.ask(server.address, "GET", "/api/me")
        assert (status, msgspec.json.decode(body)["key"]) == (403, "banned")
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert eve.ask(server.address, "GET", "/")[0] == 403
        assert eve.ask(server.address, "GET", "/api/health")[0] == 200
        assert ann.ask(server.address, "GET", "/api/me")[0] == 200
    assert public in ordered(data, "bans")
    assert ordered(data, "unban", public) == f"Nothing stands against {public} any more.\n"
    assert eve.ask(server.address, "GET", "/api/me")[0] == 200
    log = server.said()
    order = f'{{"order":"punish","what":"ban","whom":"{public}","seconds":172800}}'
    assert f"INFO skep.server.admin: ordered {order}: done" in log
    assert eve.id not in log


@in_loop
async def test_read_only_by_the_command_line(server: Server, tmp_path: Path) -> None:
    ann = Person(server.address, "Ann")
    sheet = ann.open_table(server.address, ME, game="bee-busy", start=True)
    async with ann.connect(server.address) as here:
        await hear(here, "welcome")
        ordered(tmp_path / "data", "read-only", "on")
        assert (await hear(here, "storage"))["read_only"] is True
        wish = {"game": "butine", "seats": [ME, ZOE]}
        for method, path, body in (
            ("POST", "/api/tables", wish),
            ("PUT", "/api/me", {"name": "Anna"}),
        ):
            status, _, answer = ann.ask(server.address, method, path, body)
            problem = msgspec.json.decode(answer)
            assert (status, problem["key"]) == (503, "read-only")
            assert "being looked after" in problem["detail"]
        assert http_request(server.address, "GET", "/api/ready")[0] == 200, "the disk is fine"
        assert ann.ask(server.address, "GET", "/api/me/data")[0] == 200, "to look is allowed"
        ahead = f"/api/tables/{sheet}/preview"
        assert ann.ask(server.address, "POST", ahead, {"ways": [[]]})[0] == 200, "and to look ahead"
        ordered(tmp_path / "data", "read-only", "off")
        assert (await hear(here, "storage"))["paused"] is False
    assert ann.open_table(server.address, ME, ZOE)


def test_a_new_key_renews_cookies_and_forgets_on_request(server: Server, tmp_path: Path) -> None:
    ann = Person(server.address, "Ann")
    assert ann.ask(server.address, "GET", "/api/me")[1]["Set-Cookie"] is None
    ordered(tmp_path / "data", "rotate-key")
    _, headers, body = ann.ask(server.address, "GET", "/api/me")
    assert msgspec.json.decode(body)["name"] == "Ann"
    fresh = str(headers["Set-Cookie"]).partition(";")[0]
    assert fresh != ann.cookie
    assert fresh.partition(".")[0] == ann.cookie.partition(".")[0], "it is still Ann"
    ann.cookie = fresh
    assert ann.ask(server.address, "GET", "/api/me")[1]["Set-Cookie"] is None
    ordered(tmp_path / "data", "rotate-key", "--forget")
    _, headers, body = ann.ask(server.address, "GET", "/api/me")
    assert msgspec.json.decode(body)["name"] is None
    assert ann.id not in str(headers["Set-Cookie"])


def test_mistakes_are_told_in_one_line(server: Server, tmp_path: Path) -> None:
    data = tmp_path / "data"
    for args, sentence in (
        (("ban", "nobody"), "There is nobody with the id “nobody”"),
        (("show", "x" * 22), "There is no such table"),
        (("ban", "10.0.0.1", "--for", "soon"), "is no length of time"),
    ):
        result = admin(data, *args)
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert result.stderr.count("\n") == 1
    assert "Personne n’a l’identifiant" in admin(data, "ban", "nobody", "--lang", "fr").stderr


def test_with_no_server_the_store_itself_is_asked(nursery: Nursery, tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = nursery.start(data, tmp_path / "log.txt")
    ann = Person(server.address, "Ann")
    table = ann.open_table(server.address, ME, ZOE, start=True)
    public = _public_id(server, ann)
    server.end(signal.SIGKILL)
    assert (data / admin_line.FILE_NAME).exists(), "as a killed server leaves it behind"
    assert table in ordered(data, "list")
    assert f"{public}  Ann" in ordered(data, "show", table)
    ordered(data, "ban", public)
    ordered(data, "delete", table)
    ordered(data, "rotate-key")
    for order in (("people",), ("read-only", "on")):
        result = admin(data, *order)
        assert result.exit_code == 2
        assert "No server is running on" in result.stderr
    again = nursery.start(data, tmp_path / "log.txt")
    assert ann.ask(again.address, "GET", "/api/me")[0] == 403
    assert http_request(again.address, "GET", f"/api/tables/{table}/record")[0] == 404
    again.end()
    assert not (data / admin_line.FILE_NAME).exists()
    assert admin(tmp_path / "nothing", "list").exit_code == 2
    assert not (tmp_path / "nothing").exists()


def test_only_the_owner_can_read_the_token(server: Server, tmp_path: Path) -> None:
    mode = (tmp_path / "data" / admin_line.FILE_NAME).stat().st_mode
    assert stat.S_IMODE(mode) == 0o600


def _send(data: Path, line: bytes) -> dict[str, Any] | None:
    place = msgspec.json.decode((data / admin_line.FILE_NAME).read_bytes())
    with socket.create_connection(("127.0.0.1", place["port"]), 10) as connection:
        connection.sendall(line)
        answer = connection.makefile("rb").readline()
    return msgspec.json.decode(answer) if answer else None


def test_without_the_token_nothing_is_done(server: Server, tmp_path: Path) -> None:
    data = tmp_path / "data"
    order = {"order": "read-only", "on": True}
    for token in ("", "x" * 43, "é"):
        answer = _send(data, msgspec.json.encode({"token": token, "order": order}) + b"\n")
        assert answer is not None
        assert (answer["done"], answer["key"]) == (False, "admin-not-you")
    token = msgspec.json.decode((data / admin_line.FILE_NAME).read_bytes())["token"]
    for line in (
        b"\n",
        b"GET / HTTP/1.1\r\n",
        b"\xff\xfe\n",
        b"[" * 5000 + b"\n",
        msgspec.json.encode({"token": token, "order": {"order": "burn"}}) + b"\n",
        msgspec.json.encode({"token": token, "order": {**order, "more": 1}}) + b"\n",
    ):
        answer = _send(data, line)
        assert answer is not None
        assert (answer["done"], answer["key"]) == (False, "admin-unreadable")
    with pytest.raises(ConnectionResetError):
        _send(data, b"x" * (admin_line.MOST_BYTES * 3) + b"\n")
    assert http_request(server.address, "GET", "/api/ready")[0] == 200
    ann = Person(server.address, "Ann")
    assert ann.open_table(server.address, ME, ZOE)
    assert "without the token" in server.said()
    assert isinstance(admin_line.send(data, ListTables()), Answer), "and it still listens"


# ---------------------------------------------------------------- readiness, and the log


def test_ready_while_the_disk_can_be_written(server: Server) -> None:
    assert http_request(server.address, "GET", "/api/ready")[0] == 200
    server.fill_disk()
    until(lambda: http_request(server.address, "GET", "/api/ready")[0] == 503)
    status, headers, body = http_request(server.address, "GET", "/api/ready")
    problem = msgspec.json.decode(body)
    assert (status, problem["key"]) == (503, "storage-paused")
    assert "cannot write to its disk" in problem["detail"]
    assert headers["Retry-After"]
    status, _, body = http_request(server.address, "GET", "/api/health")
    assert (status, msgspec.json.decode(body)["writable"]) == (200, False), "it lives"
    time.sleep(2.5)  # the server itself tries once a second
    server.free_disk()
    until(lambda: http_request(server.address, "GET", "/api/ready")[0] == 200)
    log = server.said()
    assert log.count("nothing can be saved: ") == 1, "it was tried again and again"
    assert log.count("the store can be written again") == 1
    server.end()
    assert " more like this one in " in server.said()


def test_peers_that_leave_in_the_midst_are_no_news(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt")
    ann = Person(server.address, "Ann")
    host, _, port = server.address.partition(":")
    request = f"GET /api/games HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode()
    upgrade = (
        f"GET /ws HTTP/1.1\r\nHost: {server.address}\r\nOrigin: http://{server.address}\r\n"
        f"Cookie: {ann.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    half = (
        f"PUT /api/me HTTP/1.1\r\nHost: {server.address}\r\nContent-Length: 99\r\n\r\n{{".encode()
    )
    for sent in (request * 3, upgrade, half, request[:20]) * 10:
        with socket.create_connection((host, int(port)), 5) as connection:
            connection.sendall(sent)
            if sent is upgrade:
                time.sleep(0.02)
            # Not a goodbye: a reset.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert http_request(server.address, "GET", "/api/health")[0] == 200
    server.end()
    assert server.said() == ""


def test_figures_and_json_lines(nursery: Nursery, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    place = f"127.0.0.1:{port}"
    server = nursery.start(
        tmp_path / "data", tmp_path / "log.txt", metrics=place, log_format="json"
    )
    ann = Person(server.address, "Ann")
    ann.open_table(server.address, ME, {"kind": "bot", "bot": "random"}, start=True)
    connection = http.client.HTTPConnection(place, timeout=10)
    connection.request("GET", "/metrics")
    text = connection.getresponse().read().decode()
    connection.close()
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[:1] != "#")
    assert figures["skep_tables_in_memory"] == "1.0"
    assert float(figures["skep_store_bytes"]) > 1000
    assert float(figures["process_resident_memory_bytes"]) > 1e6
    assert http_request(server.address, "GET", "/metrics")[0] != 200 or (
        b"skep_moves" not in http_request(server.address, "GET", "/metrics")[2]
    ), "not where visitors come in"
    ordered(tmp_path / "data", "list")
    server.end()
    (line,) = (msgspec.json.decode(line) for line in server.said().splitlines())
    assert (line["level"], line["logger"]) == ("info", "skep.server.admin")


def test_an_id_that_begins_with_a_hyphen_is_no_option(tmp_path: Path) -> None:
    answer = CliRunner().invoke(
        app, ["admin", "show", "-Table-with-22-letters", "--data", str(tmp_path)]
    )
    assert "No such option" not in answer.output
