"""A server process to be measured: ours, or boardgame.io's."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from bench.server.load import Plan
from bench.server.races import Plan as RacePlan

NODE_FOLDER = Path(__file__).parent / "boardgameio"


@dataclass(frozen=True)
class Subject:
    """A running server."""

    pid: int
    port: int

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def memory(self) -> int:
        """The bytes of memory that it holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return 1024 * int(line.split()[1])


@contextlib.contextmanager
def ours(folder: Path, *engines: str) -> Iterator[Subject]:
    """Our server on a data folder, or on a store and a bus. It is killed: the data are safe."""
    with begun(folder, *engines) as begun_one:
        yield begun_one()


@contextlib.contextmanager
def begun(folder: Path, *engines: str) -> Iterator[Callable[[], Subject]]:
    """The same; what it gives waits until the server is ready, so that several start at once."""
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "bench.server.child", str(folder), *engines],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:

        def ready() -> Subject:
            assert process.stdout is not None
            words = process.stdout.readline().split()
            if words[:1] != ["ready"]:
                raise RuntimeError("our server did not start")
            return Subject(process.pid, int(words[1]))

        try:
            yield ready
        finally:
            process.kill()


def drive_ours(subject: Subject, plan: Plan, *more: Subject) -> dict[str, Any]:
    """Run the load client against our server, or several, in a process of its own."""
    return _drive("bench.server.load", [subject, *more], plan)


def drive_races(subject: Subject, plan: RacePlan) -> dict[str, Any]:
    """The same with races."""
    return _drive("bench.server.races", [subject], plan)


def _drive(client: str, subjects: list[Subject], plan: Plan | RacePlan) -> dict[str, Any]:
    plan_text = msgspec.json.encode(plan).decode()
    addresses = ",".join(subject.address for subject in subjects)
    pids = ",".join(str(subject.pid) for subject in subjects)
    command = [sys.executable, "-m", client, addresses, pids]
    return _figures([*command, plan_text], None)


def peer_is_there() -> str | None:
    """None when boardgame.io can be measured, else what is missing."""
    if shutil.which("node") is None:
        return "there is no Node"
    if not (NODE_FOLDER / "node_modules").is_dir():
        return f"run `npm ci` in {NODE_FOLDER.relative_to(Path.cwd())}"
    return None


@contextlib.contextmanager
def peer(*, in_files: bool = False) -> Iterator[Subject]:
    """boardgame.io's server, its matches in memory or in its file store."""
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", "server.mjs", str(port), *([folder] if in_files else [])]
        with subprocess.Popen(  # noqa: S603
            command, cwd=NODE_FOLDER, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as process:
            try:
                assert process.stdout is not None
                while (line := process.stdout.readline()).strip() != "ready":
                    if not line:
                        raise RuntimeError("boardgame.io's server did not start")
                yield Subject(process.pid, port)
            finally:
                process.kill()


def drive_peer(subject: Subject, tables: int, seconds: float) -> dict[str, Any]:
    """Run an equal load client against boardgame.io's server."""
    numbers = [subject.port, subject.pid, tables, seconds]
    return _figures(["node", "driver.mjs", *map(str, numbers)], NODE_FOLDER)


def _figures(command: list[str], folder: Path | None) -> dict[str, Any]:
    done = subprocess.run(  # noqa: S603
        command, cwd=folder, stdout=subprocess.PIPE, check=True, timeout=600
    )
    figures: dict[str, Any] = msgspec.json.decode(done.stdout)
    figures["cpu_us"] = 1e6 * figures["server_busy"] / max(figures["rate"], 1e-9)
    return figures


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def load_of_machine() -> float:
    """How many processes wanted the processor in the last minute: a busy machine tells little."""
    return os.getloadavg()[0]


def wait_for_quiet(seconds: float) -> None:
    """A moment between two measurements."""
    time.sleep(seconds)
