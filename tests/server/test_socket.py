"""One socket: who is let in, what a bad frame is answered, and who is dropped."""

import asyncio
import time
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.server import protocol
from skep.server.net import connection as connection_module
from skep.server.net import frames as frames_module
from skep.server.net import house as house_module
from skep.server.net import identity
from skep.server.net.connection import AWAY, BROKEN, TOO_SLOW
from skep.server.net.house import House
from skep.server.net.limits import UNLIMITED, Limits
from skep.server.net.socket import MOST_UNREAD
from skep.server.store.interface import StoreError
from skep.server.tables.decision import Who
from skep.server.tables.table import Table
from skep.server.tables.wishes import NewTable, SeatWish
from tests.server.asgi import Browser, open_house
from tests.server.clocks import HandClock
from tests.server.memory import GatedStore, MemoryStore
from tests.server.people import in_loop, load, open_table, until


@pytest.fixture(params=["asgi", "direct"], autouse=True)
def _way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever holds on one of the two ways of frames holds on the other."""
    monkeypatch.setattr(Browser, "direct", request.param == "direct")


async def _table(house: House, *people: str, start: bool = True) -> Table:
    """A table that the first person opens, with a seat for each."""
    wishes = (SeatWish("me"), *(SeatWish("open") for _ in people[1:]))
    table = await open_table(house.hub, people[0], people[0], NewTable("butine", wishes))
    for seat, person in enumerate(people[1:], start=1):
        await table.command(Who(person, person), protocol.Sit(table.id, "sit", seat))
    if start:
        await table.command(Who(people[0], people[0]), protocol.Start(table.id, "start"))
    return table


async def _enter(house: House, person: str, table: Table | None = None, **kw: Any) -> Browser:
    browser = Browser(house, person, **kw)
    assert await browser.connect()
    assert (await browser.hear())["type"] == "welcome"
    if table is not None:
        browser.say(protocol.Watch(table.id))
        await browser.hear("update")
    return browser


# ---------------------------------------------------------------- the handshake


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": None},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://bees.example"},
        {"host": None},
        {"cookie": None},
        {"cookie": "skep="},
        {"cookie": "skep=Ann.0000"},
        {"cookie": "skep=" + identity.sign(b"j" * 32, "Ann")},
        {"cookie": "skep=\xff.\xff"},
        {"cookie": "kep=" + identity.sign(b"k" * 32, "Ann")},
    ],
)
@in_loop
async def test_who_is_not_let_in(headers: dict[str, str | None]) -> None:
    async with open_house() as house:
        browser = Browser(house, "Ann")
        assert not await browser.connect(**headers)
        await browser.gone()
        assert browser.frames == []
        assert house.connections == set()


@in_loop
async def test_who_is_let_in_hears_who_they_are() -> None:
    store = MemoryStore()
    await store.set_name("Ann", "Ann Lee")
    async with open_house(store) as house:
        browser = Browser(house, "Ann")
        assert await browser.connect()
        welcome = await browser.hear()
        assert welcome["name"] == "Ann Lee"
        assert welcome["protocol"] == protocol.PROTOCOL
        assert welcome["person"] == identity.handle(house.key, "Ann")
        await browser.hang_up()
        assert house.connections == set()


@in_loop
async def test_named_origins() -> None:
    async with open_house(origins=frozenset(["https://hive.example"])) as house:
        assert await Browser(house, "Ann").connect(origin="https://hive.example")
        assert not await Browser(house, "Ann").connect()


@in_loop
async def test_not_too_many_sockets_of_one_address() -> None:
    async with open_house(limits=Limits(sockets_per_address=3)) as house:
        first = [await _enter(house, f"p{n}", address="10.0.0.1") for n in range(3)]
        assert not await Browser(house, "p4", address="10.0.0.1").connect()
        await _enter(house, "p5", address="10.0.0.2")
        await first[0].hang_up()
        await _enter(house, "p6", address="10.0.0.1")
        assert not await Browser(house, "p7", address="10.0.0.1").connect()


@in_loop
async def test_a_store_that_cannot_be_read_lets_nobody_in() -> None:
    class Unreadable(MemoryStore):
        async def name_of(self, person: str) -> str | None:
            raise StoreError("gone")

    async with open_house(Unreadable()) as house:
        browser = Browser(house, "Ann")
        assert not await browser.connect()
        await browser.gone()


# ---------------------------------------------------------------- bad frames

BAD_FRAMES: list[str | bytes] = [
    "",
    "nonsense",
    "{",
    "null",
    "[]",
    "1",
    '"watch"',
    "{}",
    '{"type":null}',
    '{"type":"nonsense"}',
    '{"type":"welcome","protocol":1,"person":"","name":""}',
    '{"type":"ping","more":1}',
    '{"type":"watch"}',
    '{"type":"watch","table":"short"}',
    '{"type":"watch","table":"' + "é" * 22 + '"}',
    '{"type":"watch","table":["' + "x" * 22 + '"]}',
    '{"type":"watch","table":"' + "x" * 22 + '","since":"1"}',
    '{"type":"watch","table":"' + "x" * 22 + '","since":1.5}',
    '{"type":"move","table":"' + "x" * 22 + '","id":"1","seq":1,"move":""}',
    '{"type":"move","table":"' + "x" * 22 + '","id":"","seq":1,"move":"pass"}',
    '{"type":"move","table":"' + "x" * 22 + '","id":"1","seq":1,"move":{"a":1}}',
    '{"type":"move","table":"' + "x" * 22 + '","id":"1","seq":1,"move":"pass","seat":-1}',
    '{"type":"move","table":"' + "x" * 22 + '","id":"1","seq":1,"move":"pass","person":"Bob"}',
    '{"type":"sit","table":"' + "x" * 22 + '","id":"1","seat":true}',
    '{"type":"chat","table":"' + "x" * 22 + '","id":"1","text":"' + "x" * 301 + '"}',
    '{"type":"chat","table":"' + "x" * 22 + '","id":"1","text":"\\ud800"}',
    '{"type":"ping"}{"type":"ping"}',
    "[" * 4000,
    "[" * 4000 + "]" * 4000,
    '{"type":' * 1000,
    '{"a":' * 1000 + "1" + "}" * 1000,
    b"\xff\xfe",
    b"\x00" * 100,
    b"",
    '{"type":"watch","table":"' + "x" * 22 + '","since":' + "9" * 5000 + "}",
    "\ufeff{}",
]


@pytest.mark.parametrize("frame", BAD_FRAMES)
@in_loop
async def test_a_bad_frame_is_answered_and_changes_nothing(frame: str | bytes) -> None:
    async with open_house() as house:
        table = await _table(house, "Ann", "Bob")
        browser = await _enter(house, "Ann", table)
        before = (table.state.seq, await house.store.lines(table.id))
        browser.throw(frame)
        fault = await browser.hear()
        assert (fault["type"], fault["key"]) == ("fault", "frame-unreadable")
        assert len(fault["args"]["detail"]) <= 200
        browser.say(protocol.Ping())
        assert (await browser.hear())["type"] == "pong"
        assert (table.state.seq, await house.store.lines(table.id)) == before


@in_loop
async def test_long_frames() -> None:
    async with open_house() as house:
        browser = await _enter(house, "Ann")
        ping = '{"type":"ping"}'
        browser.throw(ping + " " * (protocol.MAX_FRAME - len(ping)))
        assert (await browser.hear())["type"] == "pong"
        for frame in (
            ping + " " * (protocol.MAX_FRAME - len(ping) + 1),
            b" " * (protocol.MAX_FRAME + 1),
            "é" * (protocol.MAX_FRAME // 2 + 1),  # counted in bytes, not in letters
        ):
            browser.throw(frame)
            fault = await browser.hear()
            assert fault["key"] == "frame-too-long"
            assert fault["args"] == {"most": protocol.MAX_FRAME}


@in_loop
async def test_unknown_tables() -> None:
    async with open_house() as house:
        browser = await _enter(house, "Ann")
        nowhere = "x" * 22
        browser.say(protocol.Watch(nowhere))
        assert await browser.hear() == {
            "type": "fault",
            "key": "no-such-table",
            "args": {},
            "table": nowhere,
        }
        browser.say(protocol.Unwatch(nowhere))
        browser.say(protocol.Move(nowhere, "1", 1, "pass"))
        answer = await browser.hear()
        assert (answer["type"], answer["key"], answer["id"]) == ("refused", "no-such-table", "1")


def _encode(value: Any) -> bytes:
    return msgspec.json.encode(value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)
FIELDS = ("table", "id", "seq", "move", "seat", "name", "to", "on", "bot", "text", "since", "type")
TYPES = [
    "watch", "unwatch", "move", "undo", "sit", "leave", "hand-over", "set-bot", "remove-bot",
    "start", "rematch", "chat", "hold", "admit", "remove", "mute", "ping",
]  # fmt: skip


@st.composite
def almost_messages(draw: st.DrawFn, table: str) -> bytes:
    """A message with the right fields, most of them with sensible values."""
    sensible: dict[str, st.SearchStrategy[Any]] = {
        "type": st.sampled_from(TYPES),
        "table": st.just(table),
        "id": st.text(max_size=45),
        "seq": st.integers(-1, 20),
        "seat": st.none() | st.integers(-1, 16),
        "since": st.none() | st.integers(),
        "move": st.sampled_from(["pass", "done", "place R4@0,0", "gather WYR 0-1-2"]) | st.text(),
        "bot": st.sampled_from(["random", "greedy", "x"]),
    }
    names = draw(st.sets(st.sampled_from(FIELDS))) | {"type", "table", "id"}
    wild = draw(st.sets(st.sampled_from(FIELDS), max_size=2))
    values = {
        name: draw(json_values if name in wild else sensible.get(name, st.text(max_size=320)))
        for name in sorted(names)
    }
    frame = bytearray(msgspec.json.encode(values))
    if draw(st.booleans()):
        for _ in range(draw(st.integers(0, 3))):
            frame[draw(st.integers(0, len(frame) - 1))] = draw(st.integers(0, 255))
    return bytes(frame)


@given(st.data())
def test_no_frame_breaks_a_connection_or_a_table(data: st.DataObject) -> None:
    """A fuzzer on the decoder and on all that comes after it."""

    async def main() -> None:
        async with open_house() as house:
            table = await _table(house, "Ann", "Bob")
            browser = await _enter(house, "Ann", table)
            frames = data.draw(
                st.lists(st.binary(max_size=200) | almost_messages(table.id), max_size=12)
            )
            for frame in frames:
                text = frame.decode("utf-8", errors="replace")
                browser.throw(frame if data.draw(st.booleans()) else text)
            browser.throw("mark")
            while (await browser.hear("fault"))["args"].get("detail", "")[:4] != "JSON":
                pass
            browser.say(protocol.Ping())
            await browser.hear("pong")
            lines = await house.store.lines(table.id)
            again = load(table.state.row, lines, house.store)
            assert again.state.seq == table.state.seq
            assert again.state.steps == table.state.steps
            for frame in browser.frames:
                msgspec.json.decode(frame, type=protocol.FromServer)

    asyncio.run(main())


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode) | json_values.map(_encode))
def test_the_decoder_gives_a_message_or_says_why_not(frame: bytes) -> None:
    try:
        message = frames_module._DECODER.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return
    assert isinstance(message, protocol.Message)


# ---------------------------------------------------------------- watching and commanding


@in_loop
async def test_a_stale_move_comes_back_with_the_fresh_view() -> None:
    async with open_house() as house:
        table = await _table(house, "Ann", "Bob")
        browsers = {p: await _enter(house, p, table) for p in ("Ann", "Bob")}
        who = table.state.seats[table.state.actors[0]].person
        assert who is not None
        browser = browsers[who]
        move = str(table.state.game.legal(table.state.game_state, table.state.actors[0])[0])
        browser.say(protocol.Move(table.id, "1", table.state.seq, move))
        assert (await browser.hear("done"))["seq"] == table.state.seq
        browser.say(protocol.Move(table.id, "2", table.state.seq - 1, move))
        update = await browser.hear("update")
        assert update["seq"] == table.state.seq
        assert update["view"] is not None
        refused = await browser.hear()
        assert (refused["type"], refused["key"], refused["id"]) == ("refused", "stale", "2")


@in_loop
async def test_who_watches_no_more_is_told_no_more() -> None:
    async with open_house() as house:
        table = await _table(house, "Ann", "Bob")
        browser = await _enter(house, "Eve", table)
        browser.say(protocol.Unwatch(table.id))
        browser.say(protocol.Ping())
        await browser.hear("pong")
        await table.command(Who("Ann", "Ann"), protocol.Chat(table.id, "1", "psst"))
        browser.say(protocol.Ping())
        assert (await browser.hear())["type"] == "pong"


@in_loop
async def test_whoever_hangs_up_is_gone_from_the_table() -> None:
    async with open_house() as house:
        table = await _table(house, "Ann", "Bob")
        bob = await _enter(house, "Bob", table)
        ann = await _enter(house, "Ann", table)
        await bob.hear("table")
        await ann.hang_up()
        info = (await bob.hear("table"))["info"]
        assert [seat["online"] for seat in info["seats"]] == [False, True]
        assert not table.audience.is_here("Ann")


@in_loop
async def test_a_new_name_is_used_by_open_sockets() -> None:
    async with open_house() as house:
        table = await _table(house, "Ann", "Bob")
        browser = await _enter(house, "Eve", table)
        house.rename("Eve", "Eve Lee")
        browser.say(protocol.Chat(table.id, "1", "hello"))
        assert (await browser.hear("chatted"))["line"]["name"] == "Eve Lee"


# ---------------------------------------------------------------- limits


@in_loop
async def test_a_person_who_talks_too_fast() -> None:
    limits = Limits(person_rate=2, person_burst=5)
    clock = HandClock()
    async with open_house(limits=limits, clock=clock) as house:
        one, two = await _enter(house, "Ann"), await _enter(house, "Ann")
        other = await _enter(house, "Bob")
        for browser in (one, one, one, two, two):
            browser.say(protocol.Ping())
            assert (await browser.hear())["type"] == "pong"
        for browser in (one, two):  # two tabs share what one person may say
            browser.say(protocol.Ping())
            assert (await browser.hear())["key"] == "too-fast"
        other.say(protocol.Ping())
        assert (await other.hear())["type"] == "pong"
        clock.pass_by(0.5)  # at two a second
        for kind in ("pong", "fault"):
            one.say(protocol.Ping())
            assert (await one.hear())["type"] == kind


@in_loop
async def test_an_address_that_talks_too_fast() -> None:
    limits = Limits(address_rate=0.001, address_burst=4)
    async with open_house(limits=limits) as house:
        near = [await _enter(house, f"p{n}", address="10.0.0.1") for n in range(4)]
        far = await _enter(house, "p9", address="10.0.0.2")
        for browser in near:
            browser.say(protocol.Ping())
            assert (await browser.hear())["type"] == "pong"
        near[0].say(protocol.Ping())
        assert (await near[0].hear())["key"] == "too-fast"
        far.say(protocol.Ping())
        assert (await far.hear())["type"] == "pong"


@in_loop
async def test_chat_is_limited_and_a_repeated_line_is_not_a_new_one() -> None:
    limits = msgspec.structs.replace(UNLIMITED, chat_rate=0.001, chat_burst=3)
    async with open_house(limits=limits) as house:
        table = await _table(house, "Ann", "Bob")
        browser = await _enter(house, "Ann", table)
        for number in range(3):
            browser.say(protocol.Chat(table.id, f"{number}", "hello"))
            assert (await browser.hear("done"))["id"] == f"{number}"
        browser.say(protocol.Chat(table.id, "3", "hello"))
        assert (await browser.hear())["key"] == "chat-too-fast"
        first = next(line for line in await house.store.lines(table.id) if line.command == "0")
        browser.say(protocol.Chat(table.id, "0", "hello"))
        answer = await browser.hear()
        assert (answer["type"], answer["seq"]) == ("done", first.seq)
        assert len(table.state.chat) == 3


@in_loop
async def test_a_slow_reader_is_dropped_and_may_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "GOODBYE_SECONDS", 0.05)
    limits = msgspec.structs.replace(UNLIMITED, outbox_bytes=20_000)
    async with open_house(limits=limits) as house:
        table = await _table(house, "Ann", "Bob")
        slow, quick = await _enter(house, "Eve", table), await _enter(house, "Zoe", table)
        seen = table.state.seq
        slow.reads.clear()
        (connection,) = (c for c in house.connections if c.person == "Eve")
        for number in range(200):
            await table.command(Who("Ann", "Ann"), protocol.Chat(table.id, f"{number}", "x" * 300))
            await until(lambda: len(quick.frames) >= number)  # noqa: B023  waited for at once
            assert sum(map(len, connection._outbox)) <= 21_000
        assert connection.closing == TOO_SLOW
        await slow.gone()
        assert {c.person for c in house.connections} == {"Zoe"}
        assert not table.audience.is_here("Eve")
        await until(lambda: len(quick.frames) >= 200)
        back = Browser(house, "Eve")
        assert await back.connect()
        back.say(protocol.Watch(table.id, seen))
        update = await back.hear("update")
        assert update["seq"] == table.state.seq
        assert len(update["chat"]) == 200


@in_loop
async def test_a_reader_who_is_only_a_little_late_is_told_why() -> None:
    limits = msgspec.structs.replace(UNLIMITED, outbox_bytes=20_000)
    async with open_house(limits=limits) as house:
        table = await _table(house, "Ann", "Bob")
        slow = await _enter(house, "Eve", table)
        slow.reads.clear()
        for number in range(200):
            await table.command(Who("Ann", "Ann"), protocol.Chat(table.id, f"{number}", "x" * 300))
        slow.reads.set()
        await slow.gone()
        assert slow.code == TOO_SLOW


@in_loop
async def test_a_silent_socket_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "ROUND_SECONDS", 0.02)
    clock = HandClock()
    async with open_house(limits=Limits(idle_seconds=75), clock=clock) as house:
        table = await _table(house, "Ann", "Bob", start=False)
        silent, lively = await _enter(house, "Ann", table), await _enter(house, "Bob", table)
        clock.pass_by(75)
        await asyncio.sleep(0.1)  # several rounds
        assert len(house.connections) == 2, "that long one may be silent"
        lively.say(protocol.Ping())
        await lively.hear("pong")
        clock.pass_by(1)
        await silent.gone()
        assert silent.code == AWAY
        assert lively.code is None
        assert {c.person for c in house.connections} == {"Bob"}


@in_loop
async def test_whoever_is_gone_from_a_game_is_noticed_within_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Browser, "direct", True)  # by ASGI nobody can be asked
    monkeypatch.setattr(house_module, "ROUND_SECONDS", 0.02)
    clock = HandClock()
    async with open_house(limits=Limits(idle_seconds=75), clock=clock) as house:
        table = await _table(house, "Ann", "Bob")
        gone, there = await _enter(house, "Ann", table), await _enter(house, "Bob", table)
        waiting = await _enter(house, "Eve")
        lines = [browser.line for browser in (gone, there, waiting) if browser.line]
        lines[0].answers = lines[2].answers = False
        await asyncio.sleep(0.1)  # several rounds
        assert [line.asked for line in lines] == [0, 0, 0], "who has just spoken is there"
        clock.pass_by(2)
        await until(lambda: lines[0].asked and lines[1].asked)
        assert len(house.connections) == 3, "it may still answer"
        clock.pass_by(2.5)
        await gone.gone()
        assert gone.code == AWAY
        assert there.code is None
        assert waiting.code is None, "nobody waits for who plays nothing"
        assert not lines[2].asked
        assert {c.person for c in house.connections} == {"Bob", "Eve"}


@in_loop
async def test_a_server_that_stood_still_takes_nobody_for_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Browser, "direct", True)
    monkeypatch.setattr(house_module, "ROUND_SECONDS", 0.02)
    monkeypatch.setattr(house_module, "PAUSE_SECONDS", 0.1)
    clock = HandClock()
    async with open_house(clock=clock) as house:
        table = await _table(house, "Ann", "Bob")
        browser = await _enter(house, "Ann", table)
        assert browser.line
        browser.line.answers = False  # its answer waits in the buffer while we sleep
        clock.pass_by(2)
        await until(lambda: browser.line and browser.line.asked)
        clock.pass_by(60)
        time.sleep(0.2)  # noqa: ASYNC251 (this is what is tried)
        browser.line.answers = True
        await asyncio.sleep(0.1)
        assert browser.code is None


@in_loop
async def test_a_dropped_socket_finishes_the_command_it_is_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To give up in the middle of a commit would leave table and log at odds."""
    monkeypatch.setattr(connection_module, "GOODBYE_SECONDS", 0.01)
    store = GatedStore()
    async with open_house(store) as house:
        table = await _table(house, "Ann", "Bob")
        browser = await _enter(house, "Ann", table)
        store.gate.clear()
        browser.say(protocol.Chat(table.id, "1", "hello"))
        await until(lambda: store.waiting)
        (connection,) = house.connections
        connection.close(AWAY)
        await asyncio.sleep(0.05)
        assert store.waiting == 1
        store.gate.set()
        await browser.gone()
        assert [line.text for line in table.state.chat] == ["hello"]
        assert table.state.seq == len(store.log_of(table.id))


# ---------------------------------------------------------------- the disk is full


@in_loop
async def test_everybody_is_told_when_the_store_pauses_and_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(house_module, "TICK_SECONDS", 0.02)
    store = MemoryStore()
    async with open_house(store) as house:
        table = await _table(house, "Ann", "Bob")
        ann, eve = await _enter(house, "Ann", table), await _enter(house, "Eve")
        store.broken = True
        for number in range(3):
            ann.say(protocol.Chat(table.id, f"{number}", "hello"))
            assert (await ann.hear("refused"))["key"] == "storage-paused"
        assert (await eve.hear())["paused"] is True
        late = await _enter(house, "Zoe")
        assert (await late.hear())["paused"] is True
        store.broken = False
        for browser in (ann, eve, late):
            assert (await browser.hear("storage"))["paused"] is False
        ann.say(protocol.Chat(table.id, "0", "hello"))
        assert (await ann.hear("done"))["id"] == "0"
        assert len([f for f in ann.frames if b'"storage"' in f]) == 2


@in_loop
async def test_everybody_is_told_when_it_is_a_bot_that_cannot_move() -> None:
    store = MemoryStore()
    async with open_house(store, bot_seconds=(0.05, 0.05)) as house:
        wishes = (SeatWish("bot", bot="random"), SeatWish("bot", bot="random"))
        table = await open_table(house.hub, "Ann", "Ann", NewTable("butine", wishes, start=True))
        eve = await _enter(house, "Eve", table)
        store.broken = True
        assert (await eve.hear("storage"))["paused"] is True


# ---------------------------------------------------------------- the direct line


@in_loop
async def test_somebody_who_says_more_than_we_can_look_at_is_not_read_for_a_while() -> None:
    store = GatedStore()
    async with open_house(store) as house:
        table = await _table(house, "Ann", "Bob")
        Browser.direct = True
        browser = await _enter(house, "Ann", table)
        assert browser.line is not None
        store.gate.clear()
        browser.say(protocol.Chat(table.id, "0", "hello"))
        await until(lambda: store.waiting)
        for number in range(1, MOST_UNREAD + 2):
            assert not browser.line.held
            browser.say(protocol.Chat(table.id, f"{number}", "hello"))
        assert browser.line.held
        store.gate.set()
        heard = [await browser.hear("done") for _ in range(MOST_UNREAD + 2)]
        assert [done["id"] for done in heard] == [f"{n}" for n in range(len(heard))]
        line = browser.line
        await until(lambda: not line.held)


@in_loop
async def test_what_was_said_before_hanging_up_still_counts() -> None:
    store = GatedStore()
    async with open_house(store) as house:
        table = await _table(house, "Ann", "Bob")
        browser = await _enter(house, "Ann", table)
        store.gate.clear()
        for number in range(5):
            browser.say(protocol.Chat(table.id, f"{number}", f"hello {number}"))
        await until(lambda: store.waiting)
        leaving = asyncio.create_task(browser.hang_up())
        await asyncio.sleep(0.02)
        store.gate.set()
        await leaving
        assert [line.text for line in table.state.chat] == [
            f"hello {number}" for number in range(5)
        ]


@in_loop
async def test_a_server_that_ends_does_not_wait_for_what_was_said_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Browser, "direct", True)  # by ASGI nothing is left to be done
    store = GatedStore()
    async with open_house(store) as house:
        table = await _table(house, "Ann", "Bob")
        browser = await _enter(house, "Ann", table)
        store.gate.clear()
        browser.say(protocol.Chat(table.id, "1", "hello"))
        await until(lambda: store.waiting)
        leaving = asyncio.create_task(browser.hang_up())
        await asyncio.sleep(0.02)
        assert not leaving.done()
        browser.break_off()
        await leaving
        store.gate.set()
        await until(lambda: [line.text for line in table.state.chat] == ["hello"])


@in_loop
async def test_frames_keep_their_order_when_a_slow_reader_catches_up() -> None:
    async with open_house() as house:
        table = await _table(house, "Ann", "Bob")
        slow = await _enter(house, "Eve", table)
        for number in range(60):
            if number % 20 == 5:
                slow.reads.clear()
            if number % 20 == 15:
                slow.reads.set()
            await table.command(
                Who("Ann", "Ann"), protocol.Chat(table.id, f"{number}", f"{number}")
            )
        heard = [(await slow.hear("chatted"))["line"]["text"] for _ in range(60)]
        assert heard == [f"{number}" for number in range(60)]


@in_loop
async def test_a_fault_of_ours_closes_the_socket_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Browser.direct = True
    async with open_house() as house:
        table = await _table(house, "Ann", "Bob")
        broken, fine = await _enter(house, "Ann", table), await _enter(house, "Bob", table)

        def fault(_frame: bytes) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(frames_module, "_DECODER", type("", (), {"decode": staticmethod(fault)}))
            broken.say(protocol.Ping())
            await broken.gone()
        assert broken.code == BROKEN
        assert "ZeroDivisionError" in caplog.text
        fine.say(protocol.Ping())
        await fine.hear("pong")
