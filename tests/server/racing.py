"""Races inside one process: people at a table of La Ruche, and what they may lay."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from skep.engine.chance import SeededChance
from skep.games.la_ruche.moves import Place
from skep.games.la_ruche.placing import placements
from skep.games.la_ruche.rules import apply
from skep.games.la_ruche.state import OPENING, RACE, State
from skep.server import protocol
from skep.server.clock import Clock
from skep.server.tables.table import Table
from tests.server.memory import MemoryStore
from tests.server.people import AnyTable, Guest, Hall, done, hall

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay")


async def race(here: Hall, seats: int, **options: Any) -> tuple[list[Guest], Table]:
    """A table that has begun; seat by seat its people. Nobody has laid a tile yet."""
    guests = [here.guest(name) for name in NAMES[:seats]]
    free = ["open"] * (seats - 1)
    table = await guests[0].open("me", *free, game="la-ruche", options=options)
    for seat, guest in enumerate(guests[1:], start=1):
        assert done(await guest.do(protocol.Sit, table, seat=seat))
    assert done(await guests[0].do(protocol.Start, table))
    return guests, table


@asynccontextmanager
async def under_way(
    seats: int,
    store: MemoryStore | None = None,
    clock: Clock | None = None,
    countdown: float = 0.0,
    **options: Any,
) -> AsyncIterator[tuple[list[Guest], Table]]:
    """People at a race in which everybody has laid a first tile."""
    async with hall(store, clock=clock, countdown=countdown) as here:
        guests, table = await race(here, seats, **options)
        await open_up(guests, table, random.Random(1))
        yield guests, table


async def open_up(guests: list[Guest], table: Table, rng: random.Random) -> None:
    """Everybody lays a first tile; then there is a cell on which all of them can lay one."""
    while state_of(table).phase == OPENING:
        state = state_of(table)
        turn = state.turn
        moves = placements(state, state.hands[turn])
        rng.shuffle(moves)
        last = len(state.cells) == state.seats - 1
        move = next(move for move in moves if not last or _is_lively(_after(state, move)))
        assert done(await guests[turn].move(table, str(move)))


def _after(state: State, move: Place) -> State:
    twin = state.copy()
    apply(twin, twin.turn, move, SeededChance(1))
    return twin


def _is_lively(state: State) -> bool:
    open_to = [{(move.q, move.r) for move in placements(state, hand)} for hand in state.hands]
    return state.phase == RACE and bool(set.intersection(*open_to))


def state_of(table: AnyTable) -> State:
    """The state of the race."""
    state = table.state.game_state
    assert isinstance(state, State)
    return state


def ways(table: AnyTable, seat: int) -> list[str]:
    """The placements that are legal for a seat now."""
    state = state_of(table)
    return [str(move) for move in placements(state, state.hands[seat])]


def cell(move: str) -> str:
    """Where a placement goes."""
    return move.partition("@")[2]


def misfit(table: AnyTable, seat: int) -> str:
    """A placement that the rules refuse: the right cell, the wrong way round."""
    state = state_of(table)
    for move in placements(state, state.hands[seat]):
        for shift in range(1, 6):
            turned = Place(move.lay[shift:] + move.lay[:shift], move.q, move.r)
            if table.state.game.check(state, seat, turned) is not None:
                return str(turned)
    raise AssertionError("everything fits")


async def later(guest: Guest, table: Table) -> Any:
    """A move with an id that was not used in the life before."""
    return await guest.move(table, ways(table, 0)[0], command_id=f"later {table.state.seq}")
