"""The load client: `python -m bench.server.load ADDRESSES PIDS PLAN`. Prints one line of JSON.

Two people at each table choose any legal move at once ("flat out"), or one move for each table
every so many seconds. Of several servers (addresses and processes with commas between them) each
opens its share of the tables; whoever plays there is at the same server, or at the next one.
"""

import asyncio
import contextlib
import gc
import os
import random
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import msgspec

from bench.server.wire import Guest, Socket, connect

PEOPLE = 40
"""How many different people there are; each sits at many tables."""

CPU_CLOCK = 2
"""With a process above it, Linux's name for the clock of that process: to the nanosecond."""


class Info(msgspec.Struct):
    """What the client wants to know of a table."""

    id: str
    status: str
    rematch: str | None


class Step(msgspec.Struct):
    """One step of the game; `move` is None when another made it."""

    seat: int | None
    move: str | None


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """What the client wants to know of an update."""

    table: str
    seq: int
    steps: tuple[Step, ...]
    legal: dict[str, tuple[str, ...]]
    info: Info | None = None


class Table(msgspec.Struct, tag="table", tag_field="type"):
    """The table changed."""

    info: Info


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """A command is committed."""

    id: str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A command is refused: a fault of this client."""

    key: str


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    """The first message."""


_decode = msgspec.json.Decoder(Update | Table | Done | Refused | Welcome).decode


def busy(pid: int) -> float:
    """The processor time of the server, in seconds: what a move costs, whoever else is busy."""
    return time.clock_gettime((~pid << 3) | CPU_CLOCK)


def busy_with_children(pid: int) -> float:
    """The same for a program of many processes, those that have ended among them."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    ended = (int(words[13]) + int(words[14])) / os.sysconf("SC_CLK_TCK")
    total = busy(pid) + ended
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(OSError):  # it has just ended
            total += busy(int(child))
    return total


def stolen() -> float:
    """Seconds for which this machine's processors were wanted, but others on its host had them."""
    words = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(words[8]) / os.sysconf("SC_CLK_TCK")


class Tally:
    """What is counted, while it is counted."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0
        self.waits: list[float] = []
        self.answered: set[str] = set()
        self.bytes_heard = 0


class Pair:
    """Two people at a table."""

    def __init__(self, table: str, pace: float, tally: Tally) -> None:
        self.table = table
        self.tally = tally
        self._pace = pace
        self._next = 0.0
        self._sockets: list[Socket] = []
        self._commands = 0
        self._on_their_way: tuple[deque[float], deque[float]] = (deque(), deque())
        """For each, when they moved: the other hears of each move once, in this order."""
        self._seen = [("", 0), ("", 0)]
        """For each, the table and the number of the last update."""

    async def come(self, address: str, cookies: list[str]) -> None:
        """Connect both."""
        for who, cookie in enumerate(cookies):
            socket = await connect(address, cookie, lambda frame, who=who: self._hear(who, frame))  # type: ignore[misc]
            self._sockets.append(socket)

    def begin(self) -> None:
        """Sit down and start."""
        self._sockets[1].say({"type": "sit", "table": self.table, "id": "sit", "seat": 1})

    def watch(self) -> None:
        """Look at the table, both."""
        for socket in self._sockets:
            socket.say({"type": "watch", "table": self.table})

    def _hear(self, who: int, frame: bytes) -> None:
        self.tally.bytes_heard += len(frame)
        message = _decode(frame)
        if isinstance(message, Update):
            self._update(who, message)
        elif isinstance(message, Done):
            self._done(message.id)
        elif isinstance(message, Table):
            self._changed(who, message.info)
        elif isinstance(message, Refused):
            sys.exit(f"refused: {message.key}")

    def _done(self, command: str) -> None:
        if command == "sit":
            self._sockets[0].say({"type": "start", "table": self.table, "id": "start"})
        elif command == "start":
            self.tally.answered.add(self.table)
        elif command[0] == "m" and self.tally.counting:
            self.tally.moves += 1

    def _update(self, who: int, update: Update) -> None:
        if update.table != self.table:
            return
        self.tally.answered.add(self.table)
        sent = self._on_their_way[1 - who]
        if sent and update.steps and update.steps[-1].move is None:
            sent_at = sent.popleft()
            if self.tally.counting:
                self.tally.waits.append(time.perf_counter() - sent_at)
        if self._seen[who] == (update.table, update.seq):
            return  # told once more, after something was lost on its way
        self._seen[who] = (update.table, update.seq)
        for moves in update.legal.values():
            self._move_soon(who, update.seq, random.choice(moves))
        if update.info is not None:
            self._changed(who, update.info)

    def _move_soon(self, who: int, seq: int, move: str) -> None:
        if not self._pace:
            self._move(who, seq, move)
            return
        now = time.perf_counter()
        if not self._next:  # each table begins at a moment of its own
            self._next = now + random.random() * self._pace
        delay = max(0.0, self._next - now)
        self._next += self._pace
        asyncio.get_running_loop().call_later(delay, self._move, who, seq, move)

    def _move(self, who: int, seq: int, move: str) -> None:
        self._commands += 1
        self._on_their_way[who].append(time.perf_counter())
        self._sockets[who].say(
            {
                "type": "move",
                "table": self.table,
                "id": f"m{self._commands}",
                "seq": seq,
                "move": move,
            }
        )

    def _changed(self, who: int, info: Info) -> None:
        """When it is over, they play again."""
        if info.id != self.table or info.status != "over":
            return
        if info.rematch is not None:
            self.table = info.rematch
            for sent in self._on_their_way:
                sent.clear()
            self.watch()
        elif who == 0:
            self._sockets[0].say({"type": "rematch", "table": self.table, "id": "again"})


async def seat_pairs(addresses: list[str], plan: "Plan", tally: Tally) -> list[Pair]:
    """Open tables and seat people, as many as asked for."""
    guests = [Guest(addresses[0], f"Guest {n}") for n in range(min(PEOPLE, 2 * plan.tables))]
    pairs = []
    for number in range(plan.tables):
        host = guests[2 * number % len(guests)]
        other = guests[(2 * number + 1) % len(guests)]
        owner = addresses[number % len(addresses)]
        seat_at = addresses[(number + plan.hop) % len(addresses)]
        pair = Pair(host.open_table({}, owner), plan.pace, tally)
        await pair.come(seat_at, [host.cookie, other.cookie])
        pairs.append(pair)
    for pair in pairs:
        pair.begin()
    await _until(lambda: len(tally.answered) == plan.tables)
    return pairs


async def _until(condition: Any) -> None:
    while not condition():  # noqa: ASYNC110  a few times a second is often enough
        await asyncio.sleep(0.05)


async def drive(addresses: list[str], pids: list[int], plan: "Plan") -> dict[str, Any]:
    """Drive the tables of a plan."""
    tally = Tally()
    pairs = await seat_pairs(addresses, plan, tally)
    for pair in pairs:
        pair.watch()
    # The pauses of this client are not the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    await asyncio.sleep(max(1.5, 2 * plan.pace))
    tally.counting = True
    begin, before = time.perf_counter(), _all_busy(pids, plan)
    await asyncio.sleep(plan.seconds)
    await _until(lambda: tally.moves >= plan.moves)
    tally.counting = False
    took = time.perf_counter() - begin
    after = _all_busy(pids, plan)
    waits = sorted(tally.waits)
    return {
        "tables": plan.tables,
        "moves": tally.moves,
        "seconds": took,
        "rate": tally.moves / took,
        "p50": at_share(waits, 0.5),
        "p99": at_share(waits, 0.99),
        "worst": at_share(waits, 1),
        **{f"{who}_busy": (after[who] - before[who]) / took for who in after},
        "links": [pair.table for pair in pairs],
    }


def _all_busy(pids: list[int], plan: "Plan") -> dict[str, float]:
    """The processor time of everybody who has a part in it."""
    engines = {name: busy_with_children(pid) for name, pid in plan.engines.items()}
    return {"server": sum(map(busy, pids)), "client": time.process_time(), **engines}


class Plan(msgspec.Struct):
    """What to drive."""

    tables: int
    seconds: float
    pace: float = 0
    """Seconds between two moves at a table; 0: flat out."""
    moves: int = 0
    """Go on until so many moves are made."""
    hop: int = 0
    """Whoever plays at a table is so many servers further on than its owner."""
    engines: dict[str, int] = {}
    """Other programs whose processor time is of interest: name and process."""


def at_share(values: list[float], share: float) -> float | None:
    """Milliseconds at this share of the sorted values."""
    if not values:
        return None
    return 1000 * values[min(len(values) - 1, int(len(values) * share))]


def main() -> None:
    """The command: the servers' addresses, their processes, and a plan as JSON."""
    addresses, pids, plan_text = sys.argv[1:]
    plan = msgspec.json.decode(plan_text, type=Plan)
    drive_it = drive(addresses.split(","), list(map(int, pids.split(","))), plan)
    print(msgspec.json.encode(run(drive_it)).decode())


def run(work: Any) -> Any:
    """Run it on the faster loop, if there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


if __name__ == "__main__":
    main()
