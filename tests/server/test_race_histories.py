"""Ten thousand histories of commands that meet at a table: is there one legal order for each?

A history is a few clients who, at the same time, send placements for the same cells, gifts,
misfits and doubles, to a table that waits for its disk in between. What they are answered must
tell one order: what was accepted has a number in the log and is legal in the state before it, what
was refused is refused by the rules in the state after the number that it names, nobody is answered
about a past that was over when they asked, and everybody is told the same story.

The clock is the test's own, and goes on by a second after each history: nothing depends on how
fast the machine is.
"""

import asyncio
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from skep.engine.chance import RecordedChance
from skep.engine.game import Game
from skep.engine.record import state_hash
from skep.games.la_ruche.state import GIFTS, RACE
from skep.server import log, protocol
from skep.server.log import Line
from skep.server.tables.table import Table
from tests.server.clocks import HandClock
from tests.server.memory import MemoryStore
from tests.server.people import Guest, Hall, Tab
from tests.server.racing import misfit, open_up, race, state_of, ways

HISTORIES = 10_000


class SlowStore(MemoryStore):
    """A disk that takes now shorter, now longer."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng

    async def append(self, *args: Any, **kwargs: Any) -> None:
        for _ in range(self._rng.randrange(4)):
            await asyncio.sleep(0)
        await super().append(*args, **kwargs)


class Sent(msgspec.Struct):
    """A command and what came of it, with the log's number when it was sent and when answered."""

    seat: int
    move: str
    id: str
    asked_at: int
    answer: protocol.Done | protocol.Refused
    heard_at: int


class Scene:
    """A race with everybody looking on, for as many histories as it lasts."""

    def __init__(self, guests: list[Guest], table: Table, clock: HandClock) -> None:
        self.guests = guests
        self.table = table
        self.clock = clock
        self.tabs = [guest.watch(table) for guest in guests]
        self.commands = 0

    @classmethod
    async def build(cls, rng: random.Random, clock: HandClock) -> "Scene":
        here = Hall(SlowStore(rng), clock=clock)
        options = {"bee": True, "three_contacts": True, "pause": rng.choice((0, 0, 0, 10))}
        guests, table = await race(here, rng.choice((2, 3, 6)), **options)
        await open_up(guests, table, rng)
        return cls(guests, table, clock)

    def over(self) -> bool:
        """Has it ended, or must everybody wait?"""
        assert self.table.situation.race is not None
        waits = self.table.situation.race.waits_ms(self.clock.now)
        phase = state_of(self.table).phase
        return phase not in (RACE, GIFTS) or len(waits) == len(self.guests)


def _wish(table: Table, seat: int, hot: list[str], rng: random.Random) -> str:
    """Mostly something that could be done when it was thought of, often where others go too."""
    state = state_of(table)
    if state.phase == GIFTS:
        return str(rng.choice(table.state.game.legal(state, seat) or ["keep"]))
    mine = ways(table, seat)
    same = [move for move in mine if move.partition("@")[2] in hot]
    dice = rng.random()
    if state.gifts[seat] and dice < 0.3:
        legal = [str(move) for move in table.state.game.legal(state, seat)]
        return rng.choice([move for move in legal if move.startswith("give")])
    if dice < 0.1 and mine:
        return misfit(table, seat)
    return rng.choice(same or mine or ["give 123456 to 0"])


async def _client(scene: Scene, seat: int, moves: list[str], rng: random.Random) -> list[Sent]:
    """One after the other, now and then the same command again."""
    guest, table = scene.guests[seat], scene.table
    sent = []
    for move in moves:
        scene.commands += 1
        name = f"h{scene.commands}"
        for _ in range(1 + (rng.random() < 0.15)):
            for _ in range(rng.randrange(3)):
                await asyncio.sleep(0)
            seq = table.state.seq
            answer = await guest.do(protocol.Move, table, command_id=name, seq=0, move=move)
            sent.append(Sent(seat, move, name, seq, answer, table.state.seq))
    return sent


async def _history(scene: Scene, rng: random.Random) -> list[Sent]:
    table = scene.table
    lies = [place for guest in range(len(scene.guests)) for place in ways(table, guest)]
    hot = [rng.choice(lies).partition("@")[2]] if lies else []
    crowd = rng.sample(range(len(scene.guests)), rng.randint(2, len(scene.guests)))
    plans = {
        seat: [_wish(table, seat, hot, rng) for _ in range(rng.randint(1, 2))] for seat in crowd
    }
    before, first = table.state.game_state, table.state.seq
    told = [len(tab.frames) for tab in scene.tabs]
    done = await asyncio.gather(
        *(_client(scene, seat, moves, random.Random(rng.random())) for seat, moves in plans.items())
    )
    sent = [one for some in done for one in some]
    lines = [line for line in scene.guests[0].hall.lines(table) if line.seq > first]
    game = table.state.game
    states = _replay(game, before, first, lines)
    now = state_hash(game, table.state.game_state)
    assert state_hash(game, states[table.state.seq]) == now
    _check_answers(table, sent, lines, states)
    for tab, known in zip(scene.tabs, told, strict=True):
        _check_story(tab, known, lines)
    return sent


def _replay(game: Game[Any, Any], state: Any, first: int, lines: list[Line]) -> dict[int, Any]:
    """The state after each number of the log; every move is legal where it stands."""
    states = {first: state}
    for number, line in enumerate(lines, start=first + 1):
        assert line.seq == number
        if isinstance(line.entry, log.Moved):
            state = state.copy()
            move = game.parse(line.entry.move)
            assert game.check(state, line.entry.seat, move) is None
            game.apply(state, line.entry.seat, move, RecordedChance(line.entry.draws))
            assert line.hash == state_hash(game, state)
        states[number] = state
    return states


def _check_answers(
    table: Table, sent: list[Sent], lines: list[Line], states: dict[int, Any]
) -> None:
    by_seq = {line.seq: line for line in lines}
    accepted = {}
    first: dict[tuple[int, str], Any] = {}
    for one in sent:
        answer = one.answer
        if (one.seat, one.id) in first:
            assert first[one.seat, one.id] == answer, "the same command, another answer"
            continue
        first[one.seat, one.id] = answer
        # Answered about a moment between asking and hearing.
        assert answer.seq is not None
        assert one.asked_at <= answer.seq <= one.heard_at
        if isinstance(answer, protocol.Done):
            entry = by_seq[answer.seq].entry
            assert isinstance(entry, log.Moved)
            assert (entry.seat, entry.move) == (one.seat, one.move)
            accepted[answer.seq] = one
        elif answer.key not in ("race-wait", "game-not-running"):
            game = table.state.game
            refusal = game.check(states[answer.seq], one.seat, game.parse(one.move))
            assert refusal is not None, "refused, and the rules allow it"
            assert (refusal.rule, refusal.reason.key) == (answer.rule, answer.key)
    moves = {line.seq for line in lines if isinstance(line.entry, log.Moved)}
    assert set(accepted) == moves, "in the log is what was acknowledged"
    _check_pauses(sent, lines)


def _check_pauses(sent: list[Sent], lines: list[Line]) -> None:
    """Nobody lays a tile in a pause."""
    waits = {line.entry.seat: line.seq for line in lines if isinstance(line.entry, log.Waited)}
    for one in sent:
        lays = one.move.startswith("place ")
        if lays and isinstance(one.answer, protocol.Done) and one.seat in waits:
            assert one.answer.seq < waits[one.seat]


def _check_story(tab: Tab, known: int, lines: list[Line]) -> None:
    """Everybody is told all steps, once, in order."""
    updates = [msgspec.json.decode(frame) for frame in tab.frames[known:]]
    steps = [step["seq"] for one in updates if one["type"] == "update" for step in one["steps"]]
    assert steps == [line.seq for line in lines if isinstance(line.entry, log.Moved)]


async def _run(histories: int, seed: int) -> Counter[str]:
    rng = random.Random(seed)
    told: Counter[str] = Counter()
    clock = HandClock()
    scene = await Scene.build(rng, clock)
    for _ in range(histories):
        if scene.over():
            scene = await Scene.build(rng, clock)
        for one in await _history(scene, rng):
            answer = one.answer
            key = "done" if isinstance(answer, protocol.Done) else answer.key
            told[key] += 1
            told["late"] += isinstance(answer, protocol.Refused) and answer.late_ms is not None
        for tab in scene.tabs:
            tab.frames.clear()
        clock.pass_by(1)
    return told


@pytest.mark.slow
def test_ten_thousand_histories_have_one_legal_order_each() -> None:
    told = asyncio.run(_run(HISTORIES, 1))
    # They really met.
    assert told["done"] > HISTORIES
    assert told["la-ruche-cell-taken"] > HISTORIES / 10
    assert told["late"] > HISTORIES / 10
    assert told["race-wait"] > 200
    assert told["la-ruche-colours-differ"] > 200
