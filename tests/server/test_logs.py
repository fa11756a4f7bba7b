"""The log: time and level, lines or JSON, said once and then counted, no news of who left."""

import asyncio
import io
import logging
import re

import msgspec
import pytest
from uvicorn.protocols.utils import ClientDisconnected

from skep.server.gateway import Door, config
from skep.server.logs import AGAIN_SECONDS, MOST_KINDS, Format, Log, logging_to
from skep.server.net.settings import Settings
from tests.server.clocks import HandClock

logger = logging.getLogger("skep.server.test")


class Desk:
    """A log that is written into a text."""

    def __init__(self, style: Format = "text") -> None:
        self.clock = HandClock()
        self.written = io.StringIO()
        self.log = Log(self.clock, style, self.written)

    def lines(self) -> list[str]:
        return self.written.getvalue().splitlines()


def test_a_line_has_time_level_and_source() -> None:
    desk = Desk()
    with logging_to(desk.log, "info"):
        logger.info("a table of %d", 4)
        logger.debug("nothing")
    (line,) = desk.lines()
    when = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"
    assert re.fullmatch(f"{when} INFO skep.server.test: a table of 4", line)


def test_a_json_line_is_one_object() -> None:
    desk = Desk("json")
    with logging_to(desk.log, "info"):
        logger.warning("two\nlines of %r", "Ann")
        try:
            raise ValueError("oh")
        except ValueError:
            logger.exception("that went wrong")
    first, second = (msgspec.json.decode(line) for line in desk.lines())
    assert (first["level"], first["logger"]) == ("warning", "skep.server.test")
    assert first["text"] == "two\nlines of 'Ann'"
    assert first["at"].endswith("Z")
    assert "ValueError: oh" in second["traceback"]


def test_no_visitor_can_write_a_line_of_their_own() -> None:
    desk = Desk()
    with logging_to(desk.log, "info"):
        logger.warning("a visitor called %s", "Eve\n2026-01-01 INFO all is well\x1b[2J")
    (line,) = desk.lines()
    assert "\\x0a2026" in line
    assert "\x1b" not in line


@pytest.mark.parametrize("level", ["debug", "info", "warning", "error"])
def test_levels(level: str) -> None:
    desk = Desk()
    order = ["debug", "info", "warning", "error"]
    with logging_to(desk.log, level):  # type: ignore[arg-type]
        for each in order:
            logger.log(logging.getLevelNamesMapping()[each.upper()], "at %s", each)
        logging.getLogger("alembic").info("of no interest")
    told = [line.rpartition(" ")[2] for line in desk.lines() if "skep" in line]
    assert told == order[order.index(level) :]
    assert ("of no interest" in desk.written.getvalue()) == (level == "debug")


def test_the_log_is_taken_down_again() -> None:
    before = logging.getLogger().handlers[:], logging.getLogger("skep").level
    with logging_to(Desk().log, "debug"):
        assert logging.getLogger().handlers != before[0]
    assert (logging.getLogger().handlers, logging.getLogger("skep").level) == before


def test_what_goes_on_is_said_once_and_then_counted() -> None:
    desk = Desk()
    with logging_to(desk.log, "info"):
        for number in range(1000):
            logger.warning("visitor %d is refused", number)
        logger.error("the disk is full")
        assert [line.rpartition(": ")[2] for line in desk.lines()] == [
            "visitor 0 is refused",
            "the disk is full",
        ]
        desk.log.sum_up()
        assert len(desk.lines()) == 2, "a minute has not passed yet"
        desk.clock.pass_by(AGAIN_SECONDS)
        desk.log.sum_up()
        (line,) = desk.lines()[2:]
        assert "WARNING skep.server.test: 999 more like this one in 60 s: visitor 0" in line
        # It goes on: still counted. It stops: the next one is news again.
        logger.warning("visitor %d is refused", 1000)
        desk.clock.pass_by(AGAIN_SECONDS)
        desk.log.sum_up()
        assert "1 more like this one" in desk.lines()[3]
        desk.clock.pass_by(AGAIN_SECONDS)
        desk.log.sum_up()
        logger.warning("visitor %d is refused", 1001)
        assert desk.lines()[4].endswith("visitor 1001 is refused")


def test_kinds_are_told_apart_by_what_they_are_not_by_their_words() -> None:
    desk = Desk()
    with logging_to(desk.log, "info"):
        for number in range(5):
            logger.warning("%s", f"too fast: {number}", extra={"kind": "too-fast"})
            logger.warning("%s", f"full: {number}", extra={"kind": "full"})
        assert len(desk.lines()) == 2
    assert [line.rpartition("one in ")[2] for line in desk.lines()[2:]] == [
        "0 s: too fast: 0",
        "0 s: full: 0",
    ], "at the end, what was not said is summed up"


def test_what_is_asked_for_is_never_counted_away() -> None:
    desk = Desk()
    with logging_to(desk.log, "info"):
        for number in range(3):
            logger.info("ordered %d", number)
    assert len(desk.lines()) == 3


def test_kinds_without_end_do_not_fill_the_memory() -> None:
    desk = Desk()
    with logging_to(desk.log, "info"):
        for number in range(MOST_KINDS + 50):
            logger.warning("kind", extra={"kind": f"{number}"})
        assert len(desk.log.once._counts) == MOST_KINDS
    assert len(desk.lines()) == MOST_KINDS + 50


@pytest.mark.parametrize(
    "error",
    [
        ConnectionResetError(104, "reset"),
        BrokenPipeError(),
        ConnectionAbortedError(),
        asyncio.CancelledError(),
        ClientDisconnected(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_peer_that_left_is_no_news(error: BaseException) -> None:
    desk = Desk()
    with logging_to(desk.log, "debug"):
        logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=error)
        logging.getLogger("asyncio").warning("socket.send() raised exception.")
    assert desk.lines() == []


def test_uvicorn_writes_no_log_of_its_own() -> None:
    assert config(None, Door(Settings())).log_config is None


def test_another_failure_is_news() -> None:
    desk = Desk()
    with logging_to(desk.log, "info"):
        logger.error("%s failed", "/api", exc_info=OSError(28, "No space left on device"))
        logger.error("%s failed", "/api", exc_info=KeyError("x"))
    text = desk.written.getvalue()
    assert "No space left" in text
    assert "KeyError" in text, "another kind of failure is not counted with the first"
