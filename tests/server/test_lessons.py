"""Lessons at a table: the learner is held to them, the teacher follows, a restart is nothing."""

import secrets
from typing import Any

import msgspec
import pytest

import skep
from skep.bots.registry import BOTS, gentlest_bot
from skep.engine.lessons import Lesson
from skep.games.registry import GAMES
from skep.server import protocol
from skep.server.http import catalogue
from skep.server.refusals import Denied
from skep.server.tables.lessons import TEACHER, lesson_named, lesson_opening
from skep.server.tables.lookback import record_of
from skep.server.tables.table import Table
from tests.server.client import Person
from tests.server.memory import MemoryStore
from tests.server.nursery import Server
from tests.server.people import Guest, Hall, done, fingerprint, hall, in_loop, refused, until

TAUGHT = [game_id for game_id, game in GAMES.items() if game.abilities.lessons]
each_game = pytest.mark.parametrize("game", TAUGHT)


async def _open(here: Hall, ann: Guest, game: str = "butine") -> tuple[Table, Lesson]:
    opening = lesson_opening(game, "first", secrets.token_urlsafe(16), ann.person, ann.name)
    return await here.hub.open(opening), lesson_named(game, "first")


async def _follow(table: Table, ann: Guest, most: int | None = None) -> int:
    """Do what the lesson asks for, to its end or so many steps; how many they were."""
    made = 0
    while made != most:
        await until(lambda: (step := table.state.lesson_step()) is None or step.seat == 0)
        step = table.state.lesson_step()
        if step is None:
            break
        assert done(await ann.move(table, step.move))
        made += 1
    return made


@each_game
@in_loop
async def test_a_lesson_to_its_end(game: str) -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table, lesson = await _open(here, ann, game)
        made = await _follow(table, ann)
        assert made == sum(step.seat == lesson.learner for step in lesson.steps)
        steps = table.state.standing()[: len(lesson.steps)]
        assert [(s.seat, s.move) for s in steps] == [(s.seat, s.move) for s in lesson.steps]
        if table.state.status == "over":
            result = table.state.game.result(table.state.game_state)
            assert result is not None
            assert result.winners == (lesson.learner,)
            record = skep.verify(record_of(table.state))
            assert record.secret == lesson.secret.hex()


@in_loop
async def test_a_table_of_a_lesson_is_nobody_elses_business() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table, _ = await _open(here, ann)
        assert table.state.status == "running"
        assert await here.hub.public_tables() == []
        assert not table.state.may_watch(here.guest("Eve").person)
        info = ann.watch(table).last_update["info"]
        assert info["lesson"] == "first"
        assert [seat["bot"] for seat in info["seats"]] == [None, TEACHER]


@in_loop
async def test_other_moves_are_declined_and_wrong_ones_refused_as_ever() -> None:
    async with hall(pace=60) as here:
        ann = here.guest("Ann")
        table, lesson = await _open(here, ann)
        before = fingerprint(table)
        assert refused(await ann.move(table, "place B1@1,-2"), "lesson-other-move")
        answer = await ann.move(table, "place B1@5,5")
        assert isinstance(answer, protocol.Refused)
        assert answer.rule == "BUT-7"
        assert refused(await ann.move(table, "no move at all"), "not-a-move")
        assert fingerprint(table) == before
        assert done(await ann.move(table, lesson.steps[0].move))


@in_loop
async def test_moves_that_will_do_are_taken() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table, _ = await _open(here, ann)
        await _follow(table, ann, most=8)
        await until(lambda: table.state.actors == (0,))
        step = table.state.lesson_step()
        assert step is not None
        assert step.also
        assert done(await ann.move(table, step.also[0]))
        assert await _follow(table, ann) == 2
        assert table.state.status == "over"


@in_loop
async def test_a_move_taken_back_is_asked_for_again() -> None:
    async with hall(pace=60) as here:
        ann = here.guest("Ann")
        table, lesson = await _open(here, ann)
        assert done(await ann.move(table, lesson.steps[0].move))
        assert table.state.lesson_step() == lesson.steps[1]
        assert done(await ann.do(protocol.Undo, table, seq=table.state.seq))
        assert table.state.lesson_step() == lesson.steps[0]


@each_game
@in_loop
async def test_a_lesson_outlasts_a_restart(game: str) -> None:
    store = MemoryStore()
    async with hall(store) as here:
        ann = here.guest("Ann")
        table, lesson = await _open(here, ann, game)
        await _follow(table, ann, most=5)
    async with hall(store) as again:
        ann = again.guest("Ann")
        await again.hub.resume()
        table = await again.hub.get(table.id)
        await _follow(table, ann)
        moves = [entry.move for entry in table.state.standing()]
        assert moves[: len(lesson.steps)] == [step.move for step in lesson.steps]


@in_loop
async def test_a_bot_on_the_learners_seat_is_free_and_the_teacher_plays_on() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table, _ = await _open(here, ann)
        await _follow(table, ann, most=2)
        assert done(await ann.do(protocol.SetBot, table, seat=0, bot="greedy"))
        await until(lambda: table.state.status == "over")
        assert {step.seat for step in table.state.steps[-20:]} == {0, 1}


@in_loop
async def test_a_lesson_is_not_played_again_by_a_rematch() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table, _ = await _open(here, ann)
        await _follow(table, ann)
        assert refused(await ann.do(protocol.Rematch, table), "lesson-no-rematch")


# ---------------------------------------------------------------- who teaches


@in_loop
async def test_the_teacher_is_offered_nowhere() -> None:
    assert TEACHER not in BOTS
    assert all(TEACHER not in game.bots for game in catalogue.games())
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "open")
        answer = await ann.do(protocol.SetBot, table, seat=1, bot=TEACHER)
        assert refused(answer, "no-such-bot")
        with pytest.raises(Denied, match="no-such-bot"):
            await ann.open("me", f"bot:{TEACHER}")


def test_the_gentlest_bot_comes_first_where_bots_are_offered() -> None:
    for game in catalogue.games():
        assert game.bots[0] == gentlest_bot(game.id)


# ---------------------------------------------------------------- over HTTP


def _json(answer: Any) -> Any:
    return msgspec.json.decode(answer[2])


def test_lessons_over_http(server: Server) -> None:
    ann = Person(server.address, "Ann")
    (first,) = _json(ann.ask(server.address, "GET", "/api/games/butine/lessons"))
    assert first == {"name": "first", "steps": 11}
    plan = _json(ann.ask(server.address, "GET", "/api/games/butine/lessons/first"))
    assert [step["seat"] for step in plan["steps"]].count(plan["learner"]) == 11
    status, _, body = ann.ask(server.address, "POST", "/api/games/butine/lessons/first")
    assert status == 201
    other = ann.ask(server.address, "POST", "/api/games/butine/lessons/first")
    assert _json(other)["id"] != msgspec.json.decode(body)["id"], "again at any time"


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "/api/games/chess/lessons", 404, "no-such-game"),
        ("GET", "/api/games/chess/lessons/first", 404, "no-such-lesson"),
        ("GET", "/api/games/butine/lessons/..%2F..%2Fmeta", 404, None),
        ("GET", "/api/games/butine/lessons/last", 404, "no-such-lesson"),
        ("POST", "/api/games/butine/lessons/last", 404, "no-such-lesson"),
    ],
)
def test_lessons_that_are_not_there(
    server: Server, method: str, path: str, status: int, key: str | None
) -> None:
    answer = Person(server.address, "Ann").ask(server.address, method, path)
    assert answer[0] == status
    if key is not None:
        assert _json(answer)["key"] == key
