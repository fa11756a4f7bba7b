"""How somebody has done against each level: what is kept of an end, and what it comes to."""

import random
from typing import Any

import msgspec
import pytest

from skep.server import protocol
from skep.server.http.mine import _table
from skep.server.http.my_levels import against_levels, level_against, outcome
from skep.server.http.resources import MyLevel
from skep.server.store.interface import Ending, Owned
from skep.server.tables.forgetting import forget_person
from skep.server.tables.lessons import lesson_opening
from skep.server.tables.table import Table
from tests.server.client import Person, http_request
from tests.server.nursery import Server
from tests.server.people import (
    SHORT,
    Guest,
    Hall,
    done,
    eager,
    hall,
    in_loop,
    legal,
    play_out,
    until,
)


async def _play_to_the_end(table: Table, guest: Guest, stop: int | None = None) -> None:
    """The guest plays in turn with the bots, perhaps only so many moves."""
    rng, moves = random.Random(3), 0
    state = table.state

    def my_turn() -> bool:
        return state.status == "over" or set(state.actors) <= set(state.seats_of(guest.person))

    while moves != stop:
        await until(my_turn)
        if state.status == "over":
            return
        assert done(await guest.move(table, eager(legal(table), rng)))
        moves += 1


async def _ending(here: Hall, table: Table) -> Ending | None:
    row = await here.store.row(table.id)
    assert row is not None
    assert row.summary is not None
    return row.summary.ending


# ---------------------------------------------------------------- what is kept


@in_loop
async def test_how_a_game_came_out_is_kept_with_the_table_when_it_ends() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("bot:level-1", "me", start=True, options=SHORT)
        await _play_to_the_end(table, ann, stop=1)
        assert await _ending(here, table) is None, "not before the end"
        await _play_to_the_end(table, ann)
        result = table.state.game.result(table.state.game_state)
        assert result is not None
        expected = Ending((None, ann.person), ("level-1", None), result.winners)
        assert await _ending(here, table) == expected
        rows = await here.store.rows_of(ann.person, ("over",), 5)
        (found,) = against_levels(rows, ann.person)
        assert (found.game, found.level, found.games) == ("butine", "level-1", 1)
        mine = await _table(here.store, Owned(table.id, alone=True), ann.person)
        assert mine is not None
        assert (mine.seats, mine.winners) == ((1,), result.winners), "it is mine to download, too"


@in_loop
async def test_where_a_bot_plays_for_a_person_in_the_end_it_is_nobodys_game() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "bot:level-1", start=True, options=SHORT)
        assert done(await ann.do(protocol.SetBot, table, seat=0, bot="random"))
        await until(lambda: table.state.status == "over")
        ending = await _ending(here, table)
        assert ending is not None
        assert (ending.people, ending.bots) == ((None, None), (None, "level-1"))
        assert against_levels(await here.store.rows_of(ann.person, ("over",), 5), ann.person) == []


@in_loop
async def test_a_bot_that_came_under_way_counts_for_nothing() -> None:
    async with hall(pace=0.0) as here:
        ann, bob, table = await here.two(options=SHORT)
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert done(await ann.do(protocol.SetBot, table, seat=1, bot="level-1"))
        await _play_to_the_end(table, ann)
        assert await _ending(here, table) is None


@in_loop
async def test_a_lesson_counts_for_nothing() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        opening = lesson_opening("butine", "first", "t" * 22, ann.person, "Ann")
        table = await here.hub.open(opening)
        state = table.state
        (me,) = state.seats_of(ann.person)

        def asks_me() -> bool:
            step = state.lesson_step()
            return step is None or step.seat == me

        while state.lesson_step() is not None:
            await until(asks_me)
            if (step := state.lesson_step()) is not None:
                assert done(await ann.move(table, step.move))
        await _play_to_the_end(table, ann)
        assert await _ending(here, table) is None


@in_loop
async def test_who_is_forgotten_is_in_no_ending() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        await play_out(table, ann, bob)
        before = await _ending(here, table)
        assert before is not None
        assert before.people == (ann.person, bob.person)
        await forget_person(here.hub, ann.person)
        after = await _ending(here, table)
        assert after is not None
        assert after.people[1] == bob.person
        assert after.people[0] not in (ann.person, None)
        assert after.winners == before.winners


# ---------------------------------------------------------------- what it comes to


@pytest.mark.parametrize(
    ("people", "bots", "level"),
    [
        (("ann", None), (None, "level-2"), "level-2"),
        ((None, None, "ann"), ("level-5", "level-5", None), "level-5"),
        (("ann", None), (None, "greedy"), None),
        (("ann", None, None), (None, "level-2", "level-3"), None),
        (("ann", None, None), (None, "level-2", None), None),
        (("ann", "bob", None), (None, None, "level-2"), None),
        (("ann", "ann"), (None, None), None),
        (("ann",), (None,), None),
        ((None, None), (None, "level-2"), None),
    ],
)
def test_only_alone_against_bots_of_one_level(
    people: tuple[str | None, ...], bots: tuple[str | None, ...], level: str | None
) -> None:
    assert level_against(Ending(people, bots, (0,)), "ann") == level


@pytest.mark.parametrize(
    ("winners", "how"), [((1,), "won"), ((0,), "lost"), ((0, 1), "drawn"), ((), "drawn")]
)
def test_a_shared_win_and_no_win_are_draws(winners: tuple[int, ...], how: str) -> None:
    assert outcome(Ending((None, "ann"), ("level-1", None), winners), "ann") == how


@in_loop
async def test_games_are_counted_by_game_and_level() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "bot:level-1", start=True, options=SHORT)
        await _play_to_the_end(table, ann)
        (row,) = await here.store.rows_of(ann.person, ("over",), 5)

        def like(game: str, level: str, *winners: int) -> Any:
            ending = Ending((ann.person, None), (None, level), winners)
            summary = msgspec.structs.replace(row.summary, ending=ending)  # type: ignore[type-var]
            return msgspec.structs.replace(row, game=game, summary=summary)

        rows = [
            like("butine", "level-3", 0),
            like("butine", "level-3", 0, 1),
            like("butine", "level-3", 1),
            like("butine", "level-1", 0),
            like("bee-busy", "level-3", 1),
            msgspec.structs.replace(row, summary=None),
        ]
        assert against_levels(rows, ann.person) == [
            MyLevel("bee-busy", "level-3", 1, 0, 0),
            MyLevel("butine", "level-1", 1, 1, 0),
            MyLevel("butine", "level-3", 3, 1, 1),
        ]


def test_who_has_played_nobody_has_nothing_and_strangers_are_not_told(server: Server) -> None:
    ann = Person(server.address, "Ann")
    status, _, body = ann.ask(server.address, "GET", "/api/me/levels")
    assert (status, msgspec.json.decode(body)) == (200, [])
    assert http_request(server.address, "GET", "/api/me/levels")[0] == 401
