"""The host of a table sends people away and mutes them; all are told, and it outlasts a restart."""

from typing import Any

import pytest

from skep.server import protocol
from skep.server.refusals import Denied
from skep.server.tables.table import Table
from tests.server.people import Guest, done, fingerprint, hall, in_loop, load, play_out, refused


def _handle(table: Table, guest: Guest) -> str:
    return table.audience.handle(guest.person)


def _who(table: Table) -> list[tuple[str, str | None]]:
    return [(seat.name, seat.bot) for seat in table.state.seats]


@in_loop
async def test_a_spectator_is_sent_away_and_cannot_come_back() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        eve = here.guest("Eve")
        anns, tab, second = ann.watch(table), eve.watch(table), eve.watch(table)
        for news in (anns, tab, second):
            news.news()
        assert done(await ann.do(protocol.Remove, table, to=_handle(table, eve)))
        for gone in (tab, second):
            (fault,) = gone.news()
            assert (fault["type"], fault["key"], fault["table"]) == ("fault", "removed", table.id)
        assert not table.audience.is_here(eve.person)
        told = anns.news()
        assert [news["line"]["key"] for news in told if news["type"] == "chatted"] == [
            "notice-removed"
        ]
        assert told[-1]["info"]["watching"] == 0
        with pytest.raises(Denied, match="removed"):
            eve.watch(table)
        for answer in (
            await eve.do(protocol.Chat, table, text="hello"),
            await eve.do(protocol.Sit, table, seat=0),
        ):
            assert refused(answer, "removed")
        again = load(table.state.row, here.lines(table), here.store)
        assert fingerprint(again) == fingerprint(table)
        with pytest.raises(Denied, match="removed"):
            eve.watch(again)
        await play_out(table, ann, bob, most=4)
        assert tab.news() == []


@in_loop
async def test_a_player_is_sent_away_before_and_in_the_game() -> None:
    async with hall(pace=60) as here:
        ann, bob, eve = here.guest("Ann"), here.guest("Bob"), here.guest("Eve")
        table = await ann.open("me", "open")
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert done(await ann.do(protocol.Remove, table, to=_handle(table, bob)))
        assert _who(table) == [("Ann", None), ("", None)]
        assert refused(await bob.do(protocol.Sit, table, seat=1), "removed")
        assert done(await eve.do(protocol.Sit, table, seat=1))
        assert done(await ann.do(protocol.Start, table))
        assert done(await ann.do(protocol.Remove, table, to=_handle(table, eve)))
        assert _who(table) == [("Ann", None), ("", None)]
        assert done(await ann.do(protocol.SetBot, table, seat=1, bot="random"))
        assert table.state.status == "running"


@in_loop
async def test_the_seats_of_a_finished_game_stay() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options={"quick": True, "challenge": 2})
        await play_out(table, ann, bob)
        assert done(await ann.do(protocol.Remove, table, to=_handle(table, bob)))
        assert _who(table) == [("Ann", None), ("Bob", None)]
        assert refused(await bob.do(protocol.Chat, table, text="hm"), "removed")


@in_loop
async def test_a_muted_person_plays_on_and_says_nothing() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        tab = ann.watch(table)
        bob.watch(table)
        mute: dict[str, Any] = {"to": _handle(table, bob), "on": True}
        assert done(await ann.do(protocol.Mute, table, **mute))
        assert refused(await bob.do(protocol.Chat, table, text="hm"), "muted")
        again = load(table.state.row, here.lines(table), here.store)
        assert again.state.muted == table.state.muted == {bob.person}
        people = tab.last_update["info"]["people"]
        assert {person["name"]: person["muted"] for person in people} == {"Ann": False, "Bob": True}
        await play_out(table, ann, bob, most=3)
        assert done(await ann.do(protocol.Mute, table, **{**mute, "on": False}))
        assert done(await bob.do(protocol.Chat, table, text="hm"))
        assert [said.key for said in table.state.chat] == ["notice-muted", "notice-unmuted", None]


@in_loop
async def test_the_host_can_name_who_sits_here_and_is_away() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        (news,) = ann.watch(table).news()
        handles = [seat["handle"] for seat in news["info"]["seats"]]
        assert handles == [_handle(table, ann), _handle(table, bob)]
        assert done(await ann.do(protocol.Mute, table, to=handles[1], on=True))
        assert table.state.muted == {bob.person}
