"""`make cluster`: what it prints can be done, and the address goes on working."""

import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

from tests.server.client import Person

ROOT = Path(__file__).parents[2]


def _free_ports() -> int:
    """A port that is free, and the three after it; none that the system gives away by itself."""
    ports = (random.randrange(20_000, 32_000, 4) for _ in count())
    return next(port for port in ports if all(_is_free(port + more) for more in range(4)))


def _is_free(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) != 0


def test_three_servers_behind_one_address(tmp_path: Path) -> None:
    said = tmp_path / "said.txt"
    port = _free_ports()
    with said.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "scripts.cluster"],
            env={**os.environ, "SKEP_PORT": str(port), "SKEP_LANG": "en"},
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            # As with `&` in a shell.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),  # noqa: PLW1509
        )
    assert process.stdout is not None
    try:
        lines = [process.stdout.readline() for _ in range(13)]
        assert lines[0] == f"Play at http://127.0.0.1:{port}/\n", said.read_text("utf-8")
        pids = [int(pid) for pid in re.findall(r"kill -9 (\d+)", "".join(lines))]
        assert len(pids) == 3
        address = f"127.0.0.1:{port}"
        ada = Person(address, "Ada")
        table = ada.open_table(address, {"kind": "me"}, {"kind": "bot", "bot": "random"})
        os.kill(pids[0], signal.SIGKILL)
        time.sleep(0.2)
        for _ in range(3):  # each time another server answers
            status, _, body = ada.ask(address, "GET", f"/api/tables/{table}/mine")
            assert status == 200, body
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(90)
        process.stdout.close()
