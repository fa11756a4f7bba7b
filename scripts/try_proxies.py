"""Try deploy/nginx.conf and deploy/Caddyfile for real: TLS, WebSocket, a move, who is counted.

    python scripts/try_proxies.py nginx caddy

Each has to be installed. The files are used as they are, but for ports and the certificate, which
is made on the spot.
"""

import asyncio
import contextlib
import http.client
import os
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[1]
NAME = "bees.example"
VISITOR = "127.0.0.9"
"""Where the visitor comes from: another address than the proxy's own."""

Json = dict[str, Any]


def free_port() -> int:
    """A port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


@contextlib.contextmanager
def running(*command: str) -> Iterator[None]:
    """A process, until the end of the block."""
    process = subprocess.Popen(command)  # noqa: S603
    try:
        yield
    finally:
        process.terminate()
        process.wait(20)


def await_port(port: int) -> None:
    """Wait until something listens there."""
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise SystemExit(f"nothing listens on port {port}")


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that only we believe, and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    about = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
    made = ["-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(cert)]
    command = ["openssl", "req", "-x509", *made, *about]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    return cert, key


def nginx(folder: Path, port: int, skep: int, cert: Path, key: Path) -> tuple[str, ...]:
    """nginx with our file."""
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    text = text[: text.index("\nserver {\n    listen 80;")]  # the one that leads to https
    text = text.replace("127.0.0.1:8765", f"127.0.0.1:{skep}")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen [::]:443", f"listen [::1]:{port}")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(cert))
    text = text.replace(f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key))
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
    whole += f"events {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n"
    (folder / "nginx.conf").write_text(whole, "utf-8")
    return ("nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder))


def caddy(folder: Path, port: int, skep: int, cert: Path, key: Path) -> tuple[str, ...]:
    """Caddy with our file."""
    text = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    text = text.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n\ttls {cert} {key}")
    text = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text
    (folder / "Caddyfile").write_text(text, "utf-8")
    os.environ["SKEP"] = f"127.0.0.1:{skep}"
    os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(folder)
    return ("caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile")


class Visitor:
    """A browser, as far as a proxy can tell."""

    def __init__(self, port: int, cert: Path) -> None:
        self.port = port
        self.host = f"{NAME}:{port}"
        self.cookie = ""
        self.tls = ssl.create_default_context(cafile=str(cert))

    def _socket(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 10, (VISITOR, 0))

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request over TLS."""
        connection = http.client.HTTPSConnection(self.host, context=self.tls)
        connection.sock = self.tls.wrap_socket(self._socket(), server_hostname=NAME)
        headers = {"Cookie": self.cookie, "Origin": f"https://{self.host}"}
        data = None if body is None else msgspec.json.encode(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        found = msgspec.json.decode(answer.read())
        assert answer.status < 300, found
        if cookie := answer.headers["Set-Cookie"]:
            assert "; Secure" in cookie or "; secure" in cookie, cookie
            self.cookie = cookie.partition(";")[0]
        connection.close()
        return found


async def play(visitor: Visitor, table: str, look: list[str]) -> str:
    """A move over a WebSocket through the proxy; what `skep admin people` says meanwhile."""
    async with connect(
        f"wss://{visitor.host}/ws",
        sock=visitor._socket(),
        ssl=visitor.tls,
        server_hostname=NAME,
        origin=f"https://{visitor.host}",  # type: ignore[arg-type]
        additional_headers={"Cookie": visitor.cookie},
    ) as line:
        await line.send(msgspec.json.encode({"type": "watch", "table": table}).decode())
        while (message := msgspec.json.decode(await line.recv()))["type"] != "update":
            pass
        (moves,) = message["legal"].values()
        move = {"type": "move", "table": table, "id": "1", "seq": message["seq"], "move": moves[0]}
        await line.send(msgspec.json.encode(move).decode())
        while (message := msgspec.json.decode(await line.recv()))["type"] != "done":
            assert message["type"] != "refused", message
        asked = await asyncio.to_thread(
            subprocess.run, look, check=True, capture_output=True, text=True
        )
        return asked.stdout


def try_one(name: str) -> None:
    """All of it, with one proxy."""
    with tempfile.TemporaryDirectory() as made, contextlib.ExitStack() as stage:
        folder = Path(made)
        port, inside = free_port(), free_port()
        cert, key = certificate(folder)
        skep = [sys.executable, "-m", "skep"]
        data = str(folder / "data")
        origin = f"https://{NAME}:{port}"
        serve = ["serve", "--port", str(inside), "--data", data, "--origin", origin]
        stage.enter_context(running(*skep, *serve, "--proxy", "127.0.0.1"))
        await_port(inside)
        stage.enter_context(running(*PROXIES[name](folder, port, inside, cert, key)))
        await_port(port)
        visitor = Visitor(port, cert)
        visitor.ask("GET", "/api/me")
        visitor.ask("PUT", "/api/me", {"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "me", "name": "Zoe"}]
        opened = visitor.ask(
            "POST", "/api/tables", {"game": "butine", "seats": seats, "start": True}
        )
        told = asyncio.run(play(visitor, opened["id"], [*skep, "admin", "people", "--data", data]))
        assert VISITOR in told, told
        print(f"{name}: TLS, cookie, WebSocket and a move; counted as {VISITOR}")


PROXIES = {"nginx": nginx, "caddy": caddy}

if __name__ == "__main__":
    for wanted in sys.argv[1:] or PROXIES:
        try_one(wanted)
