"""Tables of servers that are gone are set free; those that are our own are not."""

from typing import Any, cast

import pytest

from skep.server.bus.claims import LeasedClaims
from skep.server.bus.takeover import Takeover
from skep.server.store.interface import Fenced
from skep.server.tables.hub import Hub
from tests.cluster.test_claims import two
from tests.server.people import Tab, hall, in_loop


class Nothing:
    """A hub with tables at which nothing happens by itself."""

    def __init__(self) -> None:
        self.store = self

    async def row(self, table: str) -> Any:
        return None


async def _after_a_look(claims: LeasedClaims) -> None:
    await Takeover(cast("Hub", Nothing()), claims).take(["t"])
    await claims._release(sorted(claims._leaving))


@in_loop
async def test_what_another_had_is_free() -> None:
    time, book, a, b = two()
    await a.hold("t")
    time.now += 4
    await _after_a_look(b)
    assert "t" not in book.rows


@in_loop
async def test_our_own_stays_ours_though_its_lease_had_run_out_for_a_moment() -> None:
    """The database was away; people at this server still watch the table in its memory."""
    _, book, a, _ = two()
    await a.hold("t")
    await _after_a_look(a)
    assert a.holds("t")
    assert book.rows["t"][0] == "a"


@in_loop
async def test_nobody_is_let_in_where_they_would_hear_nothing_any_more() -> None:
    async with hall() as here:
        table = await here.guest("Ann").open("me", "open")
        here.hub.drop(table.id)
        with pytest.raises(Fenced):
            await table.join(Tab("bob", "Bob"), None)
        assert not table.audience.is_here("bob")


@in_loop
async def test_a_log_that_was_read_for_too_long_is_not_believed() -> None:
    """The lease ran out meanwhile: another server may have written more."""

    class Late:
        def __init__(self) -> None:
            self.ours = False

        async def hold(self, table: str) -> bool:
            return True

        def holds(self, table: str) -> bool:
            return self.ours

        def let_go(self, table: str) -> None: ...

    async with hall() as here:
        table = await here.guest("Ann").open("me", "open")
        here.hub.drop(table.id)
        here.hub.around.claims = claims = Late()
        with pytest.raises(Fenced):
            await here.hub.get(table.id)
        assert here.hub.in_memory == 0
        claims.ours = True
        assert (await here.hub.get(table.id)).state.seq == table.state.seq
