"""Taking moves back: as far as nothing was drawn and nobody else has moved."""

import asyncio
import random
import time

import skep
from skep.engine.record import state_hash
from skep.server import log, protocol
from skep.server.tables.lookback import record_of
from skep.server.tables.state import TableState
from skep.server.tables.table import Table
from tests.server.people import (
    Guest,
    Hall,
    done,
    eager,
    hall,
    in_loop,
    legal,
    load,
    play_out,
    refused,
    to_act,
    until,
)


def _hash(table: Table) -> str:
    return state_hash(table.state.game, table.state.game_state)


async def _until(table: Table, ann: Guest, bob: Guest, wanted: str) -> str:
    """Play until the one to act may make a move of this kind; the move."""
    rng = random.Random(3)
    while True:
        found = [move for move in legal(table) if move.startswith(wanted)]
        if found:
            return rng.choice(found)
        assert done(await to_act(table, ann, bob).move(table, eager(legal(table), rng)))


@in_loop
async def test_a_move_is_taken_back() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        guest = to_act(table, ann, bob)
        other = bob if guest is ann else ann
        tab = guest.watch(table)
        before = _hash(table)
        place = await _until(table, ann, bob, "place")
        assert done(await guest.move(table, place))
        (seat,) = (i for i, s in enumerate(table.state.seats) if s.person == guest.person)
        assert tab.last_update["undo"] == [seat]
        assert refused(await other.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")
        assert done(await guest.do(protocol.Undo, table, seq=table.state.seq))
        assert _hash(table) == before
        step = tab.last_update["steps"][-1]
        assert (step["undo"], step["seat"]) == (True, seat)
        assert tab.last_update["undo"] == []
        assert refused(await guest.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")
        entries = [line.entry for line in here.lines(table)]
        assert isinstance(entries[-1], log.Undone)
        assert isinstance(entries[-2], log.Moved)


@in_loop
async def test_several_moves_of_one_turn_are_taken_back_one_by_one() -> None:
    async with hall() as here:
        hashes: list[str] = []
        while len(hashes) < 2:
            ann, bob, table = await here.two()
            hashes = await _two_flights(table, ann, bob)
        guest = to_act(table, ann, bob)
        for wanted in reversed(hashes):
            assert done(await guest.do(protocol.Undo, table, seq=table.state.seq))
            assert _hash(table) == wanted


async def _two_flights(table: Table, ann: Guest, bob: Guest) -> list[str]:
    """Play until somebody has flown twice in one turn; the states before the two flights."""
    rng = random.Random(5)
    hashes: list[str] = []
    while table.state.status == "running":
        moves = legal(table)
        if table.state.game_state.gathered == 0:
            hashes.clear()
        flights = [move for move in moves if move.startswith("gather")]
        if flights:
            hashes.append(_hash(table))
        move = flights[0] if flights else eager(moves, rng)
        assert done(await to_act(table, ann, bob).move(table, move))
        if len(hashes) == 2:
            return hashes
    return []


@in_loop
async def test_nothing_is_taken_back_once_something_was_drawn() -> None:
    async with hall() as here:
        undoable = False
        while not undoable:  # the flight before it, unless that drew a bonus card
            ann, bob, table = await here.two()
            take = await _until(table, ann, bob, "take")
            guest = to_act(table, ann, bob)
            undoable = bool(table.state.undoable(guest.person))
        assert done(await guest.move(table, take))
        entry = here.lines(table)[-1].entry
        assert isinstance(entry, log.Moved)
        assert entry.draws
        assert refused(await guest.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")


@in_loop
async def test_nothing_is_taken_back_once_another_has_moved() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        first = to_act(table, ann, bob)
        assert done(await first.move(table, await _until(table, ann, bob, "place")))
        second = to_act(table, ann, bob)
        assert second is not first
        assert table.state.undoable(first.person)
        assert done(await second.move(table, await _until(table, ann, bob, "place")))
        assert refused(await first.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")
        # And when the second takes theirs back, the first is not free to go further.
        assert done(await second.do(protocol.Undo, table, seq=table.state.seq))
        assert refused(await first.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")


@in_loop
async def test_one_cannot_take_back_what_a_bot_did_in_ones_place() -> None:
    async with hall(pace=60) as here:
        ann, bob, table = await here.two()
        guest = to_act(table, ann, bob)
        (seat,) = table.state.actors
        assert done(await guest.do(protocol.SetBot, table, seat=seat, bot="random"))
        place = await _until(table, ann, bob, "place")
        answer = await table.bot_move(seat, "random", place, table.state.game_seq)
        assert isinstance(answer, protocol.Done)
        assert refused(await guest.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")
        assert done(await guest.do(protocol.Sit, table, seat=seat))
        assert refused(await guest.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")


@in_loop
async def test_whoever_takes_a_seat_over_cannot_take_back_what_was_done_there() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        guest = to_act(table, ann, bob)
        (seat,) = table.state.actors
        assert done(await guest.move(table, await _until(table, ann, bob, "place")))
        assert done(await guest.do(protocol.Leave, table, seat=seat))
        eve = here.guest("Eve")
        assert done(await eve.do(protocol.Sit, table, seat=seat))
        assert refused(await eve.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")


@in_loop
async def test_a_game_full_of_undos_replays_and_verifies() -> None:
    async with hall() as here:
        in_all = 0
        for seed, options in enumerate(({"quick": True}, {"expert": True}, {"challenge": 6})):
            ann, bob, table = await here.two(options=options)
            undone = await _play_with_second_thoughts(table, ann, bob, seed)
            in_all += undone
            text = record_of(table.state)
            record = skep.verify(text)
            assert record.secret == table.state.row.secret.hex()
            assert len(record.entries) == len(table.state.steps) - 1 - 2 * undone
            assert skep.replay(text).hash() == _hash(table)
            again = load(table.state.row, here.lines(table), here.store)
            assert again.state.steps == table.state.steps
            assert _hash(again) == _hash(table)
        assert in_all > 5


async def _play_with_second_thoughts(table: Table, ann: Guest, bob: Guest, seed: int) -> int:
    rng = random.Random(seed)
    undone = 0
    while table.state.status == "running":
        guest = to_act(table, ann, bob)
        await play_out(table, ann, bob, most=1, seed=rng.randrange(10**9))
        while table.state.undoable(guest.person) and rng.random() < 0.2:
            assert done(await guest.do(protocol.Undo, table, seq=table.state.seq))
            undone += 1
    return undone


@in_loop
async def test_the_hash_of_every_line_is_that_of_the_replay() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options={"quick": True})
        await _play_with_second_thoughts(table, ann, bob, seed=9)
        again = TableState(table.state.row)
        hashed = 0
        for line in here.lines(table):
            again.adopt(line)
            if line.hash is not None:
                hashed += 1
                assert state_hash(again.game, again.game_state) == line.hash
        assert hashed == len(table.state.steps)


# ---------------------------------------------------------------- against bots

PACE = 0.1


async def _against_a_bot(here: Hall) -> tuple[Guest, Table, str]:
    """Ann at a table with a bot, and a move of hers after which the bot would be next."""
    while True:
        ann = here.guest("Ann")
        table = await ann.open("me", "bot:random", start=True)
        if table.state.actors == (0,):
            return ann, table, next(move for move in legal(table) if move.startswith("place"))


@in_loop
async def test_a_bot_waits_as_long_as_somebody_may_think_again() -> None:
    async with hall(pace=PACE) as here:
        ann, table, move = await _against_a_bot(here)
        assert done(await ann.move(table, move))
        assert table.state.actors == (1,)
        # Longer than a bot would take otherwise, one can take it back; and again, with a new move.
        for _ in range(2):
            await asyncio.sleep(PACE * 1.7)
            assert done(await ann.do(protocol.Undo, table, seq=table.state.seq))
            assert done(await ann.move(table, move))
        moved = time.perf_counter()
        await until(lambda: table.state.steps[-1].seat == 1)
        assert time.perf_counter() - moved > PACE * 2.2
        assert refused(await ann.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")


@in_loop
async def test_a_bot_hurries_where_nothing_can_be_taken_back() -> None:
    async with hall(pace=PACE) as here:
        began = time.perf_counter()
        table = await here.guest("Ann").open("bot:random", "bot:random", start=True)
        await until(lambda: len(table.state.steps) == 4)
        assert time.perf_counter() - began < 3 * PACE * 2
