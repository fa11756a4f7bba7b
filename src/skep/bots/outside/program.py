"""A bot's process, sandboxed by limits, and the pipes to it (subprocess, rlimit, process group)."""

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from typing import IO

import msgspec

from skep.bots.outside.lines import QUIT, Ear, Lost
from skep.engine.errors import SkepError
from skep.engine.refusal import because

LAUNCH = Path(__file__).with_name("launch.py")
SOME = 64 * 1024
TAIL = 2000
"""Bytes kept of what a bot wrote last on its standard error."""
MOST_COMPLAINTS = 1024 * 1024
"""Bytes that it may write there for one question."""
KEPT = ("PATH", "HOME", "TMPDIR")
"""All that a bot sees of our environment."""


class Limits(msgspec.Struct, frozen=True):
    """What one process of a bot may use."""

    cpu_seconds: int = 600
    """Of one processor. The pool replaces a process before it has used them up."""
    memory: int = 1024**3
    """Bytes of data. Address space that is only reserved does not count: Node reserves much."""
    more_tasks: int = 64
    """Processes and threads beside those that the user has already. Does not bind root."""
    open_files: int = 128
    file_size: int = 16 * 1024**2

    def words(self) -> tuple[str, ...]:
        """As `launch.py` wants them."""
        return (
            f"{self.more_tasks}",
            f"CPU={self.cpu_seconds}",
            f"DATA={self.memory}",
            f"NOFILE={self.open_files}",
            f"FSIZE={self.file_size}",
            "CORE=0",
        )


class BadBot(SkepError):
    """A bot from outside that cannot be used; the text says why."""


def check_command(command: tuple[str, ...]) -> None:
    """BadBot when there is no such program, or programs cannot be held in check here."""
    if os.name != "posix":
        raise BadBot(because("outside-no-limits"))
    if shutil.which(command[0]) is None:
        raise BadBot(because("outside-not-found", command=command[0]))


class Program:
    """A running program. One thread at a time may use it."""

    def __init__(self, command: tuple[str, ...], limits: Limits) -> None:
        environment = {name: os.environ[name] for name in KEPT if name in os.environ}
        self._process = subprocess.Popen(  # noqa: S603  the operator has said which
            [sys.executable, "-I", "-S", str(LAUNCH), *limits.words(), "--", *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={**environment, "LANG": "C.UTF-8"},
            start_new_session=True,  # so that all that it starts can be killed with it
        )
        self._ear = Ear()
        self._lines: deque[bytes] = deque()
        self._unsent = b""
        self._complaint = b""
        self._complaints = 0
        self._selector = selectors.DefaultSelector()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in, self._out, self._err = (
            self._process.stdin,
            self._process.stdout,
            self._process.stderr,
        )
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._out, selectors.EVENT_READ, self._hear)
        self._selector.register(self._err, selectors.EVENT_READ, self._note)

    @property
    def pid(self) -> int:
        """The process, which leads its group."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Is it still running? It is not reaped here, so that its group keeps its number."""
        if self._process.returncode is not None:
            return False
        flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
        try:
            return os.waitid(os.P_PID, self._process.pid, flags) is None
        except ChildProcessError:
            return False

    @property
    def said(self) -> str:
        """What it wrote last on its standard error."""
        return self._complaint.decode("utf-8", "replace").strip()

    def expect(self) -> None:
        """A new question: it may write as much again."""
        self._ear.expect()
        self._complaints = 0

    def write(self, text: bytes) -> None:
        """Send it lines. They go out while it is being read."""
        self._unsent += text
        if self._in not in self._selector.get_map():
            self._selector.register(self._in, selectors.EVENT_WRITE, self._send)

    def read(self, until: float) -> bytes | None:
        """Its next line; None when the time has come. Lost when it floods us or is gone."""
        while not self._lines:
            left = until - time.monotonic()
            if left <= 0:
                return None
            for key, _ in self._selector.select(left):
                key.data()
        return self._lines.popleft()

    def _send(self) -> None:
        pipe = self._in
        try:
            self._unsent = self._unsent[os.write(pipe.fileno(), self._unsent[:SOME]) :]
        except BlockingIOError:
            return
        except OSError:  # it does not read any more; what it has said may still come
            self._unsent = b""
        if not self._unsent:
            self._selector.unregister(pipe)

    def _hear(self) -> None:
        data = _some(self._out)
        if data == b"":
            self._note()  # why did it go?
            raise Lost("crashed", self.said)
        self._lines += self._ear.hear(data or b"")

    def _note(self) -> None:
        data = _some(self._err)
        if data == b"":
            with contextlib.suppress(KeyError):
                self._selector.unregister(self._err)
        data = data or b""
        self._complaints += len(data)
        if self._complaints > MOST_COMPLAINTS:
            raise Lost("flood", f"more than {MOST_COMPLAINTS} bytes on its standard error")
        self._complaint = (self._complaint + data)[-TAIL:]

    def goodbye(self) -> None:
        """Say that it may end by itself; `close` sees to it that it does."""
        pipe = self._in
        if not pipe.closed:
            with contextlib.suppress(OSError):  # it does not read, or is gone
                os.write(pipe.fileno(), QUIT)
            with contextlib.suppress(KeyError):
                self._selector.unregister(pipe)
            pipe.close()

    def kill(self) -> None:
        """End it and all that it has started; any thread may do that."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """End it, and let go of everything."""
        if self._process.returncode is not None:
            return
        self.kill()
        self._selector.close()
        for pipe in (self._in, self._out, self._err):
            with contextlib.suppress(OSError):
                pipe.close()
        self._process.wait()


def _some(pipe: IO[bytes]) -> bytes | None:
    """What has come; nothing at all when it is closed, None when nothing has come yet."""
    try:
        return os.read(pipe.fileno(), SOME)
    except BlockingIOError:
        return None
