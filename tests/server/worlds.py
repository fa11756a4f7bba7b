"""Tables with another truth behind them: other hidden cards, the same visible luck."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from skep.engine.chance import Chance, RecordedChance, SecretChance
from skep.engine.record import state_hash
from skep.server import log, protocol
from skep.server.log import Line
from skep.server.store.interface import TableRow
from skep.server.tables.decision import Who
from skep.server.tables.table import Table
from tests.laws.probes import PROBES
from tests.laws.tables import Setup, choose
from tests.server.clocks import HandClock
from tests.server.memory import MemoryStore
from tests.server.people import load

CLOCK = HandClock()
"""Of all worlds."""


class Luck(SecretChance):
    """A table's chance whose outcomes can be told beforehand; its promise is that of another."""

    def __init__(self, secret: bytes, promise: str, told: Sequence[str] | None = None) -> None:
        super().__init__(secret)
        self._promise = promise
        self.told = None if told is None else RecordedChance(told)
        self.source: Chance = self.told or SecretChance(secret)

    @property
    def commitment(self) -> str:
        return self._promise

    def pick(self, names: Sequence[str]) -> int:
        return self.source.pick(names)

    def draw(self, names: Sequence[str], counts: Sequence[int]) -> int:
        return self.source.draw(names, counts)

    def copy(self) -> "Luck":
        return self


async def start(game_id: str, setup: Setup, seed: int) -> tuple[Table, MemoryStore]:
    """A table with a person on each seat, begun; and its store."""
    seats, options = setup
    secret = random.Random(seed).randbytes(32)
    row = TableRow("t" * 22, game_id, "open", False, secret, 0, 0)
    lines = [Line(1, log.Created(game_id, seats, options, False, True, "p0"), 0)]
    lines += [Line(2 + n, log.Seated(n, f"p{n}", f"Player {n}"), 0) for n in range(seats)]
    store = MemoryStore()
    await store.create(row, lines)
    table = load(row, lines, store, CLOCK)
    answer = await table.command(Who("p0", ""), protocol.Start(table.id, "start"))
    assert isinstance(answer, protocol.Done)
    return table, store


async def twin_of(
    table: Table, lines: list[Line], truth: Any, secret: bytes, told: Sequence[str] | None
) -> Table:
    """The same table with another truth behind it."""
    store = MemoryStore()
    row = table.state.row
    await store.create(row, lines)
    twin = load(row, lines, store, CLOCK)
    assert hash_of(twin) == hash_of(table)
    twin.state.row = msgspec.structs.replace(row, secret=secret)
    twin.state.game_state = truth
    twin.state.chance = Luck(secret, table.state.chance.commitment, told)
    return twin


def hash_of(table: Table) -> str:
    return state_hash(table.state.game, table.state.game_state)


def next_move(table: Table, rng: random.Random) -> tuple[int, str]:
    """Somebody who can do something, and what they do."""
    state = table.state
    for seat in rng.sample(state.actors, len(state.actors)):
        moves = state.game.legal(state.game_state, seat)
        if moves:
            return seat, str(choose(state.game.meta.id, moves, rng))
    raise AssertionError("nobody can move, and it is not over")


TRIES = {
    "butine": ("take {word}", "swap {word} for deck", "pass", "done x"),
    "la-ruche": ("place {word}@{q},{r}", "give {word} to {seat}", "ready", "lift"),
}


def tries(table: Table, seed: str) -> list[str]:
    """Moves that are refused for many reasons: to ask about them must tell nothing."""
    rng = random.Random(seed)
    game_id = table.state.game.meta.id
    word = rng.choice(PROBES[game_id].words)
    place = {"q": rng.randint(-2, 2), "r": rng.randint(-2, 2), "seat": rng.randrange(4)}
    return [text.format(word=word, **place) for text in TRIES.get(game_id, ("{word}",))]
