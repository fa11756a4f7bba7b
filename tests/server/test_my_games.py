"""My games: what runs, what waits for me, and what is over."""

from pathlib import Path
from typing import Any

import msgspec

from skep.server import protocol
from skep.server.http.my_games import MOST_RUNNING, _in_short, _waits
from skep.server.log import AnyEntry, Created, Line, Seated
from skep.server.store.interface import Status
from tests.server.client import Person, http_request
from tests.server.nursery import Server
from tests.server.people import SHORT, done, hall, in_loop, legal, play_out
from tests.server.store.helpers import opened, run, table_id, table_row


def _mine(server: Server, person: Person) -> list[dict[str, Any]]:
    status, _, body = person.ask(server.address, "GET", "/api/me/tables")
    assert status == 200, body
    games: list[dict[str, Any]] = msgspec.json.decode(body)
    return games


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def test_my_tables_and_nobody_elses(server: Server) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    waiting = ann.open_table(server.address, ME, OPEN)
    ready = ann.open_table(server.address, ME, BOT, start=False)
    running = ann.open_table(server.address, ME, {"kind": "me", "name": "Zoe"}, start=True)
    bob.open_table(server.address, ME, OPEN)
    games = {game["id"]: game for game in _mine(server, ann)}
    assert games.keys() == {waiting, ready, running}
    assert [games[table]["waits"] for table in (waiting, ready, running)] == [False, True, True]
    assert games[running]["names"] == ["Ann", "Zoe"]
    assert games[running]["mine"] == [0, 1]
    assert games[running]["scores"] == [0, 0]
    assert (games[ready]["names"], games[ready]["bots"]) == (["Ann"], 1)
    assert "secret" not in str(games)


def test_what_waits_comes_first(server: Server) -> None:
    ann = Person(server.address, "Ann")
    ready = ann.open_table(server.address, ME, BOT, start=False)
    ann.open_table(server.address, ME, OPEN)
    assert _mine(server, ann)[0]["id"] == ready


def test_without_a_cookie_there_are_no_games(server: Server) -> None:
    status, _, body = http_request(server.address, "GET", "/api/me/tables")
    assert (status, msgspec.json.decode(body)["key"]) == (401, "not-known")


def _view(server: Server, person: Person, table: str) -> tuple[int, dict[str, Any]]:
    path = f"/api/me/tables/{table}/view"
    status, _, body = person.ask(server.address, "GET", path)
    return status, msgspec.json.decode(body)


def test_the_picture_of_a_game_shows_what_my_seat_sees(server: Server) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    game = {"game": "waggle-dance", "start": True}
    table = ann.open_table(server.address, {"kind": "bot", "bot": "random"}, ME, **game)
    status, found = _view(server, ann, table)
    assert status == 200, found
    # My own cards, and of the others none.
    assert found["view"]["you"] == 1
    assert found["view"]["hand"] == []
    # Nobody else gets it, nor is there one before a game has begun.
    assert _view(server, bob, table)[0] == 404
    waiting = ann.open_table(server.address, ME, OPEN)
    assert _view(server, ann, waiting)[0] == 404
    assert _view(server, ann, "x" * 22)[0] == 404
    status, _, _ = http_request(server.address, "GET", f"/api/me/tables/{table}/view")
    assert status == 401


@in_loop
async def test_whose_turn_it_is() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        (seat,) = table.state.actors
        mover, other = (ann, bob) if table.state.seats[seat].name == "Ann" else (bob, ann)
        assert _waits(table.state, mover.person)
        assert not _waits(table.state, other.person)
        row = await here.store.row(table.id)
        assert row is not None
        game = _in_short(table.state, row, mover.person)
        assert game is not None
        assert (game.waits, game.moves, game.mine) == (True, 0, (seat,))
        assert done(await mover.move(table, legal(table)[0]))
        game = _in_short(table.state, row, other.person)
        assert game is not None
        assert game.moves == 1
        # Where a bot plays for somebody, nothing waits for them.
        number = 1 - seat
        assert done(await other.do(protocol.SetBot, table, seat=number, bot="random"))
        assert not _waits(table.state, other.person)
        assert done(await mover.do(protocol.Leave, table, seat=seat))
        assert _in_short(table.state, row, mover.person) is None, "who has left sits there no more"


@in_loop
async def test_who_only_talked_or_watched_has_no_game_there() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        zoe = here.guest("Zoe")
        assert done(await zoe.do(protocol.Chat, table, text="hello"))
        await play_out(table, ann, bob)
        over: tuple[Status, ...] = ("over",)
        assert [row.id for row in await here.store.rows_of(ann.person, over, 5)] == [table.id]
        assert await here.store.rows_of(zoe.person, over, 5) == []


def test_the_last_changed_tables_and_no_more_than_are_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            for number in range(1, 6):
                table = table_id(number)
                who = "zoe" if number == 2 else "ann"
                entries: list[AnyEntry] = [
                    Created("butine", 2, {}, True, True, "ann"),
                    Seated(0, who, "A"),
                ]
                lines = [Line(seq, entry, number) for seq, entry in enumerate(entries, 1)]
                status: Status = "over" if number == 3 else "running"
                await store.create(table_row(table, at_ms=number), lines)
                await store.append(table, [], status)
            found = await store.rows_of("ann", ("open", "running"), 2)
            assert [row.id for row in found] == [table_id(5), table_id(4)]
            assert [row.id for row in await store.rows_of("ann", ("over",), 9)] == [table_id(3)]
            assert len(await store.rows_of("ann", ("open", "running"), 9)) == 3, "not Zoe's"

    run(play())


def test_not_too_many(server: Server) -> None:
    ann = Person(server.address, "Ann")
    for _ in range(MOST_RUNNING + 2):
        ann.open_table(server.address, ME, OPEN)
    assert len(_mine(server, ann)) == MOST_RUNNING
