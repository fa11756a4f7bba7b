"""Commit comes before the answer and before anybody is told; and a full disk changes nothing."""

import asyncio
from typing import Any

import pytest

import skep
from skep.server import protocol
from skep.server.store.interface import StoreError
from skep.server.tables.lookback import record_of
from tests.server.memory import GatedStore, MemoryStore
from tests.server.people import (
    SHORT,
    Guest,
    done,
    fingerprint,
    hall,
    in_loop,
    legal,
    play_out,
    refused,
    to_act,
)


async def _settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@in_loop
async def test_nothing_leaves_before_the_commit() -> None:
    store = GatedStore()
    async with hall(store) as here:
        ann, bob, table = await here.two()
        tabs = [guest.watch(table) for guest in (ann, bob, here.guest("Eve"))]
        for tab in tabs:
            tab.news()
        before = fingerprint(table)
        for kind, fields in (
            (protocol.Move, {"move": legal(table)[0], "seq": table.state.seq}),
            (protocol.Chat, {"text": "hello"}),
            (protocol.Undo, {"seq": table.state.seq + 2}),
            (protocol.Leave, {"seat": 0}),
        ):
            guest: Guest = to_act(table, ann, bob) if kind is protocol.Move else ann
            if kind is protocol.Undo:
                guest = next(g for g in (ann, bob) if table.state.undoable(g.person))
            store.gate.clear()
            answer = asyncio.create_task(guest.do(kind, table, **fields))
            await _settle()
            assert store.waiting == 1
            assert not answer.done()
            assert [tab.news() for tab in tabs] == [[], [], []]
            assert fingerprint(table) == before
            store.gate.set()
            assert done(await answer)
            assert all(tab.news() for tab in tabs)
            before = fingerprint(table)


@in_loop
async def test_one_writer_at_a_time() -> None:
    store = GatedStore()
    async with hall(store) as here:
        ann, bob, table = await here.two()
        guest = to_act(table, ann, bob)
        store.gate.clear()
        seq = table.state.seq
        moves = [asyncio.create_task(guest.move(table, move, seq=seq)) for move in legal(table)[:5]]
        await _settle()
        assert store.waiting == 1
        store.gate.set()
        answers = [await move for move in moves]
        assert done(answers[0])
        assert all(refused(answer, "stale") for answer in answers[1:])
        assert len(table.state.steps) == 2


@in_loop
async def test_a_reader_who_comes_during_a_commit_sees_the_past_and_then_the_news() -> None:
    store = GatedStore()
    async with hall(store) as here:
        ann, bob, table = await here.two()
        store.gate.clear()
        moving = asyncio.create_task(to_act(table, ann, bob).move(table, legal(table)[0]))
        await _settle()
        tab = here.guest("Eve").watch(table)
        (update,) = tab.news()
        assert update["seq"] == table.state.seq
        assert [step["seat"] for step in update["steps"]] == [None]
        store.gate.set()
        assert done(await moving)
        (update,) = tab.news()
        assert [step["seq"] for step in update["steps"]] == [table.state.seq]


# ---------------------------------------------------------------- the disk is full


@in_loop
async def test_a_broken_store_changes_nothing_and_tells_nobody() -> None:
    async with hall(pace=60) as here:
        ann, bob, table = await here.two()
        guest = to_act(table, ann, bob)
        assert done(await guest.move(table, legal(table)[0]))
        tabs = [guest.watch(table) for guest in (ann, bob)]
        for tab in tabs:
            tab.news()
        before = (fingerprint(table), here.lines(table))
        here.store.broken = True
        move = legal(table)[0]
        for answer in (
            await to_act(table, ann, bob).move(table, move, command_id="again"),
            await guest.do(protocol.Undo, table, seq=table.state.seq),
            await ann.do(protocol.Chat, table, text="hello"),
            await ann.do(protocol.Leave, table, seat=0),
            await ann.do(protocol.SetBot, table, seat=0, bot="random"),
        ):
            assert refused(answer, "storage-paused")
        assert [tab.news() for tab in tabs] == [[], []]
        assert (fingerprint(table), here.lines(table)) == before
        here.store.broken = False
        # The very same command may be tried again: it was never answered for good.
        assert done(await to_act(table, ann, bob).move(table, move, command_id="again"))
        assert table.state.seq == before[0]["seq"] + 1


@in_loop
async def test_a_broken_store_opens_and_starts_nothing() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "me:Eve")
        here.store.broken = True
        assert refused(await ann.do(protocol.Start, table), "storage-paused")
        state = table.state
        assert (state.status, state.game_state, state.chance.position) == ("open", None, 0)
        with pytest.raises(StoreError):
            await ann.open("me", "open", public=True)
        here.store.broken = False
        assert await here.hub.public_tables() == []
        assert done(await ann.do(protocol.Start, table))


@in_loop
async def test_a_rematch_waits_for_better_times() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        await play_out(table, ann, bob)
        here.store.broken = True
        assert refused(await ann.do(protocol.Rematch, table, command_id="again"), "storage-paused")
        assert table.state.rematch is None
        here.store.broken = False
        assert done(await ann.do(protocol.Rematch, table, command_id="again"))
        assert table.state.rematch is not None


class Flaky(MemoryStore):
    """A disk that fails every other time."""

    def __init__(self) -> None:
        super().__init__()
        self.tries = 0
        self.flaky = False

    async def append(self, *args: Any, **kwargs: Any) -> None:
        self.tries += 1
        if self.flaky and self.tries % 2:
            raise StoreError("not now")
        await super().append(*args, **kwargs)


@in_loop
async def test_the_luck_of_a_move_does_not_change_by_trying_again() -> None:
    """Else whoever can fill the disk could draw until they like the card."""
    store = Flaky()
    async with hall(store) as here:
        ann, bob, table = await here.two(options={"quick": True})
        store.flaky = True
        while table.state.status == "running":
            position = table.state.chance.position
            guest, moves = to_act(table, ann, bob), legal(table)
            move = next((m for m in moves if not m.startswith("place")), moves[0])
            answer = await guest.move(table, move)
            if isinstance(answer, protocol.Refused):
                assert answer.key == "storage-paused"
                assert table.state.chance.position == position
        skep.verify(record_of(table.state))


class Steady(GatedStore):
    """A disk that commits what it was asked to, though nobody waits for it any more."""

    async def append(self, *args: Any, **kwargs: Any) -> None:
        await asyncio.shield(asyncio.create_task(super().append(*args, **kwargs)))


@in_loop
async def test_what_is_committed_takes_effect_though_its_asker_has_gone() -> None:
    store = Steady()
    async with hall(store) as here:
        ann, bob, table = await here.two()
        tab = bob.watch(table)
        tab.news()
        store.gate.clear()
        mover, move, seq = to_act(table, ann, bob), legal(table)[0], table.state.seq
        asking = asyncio.create_task(mover.move(table, move, command_id="gone"))
        await _settle()
        asking.cancel()
        await _settle()
        assert asking.cancelled()
        assert (table.state.seq, tab.news()) == (seq, [])
        store.gate.set()
        await _settle()
        assert table.state.seq == seq + 1 == len(here.lines(table))
        assert [update["seq"] for update in tab.news()] == [seq + 1]
        again = await mover.move(table, move, command_id="gone", seq=seq)
        assert again == protocol.Done(table.id, "gone", seq + 1)
        assert done(await to_act(table, ann, bob).move(table, legal(table)[0]))
