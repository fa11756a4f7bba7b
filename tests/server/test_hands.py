"""Nobody looks into another's hand: who may take a seat that was left, and all ways to try."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from skep.games.registry import GAMES
from skep.server import protocol
from skep.server.tables.table import Table
from tests.laws.tables import choose
from tests.server.people import Guest, Tab, done, hall, in_loop, load, refused

HIDING = [game_id for game_id, game in GAMES.items() if game.meta.hidden_hands]
OPEN = [game_id for game_id in GAMES if game_id not in HIDING]


@asynccontextmanager
async def three(game: str) -> AsyncIterator[tuple[Guest, Guest, Guest, Table]]:
    """Ann and Bob some moves into a game, and Eve looking on."""
    async with hall(pace=60) as here:
        ann, bob, eve = here.guest("Ann"), here.guest("Bob"), here.guest("Eve")
        table = await ann.open("me", "open", game=game)
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert done(await ann.do(protocol.Start, table))
        rng = random.Random(1)
        for _ in range(6):
            state = table.state
            able = [s for s in state.actors if state.game.legal(state.game_state, s)]
            seat = rng.choice(able)
            move = choose(game, state.game.legal(state.game_state, seat), rng)
            assert done(await (ann, bob)[seat].move(table, str(move), seat=seat))
        yield ann, bob, eve, table


def _handle(table: Table, guest: Guest) -> str:
    return table.audience.handle(guest.person)


def _view(tab: Tab) -> Any:
    return tab.last_update["view"]


@pytest.mark.parametrize("game", HIDING)
@in_loop
async def test_an_opponent_cannot_sit_down_look_and_leave(game: str) -> None:
    async with three(game) as (ann, bob, _, table):
        tab = bob.watch(table)
        assert done(await ann.do(protocol.Leave, table, seat=0))
        before = _view(tab)
        assert refused(await bob.do(protocol.Sit, table, seat=0, name="Ben"), "hand-seen")
        assert _view(tab) == before
        # Nor by getting up first, nor after a restart.
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert refused(await bob.do(protocol.Sit, table, seat=0), "hand-seen")
        again = load(table.state.row, bob.hall.lines(table), bob.hall.store)
        command = protocol.Sit(table.id, "again", 0)
        assert refused(await again.command(_who(bob), command), "hand-seen")
        # Each may come back to their own.
        assert done(await ann.do(protocol.Sit, table, seat=0))
        assert done(await bob.do(protocol.Sit, table, seat=1))


def _who(guest: Guest) -> Any:
    from skep.server.tables.decision import Who

    return Who(guest.person, guest.name)


@pytest.mark.parametrize("game", HIDING)
@in_loop
async def test_a_seat_is_not_handed_to_an_opponent(game: str) -> None:
    async with three(game) as (ann, bob, eve, table):
        bob.watch(table)
        eve.watch(table)
        give: dict[str, Any] = {"seat": 0, "to": _handle(table, bob)}
        assert refused(await ann.do(protocol.HandOver, table, **give), "hand-seen")
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert refused(await ann.do(protocol.HandOver, table, **give), "hand-seen")
        # Somebody who has seen nothing may have it; and then that hand alone.
        assert done(await ann.do(protocol.HandOver, table, seat=0, to=_handle(table, eve)))
        assert refused(await eve.do(protocol.Sit, table, seat=1, name="Eva"), "hand-seen")
        assert refused(await ann.do(protocol.Sit, table, seat=1), "hand-seen")


@pytest.mark.parametrize("game", HIDING)
@in_loop
async def test_a_bot_on_the_seat_opens_no_hand(game: str) -> None:
    async with three(game) as (ann, bob, _, table):
        tab = ann.watch(table)
        bot = "steady" if table.state.race else "random"
        assert done(await bob.do(protocol.SetBot, table, seat=1, bot=bot))
        assert refused(await ann.do(protocol.Sit, table, seat=1, name="Amy"), "seat-taken")
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert refused(await ann.do(protocol.Sit, table, seat=1, name="Amy"), "seat-taken")
        assert _view(tab)["you"] == 0


@pytest.mark.parametrize("game", HIDING)
@in_loop
async def test_the_host_decides_otherwise_and_all_are_told(game: str) -> None:
    async with three(game) as (ann, bob, eve, table):
        bob.watch(table)
        tab = eve.watch(table)
        assert done(await ann.do(protocol.Leave, table, seat=0))
        admit: dict[str, Any] = {"seat": 0, "to": _handle(table, bob)}
        assert refused(await bob.do(protocol.Admit, table, **admit), "host-only")
        tab.news()
        assert done(await ann.do(protocol.Admit, table, **admit))
        (told,) = [news["line"] for news in tab.news() if news["type"] == "chatted"]
        assert (told["key"], told["args"]) == ("notice-admitted", {"name": "Bob", "seat": 1})
        again = load(table.state.row, ann.hall.lines(table), ann.hall.store)
        assert again.state.chat == table.state.chat
        assert done(await bob.do(protocol.Sit, table, seat=0, name="Ben"))
        # It was for this once.
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert refused(await ann.do(protocol.Sit, table, seat=1), "hand-seen")


@pytest.mark.parametrize("game", OPEN)
@in_loop
async def test_where_nothing_is_hidden_a_seat_is_for_anybody(game: str) -> None:
    async with three(game) as (ann, bob, _, table):
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert done(await ann.do(protocol.Sit, table, seat=1, name="Amy"))


@pytest.mark.parametrize("game", HIDING)
@in_loop
async def test_before_the_game_seats_are_changed_at_will(game: str) -> None:
    async with hall() as here:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        table = await ann.open("me", "open", "open", game=game)
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert done(await bob.do(protocol.Sit, table, seat=2))
        assert done(await bob.do(protocol.Sit, table, seat=1, name="Ben"))


@in_loop
async def test_what_all_are_told_of_seats() -> None:
    async with three("la-ruche") as (ann, bob, eve, table):
        tab = eve.watch(table)
        assert done(await bob.do(protocol.SetBot, table, seat=1, bot="steady"))
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert done(await bob.do(protocol.HandOver, table, seat=1, to=_handle(table, eve)))
        assert done(await eve.do(protocol.Leave, table, seat=1))
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert done(await ann.do(protocol.SetBot, table, seat=1, bot="steady"))
        told = [(line["key"], line["args"]) for line in _notices(tab)]
        assert told == [
            ("notice-bot-for", {"name": "Bob", "bot": "steady"}),
            ("notice-back", {"name": "Bob"}),
            ("notice-handed-over", {"name": "Bob", "to": "Eve"}),
            ("notice-left", {"name": "Eve", "seat": 2}),
            ("notice-sat", {"name": "Bob", "seat": 2}),
            ("notice-left", {"name": "Bob", "seat": 2}),
            ("notice-bot-sat", {"seat": 2, "bot": "steady"}),
        ]
        assert [msgspec.to_builtins(said) for said in table.state.chat] == _notices(tab)


def _notices(tab: Tab) -> list[dict[str, Any]]:
    return [news["line"] for news in tab.all("chatted")]
