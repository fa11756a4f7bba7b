"""A command is carried out once, on the position it was made on, or refused with a reason."""

import random

import pytest

from skep.server import protocol
from skep.server.tables.answers import MOST_KEPT
from skep.server.tables.table import Table
from tests.server.people import (
    Guest,
    Hall,
    done,
    eager,
    hall,
    in_loop,
    legal,
    play_out,
    refused,
    to_act,
)


@in_loop
async def test_a_repeated_command_gets_the_first_answer() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        guest = to_act(table, ann, bob)
        move, seq = legal(table)[0], table.state.seq
        first = await guest.move(table, move, command_id="same", seq=seq)
        assert done(first)
        lines = here.lines(table)
        assert await guest.move(table, move, command_id="same", seq=seq) == first
        assert await guest.move(table, "pass", command_id="same", seq=0) == first
        await play_out(table, ann, bob, most=5)
        assert await guest.move(table, move, command_id="same", seq=seq) == first
        assert here.lines(table)[: len(lines)] == lines
        assert len(here.lines(table)) == len(lines) + 5


@in_loop
async def test_a_repeated_refusal_is_the_same_refusal() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        guest = to_act(table, ann, bob)
        other = bob if guest is ann else ann
        first = await other.move(table, legal(table)[0], command_id="too-early")
        assert isinstance(first, protocol.Refused)
        assert first.rule == "BUT-6"
        await play_out(table, ann, bob, most=1)
        while to_act(table, ann, bob) is not other:
            await play_out(table, ann, bob, most=1)
        # It would be right by now, but this id has had its answer.
        assert await other.move(table, legal(table)[0], command_id="too-early") == first


@in_loop
async def test_the_same_id_of_two_people_is_two_commands() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        for number in range(6):
            await play_out(table, ann, bob, most=1)
            assert done(await ann.do(protocol.Chat, table, command_id=f"{number}", text="hello"))
            assert done(await bob.do(protocol.Chat, table, command_id=f"{number}", text="hello"))
        assert len(table.state.chat) == 12


@in_loop
async def test_no_number_of_commands_makes_an_accepted_one_new_again() -> None:
    """A forgotten id would run into the store's own guard and look like a broken disk."""
    async with hall() as here:
        ann, _, table = await here.two()
        first = await ann.do(protocol.Chat, table, command_id="first", text="hello")
        assert done(first)
        for number in range(2 * MOST_KEPT):
            assert done(await ann.do(protocol.Chat, table, command_id=f"n{number}", text="hello"))
            await ann.do(protocol.Sit, table, command_id=f"r{number}", seat=1)
        assert await ann.do(protocol.Chat, table, command_id="first", text="hello") == first


@in_loop
async def test_refusals_are_not_kept_for_ever() -> None:
    async with hall() as here:
        ann, _, table = await here.two()
        for number in range(2 * MOST_KEPT):
            await ann.do(protocol.Sit, table, command_id=f"{number}", seat=1)
        kept = [table.answer_to(ann.person, f"{n}") for n in range(2 * MOST_KEPT)]
        assert kept.count(None) == MOST_KEPT
        assert None not in kept[MOST_KEPT:]


@in_loop
async def test_after_a_restart_a_repeated_command_gets_the_same_answer() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        guest = to_act(table, ann, bob)
        first = await guest.move(table, legal(table)[0], command_id="before")
        assert done(first)
        await play_out(table, ann, bob, most=3)
        again = Hall(here.store)
        guest.hall = again
        seq = table.state.seq
        assert (
            await guest.do(protocol.Move, table.id, command_id="before", seq=1, move="pass")
            == first
        )
        assert (await again.hub.get(table.id)).state.seq == seq


# ---------------------------------------------------------------- stale


@in_loop
async def test_a_stale_move_is_refused() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        seen = table.state.seq
        await play_out(table, ann, bob, most=2)
        guest = to_act(table, ann, bob)
        before = here.lines(table)
        answer = await guest.move(table, legal(table)[0], seq=seen)
        assert refused(answer, "stale")
        assert isinstance(answer, protocol.Refused)
        assert answer.args == {"seq": table.state.game_seq}
        assert answer.seq == table.state.seq
        assert here.lines(table) == before
        assert done(await guest.move(table, legal(table)[0], seq=table.state.game_seq))


@in_loop
async def test_words_and_seats_do_not_make_a_move_stale() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        seen = table.state.seq
        assert done(await bob.do(protocol.Chat, table, text="your turn"))
        eve = here.guest("Eve")
        eve.watch(table)
        guest = to_act(table, ann, bob)
        assert done(await guest.move(table, legal(table)[0], seq=seen))


@in_loop
async def test_a_stale_undo_is_refused() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        seen = table.state.seq
        guest = to_act(table, ann, bob)
        place = next(move for move in legal(table) if move.startswith("place"))
        assert done(await guest.move(table, place))
        assert refused(await guest.do(protocol.Undo, table, seq=seen), "stale")
        assert done(await guest.do(protocol.Undo, table, seq=table.state.seq))


# ---------------------------------------------------------------- illegal


@pytest.mark.parametrize("text", ["", "fly", "place", "gather WYR 0-0", "place R4@3,-2\x00", "💥"])
@in_loop
async def test_what_is_no_move(text: str) -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        before = (here.lines(table), table.state.seq)
        assert refused(await to_act(table, ann, bob).move(table, text), "not-a-move")
        assert (here.lines(table), table.state.seq) == before


@in_loop
async def test_an_illegal_move_names_the_rule() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        answer = await to_act(table, ann, bob).move(table, "pass")
        assert isinstance(answer, protocol.Refused)
        assert (answer.rule, answer.key) == ("BUT-13", "butine-can-place")


@in_loop
async def test_refused_commands_leave_no_trace_and_are_told_to_nobody() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        tabs = [guest.watch(table) for guest in (ann, bob, here.guest("Eve"))]
        for tab in tabs:
            tab.news()
        before = (here.lines(table), here.store.commits)
        rng = random.Random(1)
        for guest in (ann, bob):
            await _nonsense(guest, table, rng)
        assert (here.lines(table), here.store.commits) == before
        assert [tab.news() for tab in tabs] == [[], [], []]


async def _nonsense(guest: Guest, table: Table, rng: random.Random) -> None:
    for answer in (
        await guest.move(table, "pass"),
        await guest.move(table, "nonsense"),
        await guest.move(table, eager(legal(table), rng), seq=0),
        await guest.move(table, "pass", seat=7),
        await guest.do(protocol.Sit, table, seat=0),
        await guest.do(protocol.Leave, table, seat=3),
        await guest.do(protocol.Start, table),
        await guest.do(protocol.Undo, table, seq=table.state.seq),
        await guest.do(protocol.SetBot, table, seat=5, bot="random"),
        await guest.do(protocol.RemoveBot, table, seat=0),
        await guest.do(protocol.HandOver, table, seat=0, to="nobody"),
        await guest.do(protocol.Rematch, table),
        await guest.do(protocol.Chat, table, text="\u200b"),
    ):
        assert isinstance(answer, protocol.Refused), answer
