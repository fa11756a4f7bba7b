"""Small studies of variants: one for each visitor, one after the other, kept for a while.

What is studied, and how, the server does not know: `Lab` is handed in by whoever starts it.
"""

import asyncio
import logging
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Protocol

import msgspec

from skep.server.clock import Clock
from skep.server.refusals import Denied
from skep.server.workshop import Task, Workshop

logger = logging.getLogger(__name__)

MOST_GOING = 6
"""Studies that are played, or wait for that."""
MOST_KEPT = 40
"""Studies that are over and can still be read."""
KEEP_SECONDS = 1800.0
"""For so long: then they are gone. Nothing of them is ever stored."""
AWAY_SECONDS = 60.0
"""Whoever has not asked for so long is gone, and so is what was being done for them."""
LONGEST = 900.0
"""Seconds after which one is given up: it has a limit of its own, but the machine may be busy."""
NICE = 15
"""It steps back even behind those who look back at a game."""
ROUND_SECONDS = 2.0
"""How often it is looked who is gone."""


class Plan(Protocol):
    """Makes a study of what was asked for; SkepError says what is wrong with it."""

    def __call__(
        self,
        game: str,
        *,
        vary: Mapping[str, Any],
        seats: int,
        bots: tuple[str, ...],
        games: int,
        seed: int,
        skill: bool,
    ) -> bytes:
        """The study, in a form that travels."""
        ...


class Lab(msgspec.Struct, frozen=True):
    """Who studies variants."""

    plan: Plan
    play: Task
    """In a process of its own: tells `(done, all, None)`, then `(done, all, what was found)`; at
    last, the reports by language, each packed by zlib, all together by MessagePack."""
    bots: dict[str, tuple[str, ...]]
    """By game: those that may play."""
    skill: frozenset[str]
    """The games in which luck and skill can be told apart."""
    skill_every: int
    """On every so many-th deal that takes further games …"""
    skill_games: tuple[int, ...]
    """… so many, with one seat, with two, and so on."""
    games: int
    """At most, all together."""
    options: int
    values: tuple[int, int]
    seconds: int
    """Of computing time."""
    reports: bool


class Run:
    """One study, of one visitor."""

    def __init__(self, study: bytes, now: float) -> None:
        self.study = study
        self.asked_at = now
        """When its visitor last asked how far it is."""
        self.begun_at: float | None = None
        """None: it waits for others."""
        self.over_at: float | None = None
        self.done = 0
        self.all = 0
        self.found: bytes | None = None
        """What was found, as JSON."""
        self.reports: dict[str, bytes] = {}
        """By language, packed."""
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    def tell(self, told: tuple[int, int, bytes | None]) -> None:
        """It is so far."""
        self.done, self.all, self.found = told

    def seconds(self, now: float) -> float:
        """For how long it has been played."""
        if self.begun_at is None:
            return 0.0
        return (now if self.over_at is None else self.over_at) - self.begun_at


class Laboratory:
    """All studies of a server."""

    def __init__(self, clock: Clock, lab: Lab | None) -> None:
        self.lab = lab
        self._clock = clock
        self._runs: dict[str, Run] = {}
        self.workshop = Workshop("lab", LONGEST, NICE)
        self._rounds: asyncio.Task[None] | None = None

    def run(self, person: str) -> Run | None:
        """The study of somebody, who is there as long as they ask."""
        run = self._runs.get(person)
        if run is not None:
            run.asked_at = self._clock.monotonic()
        return run

    def check_free(self, person: str) -> None:
        """Denied when somebody has a study already, or too many others have."""
        if self.lab is None:
            raise Denied("no-lab")
        going = {who for who, run in self._runs.items() if run.over_at is None}
        if person in going:
            raise Denied("lab-one-at-a-time")
        if len(going) >= MOST_GOING:
            raise Denied("lab-busy")

    def start(self, person: str, study: bytes) -> Run:
        """Play a study; the last one of the same visitor is forgotten."""
        self.check_free(person)
        self._runs.pop(person, None)
        run = self._runs[person] = Run(study, self._clock.monotonic())
        run.task = asyncio.create_task(self._see_to(run))
        if self._rounds is None or self._rounds.done():
            self._rounds = asyncio.create_task(self._look_around())
        return run

    def stop(self, person: str) -> None:
        """Somebody does not want to know any more: at once, nothing is done for them."""
        run = self._runs.pop(person, None)
        if run is not None and run.task is not None:
            run.task.cancel()

    @property
    def going(self) -> int:
        """How many are played, or wait for that."""
        return sum(run.over_at is None for run in self._runs.values())

    def ahead_of(self, person: str) -> int:
        """How many others come before somebody's."""
        before = takewhile(lambda who: who != person, self._runs)
        return sum(self._runs[who].over_at is None for who in before)

    async def _see_to(self, run: Run) -> None:
        assert self.lab is not None
        try:
            async with self.workshop.turn:
                run.begun_at = self._clock.monotonic()
                made = await self.workshop.do(run.tell, self.lab.play, run.study)
                run.reports = msgspec.msgpack.decode(made, type=dict[str, bytes])
        except (RuntimeError, TimeoutError, OSError) as error:
            logger.error("a study came to nothing: %s", error)
            run.failed = run.found is None
        finally:
            run.over_at = self._clock.monotonic()

    async def _look_around(self) -> None:
        """While there are studies: stop those of who is gone, forget those that are old."""
        while self._runs:
            await asyncio.sleep(ROUND_SECONDS)
            now = self._clock.monotonic()
            for person, run in list(self._runs.items()):
                if run.over_at is None and now - run.asked_at > AWAY_SECONDS:
                    self.stop(person)
            over = [who for who, run in self._runs.items() if run.over_at is not None]
            for place, person in enumerate(reversed(over)):
                ended = self._runs[person].over_at or now
                if place >= MOST_KEPT or now - ended > KEEP_SECONDS:
                    self.stop(person)

    async def close(self) -> None:
        """Stop everything."""
        tasks = [run.task for run in self._runs.values() if run.task is not None]
        tasks += [] if self._rounds is None else [self._rounds]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._runs.clear()
        self.workshop.close()
