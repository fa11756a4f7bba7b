"""Real server processes, quickly: everything is imported once, then each server is a fork.

`python -m tests.server.nursery` is the process that forks; `Nursery` and `Server` are how tests
talk to it. A server is what `skep serve` runs, on loopback, on a free port.
"""

import contextlib
import gc
import importlib
import os
import random
import resource
import select
import signal
import subprocess
import sys
import time
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

import msgspec

ROOT = Path(__file__).parents[2]
TINY = 3000
"""Bytes: no file can be written past this while the disk is "full"; not one commit fits."""
LATE = (
    "anyio._backends._asyncio",
    "skep.bots.outside.hiring",
    "skep.cli.paper",
    "skep.lab.variants.small",
    "skep.server.run",
)
"""What a server would load when it starts."""


class Wish(msgspec.Struct):
    """A server to be born."""

    data: str
    log: str
    limited: bool = False
    """With the limits of a public server?"""
    stage: str = ""
    """A file with positions at which tables begin (tests/web/stage.py); none: as the rules say."""
    luck: str = ""
    """Tables have the luck that this word gives, the same each time; none: anybody's luck."""
    examples: bool = False
    """With the games in `examples/`?"""
    countdown: float = 1.0
    """Seconds before a race: long enough to be seen."""
    files: int = 0
    """Open files that it may have; 0: as many as the tests."""
    requests: int = 0
    """Requests that one address may make, with `limited`; 0: as many as on a public server."""
    proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    host: str = "127.0.0.1"
    metrics: str | None = None
    log_format: Literal["text", "json"] = "text"
    last_gifts: float = 10.0
    """Seconds that a blocked race waits for gifts."""
    lab: bool = True
    """Are variants studied there?"""
    bots: tuple[str, ...] = ()
    """Bots from outside, as `skep serve --bot` wants them."""
    store: str = ""
    """A PostgreSQL that it shares with others; none: its folder."""
    bus: str = ""
    """A NATS by which they talk."""
    clock_ahead: float = 0.0
    """Seconds by which the clock of its machine is wrong."""
    remote_bots: tuple[str, ...] = ()
    """Bots that live elsewhere."""
    words: tuple[int, int] | None = None
    """The version of the bus that it speaks, and the oldest that it understands; none: ours."""
    most_waiting: int = 0
    """Words of the bus that may wait to be looked at; 0: as many as always."""
    revision: str = ""
    """A revision of the schema after ours, which it needs."""


class Luck:
    """What a server asks of the module `secrets` for its tables, known beforehand."""

    def __init__(self, word: str) -> None:
        self._source = random.Random(word)
        self.token_bytes = self._source.randbytes
        self.randbits = self._source.getrandbits


class Server:
    """A running server process."""

    def __init__(self, pid: int, log: Path) -> None:
        self.pid = pid
        self.log = log
        self.port = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def send(self, number: int) -> None:
        os.kill(self.pid, number)

    def fill_disk(self) -> None:
        self.send(signal.SIGUSR1)

    def free_disk(self) -> None:
        self.send(signal.SIGUSR2)

    def end(self, number: int = signal.SIGTERM) -> None:
        """Stop it and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self.send(number)
        give_up = time.monotonic() + 10
        while self.lives():
            if time.monotonic() > give_up:
                self.send(signal.SIGKILL)
            time.sleep(0.002)

    def lives(self) -> bool:
        try:
            self.send(0)
        except ProcessLookupError:
            return False
        return True

    def memory(self, field: str = "VmRSS") -> int:
        """The bytes of memory that it has now (`VmRSS`), or had at most (`VmHWM`)."""
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8")
        line = next(line for line in status.splitlines() if line.startswith(f"{field}:"))
        return 1024 * int(line.split()[1])

    def said(self) -> str:
        """What it wrote to its log."""
        return self.log.read_text("utf-8", errors="replace")


class Nursery:
    """The process that forks servers."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._servers: list[Server] = []
        self._read = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        for server in self._servers:
            server.end(signal.SIGKILL)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(10)

    def _line(self, seconds: float = 120) -> list[str]:
        """The next line of the nursery, or nothing when none comes in time."""
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        give_up = time.monotonic() + seconds
        while b"\n" not in self._read:
            left = give_up - time.monotonic()
            if left < 0 or not select.select([pipe], [], [], left)[0]:
                return []
            some = os.read(pipe, 4096)
            assert some, "the nursery is gone"
            self._read += some
        line, _, self._read = self._read.partition(b"\n")
        return line.decode().split()

    def bear(self, data: Path, log: Path, **wishes: Any) -> Server:
        """A new server process that may not be ready yet; `wishes` are fields of a `Wish`."""
        assert self._process.stdin is not None
        # Within a test, the luck of that test; in a campaign, anybody's.
        luck = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
        wish = Wish(str(data), str(log), **{"luck": luck, **wishes})
        self._process.stdin.write(msgspec.json.encode(wish) + b"\n")
        self._process.stdin.flush()
        words = self._line()
        while words[0] != "born":  # a word of one that was killed just when it was ready
            words = self._line()
        server = Server(int(words[1]), log)
        self._servers.append(server)
        return server

    def await_ready(self, server: Server) -> bool:
        """Wait until it serves; False when it died before."""
        while True:
            words = self._line(0.1)
            if words[:2] == ["ready", str(server.pid)]:
                server.port = int(words[2])
                return True
            if not words and not server.lives():
                return False

    def start(self, data: Path, log: Path, **wishes: Any) -> Server:
        """A server that serves."""
        server = self.bear(data, log, **wishes)
        assert self.await_ready(server), server.said()
        return server


# ---------------------------------------------------------------- in the other process


def _tell(*words: object) -> None:
    # One write of a short line: the lines of several processes do not mix.
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def _serve(wish: Wish) -> None:
    from skep.cli.lab_room import lab_room
    from skep.cli.outside_bots import outside_bots
    from skep.cli.paper import print_record
    from skep.games.la_ruche import rules
    from skep.locale import words
    from skep.server import run
    from skep.server.backstage import Backstage
    from skep.server.net.limits import UNLIMITED, Limits
    from skep.server.net.settings import Settings

    log = os.open(wish.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)

    def limit(size: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    signal.signal(signal.SIGUSR1, lambda *_: limit(TINY))
    signal.signal(signal.SIGUSR2, lambda *_: limit(resource.RLIM_INFINITY))

    def say(text: str) -> None:
        if "Bearer" in text:
            Path(wish.data, "tokens").write_text(text, "utf-8")
        elif "http://" in text:
            _tell("ready", os.getpid(), text.rstrip("/").rpartition(":")[2])

    if wish.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wish.files // 2, wish.files))
    rules.LAST_GIFTS_SECONDS = wish.last_gifts
    if wish.examples:
        from skep import outside

        outside.load(outside.examples() / "nectar_run")
    if wish.stage:
        from tests.web.stage import set_the_stage

        set_the_stage(Path(wish.stage))
    if wish.luck:
        from skep.server.tables import bots, opening

        for module in (opening, bots):
            module.secrets = Luck(wish.luck)  # type: ignore[attr-defined]
    limits = Limits() if wish.limited else UNLIMITED
    if wish.requests:
        limits = Limits(requests_rate=0.01, requests_burst=wish.requests)
    settings = Settings(
        limits=limits,
        origins=frozenset(wish.origins),
        proxies=wish.proxies,
        bot_seconds=(0, 0.01),
        race_speed=20,
        countdown_seconds=wish.countdown,
        printer=print_record,
        lab=lab_room() if wish.lab else None,
        remote_bots=wish.remote_bots,
    )
    if wish.clock_ahead:
        right = time.time_ns
        time.time_ns = lambda: right() + round(1e9 * wish.clock_ahead)
    sharing = None
    if wish.words is not None:
        from skep.server.bus import words as bus_words

        bus_words.VERSION, bus_words.OLDEST = wish.words
    if wish.most_waiting:
        from skep.server.bus import line

        line.MOST_WAITING = wish.most_waiting
    if wish.revision:
        from skep.server.store import schema
        from skep.server.store.postgres import schema as postgres_schema

        schema.REVISIONS = (*schema.REVISIONS, wish.revision)  # type: ignore[assignment]
        postgres_schema.NEWEST = wish.revision
    if wish.store:
        from skep.server.sharing import shared

        sharing = shared(wish.store, wish.bus)
    with outside_bots(list(wish.bots)):
        run.serve(
            host=wish.host,
            port=0,
            data=Path(wish.data),
            shared=sharing,
            settings=settings,
            words=words("en"),
            say=say,
            open_browser=False,
            backstage=Backstage(wish.log_format, metrics=wish.metrics),
        )


def _warm_up() -> None:
    """Load all that a server loads, so that each fork has it already."""
    import uvicorn

    from skep.locale import words
    from skep.server.http.app import build_app
    from skep.server.net.settings import Settings
    from skep.server.store import schema
    from skep.server.store.interface import Store

    async def no_store() -> Store:
        raise NotImplementedError

    for module in LATE:
        importlib.import_module(module)
    words("en")
    schema.migration_script(None)
    config = uvicorn.Config(build_app(no_store, Settings()), log_level="warning")
    config.load()
    config.get_loop_factory()
    # A fork that walks through all of this to find garbage would copy all of it.
    gc.collect()
    gc.freeze()


def main() -> None:
    """Fork a server for each line that comes."""
    _warm_up()
    for line in sys.stdin.buffer:
        wish = msgspec.json.decode(line, type=Wish)
        pid = os.fork()
        if pid:
            _tell("born", pid)
            continue
        status = 1
        try:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _serve(wish)
            status = 0
        except BaseException:  # noqa: BLE001  a fork must not run on into what its parent does
            traceback.print_exc()
        finally:
            os._exit(status)


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not kept
    main()
