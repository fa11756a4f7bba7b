"""What every store promises beside its logs: people, settings, lists, forgetting, finding."""

import asyncio

import msgspec
import pytest

from skep.server.log import Created, Left, Line, Said, Seated
from skep.server.store.interface import Ban, Conflict, Ending, Owned, StoreError, Summary
from tests.server.store.helpers import Place, line, opened_at, run, table_id, table_row

ONE, TWO, THREE = (table_id(number) for number in (1, 2, 3))
IN_SHORT = Summary(
    2, 1, ("Ann", "Bé 🐝"), True, True, "ann", False, Ending(("ann", None), (None, "greedy"), (0,))
)


def opened_by(host: str, seq: int = 1) -> Line:
    return Line(seq, Created("butine", 2, {}, True, True, host), 1, host, "open")


def test_then_is_called_when_it_is_committed_and_only_then(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            await store.create(table_row(ONE), [line(ONE, 1)])
            told: list[str] = []
            await store.append(ONE, [line(ONE, 2)], then=lambda: told.append("two"))
            assert told == ["two"]
            with pytest.raises(Conflict):
                await store.append(ONE, [line(ONE, 2)], then=lambda: told.append("again"))
            task = asyncio.create_task(
                store.append(ONE, [line(ONE, 3)], then=lambda: told.append("three"))
            )
            await asyncio.sleep(0)
            task.cancel()
            await store.append(ONE, [line(ONE, 4)])
            assert told == ["two", "three"]

            def fail() -> None:
                raise ValueError("broken")

            with pytest.raises(ValueError, match="broken"):
                await store.append(ONE, [line(ONE, 5)], then=fail)
            assert len(await store.lines(ONE)) == 5

    run(play())


def test_appends_of_one_table_stand_in_the_order_in_which_they_were_asked_for(
    place: Place,
) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            for table in (ONE, TWO):
                await store.create(table_row(table), [line(table, 1)])
            wishes = [
                store.append(table, [line(table, seq, f"c{seq}")], "running" if seq == 3 else None)
                for seq in range(2, 30)
                for table in (ONE, TWO)
            ]
            await asyncio.gather(*wishes)
            for table in (ONE, TWO):
                assert [each.seq for each in await store.lines(table)] == list(range(1, 30))
                row = await store.row(table)
                assert row is not None
                assert row.status == "running"

    run(play())


def test_one_wrong_append_among_many_of_one_table(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            await store.create(table_row(ONE), [line(ONE, 1, "c")])
            await store.create(table_row(TWO), [line(TWO, 1)])
            ends = await asyncio.gather(
                store.append(ONE, [line(ONE, 2)]),
                store.append(ONE, [line(ONE, 3, "c")]),  # a command that was carried out
                store.append(TWO, [line(TWO, 2)]),
                store.append(ONE, [line(ONE, 3)]),
                store.append(THREE, [line(THREE, 1)]),  # no such table
                store.append(ONE, [line(ONE, 4)]),
                store.append(ONE, [line(ONE, 9)]),
                return_exceptions=True,
            )
            kinds = [type(end) for end in ends]
            fine = type(None)
            assert kinds == [fine, Conflict, fine, fine, StoreError, fine, Conflict]
            assert len(await store.lines(ONE)) == 4

    run(play())


def test_any_word_that_a_client_makes_up_comes_back(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            await store.create(table_row(ONE), [line(ONE, 1)])
            odd = ["\x00", "a\x00b", "\x10", "\x100", "\x10\x10\x000", "", "é🐝\u2028", "\\x00'\""]
            lines = [
                Line(seq, Said("bee", word or "B", word), 1, word, word)
                for seq, word in enumerate(odd, start=2)
            ]
            await store.append(ONE, lines[:4])
            await asyncio.gather(*(store.append(ONE, [each]) for each in lines[4:]))
            assert (await store.lines(ONE))[1:] == lines
            with pytest.raises(Conflict):
                await store.append(ONE, [msgspec.structs.replace(lines[1], seq=10)])
            await store.set_name("a\x00", "b\x00\x10")
            assert await store.people() == [("a\x00", "b\x00\x10")]

    run(play())


def test_a_summary_is_kept_and_stays_until_it_is_said_anew(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            row = msgspec.structs.replace(table_row(ONE), summary=IN_SHORT)
            await store.create(row, [line(ONE, 1)])
            assert await store.row(ONE) == row
            await store.append(ONE, [line(ONE, 2)])
            other = msgspec.structs.replace(IN_SHORT, free=0)
            await store.append(ONE, [], "running", summary=other)
            found = await store.row(ONE)
            assert found is not None
            assert (found.status, found.summary) == ("running", other)

    run(play())


def test_people_settings_and_bans(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            await store.set_name("ann", "Ann")
            await store.set_name("bob", "Bob")
            assert sorted(await store.people()) == [("ann", "Ann"), ("bob", "Bob")]
            assert await store.setting("hosts") is None
            await store.keep_setting("hosts", b"\x00one")
            await store.keep_setting("hosts", b"two\xff")
            assert await store.setting("hosts") == b"two\xff"
            ban, mute = Ban("ban", "10.0.0.0/8", True, 1, None), Ban("mute", "ann", False, 2, 9)
            for each in (ban, mute, msgspec.structs.replace(ban, until_ms=5)):
                await store.ban(each)
            found = sorted(await store.bans(), key=lambda ban: ban.what)
            assert found == [msgspec.structs.replace(ban, until_ms=5), mute]
            await store.lift_bans("ann")
            assert [each.whom for each in await store.bans()] == ["10.0.0.0/8"]
            assert store.size() > 0
            assert store.queued() == 0

    run(play())


def test_the_best_of_a_day(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            for person in ("ann", "bob", "cleo"):
                await store.set_name(person, person.title())
            for person, score, at_ms in (
                ("ann", 5, 1),
                ("bob", 7, 3),
                ("ann", 7, 2),
                ("bob", 6, 4),
                ("cleo", 9, 9),
                ("dot", 99, 1),  # without a name
            ):
                await store.list_score("bee-busy", "2026-05-04", person, score, at_ms)
            await store.list_score("bee-busy", "2026-05-05", "ann", 1, 1)
            best = [("cleo", "Cleo", 9), ("ann", "Ann", 7), ("bob", "Bob", 7)]
            assert await store.daily_scores("bee-busy", "2026-05-04", 9) == best
            assert await store.daily_scores("bee-busy", "2026-05-04", 2) == best[:2]
            assert await store.daily_scores("butine", "2026-05-04", 2) == []
            places = [("bee-busy", "2026-05-04", 7), ("bee-busy", "2026-05-05", 1)]
            assert await store.scores_of("ann") == places
            await store.forget_name("ann")
            assert await store.name_of("ann") is None
            assert await store.scores_of("ann") == []

    run(play())


def test_tables_are_found_by_people_who_sat_there(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            for number, table in enumerate((ONE, TWO, THREE), start=1):
                row = table_row(table, at_ms=number)
                await store.create(row, [opened_by("ann"), Line(2, Said("ann", "Ann", "hi"), 1)])
            odd = Line(3, Seated(0, "bob", 'x","person":"cleo"\x00'), 9, "bob", "sit")
            await store.append(TWO, [odd])
            await store.append(THREE, [Line(3, Seated(0, "ann", "Ann"), 7)], "running")
            await store.append(ONE, [Line(3, Said("cleo", "Cleo", "hi"), 3)])

            async def of(person: str, limit: int = 9) -> list[str]:
                return [row.id for row in await store.rows_of(person, ("open", "running"), limit)]

            found = await store.rows_with([THREE, "nowhere", ONE])
            assert {row.id: row.status for row in found} == {ONE: "open", THREE: "running"}
            assert await store.rows_with([]) == []
            assert await of("bob") == [TWO]
            assert await of("ann") == [THREE], "to open or to speak is not to sit"
            assert await of("cleo") == []
            assert await store.rows_of("ann", ("open", "over"), 9) == []
            assert await store.tables_of("ann") == [
                Owned(ONE, alone=False),
                Owned(TWO, alone=False),
                Owned(THREE, alone=True),
            ]
            assert await store.tables_of("cleo") == [Owned(ONE, alone=False)]
            assert await store.table_ids("", 9) == [ONE, TWO, THREE]
            assert await store.table_ids(ONE, 1) == [TWO]
            assert await store.old_tables(8, 9) == [ONE, THREE]
            assert await store.old_tables(99, 1) == [ONE]

    run(play())


def test_somebody_is_forgotten_at_a_table_and_the_log_is_whole(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            said = Line(3, Said("ann", "Ann", "my secret"), 1, "ann", "say")
            seat = Line(2, Seated(0, "ann", "Ann"), 1, "ann", "sit")
            await store.create(table_row(ONE), [opened_by("ann"), seat, said])
            await store.append(ONE, [Line(4, Seated(1, "bob", "Bob"), 1, "bob", "sit")])
            await store.forget_at(ONE, "ann", "nobody-1")
            await store.forget_at(TWO, "ann", "nobody-1")  # there is none
            lines = await store.lines(ONE)
            assert b"ann" not in msgspec.json.encode(lines).lower().replace(b"bob", b"")
            assert lines[2].entry == Said("nobody-1", "🐝", "…")
            assert lines[2].person == "nobody-1"
            assert lines[3].entry == Seated(1, "bob", "Bob")
            assert await store.tables_of("ann") == []
            await store.append(ONE, [Line(5, Left(1), 2)])
            assert len(await store.lines(ONE)) == 5

    run(play())


def test_a_table_is_deleted_with_all_that_belongs_to_it(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            for table in (ONE, TWO):
                await store.create(table_row(table), [opened_by("ann")])
                await store.keep_analysis(table, b"old")
                await store.keep_analysis(table, b"found\x00")
            await store.keep_analysis(THREE, b"nothing")
            assert await store.analysis(ONE) == b"found\x00"
            assert await store.analysis(THREE) is None
            assert await store.delete(ONE)
            assert not await store.delete(ONE)
            assert await store.row(ONE) is None
            assert await store.lines(ONE) == []
            assert await store.analysis(ONE) is None
            assert [owned.table for owned in await store.tables_of("ann")] == [TWO]
            with pytest.raises(StoreError, match="no table"):
                await store.append(ONE, [line(ONE, 2)])
            await store.create(table_row(ONE), [line(ONE, 1)])
            assert len(await store.lines(ONE)) == 1

    run(play())
