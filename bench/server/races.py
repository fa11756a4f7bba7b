"""The load client for races: `python -m bench.server.races ADDRESS PID PLAN`. Prints JSON.

At each table of La Ruche six people lay tiles at once, each twice a second. A part of what they
try fits; the rest is refused, and so is whatever somebody else was faster with. What is measured
is the time from a command to the moment when all six have been told of it.

Between two rounds a table counts down, and nobody tries anything. So there are more tables than
races that are wanted at a time, and they begin one after the other.
"""

import asyncio
import gc
import random
import sys
import time
from typing import Any

import msgspec

from bench.server.child import allow_many_files
from bench.server.load import busy, run, stolen
from bench.server.wire import Guest, Socket, connect
from skep.engine.chance import SeededChance
from skep.games.la_ruche.board import place_of
from skep.games.la_ruche.material import LAY_NAMES, LAYS_OF
from skep.games.la_ruche.moves import Place
from skep.games.la_ruche.placing import codes as codes_of
from skep.games.la_ruche.placing import placement, placements
from skep.games.la_ruche.position import Position, position
from skep.games.la_ruche.rules import apply
from skep.games.la_ruche.state import OPENING, RACE, State

PEOPLE = 60
"""How many different people there are; each sits at many tables."""

Key = tuple[int, str, int, int]
"""A placement: seat, how the tile lies, cell."""

OPTIONS = {"pause": 0, "rounds": 9}
"""No pause, so that everybody goes on trying; many rounds, so that nobody has to be seated anew."""


class Plan(msgspec.Struct):
    """What to drive."""

    races: int
    """How many tables are to race at a time."""
    seconds: float
    seats: int = 6
    every: float = 0.5
    """Seconds between two attempts of a seat."""
    hits: float = 0.25
    """The share of attempts that fit when they are sent."""
    racing: float = 0.785
    """The share of the time of a table that is not taken by countdowns, as seen here."""
    round_seconds: float = 18.0
    """How long a round takes, about, with its countdown."""

    @property
    def tables(self) -> int:
        """How many tables are needed."""
        return round(self.races / self.racing)


class View(msgspec.Struct):
    """What the client wants to know of a view."""

    phase: str
    hand: tuple[str, ...]
    turn: int
    opener: int


class Step(msgspec.Struct):
    """One step; its facts are read once for each table."""

    seq: int
    facts: msgspec.Raw


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """What the client wants to know of an update."""

    table: str
    steps: tuple[Step, ...]
    view: msgspec.Raw


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """A command is committed."""

    id: str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A command is refused."""

    id: str
    key: str


class Probe(msgspec.Struct, tag="probe", tag_field="type"):
    """The server measures the way."""

    number: int


class Fact(msgspec.Struct):
    """Whatever happened."""

    fact: str
    seat: int = -1
    lay: str = ""
    q: int = 0
    r: int = 0


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    """The first message."""


class Changed(msgspec.Struct, tag="table", tag_field="type"):
    """Somebody sat down."""


class Timed(msgspec.Struct, tag="timed", tag_field="type"):
    """The time changed."""


_decode = msgspec.json.Decoder(Update | Done | Refused | Probe | Welcome | Changed | Timed).decode
_facts = msgspec.json.Decoder(tuple[Fact, ...]).decode
_view = msgspec.json.Decoder(View).decode


class Tally:
    """What is counted, while it is counted."""

    def __init__(self) -> None:
        self.counting = False
        self.waits: list[float] = []
        self.refusals: list[float] = []
        self.attempts = 0
        self.racing = 0
        """Tables in the middle of a race."""


class Race:
    """One table with all its people, and what all of them know together."""

    def __init__(self, table: str, plan: Plan, tally: Tally) -> None:
        self.table = table
        self.plan = plan
        self.tally = tally
        self.sockets: list[Socket] = []
        self.state: State | None = None
        self._views: dict[int, View] = {}
        self._commands = 0
        self._sent: dict[str, tuple[float, Key]] = {}
        """Placements without an answer, and when they were sent."""
        self._begun: dict[Key, float] = {}
        """The same by what they are, for whoever is told of them."""
        self._told: dict[int, int] = {}
        """How many have been told of a step."""
        self._since: dict[int, float] = {}
        """For a step that not all have been told of: when it was sent."""
        self._seated = 0
        self.started = False
        self._round = 0

    async def come(self, address: str, cookies: list[str]) -> None:
        """Connect everybody."""
        for seat, cookie in enumerate(cookies):
            heard = lambda frame, seat=seat: self._hear(seat, frame)  # noqa: E731
            self.sockets.append(await connect(address, cookie, heard))

    def say(self, who: int, kind: str, **fields: Any) -> str:
        """Send a command."""
        self._commands += 1
        name = f"{kind}{self._commands}"
        self.sockets[who].say({"type": kind, "table": self.table, "id": name, **fields})
        return name

    def begin(self) -> None:
        """Sit down, look, and start."""
        for seat in range(len(self.sockets)):
            if seat:
                self.say(seat, "sit", seat=seat)
            self.sockets[seat].say({"type": "watch", "table": self.table})

    # ------------------------------------------------------------ hearing

    def _hear(self, seat: int, frame: bytes) -> None:
        message = _decode(frame)
        if isinstance(message, Update):
            self._update(seat, message)
        elif isinstance(message, Done):
            self._done(message.id)
        elif isinstance(message, Refused):
            self._refused(message)
        elif isinstance(message, Probe):
            self.sockets[seat].say({"type": "echo", "number": message.number})

    def _done(self, command: str) -> None:
        self._sent.pop(command, None)
        if command.startswith("sit"):
            self._seated += 1
            if self._seated == self.plan.seats - 1:
                self.say(0, "start")

    def _refused(self, message: Refused) -> None:
        found = self._sent.pop(message.id, None)
        if found is None:
            return
        sent, key = found
        self._begun.pop(key, None)
        if self.tally.counting:
            self.tally.refusals.append(time.perf_counter() - sent)

    def _update(self, seat: int, update: Update) -> None:
        now = time.perf_counter()
        for step in update.steps:
            told = self._told.get(step.seq, 0) + 1
            self._told[step.seq] = told
            if told == 1:
                self._happened(step)
            if told == self.plan.seats:
                del self._told[step.seq]
                sent = self._since.pop(step.seq, None)
                if sent is not None and self.tally.counting:
                    self.tally.waits.append(now - sent)
        if self.state is None and update.steps:
            self._look(seat, update.view)

    def _happened(self, step: Step) -> None:
        for fact in _facts(step.facts):
            if fact.fact == "placed":
                sent = self._begun.pop((fact.seat, fact.lay, fact.q, fact.r), None)
                if sent is not None:
                    self._since[step.seq] = sent
                if self.state is not None:
                    move = Place(fact.lay, fact.q, fact.r)
                    apply(self.state, fact.seat, move, SeededChance(1))
                    self._after_move()
            elif fact.fact in ("dealt", "dealt-you"):
                self.state = None
                self._views.clear()

    def _look(self, seat: int, view: msgspec.Raw) -> None:
        """Once all have seen their tiles, we know all that is to know."""
        seen = _view(view)
        if seen.phase != "opening":
            return
        self._views[seat] = seen
        if len(self._views) == self.plan.seats:
            hands = tuple(self._views[number].hand for number in range(self.plan.seats))
            self.state = position(
                Position(hands=hands, phase="opening", turn=seen.turn, opener=seen.opener)
            )
            self._open()

    # ------------------------------------------------------------ acting

    def _open(self) -> None:
        state = self.state
        assert state is not None
        moves = placements(state, state.hands[state.turn])
        self._place(state.turn, random.choice(moves))

    def _after_move(self) -> None:
        """What the table does next by itself."""
        state = self.state
        assert state is not None
        if state.phase == OPENING:
            self._open()
        elif state.phase == RACE and not self.started:
            self.started = True
            self._round += 1
            self.tally.racing += 1
            loop = asyncio.get_running_loop()
            for seat in range(self.plan.seats):
                begin = 3 + random.random() * self.plan.every
                loop.call_later(begin, self._attempt, seat, self._round)
        elif state.phase != RACE and self.started:
            self.started = False
            self.tally.racing -= 1
            for seat in range(self.plan.seats):
                self.say(seat, "move", seq=0, move="ready")

    def _attempt(self, seat: int, of_round: int) -> None:
        state = self.state
        # Somebody who still waited for the last round would try twice as often in this one.
        if of_round != self._round or state is None or state.phase != RACE:
            return
        asyncio.get_running_loop().call_later(self.plan.every, self._attempt, seat, of_round)
        move = self._hit(state, seat) if random.random() < self.plan.hits else None
        self._place(seat, move or self._guess(state, seat))
        self.tally.attempts += self.tally.counting

    def _hit(self, state: State, seat: int) -> Place | None:
        codes = codes_of(state, state.hands[seat])
        return placement(random.choice(codes)) if codes else None

    def _guess(self, state: State, seat: int) -> Place:
        """A tile of the hand on an open cell, turned anyhow."""
        q, r = place_of(random.choice(list(state.live)))
        hand = state.hands[seat]
        tile = random.choice([number for number in range(60) if hand >> number & 1])
        return Place(LAY_NAMES[random.choice(LAYS_OF[tile])], q, r)

    def _place(self, seat: int, move: Place) -> None:
        now = time.perf_counter()
        key = (seat, move.lay, move.q, move.r)
        self._begun[key] = now
        self._sent[self.say(seat, "move", seq=0, move=str(move))] = now, key


# ---------------------------------------------------------------- all of them


async def seat_all(address: str, plan: Plan, tally: Tally) -> list[Race]:
    """Open the tables and seat everybody."""
    guests = [Guest(address, f"Guest {n}") for n in range(PEOPLE)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (plan.seats - 1)]
    wish = {"game": "la-ruche", "seats": seats, "options": OPTIONS}
    races = []
    for number in range(plan.tables):
        here = [guests[(plan.seats * number + n) % PEOPLE] for n in range(plan.seats)]
        race = Race(here[0].ask("POST", "/api/tables", wish)["id"], plan, tally)
        await race.come(address, [guest.cookie for guest in here])
        races.append(race)
    for race in races:
        race.begin()
        await asyncio.sleep(plan.round_seconds / plan.tables)
    return races


async def drive(address: str, pid: int, plan: Plan) -> dict[str, Any]:
    """Let all tables race, and look at them when most are in the middle of it."""
    tally = Tally()
    await seat_all(address, plan, tally)
    async with asyncio.timeout(120):
        while tally.racing < 0.8 * plan.tables:  # noqa: ASYNC110  now and then is often enough
            await asyncio.sleep(0.05)
    await asyncio.sleep(4)  # the countdown
    # The pauses of this client are not the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    tally.counting = True
    begin, mine, before = time.perf_counter(), time.process_time(), busy(pid)
    stolen_before = stolen()
    await asyncio.sleep(plan.seconds)
    tally.counting = False
    took = time.perf_counter() - begin
    waits, refusals = sorted(tally.waits), sorted(tally.refusals)
    return {
        "races": plan.races,
        "tables": plan.tables,
        "seats": plan.seats,
        "seconds": took,
        "attempts": tally.attempts / took,
        "rate": len(waits) / took,
        "refused": len(refusals) / took,
        "p50": at(waits, 0.5),
        "p99": at(waits, 0.99),
        "worst": at(waits, 1),
        "refused_p99": at(refusals, 0.99),
        "server_busy": (busy(pid) - before) / took,
        "stolen": (stolen() - stolen_before) / took,
        "client_busy": (time.process_time() - mine) / took,
    }


def at(values: list[float], share: float) -> float | None:
    """Milliseconds at this share of the sorted values."""
    if not values:
        return None
    return 1000 * values[min(len(values) - 1, int(len(values) * share))]


def main() -> None:
    """The command: the server's address, its process, and a plan as JSON."""
    allow_many_files()
    address, pid, plan = sys.argv[1:]
    figures = run(drive(address, int(pid), msgspec.json.decode(plan, type=Plan)))
    print(msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main()
