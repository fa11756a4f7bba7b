"""Three servers as one: what people at any of them see, whatever happens to the others."""

import asyncio
import logging
import signal
import time

import msgspec
from nats import connect
from nats.aio.msg import Msg

from bench.cluster.nats import LocalNats
from bench.cluster.postgres import LocalPostgres
from tests.cluster.conftest import House
from tests.cluster.guests import SECONDS, Guest, Party, party
from tests.server.client import Person
from tests.server.client import http_request as ask
from tests.server.people import in_loop

logger = logging.getLogger(__name__)

SHORT = {"quick": True, "challenge": 2}
TAKEOVER_SECONDS = 5.0
"""A table goes on so soon after its owner's death."""

HAND_OVER_SECONDS = 2.0
"""And so soon after its owner was told to stop: a second, and one for a busy machine. Without a
word it would be the three seconds of a lease."""


def check_order(game: Party) -> None:
    """Whoever was told steps was told all of them, in their order, the same as everybody."""
    told: dict[int, object] = {}
    for guest in game.guests:
        seen = 0
        for frame in guest.frames:
            if frame["type"] != "update":
                continue
            for step in frame["steps"]:
                fact = (step["seat"], step["undo"])
                assert told.setdefault(step["seq"], fact) == fact
            assert frame["seq"] >= seen, "nobody goes back in time"
            seen = frame["seq"]
    promised = [
        answer["seq"]
        for guest in game.guests
        for answer in guest.answers.values()
        if answer["type"] == "done"
    ]
    assert len(set(promised)) == len(promised), "no number was given twice"


@in_loop
async def test_a_game_through_three_servers(house: House) -> None:
    game = await party(house.addresses, options=SHORT)
    await game.play(1000)
    assert game.ada.over
    assert game.bob.over
    check_order(game)
    # Every server answers for the table of another: what is whose, and the record.
    table = game.ada.table
    for address in house.addresses:
        status, _, body = game.bob.person.ask(address, "GET", f"/api/tables/{table}/record")
        assert status == 200, body
        status, _, body = game.bob.person.ask(address, "GET", "/api/me/tables")
        assert [one["id"] for one in msgspec.json.decode(body)] == [table]
    await game.close()


@in_loop
async def test_an_owner_that_dies_is_followed_by_another(house: House) -> None:
    game = await party(house.addresses)
    await game.play(4)
    house.servers[0].end(signal.SIGKILL)
    began = time.monotonic()
    game.ada.address = house.addresses[2]
    await game.ada.until(
        lambda: (game.ada.connections == 2 and game.ada.update["legal"]) or game.bob.legal
    )
    await game.ada.sees(game.bob.update["seq"])
    await game.play(1)
    assert time.monotonic() - began < TAKEOVER_SECONDS
    await game.play(5)
    check_order(game)
    await game.close()


@in_loop
async def test_a_server_that_slept_past_its_lease_has_nothing_any_more(house: House) -> None:
    game = await party(house.addresses)
    await game.play(2)
    house.servers[0].send(signal.SIGSTOP)
    # Bob and Eve go on without the first server; Ada comes back by another.
    stuck = game.ada
    again = type(stuck)(stuck.person, house.addresses[1], stuck.table)
    await again.until(lambda: again.update["view"])
    awake = Party([again, game.bob, game.eve])
    await awake.play(3)
    house.servers[0].send(signal.SIGCONT)
    await awake.play(3)
    # Who stayed at the server that slept is told all that has happened meanwhile.
    await stuck.sees(game.bob.update["seq"])
    everybody = Party([stuck, game.bob, game.eve])
    await everybody.play(3)
    check_order(everybody)
    await again.close()
    await game.close()


@in_loop
async def test_a_restart_of_the_bus_loses_nothing(house: House, nats: LocalNats) -> None:
    game = await party(house.addresses)
    await game.play(2)
    nats.stop()
    await asyncio.sleep(0.3)
    nats.start()
    await game.play(6)
    check_order(game)
    await game.close()


def test_a_server_without_the_bus_is_not_ready(house: House, nats: LocalNats) -> None:
    """Whoever shares connections out among the servers sends nobody there."""

    def ready() -> list[tuple[int, str | None]]:
        answers = [ask(address, "GET", "/api/ready") for address in house.addresses]
        return [(status, msgspec.json.decode(body).get("key")) for status, _, body in answers]

    def become(expected: tuple[int, str | None]) -> None:
        give_up = time.monotonic() + SECONDS
        while ready() != [expected] * 3:
            assert time.monotonic() < give_up, ready()
            time.sleep(0.05)

    become((200, None))
    nats.stop()
    become((503, "bus-away"))
    nats.start()
    become((200, None))


@in_loop
async def test_a_restart_of_the_database_loses_nothing(
    house: House, postgres: LocalPostgres
) -> None:
    game = await party(house.addresses)
    await game.play(2)
    postgres.stop(signal.SIGQUIT)
    postgres.start()
    for _ in range(6):
        async with asyncio.timeout(SECONDS):
            while True:
                mover = game.ada if game.ada.legal else game.bob
                answer = await mover.do("move", seq=mover.update["seq"], move=mover.legal[0])
                if answer["type"] == "done":
                    break
                assert answer["key"] in ("storage-paused", "table-moving", "stale"), answer
                await asyncio.sleep(0.1)
        for guest in game.guests:
            await guest.sees(answer["seq"])
    check_order(game)
    await game.close()


@in_loop
async def test_a_server_that_is_stopped_hands_its_tables_over(
    house: House, postgres: LocalPostgres
) -> None:
    """At once, and not when the last visitor has gone."""
    game = await party(house.addresses)
    await game.play(2)
    owner = f"SELECT owner FROM leases WHERE table_id = '{game.ada.table}'"  # noqa: S608
    first = postgres.run(owner, house.database).strip()
    assert first
    # Somebody has begun to say something, and takes their time: the server waits for that.
    address = house.addresses[0]
    host, _, port = address.rpartition(":")
    _, slow = await asyncio.open_connection(host, int(port))
    head = f"PUT /api/me HTTP/1.1\r\nHost: {address}\r\nContent-Length: 1000\r\n\r\n{{"
    slow.write(head.encode())
    await slow.drain()
    await asyncio.sleep(0.1)
    game.ada.address = house.addresses[1]
    began = time.monotonic()
    house.servers[0].send(signal.SIGTERM)
    while postgres.run(owner, house.database).strip() in (first, ""):
        assert time.monotonic() - began < HAND_OVER_SECONDS
        await asyncio.sleep(0.02)
    await game.ada.until(lambda: game.ada.connections == 2)
    await game.play(1)
    assert time.monotonic() - began < HAND_OVER_SECONDS
    assert house.servers[0].lives(), "it has not ended yet"
    await game.play(4)
    check_order(game)
    slow.close()
    await game.close()


@in_loop
async def test_a_rolling_upgrade_interrupts_nobody_for_long(house: House) -> None:
    """Each server is stopped while a new one stands beside it: whoever was there goes to that."""
    game = await party(house.addresses)
    moves: list[float] = []
    newcomers = [await asyncio.to_thread(house.add) for _ in range(3)]
    playing = asyncio.create_task(_play_on(game, moves))
    for number, fresh in enumerate(newcomers):
        await asyncio.sleep(0.5)
        for guest in game.guests:
            if guest.address == house.addresses[number]:
                guest.address = fresh.address
        await asyncio.to_thread(house.servers[number].end)
    await asyncio.sleep(0.5)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    logger.info("%d moves, of which the slowest took %.2f s", len(moves), max(moves))
    assert not game.ada.over
    assert len(moves) >= 3
    assert max(moves) < HAND_OVER_SECONDS
    check_order(game)
    await game.close()


async def _play_on(game: Party, moves: list[float]) -> None:
    """How long each move took until everybody saw it."""
    while not game.ada.over:
        began = time.monotonic()
        await game.play(1)
        moves.append(time.monotonic() - began)
        await asyncio.sleep(0.2)


@in_loop
async def test_bots_go_on_when_their_server_dies(house: House, postgres: LocalPostgres) -> None:
    ada = Person(house.addresses[0], "Ada")
    bots = ({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    tables = [ada.open_table(house.addresses[0], *bots, start=True) for _ in range(4)]
    house.servers[0].end(signal.SIGKILL)
    await asyncio.sleep(TAKEOVER_SECONDS)
    # Nobody has asked for these tables: the other servers have found them by themselves.
    held = "SELECT count(*) FROM leases WHERE owner IS NOT NULL AND until > clock_timestamp()"
    assert int(postgres.run(held, house.database)) == len(tables)
    status, _, body = ada.ask(house.addresses[1], "GET", "/api/me/tables")
    assert status == 200
    waiting = {one["id"]: one["waits"] for one in msgspec.json.decode(body)}
    assert waiting == dict.fromkeys(tables, True), "the bots have moved, or need not"


@in_loop
async def test_what_one_server_learns_the_others_know(house: House) -> None:
    """A new name, and that somebody wants to be forgotten, at whatever server it was said."""
    game = await party(house.addresses)
    first, second, third = house.addresses
    status, _, _ = game.eve.person.ask(first, "PUT", "/api/me", {"name": "Evelyn"})
    assert status == 200
    await game.ada.until(lambda: "Evelyn" in _people(game.ada))
    # Bob's table is the first server's, he is at the second, and says it at the third.
    status, _, body = game.bob.person.ask(third, "DELETE", "/api/me")
    assert (status, msgspec.json.decode(body)["unnamed"]) == (200, 1)
    await game.ada.until(lambda: _people(game.ada) == {"Ada", "Evelyn"})
    status, _, body = game.ada.person.ask(second, "GET", f"/api/tables/{game.ada.table}/mine")
    assert "Bob" not in msgspec.json.decode(body)["names"]
    await game.close()


@in_loop
async def test_a_machine_whose_clock_is_wrong_tells_the_right_time(house: House) -> None:
    wrong = house.add(clock_ahead=3600.0)
    game = await party([wrong.address, *house.addresses[:2]])
    await game.play(2)
    now_ms = 1000 * time.time()
    for guest in game.guests:
        times = [step["at_ms"] for one in guest.frames for step in one.get("steps", ())]
        assert times
        assert all(abs(at - now_ms) < 1000 * SECONDS for at in times)
    await game.close()


def test_a_pass_is_known_at_every_server_and_works_once(house: House) -> None:
    first, second, third = house.addresses
    ada, phone = Person(first, "Ada"), Person(second, "Phone")
    _, _, body = ada.ask(first, "POST", "/api/me/pass")
    token = {"token": msgspec.json.decode(body)["token"]}
    status, _, body = phone.ask(second, "POST", "/api/me/pass/look", token)
    assert (status, msgspec.json.decode(body)["name"]) == (200, "Ada")
    status, headers, _ = phone.ask(third, "POST", "/api/me/pass/use", token)
    assert status == 200
    assert str(headers["Set-Cookie"]).partition("=")[2].startswith(ada.id)
    status, _, _ = phone.ask(second, "POST", "/api/me/pass/use", token)
    assert status == 404


def _people(guest: Guest) -> set[str]:
    """Who is at the table, as this person was told last."""
    told = [frame["info"] for frame in guest.frames if frame.get("info")]
    return {person["name"] for person in told[-1]["people"]}


@in_loop
async def test_hidden_hands_stay_where_somebody_may_see_them(house: House, nats: LocalNats) -> None:
    """What goes over the bus to a server says nothing that its own people may not know."""
    words: list[tuple[str, bytes]] = []

    async def note(message: Msg) -> None:
        words.append((message.subject, message.data))

    client = await connect(nats.url)
    await client.subscribe("skep.*.to.*", cb=note)
    playing = await party(house.addresses, "la-ruche")
    mine, theirs = (_hand(guest) for guest in (playing.ada, playing.bob))
    assert mine != theirs
    await asyncio.sleep(0.5)
    assert any(b'"view"' in data for _, data in words), "the owner tells the others"
    assert not any(mine in data for _, data in words), "Ada is at the owner: her hand stays there"
    servers = {subject for subject, data in words if theirs in data}
    assert len(servers) == 1, "Bob's hand goes to where he is, and nowhere else"
    await playing.close()
    await client.close()


def _hand(guest: Guest) -> bytes:
    """What only this player may see, as it goes over the wire."""
    return b'"hand":' + msgspec.json.encode(guest.update["view"]["hand"])
