"""What is kept, for how long, and whose it is."""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest
from typer.testing import CliRunner

from skep.cli.main import app
from skep.server import log, protocol
from skep.server.log import AnyEntry
from skep.server.refusals import Denied
from skep.server.store.connections import FILE_NAME
from skep.server.store.forgetting import NOBODY, SILENCE, without
from skep.server.store.interface import Owned
from skep.server.store.migrations.versions import v0006_who_was_where as who_was_where
from skep.server.store.sqlite import SqliteStore
from skep.server.tables import forgetting
from skep.server.tables.decision import Who
from skep.server.tables.forgetting import Trusted, delete_before, delete_old, forget_person
from tests.server.client import Person, http_request
from tests.server.clocks import HandClock
from tests.server.nursery import Server
from tests.server.people import (
    SHORT,
    done,
    fingerprint,
    hall,
    in_loop,
    legal,
    load,
    play_out,
    until,
)
from tests.server.store.helpers import opened, run

DAY_MS = 86_400_000
ARCHIVE = Path(__file__).parents[1] / "archive" / "before.sqlite"


# ---------------------------------------------------------------- a person


@in_loop
async def test_a_table_of_ones_own_is_deleted_and_its_bots_rest(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with hall(pace=0.01) as here:
        trouble: list[int] = []
        here.attendants.on_trouble(lambda: trouble.append(1))
        ann, zoe = here.guest("Ann"), here.guest("Zoe")
        table = await ann.open("me", "bot", "bot", start=True)
        bots_only = await ann.open("bot", "bot", start=True, options={"challenge": 40})
        tab = zoe.watch(bots_only)
        answer = await forget_person(here.hub, ann.person)
        assert (answer.deleted, answer.unnamed, answer.left) == (2, 0, 0)
        assert tab.news()[-1]["key"] == "no-such-table"
        for gone in (table, bots_only):
            with pytest.raises(Denied, match="no-such-table"):
                await here.hub.get(gone.id)
        await asyncio.sleep(0.05)
        assert not any(here.bots.is_thinking(gone.id) for gone in (table, bots_only))
        assert trouble == []
        assert caplog.text == ""


@in_loop
async def test_a_race_that_is_deleted_waits_for_nothing() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "me:Eve", game="la-ruche", start=True)
        assert table.situation.race is not None
        table.situation.race.limit(5.0, here.hub.around.clock.monotonic())
        here.attendants.wake(table)
        assert here.attendants.is_busy(table.id)
        await here.hub.delete(table.id)
        assert not here.attendants.is_busy(table.id)


@in_loop
async def test_in_the_games_of_others_only_the_name_and_the_words_go() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        assert done(await ann.do(protocol.Chat, table, text="my secret"))
        assert done(await bob.do(protocol.Chat, table, text="hello Ann"))
        await play_out(table, ann, bob, most=6)
        tab = bob.watch(table)
        moves = [line.entry for line in here.lines(table) if isinstance(line.entry, log.Moved)]
        answer = await forget_person(here.hub, ann.person)
        assert (answer.deleted, answer.unnamed, answer.left) == (0, 1, 0)
        lines = here.lines(table)
        text = msgspec.json.encode(lines).decode()
        assert ann.person not in text
        assert "my secret" not in text
        assert "hello Ann" in text  # that is Bob's
        assert [line.entry for line in lines if isinstance(line.entry, log.Moved)] == moves
        assert fingerprint(load(table.state.row, lines, here.store)) == fingerprint(table)
        told = tab.last_update
        said = [(line["name"], line["text"]) for line in told["chat"] if line["text"]]
        assert said == [(NOBODY, SILENCE), ("Bob", "hello Ann")]
        assert "Ann" not in str(told["chat"]).replace("hello Ann", ""), "nor in a notice"
        # The seat is free: Bob plays on with a bot, and nobody can sit down as Ann was.
        assert table.state.seats_of(ann.person) == ()
        row = await here.store.row(table.id)
        assert row is not None
        assert row.summary == table.state.summary()
        assert done(await bob.do(protocol.SetBot, table, seat=0, bot="random"))
        await until(lambda: table.state.actors == (1,))
        assert done(await bob.move(table, legal(table)[0]))


@in_loop
async def test_a_finished_game_stays_for_the_others_with_a_bee_in_it() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        await play_out(table, ann, bob)
        await forget_person(here.hub, ann.person)
        assert table.state.names() == [NOBODY, "Bob"]
        assert table.state.status == "over"
        # Now it is Bob's alone.
        assert await here.store.tables_of(ann.person) == []
        answer = await forget_person(here.hub, bob.person)
        assert (answer.deleted, answer.unnamed) == (0, 1), "the bee was somebody, too"


def test_every_entry_that_names_a_person_can_be_without_them() -> None:
    """A new kind of line that names somebody must be known to forgetting, and to the list."""
    text = Path(who_was_where.__file__).read_text("utf-8")
    named = 0
    for kind in AnyEntry.__args__:
        fields = {"person", "host"} & set(kind.__struct_fields__)
        if not fields:
            continue
        named += 1
        values: dict[str, Any] = dict.fromkeys(kind.__struct_fields__, 0)
        values |= {field: "ann" for field in ("person", "host", "name", "text") if field in values}
        unnamed = without(kind(**values), "ann", "nobody")
        assert b"ann" not in msgspec.json.encode(unnamed), kind
        assert without(kind(**values), "bob", "nobody") == kind(**values)
        assert text.count(f"'{kind.__struct_config__.tag}'") == 2, kind
    assert named >= 6


def test_on_the_disk_nothing_is_left_of_somebody(tmp_path: Path) -> None:
    """The archive's database, from before there were checksums or a list of people."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(ARCHIVE, folder / FILE_NAME)

    async def play() -> str:
        async with opened(folder) as store:
            ids = await store.table_ids("", 1000)
            lines = await store.lines(ids[0])
            assert isinstance(lines[0].entry, log.Created)
            person = lines[0].entry.host
            mine = await store.tables_of(person)
            assert {owned.table for owned in mine} <= set(ids)
            assert mine
            await store.set_name(person, "Maya")
            await store.list_score("bee-busy", "2026-05-04", person, 40, 1)
            assert await store.scores_of(person) == [("bee-busy", "2026-05-04", 40)]
            for owned in mine:  # so that the store has the end of its log in mind
                seq = len(await store.lines(owned.table)) + 1
                await store.append(owned.table, [log.Line(seq, log.Said("x", "X", "hm"), 1)])
            before = {owned.table: await store.lines(owned.table) for owned in mine}
            for owned in mine:
                await store.forget_at(owned.table, person, "s" * 22)
            await store.forget_name(person)
            for table, old in before.items():
                new = await store.lines(table)  # the chain holds
                assert [line.hash for line in new] == [line.hash for line in old]
                load(await must(store, table), new, store)
                await store.append(table, [log.Line(len(new) + 1, log.Said("x", "X", "hm"), 1)])
                assert len(await store.lines(table)) == len(new) + 1
                await store.delete(table)
                assert await store.row(table) is None
            assert await store.tables_of(person) == []
            assert await store.name_of(person) is None
            assert await store.scores_of(person) == []
            return person

    person = run(play())
    connection = apsw.Connection(str(folder / FILE_NAME))
    for table, column in (("log", "body"), ("log", "person"), ("presence", "person")):
        query = f"SELECT count(*) FROM {table} WHERE instr({column}, ?)"  # noqa: S608
        assert connection.execute(query, (person,)).get == 0
    connection.close()


async def must(store: SqliteStore, table: str) -> Any:
    row = await store.row(table)
    assert row is not None
    return row


def test_who_was_at_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall() as here, opened(tmp_path / "data") as store:
            ann, bob, zoe = (here.guest(name) for name in ("Ann", "Bob", "Zoe"))
            table = await ann.open("me", "bot", "open")
            assert done(await bob.do(protocol.Chat, table, text="hello"))
            other = await ann.open("me", "bot")
            for each in (table, other):
                await store.create(each.state.row, here.lines(each))
            owned = {one.table: one.alone for one in await store.tables_of(ann.person)}
            assert owned == {table.id: False, other.id: True}
            assert await store.tables_of(bob.person) == [Owned(table.id, alone=False)]
            assert await store.tables_of(zoe.person) == []
            assert sorted(await here.store.tables_of(ann.person), key=str) == sorted(
                await store.tables_of(ann.person), key=str
            )

    run(play())


# ---------------------------------------------------------------- over HTTP


def test_a_person_downloads_and_deletes_what_is_theirs(server: Server) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    alone = ann.open_table(server.address, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    shared = ann.open_table(server.address, {"kind": "me"}, {"kind": "open"})

    async def talk() -> None:
        from tests.server.client import hear, say

        for person, message in (
            (bob, {"type": "sit", "seat": 1}),
            (ann, {"type": "chat", "text": "hello Bob"}),
        ):
            async with person.connect(server.address) as socket:
                await say(socket, table=shared, id="c", **message)
                assert (await hear(socket, "done", "refused"))["type"] == "done"

    asyncio.run(talk())
    status, headers, body = ann.ask(server.address, "GET", "/api/me/data")
    assert status == 200
    assert "attachment" in str(headers["Content-Disposition"])
    data = msgspec.json.decode(body)
    assert data["name"] == "Ann"
    tables = {table["id"]: table for table in data["tables"]}
    assert tables.keys() == {alone, shared}
    assert (tables[alone]["alone"], tables[shared]["alone"]) == (True, False)
    assert (tables[shared]["names"], tables[shared]["said"]) == (["Ann"], ["hello Bob"])
    assert ann.id.encode() not in body

    assert http_request(server.address, "DELETE", "/api/me")[0] == 401
    status, headers, body = ann.ask(server.address, "DELETE", "/api/me")
    assert (status, msgspec.json.decode(body)) == (200, {"deleted": 1, "unnamed": 1, "left": 0})
    assert "Max-Age=0" in str(headers["Set-Cookie"])
    data = msgspec.json.decode(ann.ask(server.address, "GET", "/api/me/data")[2])
    assert data == {"name": None, "scores": [], "tables": []}
    status, _, body = ann.ask(server.address, "GET", f"/api/tables/{alone}/record")
    assert (status, msgspec.json.decode(body)["key"]) == (404, "no-such-table")
    data = msgspec.json.decode(bob.ask(server.address, "GET", "/api/me/data")[2])
    assert [table["id"] for table in data["tables"]] == [shared]


# ---------------------------------------------------------------- time


@in_loop
async def test_tables_that_nobody_uses_are_deleted_when_their_time_has_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forgetting, "PAUSE_SECONDS", 0)
    clock = HandClock()
    async with hall(pace=60, clock=clock) as here:
        ann, bob, old = await here.two(options=SHORT)
        await play_out(old, ann, bob)
        abandoned = await ann.open("me", "open")
        in_use = await ann.open("me", "open")
        clock.ms += 60 * DAY_MS
        young = await ann.open("me", "open")
        clock.pass_by(1000)
        here.hub.forget_idle()
        await here.hub.get(in_use.id)
        clock.ms += 31 * DAY_MS
        assert await delete_before(here.hub, clock.ms - 90 * DAY_MS) == 2
        for table, kept in ((old, False), (abandoned, False), (in_use, True), (young, True)):
            assert (await here.store.row(table.id) is not None) == kept


@in_loop
async def test_a_clock_that_jumps_deletes_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(forgetting, "FIRST_SECONDS", 0.01)
    clock = HandClock()
    trusted = Trusted(clock)
    clock.pass_by(400 * 86_400)
    assert trusted.is_sane()
    async with hall(clock=clock) as here:
        table = await here.guest("Ann").open("me", "open")
        deleting = asyncio.create_task(delete_old(here.hub, 90 * 86_400))
        await asyncio.sleep(0)
        clock.ms += 400 * DAY_MS
        clock.now += 500
        here.hub.forget_idle()
        await asyncio.wait_for(deleting, 10)
        assert await here.store.row(table.id) is not None
        assert "the clock of this machine jumped" in caplog.text


def test_how_long_tables_are_kept_is_said_clearly(tmp_path: Path) -> None:
    from skep.cli.serve import keep_seconds
    from skep.locale import words

    assert keep_seconds("90d", words("en")) == 90 * 86_400
    assert keep_seconds("1Y", words("en")) == 365 * 86_400
    for text in ("90", "d", "-1d", "0d", "1.5d", "90 days"):
        command = ["serve", "--keep", text, "--data", str(tmp_path), "--lang", "fr"]
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 2
        assert "combien de temps garder les tables" in result.output


def test_a_command_of_somebody_who_is_gone_is_nobodys() -> None:
    """Their handle and cookie still work, as a new guest's would: they have no seat anywhere."""

    async def play() -> None:
        async with hall() as here:
            ann, bob, table = await here.two()
            await forget_person(here.hub, ann.person)
            answer = await table.command(
                Who(ann.person, "Ann"), protocol.Leave(table.id, "again", 0)
            )
            assert isinstance(answer, protocol.Refused)
            assert answer.key == "not-your-seat"
            assert done(await bob.do(protocol.Chat, table, text="hm"))

    asyncio.run(play())
