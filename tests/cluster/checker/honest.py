"""A table that makes no mistake, in one place: its frames are what the checker must find right."""

import itertools
import random
from collections.abc import Callable
from typing import Any

import msgspec

from skep.api import read_options
from skep.engine import record as records
from skep.engine.chance import RecordingChance, SecretChance
from skep.engine.game import Event
from skep.engine.record import Entry, Record, state_hash
from skep.games.registry import game_by_id
from tests.cluster.checker.frames import Frame

SECRET = bytes(range(32))


class Happened(msgspec.Struct):
    """A step, with all that happened in it."""

    seq: int
    seat: int | None
    move: str | None
    undo: bool
    events: list[Event]
    at_ms: int


class HonestTable:
    """People on all seats, and one who watches."""

    def __init__(self, game: str, options: dict[str, Any], seats: tuple[str, ...]) -> None:
        self.game = game_by_id(game)
        self.options = options
        self.seats = seats
        self.frames: list[Frame] = []
        self.seq = 1 + len(seats)
        self.steps: list[Happened] = []
        self.chat: list[dict[str, Any]] = []
        self.entries: list[Entry] = []
        self.state: Any = None
        self._before: Any = None
        self._chance = RecordingChance(SecretChance(SECRET))
        self._begin: tuple[str, ...] = ()
        self._sockets: dict[str, int] = {}
        self._numbers = itertools.count(1)
        self._ids = itertools.count(1)
        for who in (*seats, "Eve"):
            self.watch(who, None)

    # ------------------------------------------------------------ what is told

    def sent(self, who: str, **message: Any) -> None:
        """Somebody says something."""
        self.frames.append(Frame(who, self._sockets[who], True, message))

    def told(self, who: str, **message: Any) -> None:
        """Somebody hears something."""
        data = msgspec.json.decode(msgspec.json.encode(message))
        self.frames.append(Frame(who, self._sockets[who], False, data))

    def watch(self, who: str, since: int | None) -> None:
        """Somebody comes, by a new socket."""
        self._sockets[who] = next(self._numbers)
        self.sent(who, type="watch", since=since)
        self.update(who, [step for step in self.steps if step.seq > (since or 0)], whole=True)

    def update(self, who: str, steps: list[Happened], *, whole: bool = False) -> None:
        """Somebody is told what happened."""
        eyes = self.seats.index(who) if who in self.seats else None
        view, legal = None, {}
        if self.state is not None:
            view = self.game.view(self.state, eyes)
            if eyes is not None and not self.over and eyes in self.game.actors(self.state):
                texts = self.game.texts or self.game.legal
                legal[str(eyes)] = [str(move) for move in texts(self.state, eyes)]
        told = [
            {
                "seq": step.seq,
                "seat": step.seat,
                "move": step.move if step.seat == eyes else None,
                "undo": step.undo,
                "facts": [f for event in step.events if (f := event.seen_by(eyes)) is not None],
                "at_ms": step.at_ms,
            }
            for step in steps
        ]
        undo = [eyes] if self._before is not None and self._before[0] == eyes else []
        info, chat = (self._info(who), self.chat) if whole else (None, None)
        self.told(
            who,
            type="update",
            seq=self.seq,
            steps=told,
            view=view,
            legal=legal,
            undo=undo,
            info=info,
            chat=chat,
        )

    def _info(self, who: str) -> dict[str, Any]:
        return {
            "seq": self.seq,
            "seats": [{"yours": name == who} for name in self.seats],
            "commitment": SecretChance(SECRET).commitment,
            "secret": SECRET.hex() if self.over else None,
            "status": "over" if self.over else "running",
        }

    # ------------------------------------------------------------ what happens

    @property
    def over(self) -> bool:
        """Has the game come to its end?"""
        return self.state is not None and self.game.result(self.state) is not None

    def do(self, who: str, kind: str, **what: Any) -> None:
        """A command, what comes of it, and its answer."""
        number = f"{next(self._ids)}"
        self.sent(who, type=kind, id=number, **what)
        self.seq += 1
        if kind == "chat":
            line = {"seq": self.seq, "name": who, "text": what["text"], "at_ms": self.seq}
            self.chat = [*self.chat, {**line, "key": None, "args": {}}]
            for name in self._sockets:
                self.told(name, type="chatted", line=self.chat[-1])
        else:
            self._step(who, kind, what.get("move"))
        self.told(who, type="done", id=number, seq=self.seq)

    def _step(self, who: str, kind: str, move: str | None) -> None:
        seat = None if kind == "start" else self.seats.index(who)
        events: list[Event] = []
        if kind == "start":
            options = read_options(self.game, self.options)
            self.state, events = self.game.setup(len(self.seats), options, self._chance)
            self._begin = self._chance.take()
        elif kind == "undo":
            self.state, self._before = self._before[1], None
            self.entries.pop()
        else:
            assert seat is not None
            assert move is not None
            before, self.state = self.state, self.state.copy()
            events = self.game.apply(self.state, seat, self.game.parse(move), self._chance)
            self.entries.append(Entry(seat, move, self._chance.take()))
            may = not (self.entries[-1].draws or self.game.meta.race or self.over)
            self._before = (seat, before) if may else None
        self.steps.append(Happened(self.seq, seat, move, kind == "undo", events, self.seq))
        for name in self._sockets:
            self.update(name, self.steps[-1:])

    def play(self, choose: Callable[[list[str], random.Random], str]) -> None:
        """From the start to the end, with an undo and some talk."""
        rng = random.Random(1)
        self.do(self.seats[0], "start")
        while not self.over:
            of_seats = (
                (seat, self.game.legal(self.state, seat)) for seat in range(len(self.seats))
            )
            seat, moves = next((seat, moves) for seat, moves in of_seats if moves)
            self.do(self.seats[seat], "move", move=choose([str(move) for move in moves], rng))
            if self._before is not None and rng.random() < 0.1:
                self.do(self.seats[seat], "undo")
                self._before = None
            if rng.random() < 0.1:
                self.do(self.seats[seat], "chat", text=f"hm {self.seq}")

    def end(self) -> None:
        """Everybody looks at it once more, and somebody fetches the record."""
        for who in list(self._sockets):
            self.watch(who, None)
        record = Record(
            self.game.meta.id,
            self.game.meta.rules_version,
            len(self.seats),
            self.options,
            tuple(self.entries),
            self._begin,
            commitment=SecretChance(SECRET).commitment,
            secret=SECRET.hex(),
            result=self.game.result(self.state),
            hash=state_hash(self.game, self.state),
        )
        self.told(self.seats[0], type="record", text=records.write(record))
