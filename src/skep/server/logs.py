"""The log of a running server, on stderr: with time and level, as lines or as JSON.

What may happen thousands of times (a full disk, damage, refused visitors, slow commits) is said
once and then counted. A peer that left is no news.
"""

import asyncio
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Literal, TextIO

import msgspec
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed

from skep.server.clock import Clock

Format = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

AGAIN_SECONDS = 60.0
"""What goes on is said again after so long, with how often it was."""

ROUND_SECONDS = 5.0
"""So often it is looked whether something is due to be said again."""

MOST_KINDS = 500
"""Kinds of lines that are counted at a time."""

PEER_LEFT = (ConnectionError, asyncio.CancelledError, ClientDisconnected, ConnectionClosed)
PEER_LEFT_SAID = "socket.send() raised exception."
"""How it shows that a peer left in the midst of something; and how asyncio itself tells it."""

_CONTROLS = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160))}


def _is_peer_that_left(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    return isinstance(error, PEER_LEFT) or record.msg == PEER_LEFT_SAID


class Count:
    """How often one kind of line was not said."""

    __slots__ = ("first", "said_at", "unsaid")

    def __init__(self, first: logging.LogRecord, said_at: float) -> None:
        self.first = first
        self.said_at = said_at
        self.unsaid = 0


class Once(logging.Filter):
    """Lets the first of each kind through and counts the others; from any thread."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._counts: dict[str, Count] = {}
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Shall this line be said?"""
        if _is_peer_that_left(record):
            return False
        if record.levelno < logging.WARNING:
            return True
        kind = _kind(record)
        with self._lock:
            count = self._counts.get(kind)
            if count is not None:
                count.unsaid += 1
                return False
            if len(self._counts) < MOST_KINDS:
                self._counts[kind] = Count(record, self._clock.monotonic())
            return True

    def due(self, *, all_of_them: bool = False) -> list[logging.LogRecord]:
        """Lines that say how often it was since; what has stopped is said anew the next time."""
        now = self._clock.monotonic()
        lines = []
        with self._lock:
            for kind, count in list(self._counts.items()):
                if now - count.said_at < AGAIN_SECONDS and not all_of_them:
                    continue
                if count.unsaid:
                    lines.append(_summary(count, now))
                    count.said_at, count.unsaid = now, 0
                else:
                    del self._counts[kind]
        return lines


def _kind(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    kind = getattr(record, "kind", record.msg)
    return f"{record.name} {record.levelno} {kind} {type(error).__name__}"


def _summary(count: Count, now: float) -> logging.LogRecord:
    first = count.first
    return logging.makeLogRecord(
        {
            "name": first.name,
            "levelno": first.levelno,
            "levelname": first.levelname,
            "msg": "%d more like this one in %d s: %s",
            "args": (count.unsaid, round(now - count.said_at), first.getMessage()),
        }
    )


class Lines(logging.Formatter):
    """One line each, but for a traceback; nothing in it can look like another line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        text = record.getMessage().translate(_CONTROLS)
        line = f"{_when(record)} {record.levelname} {record.name}: {text}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Objects(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The object."""
        line = {
            "at": _when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _when(record: logging.LogRecord) -> str:
    when = datetime.fromtimestamp(record.created, UTC)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Log(logging.StreamHandler[TextIO]):
    """The handler of all log lines of a server."""

    def __init__(self, clock: Clock, style: Format, stream: TextIO | None = None) -> None:
        super().__init__(stream or sys.stderr)
        self.once = Once(clock)
        self.addFilter(self.once)
        self.setFormatter(Objects() if style == "json" else Lines())

    def sum_up(self, *, all_of_them: bool = False) -> None:
        """Say how often it was what was not said."""
        for record in self.once.due(all_of_them=all_of_them):
            self.acquire()
            try:
                self.emit(record)
            finally:
                self.release()

    async def keep_summing_up(self) -> None:
        """For ever: do so now and then."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            self.sum_up()


@contextmanager
def logging_to(log: Log, level: Level) -> Iterator[None]:
    """While this lasts, all lines go to this log: ours from a level on, others' warnings."""
    root, ours = logging.getLogger(), logging.getLogger("skep")
    before = root.level, ours.level
    root.addHandler(log)
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(logging.DEBUG if wanted == logging.DEBUG else logging.WARNING)
    ours.setLevel(wanted)
    try:
        yield
    finally:
        log.sum_up(all_of_them=True)
        root.removeHandler(log)
        root.setLevel(before[0])
        ours.setLevel(before[1])
