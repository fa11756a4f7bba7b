"""Heavy work (a solver, a search, a replay) off the event loop: one at a time, not for ever."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from skep.server.clock import Clock
from skep.server.refusals import Denied

SECONDS = 3.0
"""A search that takes longer is stopped; nearly all are done in a hundredth of a second."""

MOST_WAITING = 20
MOST_KEPT = 500

T = TypeVar("T")

GoOn = Callable[[int], bool]
"""Asked now and then, with how much was tried so far: shall the search go on?"""


class Desk:
    """One thread: however many ask, the tables keep most of the machine."""

    def __init__(self, clock: Clock, name: str = "desk", most: int = MOST_WAITING) -> None:
        self._clock = clock
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._most = most
        self._places: Counter[str] = Counter()
        self._kept: dict[Hashable, Any] = {}

    def take_place(self, who: str = "", most_of_one: int = 1 << 30) -> Callable[[], None]:
        """A place in the queue; what gives it back. Denied when too many wait already."""
        if self._places.total() >= self._most:
            raise Denied("desk-busy")
        if self._places[who] >= most_of_one:
            raise Denied("too-fast")
        self._places[who] += 1

        def give_back() -> None:
            self._places[who] -= 1
            if not self._places[who]:
                del self._places[who]

        return give_back

    async def work(self, work: Callable[[], T]) -> T:
        """The result of some work, for somebody who has a place."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    @property
    def waiting(self) -> int:
        """How many wait, or are being served."""
        return self._places.total()

    async def do(self, work: Callable[[], T]) -> T:
        """The result of some work; Denied when too many wait already."""
        give_back = self.take_place()
        try:
            return await self.work(work)
        finally:
            give_back()

    def kept(self, key: Hashable) -> Any:
        """What was made under this key lately; None: nothing."""
        return self._kept.get(key)

    async def make(self, key: Hashable, work: Callable[[], T]) -> T:
        """Do some work whose result is always the same, and keep it."""
        return self.keep(key, await self.do(work))

    def keep(self, key: Hashable, made: T) -> T:
        """Keep what was made under this key, for a while."""
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[key] = made
        return made

    async def search(self, work: Callable[[GoOn], T]) -> T:
        """The result of a search, which is told when its time is up."""

        def limited() -> T:
            give_up = self._clock.monotonic() + SECONDS
            return work(lambda _tried: self._clock.monotonic() < give_up)

        return await self.do(limited)

    def close(self) -> None:
        """Do nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
