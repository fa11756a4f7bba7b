"""The game of the day: the same luck for everybody, and no score without a game that earned it."""

import random
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

import skep
from skep.api import Match, read_options
from skep.engine import record as records
from skep.engine.chance import SecretChance
from skep.engine.errors import BadRecord
from skep.engine.record import Record
from skep.games.bee_busy import GAME
from skep.server.clock import SystemClock, today
from skep.server.refusals import Denied
from skep.server.store.interface import Store
from skep.server.store.sqlite import SqliteStore
from skep.server.tables import daily as daily_module
from skep.server.tables.daily import bot_score, score_of, secret_of
from tests.server.client import Person
from tests.server.clocks import HandClock
from tests.server.memory import MemoryStore
from tests.server.nursery import Nursery, Server
from tests.server.people import hall, in_loop

DAY = date(2026, 5, 4)

NOON = HandClock(wall_ms=round(1000 * datetime(2026, 5, 4, 12, tzinfo=UTC).timestamp()))
"""A server's clock on that day."""


def _play(secret: bytes, *, seed: int = 1, seats: int = 1, sheet: str = "garden") -> Record:
    """A whole game with this luck, as a table would write it down."""
    options = read_options(GAME, {"sheet": sheet})
    chance = SecretChance(secret)
    match: Match[Any, Any] = Match.start(GAME, seats, options, chance)
    rng = random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        match.apply(seat, rng.choice(match.legal(seat)))
    return msgspec.structs.replace(
        records.read(match.record()),
        secret=secret.hex(),
        commitment=SecretChance(secret).commitment,
    )


def _secret(day: date) -> bytes:
    return secret_of("bee-busy", day)


RECORD = _play(_secret(DAY))
TEXT = records.write(RECORD)


def _changed(**fields: Any) -> str:
    return records.write(msgspec.structs.replace(RECORD, **fields))


# ---------------------------------------------------------------- the luck of a day


def test_a_day_has_its_own_luck_and_it_never_changes() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(400)]
    assert len({_secret(day) for day in days}) == len(days)
    assert _secret(DAY).hex().startswith("68e65791a55d6e64")
    rolled = SecretChance(_secret(DAY))
    assert RECORD.start == tuple(str(rolled.below(6) + 1) for _ in range(3))


def test_a_true_record_has_earned_its_score() -> None:
    assert score_of("bee-busy", DAY, TEXT) == skep.replay(TEXT).scores[0]
    assert RECORD.result is not None


# ---------------------------------------------------------------- forged records


@pytest.mark.parametrize(
    "text",
    [
        records.write(_play(_secret(DAY + timedelta(days=1)))),
        records.write(_play(_secret(DAY), seats=2)),
        records.write(_play(_secret(DAY), sheet="heath")),
        _changed(secret=None),
        _changed(secret=None, commitment=None, seed=7),
        _changed(game="butine"),
    ],
    ids=["other day", "two seats", "other sheet", "no secret", "seed", "other game"],
)
def test_a_record_of_another_game_is_refused(text: str) -> None:
    with pytest.raises(Denied, match="daily-other-game"):
        score_of("bee-busy", DAY, text)


def test_a_game_that_begins_in_the_middle_is_refused() -> None:
    plain = msgspec.to_builtins(GAME.plain(skep.replay(TEXT).begin))
    with pytest.raises(Denied, match="daily-other-game"):
        score_of("bee-busy", DAY, _changed(start=(), position=plain))


def test_luck_that_was_bent_is_refused() -> None:
    """Other dice, and moves that are legal with them: only the secret gives them away."""
    lucky = _play(b"6" * 32, seed=3)
    text = records.write(
        msgspec.structs.replace(lucky, secret=RECORD.secret, commitment=RECORD.commitment)
    )
    with pytest.raises(BadRecord, match="not the ones that the revealed source"):
        score_of("bee-busy", DAY, text)


def test_an_unfinished_game_is_refused() -> None:
    text = _changed(entries=RECORD.entries[:-1], result=None, hash=None)
    with pytest.raises(Denied, match="game-not-over"):
        score_of("bee-busy", DAY, text)


def test_a_claimed_score_or_an_illegal_move_is_refused() -> None:
    assert RECORD.result is not None
    better = msgspec.structs.replace(RECORD.result, scores=(99,))
    with pytest.raises(BadRecord, match="claims the end"):
        score_of("bee-busy", DAY, _changed(result=better))
    first = msgspec.structs.replace(RECORD.entries[0], move="store c4 honey 4")
    with pytest.raises(BadRecord):
        score_of("bee-busy", DAY, _changed(entries=(first, *RECORD.entries[1:])))


def test_a_record_that_is_too_long_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_module, "MOST_MOVES", 10)
    with pytest.raises(Denied, match="daily-other-game"):
        score_of("bee-busy", DAY, TEXT)


# ---------------------------------------------------------------- tables of the day


@in_loop
async def test_a_table_of_the_day_has_its_luck() -> None:
    async with hall(clock=NOON) as here:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        tables = [
            await guest.open("me", game="bee-busy", start=True, daily=DAY) for guest in (ann, bob)
        ]
        for table in tables:
            assert table.state.row.secret == _secret(DAY)
            assert table.state.daily == DAY.isoformat()
            assert table.state.steps[0].draws == tables[0].state.steps[0].draws
        usual = await ann.open("me", game="bee-busy", start=True)
        assert usual.state.row.secret != _secret(DAY)
        assert usual.state.daily is None


@in_loop
async def test_what_is_no_game_of_the_day_is_not_opened() -> None:
    async with hall(clock=NOON) as here:
        ann = here.guest("Ann")
        wishes: list[tuple[tuple[str, ...], dict[str, Any], str]] = [
            (("me", "bot"), {"game": "bee-busy"}, "daily-alone"),
            (("open",), {"game": "bee-busy"}, "daily-alone"),
            (("me",), {"game": "bee-busy", "options": {"sheet": "heath"}}, "daily-alone"),
            (("me", "me:Ben"), {"game": "butine"}, "no-daily"),
        ]
        for seats, wish, key in wishes:
            with pytest.raises(Denied, match=key):
                await ann.open(*seats, daily=DAY, **wish)
        for off in (-2, 2):
            day = DAY + timedelta(days=off)
            with pytest.raises(Denied, match="daily-other-day"):
                await ann.open("me", game="bee-busy", daily=day)
        for off in (-1, 1):
            await ann.open("me", game="bee-busy", daily=DAY + timedelta(days=off))


# ---------------------------------------------------------------- the list


async def _list_some(store: Store) -> None:
    for person in ("ann", "bob", "cleo"):
        await store.set_name(person, person.title())
    day = DAY.isoformat()
    await store.list_score("bee-busy", day, "ann", 40, 1)
    await store.list_score("bee-busy", day, "bob", 52, 2)
    await store.list_score("bee-busy", day, "cleo", 40, 3)
    await store.list_score("bee-busy", day, "ann", 30, 4)
    await store.list_score("bee-busy", "2026-05-05", "ann", 60, 5)
    found = await store.daily_scores("bee-busy", day, 10)
    assert found == [("bob", "Bob", 52), ("ann", "Ann", 40), ("cleo", "Cleo", 40)]
    await store.list_score("bee-busy", day, "ann", 53, 6)
    await store.set_name("ann", "Anna")
    found = await store.daily_scores("bee-busy", day, 2)
    assert found == [("ann", "Anna", 53), ("bob", "Bob", 52)]
    assert await store.daily_scores("butine", day, 10) == []


@in_loop
async def test_the_list_has_everybody_once_the_best_first(tmp_path: Path) -> None:
    await _list_some(MemoryStore())
    store = SqliteStore(tmp_path / "data")
    try:
        await _list_some(store)
    finally:
        await store.close()


def test_a_score_is_listed_over_http_and_a_forged_one_is_not(server: Server) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    this_day = today(SystemClock())
    path = f"/api/games/bee-busy/daily/{this_day.isoformat()}"
    true = _play(_secret(this_day), seed=5)
    forged = _play(b"6" * 32, seed=3)
    bent = msgspec.structs.replace(forged, secret=true.secret, commitment=true.commitment)

    def listed(person: Person) -> list[dict[str, object]]:
        status, _, body = person.ask(server.address, "GET", path)
        assert status == 200
        daily: dict[str, Any] = msgspec.json.decode(body)
        assert daily["options"] == {"sheet": "garden"}
        assert daily["listed"]
        scores: list[dict[str, object]] = daily["scores"]
        return scores

    for text in (records.write(forged), records.write(bent), TEXT, "no record at all"):
        status, _, _ = bob.ask(server.address, "POST", path, text.encode())
        assert status == 422, text[:40]
    assert listed(bob) == []
    status, _, body = ann.ask(server.address, "POST", path, records.write(true).encode())
    assert status == 200, body
    assert true.result is not None
    entry = {"name": "Ann", "score": true.result.scores[0]}
    assert listed(ann) == [{**entry, "yours": True}]
    assert listed(bob) == [{**entry, "yours": False}]
    old = f"/api/games/bee-busy/daily/{DAY.isoformat()}"
    status, _, body = ann.ask(server.address, "POST", old, TEXT.encode())
    assert (status, msgspec.json.decode(body)["key"]) == (422, "daily-other-day")
    status, _, _ = ann.ask(server.address, "GET", "/api/games/butine/daily/2026-05-04")
    assert status == 404


def test_who_is_refused_for_asking_too_much_is_not_listed(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", limited=True)
    ann = Person(server.address, "Ann")
    hint = {"position": {"hands": [["123456"]], "phase": "solo"}}
    while ann.ask(server.address, "POST", "/api/games/la-ruche/hint", hint)[0] != 429:
        pass
    this_day = today(SystemClock())
    path = f"/api/games/bee-busy/daily/{this_day.isoformat()}"
    text = records.write(_play(_secret(this_day), seed=5))
    assert ann.ask(server.address, "POST", path, text.encode())[0] == 429
    status = 429
    while status == 429:
        time.sleep(0.1)
        status, _, body = ann.ask(server.address, "GET", path)
    assert msgspec.json.decode(body)["scores"] == []
    server.end()


def test_a_bot_plays_the_same_luck_once_and_is_asked_for_over_http(server: Server) -> None:
    ann = Person(server.address, "Ann")
    this_day = today(SystemClock())
    path = f"/api/games/bee-busy/daily/{this_day.isoformat()}/bot"
    bot, score = bot_score("bee-busy", this_day)
    for _ in range(2):
        status, _, body = ann.ask(server.address, "GET", path)
        assert (status, msgspec.json.decode(body)) == (200, {"bot": bot, "score": score})
    assert bot_score("bee-busy", DAY) != bot_score("bee-busy", DAY + timedelta(days=1))
    for game, day, status in (
        ("butine", this_day, 404),
        ("la-ruche", this_day, 404),
        ("bee-busy", DAY, 422),
    ):
        other = f"/api/games/{game}/daily/{day.isoformat()}/bot"
        assert ann.ask(server.address, "GET", other)[0] == status
