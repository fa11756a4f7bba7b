"""A process that thinks for the server, one question at a time, and can be stopped at any time."""

import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from skep.server.courtesy import giving_way, step_back

NICE = 5


class Hung(Exception):
    """No answer came in time. The process is gone; the next question starts another."""


class Died(Exception):
    """The process went away without an answer."""


class Raised(Exception):
    """What was asked failed; the message says how."""


class Mind:
    """One such process. It starts with the first question."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._ended = False

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return None if self._process is None else self._process.pid

    def ask(self, seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        """The answer of `work(*args)`, which travels by name. Blocks: not for the loop."""
        try:
            return self._ask(seconds, work, args)
        except Died:
            # Somebody killed it, or the system did: a new one is asked, once.
            return self._ask(seconds, work, args)

    def _ask(self, seconds: float, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        try:
            line = self._line_there()
            line.send((work, args))
            answered = line.poll(seconds)
            failure, answer = line.recv() if answered else (None, None)
        except (EOFError, OSError) as error:
            self._stop()
            raise Died from error
        if not answered:
            self._stop()
            raise Hung
        if failure is not None:
            raise Raised(failure)
        return answer

    def _line_there(self) -> Connection:
        if self._ended:
            raise EOFError
        if self._line is None:
            # Spawned processes start clean: they hold no socket and no store.
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs,), name="mind", daemon=True)
            process.start()
            theirs.close()
            self._process, self._line = process, ours
        return self._line

    def end(self) -> None:
        """End the process, whatever it does; no other starts."""
        self._ended = True
        self._stop()

    def _stop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join(1.0)


def _serve(line: Connection) -> None:
    """Answer questions until the server goes away."""
    step_back(NICE)
    with suppress(EOFError, OSError):
        _answer(line)


def _answer(line: Connection) -> None:
    """Answer one question after the other; EOFError or OSError when nobody is there any more."""
    while True:
        work, args = line.recv()
        answer: tuple[str | None, Any]
        try:
            with giving_way():
                answer = (None, work(*args))
        except Exception as error:  # noqa: BLE001 (who asked is told)
            answer = (f"{type(error).__name__}: {error}", None)
        line.send(answer)
