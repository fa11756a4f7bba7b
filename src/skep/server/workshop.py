"""Long work for one visitor at a time, in a process that gives way to all others.

It keeps a core busy for seconds, at times for minutes. So it has a process of its own, apart from
the one in which bots think: nobody at a table waits for it. To stop it is to end that process.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from skep.engine.errors import SkepError
from skep.server.courtesy import giving_way, step_back

Tell = Callable[[Any], None]
"""Tells whoever waits how far it is."""
Task = Callable[..., bytes]
"""What is done there: a function of a module, whose first argument is a `Tell`."""


class Workshop:
    """One process at a time."""

    def __init__(self, name: str, longest: float, nice: int = 10) -> None:
        self._name = name
        self._longest = longest
        """Seconds after which something is given up."""
        self._nice = nice
        """How far its process steps back behind all others."""
        self.turn = asyncio.Semaphore(1)
        """Whoever has it may let something be done."""
        self._listener = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.process: BaseProcess | None = None
        """The last one."""

    async def do(self, told: Tell, task: Task, *args: Any) -> bytes:
        """Have it done elsewhere, for whoever has the turn; what came of it.

        RuntimeError when it came to nothing, TimeoutError when it took too long.
        """
        return await asyncio.wait_for(self._do(told, task, args), self._longest)

    async def _do(self, told: Tell, task: Task, args: tuple[Any, ...]) -> bytes:
        context = multiprocessing.get_context("spawn")  # it holds no socket and no store
        ours, theirs = context.Pipe(duplex=False)
        self.process = process = context.Process(
            target=_work, args=(theirs, self._nice, task, args), daemon=True
        )
        loop = asyncio.get_running_loop()
        starting = loop.run_in_executor(self._listener, process.start)
        try:
            await asyncio.shield(starting)
            theirs.close()
            while True:
                kind, what = await loop.run_in_executor(self._listener, _next, ours)
                if kind == "done":
                    return bytes(what)
                if kind == "wrong":
                    raise RuntimeError(what)
                told(what)
        finally:
            # Whoever stops it while it starts must not leave it behind.
            await asyncio.wait({starting})
            with suppress(ValueError, AttributeError):  # it was never started
                process.kill()
            theirs.close()

    def close(self) -> None:
        """Do nothing more."""
        self._listener.shutdown(wait=False, cancel_futures=True)


def _next(ours: Connection) -> tuple[str, Any]:
    """What the process says next."""
    try:
        said: tuple[str, Any] = ours.recv()
        return said
    except (EOFError, OSError):
        return "wrong", "its process has ended"


def _work(theirs: Connection, nice: int, task: Task, args: tuple[Any, ...]) -> None:
    """In a process of its own: how far it is, then what came of it, or what went wrong."""
    step_back(nice)
    with giving_way(), suppress(BrokenPipeError):  # perhaps nobody listens any more
        try:
            theirs.send(("done", task(lambda what: theirs.send(("told", what)), *args)))
        except SkepError as error:
            theirs.send(("wrong", str(error)))
