"""People, their tabs and their tables, inside one process: no sockets, no disk."""

import asyncio
import functools
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from skep.engine.record import state_hash
from skep.server import protocol
from skep.server.clock import Clock
from skep.server.log import Line
from skep.server.refusals import Denied
from skep.server.store.interface import Store, TableRow
from skep.server.tables.answers import Answer
from skep.server.tables.attendants import Attendants
from skep.server.tables.decision import Who
from skep.server.tables.hub import Hub
from skep.server.tables.situation import Situation, Surroundings
from skep.server.tables.table import Table
from skep.server.tables.wishes import NewTable, SeatWish, wished
from tests.server.memory import MemoryStore

SHORT: dict[str, Any] = {"quick": True, "challenge": 2}
"""Options that make a game short."""

KEY = b"k" * 32
"""With which handles are made."""


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Tab:
    """A connection that keeps everything it is told."""

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name
        self.lag_ms: int | None = None
        self.frames: list[bytes] = []
        self._read = 0

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def news(self) -> list[dict[str, Any]]:
        """What was told since the last call."""
        fresh = [msgspec.json.decode(frame) for frame in self.frames[self._read :]]
        self._read = len(self.frames)
        return fresh

    def all(self, kind: str) -> list[dict[str, Any]]:
        """All messages of one type."""
        messages = [msgspec.json.decode(frame) for frame in self.frames]
        return [message for message in messages if message["type"] == kind]

    @property
    def last_update(self) -> dict[str, Any]:
        for frame in reversed(self.frames):
            message: dict[str, Any] = msgspec.json.decode(frame)
            if message["type"] == "update":
                return message
        raise AssertionError("no update yet")


class Guest:
    """Somebody with a name."""

    def __init__(self, hall: "Hall", name: str) -> None:
        self.hall = hall
        self.name = name
        self.person = f"person-of-{name}"
        self._commands = 0

    def watch(self, table: Table, since: int | None = None) -> Tab:
        """A new tab that watches a table."""
        tab = Tab(self.person, self.name)
        table.broadcast.join(tab, since)
        return tab

    async def do(
        self, kind: type[Any], table: Table | str, *, command_id: str | None = None, **fields: Any
    ) -> Answer:
        """Send a command, with a fresh id unless one is given; refusals come back as answers."""
        self._commands += 1
        name = command_id if command_id is not None else f"{self.name}-{self._commands}"
        table_id = table if isinstance(table, str) else table.id
        command = kind(table=table_id, id=name, **fields)
        try:
            return await carry_out(self.hall.hub, Who(self.person, self.name), command)
        except Denied as denied:
            return protocol.Refused(table_id, name, denied.key, denied.args_of_message)

    async def move(self, table: Table, text: str, **fields: Any) -> Answer:
        """Make a move on the position as it is now."""
        fields.setdefault("seq", table.state.seq)
        return await self.do(protocol.Move, table, move=text, **fields)

    async def open(self, *seats: str, game: str = "butine", **wish: Any) -> Table:
        """Open a table: "me", "open", "bot", or "me:Name" for each seat."""
        wishes = tuple(_wish(seat) for seat in seats)
        new = NewTable(game, wishes, **wish)
        return await open_table(self.hall.hub, self.person, self.name, new)


async def carry_out(hub: Hub, who: Who, command: protocol.Command) -> Answer:
    """Carry a command out at its table, as `net/frames.py` does it for a socket."""
    table = await hub.get(command.table)
    table.state.check_may_watch(who.person)
    return await table.command(who, command)


async def open_table(hub: Hub, person: str, name: str, wish: NewTable) -> Table:
    """Open a table, as `http/tables.py` does it for a request."""
    return await hub.open(wished(wish, secrets.token_urlsafe(16), person, name, hub.around.today()))


def load(row: TableRow, lines: Iterable[Line], store: Store, clock: Clock | None = None) -> Table:
    """A table from its log, as the hub does it after a restart; without a countdown."""
    return Table(Situation.load(row, lines, Surroundings(KEY, clock, 0.0)), store)


def _wish(seat: str) -> SeatWish:
    kind, _, name = seat.partition(":")
    if kind == "bot":
        return SeatWish("bot", bot=name or "random")
    return SeatWish("me" if kind == "me" else "open", name=name or None)


class Hall:
    """A store and the tables on it."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        pace: float = 0.0,
        clock: Clock | None = None,
        countdown: float = 0.0,
    ) -> None:
        self.store = store or MemoryStore()
        self.attendants = Attendants(lambda: pace)
        self.bots = self.attendants.bots
        self.hub = Hub(self.store, Surroundings(KEY, clock, countdown), self.attendants)

    def guest(self, name: str) -> Guest:
        return Guest(self, name)

    def lines(self, table: Table) -> list[Any]:
        return self.store.log_of(table.id)

    async def two(self, **wish: Any) -> tuple[Guest, Guest, Table]:
        """Ann and Bob at a table that has begun."""
        ann, bob = self.guest("Ann"), self.guest("Bob")
        table = await ann.open("me", "open", **wish)
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert done(await ann.do(protocol.Start, table))
        return ann, bob, table


@asynccontextmanager
async def hall(
    store: MemoryStore | None = None,
    pace: float = 0.0,
    clock: Clock | None = None,
    countdown: float = 0.0,
) -> AsyncIterator[Hall]:
    """A hall that is closed at the end."""
    built = Hall(store, pace, clock, countdown)
    try:
        yield built
    finally:
        await built.attendants.close()


def done(answer: Answer) -> bool:
    """Was it accepted? Says why not."""
    assert isinstance(answer, protocol.Done), answer
    return True


def refused(answer: Answer, key: str) -> bool:
    """Was it refused for this reason?"""
    assert isinstance(answer, protocol.Refused), answer
    assert answer.key == key
    return True


async def until(condition: Callable[[], object], seconds: float = 20) -> None:
    """Wait for something that other tasks and threads bring about."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110  there is no event for "whatever the test asks"
            await asyncio.sleep(0.001)


AnyTable = Table | Situation
"""Something with the state of a table."""


def to_act(table: Table, *guests: Guest) -> Guest:
    """The guest whose turn it is."""
    (seat,) = table.state.actors
    person = table.state.seats[seat].person
    return next(guest for guest in guests if guest.person == person)


def legal(table: AnyTable) -> list[str]:
    """The legal moves of whoever is to act, as texts."""
    (seat,) = table.state.actors
    return [str(move) for move in table.state.game.legal(table.state.game_state, seat)]


def eager(moves: list[str], rng: random.Random) -> str:
    """A move that brings the game on: gather when possible, keep the meadow dense."""
    for kind in ("gather", "take", "swap", "done", "pass"):
        some = [move for move in moves if move.startswith(kind)]
        if some and (kind != "swap" or rng.random() < 0.2):
            return rng.choice(some)
    places = rng.choices([move for move in moves if move.startswith("place")] or moves, k=8)
    return min(places, key=_far)


def _far(move: str) -> int:
    if "@" not in move:
        return 0
    x, y = (int(number) for number in move.split("@")[1].split(","))
    return max(abs(x), abs(y), abs(x + y))


async def play_out(
    table: Table, *guests: Guest, seed: int = 1, most: int | None = None
) -> list[Answer]:
    """Play random moves to the end, or so many."""
    rng = random.Random(seed)
    answers: list[Answer] = []
    while table.state.status == "running" and len(answers) != most:
        guest = to_act(table, *guests)
        answers.append(await guest.move(table, eager(legal(table), rng)))
        assert done(answers[-1])
    return answers


def fingerprint(table: Table) -> dict[str, Any]:
    """Everything that must outlast a restart."""
    state = table.state
    game_state = state.game_state
    return {
        "seq": state.seq,
        "game_seq": state.game_seq,
        "status": state.status,
        "state": None if game_state is None else state_hash(state.game, game_state),
        "chance": state.chance.position,
        "seats": [(seat.person, seat.name, seat.bot, seat.used_ms) for seat in state.seats],
        "settings": (state.host, state.options, state.public, state.spectators),
        "steps": state.steps,
        "chat": state.chat,
        "rematch": state.rematch,
        "undo": [state.undoable(seat.person) for seat in state.seats if seat.person],
        "race": (state.held, state.votes),
    }
