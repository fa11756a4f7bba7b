"""Worker processes: the parts of a task on one core or on many, answered in the order of asking."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from types import TracebackType
from typing import Self, TypeVar

from skep.bots.outside.hiring import Hired, all_hired, rehire
from skep.engine.errors import SkepError

Part = TypeVar("Part")
Answer = TypeVar("Answer")


class BadExperiment(SkepError):
    """An experiment that cannot be run as it is described."""


def workers_wanted(workers: int) -> int:
    """How many processes that is; 0 means one for each core."""
    if workers < 0:
        raise BadExperiment(f"cannot use {workers!r} workers; 1 or more, or 0 for one a core")
    return workers or os.cpu_count() or 1


class Crew:
    """Processes that work until the `with` block ends; a crew of one is this process itself."""

    def __init__(self, workers: int) -> None:
        self._others = set(multiprocessing.active_children())
        # Spawned processes start clean: the same on every system, safe beside threads.
        context = multiprocessing.get_context("spawn")
        self._pool = (
            None
            if workers == 1
            else ProcessPoolExecutor(
                workers, mp_context=context, initializer=begin_work, initargs=(all_hired(),)
            )
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pool is None:
            return
        if kind is not None and issubclass(kind, KeyboardInterrupt):
            # Whoever stops it does not want to wait for games of slow bots to end.
            for process in set(multiprocessing.active_children()) - self._others:
                process.terminate()
        self._pool.shutdown(cancel_futures=True)

    def each(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Generator[Answer]:
        """What the task makes of each part, in their order."""
        if self._pool is None:
            for part in parts:
                yield task(part)
            return
        try:
            for future in [self._pool.submit(task, part) for part in parts]:
                yield future.result()
        except BrokenProcessPool as error:
            raise BadExperiment(
                "a worker process could not start or was killed; a script of your own needs "
                'if __name__ == "__main__": around the simulation, or workers=1'
            ) from error


def begin_work(bots: tuple[Hired, ...]) -> None:
    """In a new worker: know the same bots from outside, and leave Ctrl-C to the first process.

    Ctrl-C reaches every process; the first one stops the others in good order. When it was killed
    and cannot, they end by themselves.
    """
    rehire(bots)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, name="end", daemon=True).start()


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:  # None: somebody begins work in the first process itself
        first.join()
        os._exit(1)
