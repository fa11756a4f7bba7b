"""A server joins the others of its house."""

import hashlib
import secrets
from functools import partial

from nats.errors import Error

from skep.server.bus.asking import Asking
from skep.server.bus.claims import LeasedClaims
from skep.server.bus.cluster import Cluster, Errands, FarSide, Gossip, Line, Peers, Takeover
from skep.server.net.heeding import House, heed
from skep.server.store.interface import StoreError
from skep.server.store.leases import Leases


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
    try:
        await line.open(bus)
    except (Error, OSError) as error:
        raise StoreError(f"the bus at {bus} cannot be reached: {error}") from None
    await house.look_up()  # what changed before others could tell us


def _name_of(key: bytes) -> str:
    """The name of a house on the bus: all servers of one store have it, and it tells nothing."""
    return hashlib.sha256(b"bus:" + key).hexdigest()[:16]
