"""A server joins the others of its house."""

import asyncio
import hashlib
import secrets
from contextlib import suppress
from functools import partial

from nats.errors import Error

from skep.server.bus.asking import Asking
from skep.server.bus.claims import LeasedClaims, Leases
from skep.server.bus.cluster import Cluster, Errands, FarSide, Gossip, Line, Peers, Takeover
from skep.server.bus.words import AnyWord, Here, strangers, understood
from skep.server.net.heeding import House, heed
from skep.server.store.interface import Store, StoreError

CONNECT_SECONDS = 5
"""A bus that is not there after so long is none."""

ANSWER_SECONDS = 0.4
"""Nobody who answers later is waited for; a stranger who shows then makes the newcomer stop."""


async def join(house: House, bus: str) -> None:
    """Share the store of a house with others, over a bus. Before it begins to serve.

    StoreError when the store is none that can be shared, or when the bus is away.
    """
    leases: Leases | None = getattr(house.store, "leases", None)
    if leases is None:
        raise StoreError("only a store in PostgreSQL can be shared by several servers")
    peers = Peers(house.clock)
    line = Line(_name_of(house.key), secrets.token_hex(8))
    claims = LeasedClaims(leases, line.name, house.clock)
    far_side = FarSide(house, Asking(line, peers))
    takeover = Takeover(house.hub, claims)
    gossip = Gossip(house, line, peers)
    cluster = Cluster(line, peers, claims, far_side, Errands(line, house.hub), takeover, gossip)
    line.listener = cluster.heard
    house.hub.around.claims = claims
    house.reach = far_side.reach
    house.others = cluster
    house.visitors.passes.maker = line.name
    cluster.on_news = partial(heed, house)
    await claims.set_clock()
    line.since_ms = house.clock.wall_ms()
    await _open(line, bus)
    await house.look_up()  # what changed before others could tell us


async def check(store: Store, bus: str) -> None:
    """Before a server starts: StoreError when those who run do not understand it, or without a bus.

    Who runs answers at once. One answer is enough: they understand each other.
    """
    line = Line(_name_of(await store.server_key()), secrets.token_hex(8))
    answer: asyncio.Future[Here] = asyncio.get_running_loop().create_future()

    def heard(sender: str, word: AnyWord) -> None:
        if sender != line.name and isinstance(word, Here) and not answer.done():
            answer.set_result(word)

    line.listener = heard
    await _open(line, bus)
    try:
        line.send_all(line.here(leaving=True))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                here = await answer
                if not understood(here):
                    raise StoreError(strangers(here))
    finally:
        await line.close()


async def _open(line: Line, bus: str) -> None:
    try:
        async with asyncio.timeout(CONNECT_SECONDS):  # it would try for ever
            await line.open(bus)
    except (Error, OSError) as error:
        await line.close()
        why = str(error) or f"no answer within {CONNECT_SECONDS} seconds"
        raise StoreError(f"the bus at {bus} cannot be reached: {why}") from None


def _name_of(key: bytes) -> str:
    """The name of a house on the bus: all servers of one store have it, and it tells nothing."""
    return hashlib.sha256(b"bus:" + key).hexdigest()[:16]
