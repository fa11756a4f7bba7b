"""Hints at a table: all hear that somebody asked, and only they hear the answer."""

import asyncio
from typing import Any

import msgspec
import pytest

from skep.server import log, protocol
from skep.server.tables.thinking import Forfeit, Thinking
from tests.server.client import Person, hear, say
from tests.server.nursery import Server
from tests.server.people import SHORT, done, hall, in_loop, legal, play_out, refused, to_act

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def _ask(server: Server, who: Person, table: str, **body: Any) -> tuple[int, dict[str, Any]]:
    path = f"/api/tables/{table}/hint"
    status, _, answer = who.ask(server.address, "POST", path, body)
    return status, msgspec.json.decode(answer)


@pytest.mark.process
def test_the_best_and_two_others_with_what_they_bring(server: Server) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table(server.address, ME, game="bee-busy", start=True)
    status, hint = _ask(server, ann, table)
    assert status == 200, hint
    assert hint["alone"] is True
    assert 1 < len(hint["suggestions"]) <= 3
    for one in hint["suggestions"]:
        assert one["moves"][-1] == "done"
        assert one["view"]["you"] == 0
        assert 20 < one["expected"] < 100
    again = _ask(server, ann, table)
    assert again == (200, hint), "who asks again is told the same"
    _, _, body = ann.ask(server.address, "GET", "/api/me/data")
    assert [one["id"] for one in msgspec.json.decode(body)["tables"]] == [table]


@pytest.mark.process
def test_others_hear_that_somebody_asked_and_not_what_they_were_told(server: Server) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    eve = Person(server.address, "Eve")
    table = ann.open_table(server.address, ME, OPEN, game="waggle-dance", hints=True)

    async def play() -> None:
        async with (
            ann.connect(server.address) as first,
            bob.connect(server.address) as second,
            eve.connect(server.address) as third,
        ):
            sockets = {"Ann": first, "Bob": second, "Eve": third}
            for socket in sockets.values():
                await say(socket, type="watch", table=table)
                await hear(socket, "update")
            await say(second, type="sit", table=table, id="b1", seat=1)
            await hear(second, "done")
            await say(first, type="start", table=table, id="a1")
            update = await hear(first, "update")
            asks, other = (ann, bob) if update["legal"] else (bob, ann)
            status, hint = await asyncio.to_thread(_ask, server, asks, table)
            assert status == 200, hint
            refusal = await asyncio.to_thread(_ask, server, other, table)
            assert (refusal[0], refusal[1]["key"]) == (422, "hint-not-your-turn")
            secret = [f'"{one["moves"][0]}"' for one in hint["suggestions"]]
            for name, socket in sockets.items():
                await say(socket, type="ping")
                frames: list[dict[str, Any]] = []
                while not frames or frames[-1]["type"] != "pong":
                    frames.append(await hear(socket))
                said = [one["line"] for one in frames if one["type"] == "chatted"]
                assert [(one["key"], one["args"]) for one in said] == [
                    ("notice-hinted", {"name": asks.name, "seat": 1 if asks is ann else 2})
                ]
                if name == asks.name:
                    continue
                told = msgspec.json.encode(frames).decode()
                assert not any(text in told for text in ("suggestions", "expected", *secret))
            await say(third, type="watch", table=table)
            back = await hear(third, "update")
            assert [line["key"] for line in back["chat"]] == ["notice-hinted"], "a reload keeps it"

    asyncio.run(play())
    assert _ask(server, eve, table)[1]["key"] == "not-seated"


@pytest.mark.process
def test_where_there_are_none(server: Server) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    forbidden = ann.open_table(server.address, ME, game="bee-busy", start=True, hints=False)
    race = ann.open_table(server.address, ME, BOT | {"bot": "leisurely"}, game="la-ruche")
    for table, key, status in ((forbidden, "hint-forbidden", 422), (race, "game-not-running", 409)):
        answer = _ask(server, ann, table)
        assert (answer[0], answer[1]["key"]) == (status, key)
    assert _ask(server, bob, forbidden)[1]["key"] == "not-seated"
    assert _ask(server, ann, "x" * 22)[0] == 404
    assert _ask(server, ann, forbidden, seat=3)[1]["key"] == "not-your-seat"
    assert _ask(server, ann, forbidden, nonsense=3)[0] == 400


@in_loop
async def test_a_hint_is_one_line_of_the_log_and_survives() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", game="bee-busy", start=True)
        before = len(here.lines(table))
        assert done(await ann.do(protocol.AskHint, table))
        assert done(await ann.do(protocol.AskHint, table)), "the same decision: nothing new to say"
        entries = [line.entry for line in here.lines(table)[before:]]
        assert entries == [log.Hinted(0)]
        assert [said.key for said in table.state.chat] == ["notice-hinted"]
        assert table.state.hints_at == [(0, 0)]


@in_loop
async def test_whoever_plays_again_keeps_to_what_was_said_of_hints() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(hints=True, options=SHORT)
        asks = to_act(table, ann, bob)
        assert done(await asks.do(protocol.AskHint, table))
        await play_out(table, ann, bob)
        assert refused(await asks.do(protocol.AskHint, table), "game-not-running")
        assert done(await ann.do(protocol.Rematch, table))
        assert table.state.rematch is not None
        again = await here.hub.get(table.state.rematch)
        assert again.state.hints is True
        assert again.state.why_no_hints() is None


@in_loop
async def test_a_page_is_told_why_there_are_no_hints() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        told = ann.watch(table).last_update["info"]["hints"]
        assert told == "hint-company"
        assert done(await bob.do(protocol.Leave, table, seat=table.state.seats_of(bob.person)[0]))
        assert table.state.why_no_hints() is None, "nobody else plays any more"
        assert legal(table)


@in_loop
async def test_who_fails_to_think_of_a_hint_is_no_crash() -> None:
    minds = Thinking(threads=1, processes=1)
    try:
        with pytest.raises(Forfeit):
            await minds.suggest(("no-such-game", 1), None, [])
    finally:
        minds.close()
