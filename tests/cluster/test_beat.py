"""What servers tell each other now and then, and where those go who watched a table."""

import asyncio
from typing import Any

from skep.server import protocol
from skep.server.bus.cluster import Cluster
from skep.server.bus.errands import Errands
from skep.server.bus.far_side import FarSide
from skep.server.bus.words import Here, Pulse
from skep.server.tables.reached import Reached
from skep.server.tables.wishes import NewTable, SeatWish
from tests.cluster.test_claims import two
from tests.server.asgi import Browser, open_house
from tests.server.people import hall, in_loop, open_table


class Wires:
    """Plays the line, the peers, the far side, the takeover and the gossip of a server."""

    name = "a"
    connected = True
    on_loss: Any = None

    def __init__(self) -> None:
        self.sent: list[tuple[str, Any]] = []

    def send(self, to: str, word: Any) -> None:
        self.sent.append((to, word))

    def send_all(self, word: Any) -> None: ...

    def here(self, *, leaving: bool) -> Here:
        return Here(1, leaving, 1, "", "", 0)

    def all(self) -> list[str]:
        return ["b"]

    def gone(self) -> list[str]:
        return []

    def watching(self, _server: str) -> dict[str, Any]:
        return {}

    def beat(self) -> None: ...

    def tidy(self) -> None: ...

    def pulse(self, _sender: str, _word: Pulse) -> None: ...


@in_loop
async def test_who_believes_to_be_told_something_hears_that_it_is_not() -> None:
    """That the table is gone was lost on the way: without a pulse it would be waited for ever."""
    async with hall() as here:
        wires, (_, _, claims, _) = Wires(), two()
        every: Any = wires
        cluster = Cluster(every, every, claims, every, Errands(every, here.hub), every, every)

        async def pulses() -> list[Any]:
            wires.sent.clear()
            beating = asyncio.create_task(cluster._beat())
            await asyncio.sleep(0.01)
            beating.cancel()
            return wires.sent

        assert await pulses() == []
        cluster.heard("b", Pulse({}, {"t": {1: None}}))
        assert await pulses() == [("b", Pulse({}, {}))]
        cluster.heard("b", Pulse({}, {}))
        assert await pulses() == []
        assert not cluster.cut_off
        wires.connected = False
        assert cluster.cut_off, "at once, also before it gives its tables away"


@in_loop
async def test_a_socket_that_ends_while_its_table_moves_does_not_move_with_it() -> None:
    """Else somebody would be at the table for ever who is gone."""
    async with open_house() as house:
        seats = (SeatWish("me"), SeatWish("open"))
        table = await open_table(house.hub, "Ann", "Ann", NewTable("butine", seats))
        browser = Browser(house, "Ann")
        assert await browser.connect()
        browser.say(protocol.Watch(table.id))
        await browser.hear("update")
        far_side, found = FarSide(house, None), asyncio.Event()  # type: ignore[arg-type]
        house.hub.on_dropped = far_side.dropped

        async def reach(table_id: str) -> Reached:
            await found.wait()
            return await house.hub.get(table_id)

        house.reach = reach
        house.hub.drop(table.id)
        await asyncio.sleep(0)
        await browser.hang_up()
        found.set()
        await asyncio.gather(*far_side._moving)
        assert not (await house.hub.get(table.id)).audience.is_here("Ann")
