"""Views: what the rules make of the order, for the eyes of each who saw it."""

from bisect import bisect_right
from typing import Any

import msgspec

from skep.api import read_options, rules_of, verify
from skep.engine import record as records
from skep.engine.chance import RecordedChance
from skep.engine.errors import SkepError
from skep.engine.game import Event
from skep.engine.record import Entry, Record
from skep.engine.undo import note_move
from tests.cluster.checker.order import Order

Shown = dict[str, Any]
"""A view, the moves to choose from, what may be taken back."""


def check_views(order: Order) -> None:
    """Complain about every update that shows something else than the rules make of the order."""
    numbers = sorted(order.steps)
    replay = _replayed(order, numbers)
    agreed: dict[tuple[int, int | None], Shown] = {}
    for _, frame in order.heard("update"):
        update, who = frame.message, frame.who
        eyes = order.seat_of.get(who)
        place = bisect_right(numbers, update["seq"])
        if not place:
            if update["view"] is not None:
                order.complain(f"{who} saw a game that had not begun")
            continue
        seq = numbers[place - 1]
        shown = {name: update[name] for name in ("view", "legal", "undo")}
        expected = agreed.get((seq, eyes))
        if expected is None:
            expected = shown if replay is None else replay.shown(seq, eyes)
            agreed[seq, eyes] = expected
        for name, value in shown.items():
            if value != expected[name]:
                other = "others" if replay is None else "the rules"
                order.complain(f"{who} saw another {name} at {update['seq']} than {other} say")
        if replay is not None:
            _check_facts(order, replay, who, eyes, update)


def _check_facts(
    order: Order, replay: "Replay", who: str, eyes: int | None, update: dict[str, Any]
) -> None:
    for step in update["steps"]:
        if step["seq"] in replay.moments and step["facts"] != replay.facts(step["seq"], eyes):
            order.complain(f"{who} was told other facts of {step['seq']} than the rules say")


def _replayed(order: Order, numbers: list[int]) -> "Replay | None":
    """The game once more, from its record; None: it is not over, or the record is false."""
    assert order.full is not None
    view = order.full["view"]
    over = view is not None and view["result"] is not None
    if order.record is None:
        if over:
            order.complain("the game is over, and nobody has its record")
        return None
    try:
        return Replay(order, numbers, verify(order.record))
    except (SkepError, StopIteration) as error:
        order.complain(f"the record cannot be played: {error!r}")
        return None


class Moment(msgspec.Struct):
    """The game after a step."""

    state: Any
    events: list[Event]
    undo: tuple[int, ...]
    """The seat that may take its last move back."""


class Replay:
    """Every moment of a finished game."""

    def __init__(self, order: Order, numbers: list[int], record: Record) -> None:
        self._order = order
        self._record = record
        self._facts: dict[tuple[int, int | None], Any] = {}
        self.game = rules_of(record)
        self.moments: dict[int, Moment] = {}
        self._play(numbers)

    def _play(self, numbers: list[int]) -> None:
        order, record = self._order, self._record
        state, events = self._begin()
        undo: list[tuple[int, Any]] = []
        entries = iter(record.entries)
        undone = _undone(order, numbers)
        self.moments[numbers[0]] = Moment(state, events, ())
        for seq in numbers[1:]:
            seat, is_undo, _ = order.steps[seq]
            if is_undo:
                state, events = undo.pop()[1], []
            else:
                known = order.moves.get(seq, "")
                entry = Entry(seat, known) if seq in undone else next(entries)
                if entry.seat != seat or known not in ("", entry.move):
                    order.complain(f"the record has {entry} where {known or 'a bot move'} stands")
                before, state = state, state.copy()
                events = records.step(self.game, state, entry)
                note_move(undo, seat, before, entry.draws)
            running = self.game.result(state) is None and not self.game.meta.race
            self.moments[seq] = Moment(state, events, (undo[-1][0],) if undo and running else ())
        if next(entries, None) is not None:
            order.complain("the record has moves that nobody saw")

    def _begin(self) -> tuple[Any, list[Event]]:
        record = self._record
        options = read_options(self.game, record.options)
        if record.position is not None:
            return records.start_of(self.game, record, options), []
        return self.game.setup(record.seats, options, RecordedChance(record.start))

    def shown(self, seq: int, eyes: int | None) -> Shown:
        """What somebody on a seat, or none, is shown after a step."""
        moment = self.moments[seq]
        state, game = moment.state, self.game
        legal: dict[str, list[str]] = {}
        if eyes is not None and game.result(state) is None and eyes in game.actors(state):
            texts = game.texts
            legal[str(eyes)] = (
                [str(move) for move in game.legal(state, eyes)]
                if texts is None
                else texts(state, eyes)
            )
        view = msgspec.json.decode(msgspec.json.encode(game.view(state, eyes)))
        undo = [seat for seat in moment.undo if seat == eyes]
        return {"view": view, "legal": legal, "undo": undo}

    def facts(self, seq: int, eyes: int | None) -> Any:
        """What somebody is told of a step."""
        if (seq, eyes) not in self._facts:
            seen = [event.seen_by(eyes) for event in self.moments[seq].events]
            data = msgspec.json.encode([fact for fact in seen if fact is not None])
            self._facts[seq, eyes] = msgspec.json.decode(data)
        return self._facts[seq, eyes]


def _undone(order: Order, numbers: list[int]) -> set[int]:
    """The moves that were taken back."""
    standing: list[int] = []
    undone: set[int] = set()
    for seq in numbers[1:]:
        if not order.steps[seq][1]:
            standing.append(seq)
        elif standing:
            undone.add(standing.pop())
    return undone
