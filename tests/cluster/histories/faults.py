"""What can befall a house: each fault begins, lasts for a while, and is over."""

import asyncio
import contextlib
import random
import signal
from collections.abc import Awaitable, Callable, Sequence

from tests.cluster.histories.house import LEASE, Place, TroubledHouse
from tests.cluster.proxy import Wire

Fault = Callable[[TroubledHouse, Place], Awaitable[None]]


def a_while(rng: random.Random) -> float:
    """Seconds: so few that hardly anybody notices, or so many that tables change hands."""
    return rng.choice((rng.uniform(0.1, 1.5), rng.uniform(LEASE + 0.2, LEASE + 2)))


async def kill(house: TroubledHouse, place: Place) -> None:
    """`kill -9`; after a while somebody starts it again."""
    await house.end(place, signal.SIGKILL)
    await asyncio.sleep(house.rng.uniform(0, LEASE + 1))
    await house.start(place)


async def sleep_past_the_lease(house: TroubledHouse, place: Place) -> None:
    """A server stands still until others have its tables, and wakes up."""
    server = place.server
    assert server is not None
    dawn = asyncio.Event()
    house.open_tabs(place, dawn)
    await asyncio.sleep(0.3)
    server.send(signal.SIGSTOP)
    await asyncio.sleep(LEASE + house.rng.uniform(-0.5, 2.5))
    # What people ask for now is the first that it hears when it wakes up, before it has asked
    # anybody itself.
    dawn.set()
    await asyncio.sleep(0.05)
    with contextlib.suppress(ProcessLookupError):
        server.send(signal.SIGCONT)


async def roll(house: TroubledHouse, place: Place) -> None:
    """A server is stopped in good order, and a newer one comes."""
    await house.end(place, signal.SIGTERM)
    await house.start(place)


async def crash_postgres(house: TroubledHouse, place: Place) -> None:
    """PostgreSQL dies in the middle of what it does."""
    await asyncio.to_thread(house.postgres.stop, signal.SIGQUIT)
    await asyncio.sleep(house.rng.uniform(0, 0.5))
    await asyncio.to_thread(house.postgres.start)


async def stop_postgres(house: TroubledHouse, place: Place) -> None:
    """PostgreSQL is restarted in good order."""
    await asyncio.to_thread(house.postgres.stop)
    await asyncio.to_thread(house.postgres.start)


async def freeze_postgres(house: TroubledHouse, place: Place) -> None:
    """PostgreSQL stands still."""
    house.postgres.freeze(on=True)
    await asyncio.sleep(a_while(house.rng))
    house.postgres.freeze(on=False)


async def restart_nats(house: TroubledHouse, place: Place) -> None:
    """NATS dies, and comes back."""
    await asyncio.to_thread(house.nats.stop)
    await asyncio.sleep(house.rng.choice((0.05, 0.5, LEASE)))
    await asyncio.to_thread(house.nats.start)


async def cut_postgres(house: TroubledHouse, place: Place) -> None:
    """One server does not reach PostgreSQL."""
    await _cut(house, place.postgres)


async def silence_postgres(house: TroubledHouse, place: Place) -> None:
    """One server waits for PostgreSQL, and nobody says why; then it goes on, or breaks."""
    await _silence(house, place.postgres)


async def deafen_postgres(house: TroubledHouse, place: Place) -> None:
    """PostgreSQL does what one server asks, and no answer comes; then they come, or it breaks.

    More than once: each time it is one group of commits of which nobody knows what came of it.
    """
    for _ in range(4):
        place.postgres.deafen()
        await asyncio.sleep(house.rng.uniform(0.1, 0.5))
        place.postgres.mend()
        await asyncio.sleep(house.rng.uniform(0.1, 0.3))
    place.postgres.deafen()
    await _go_on(house, place.postgres)


async def cut_nats(house: TroubledHouse, place: Place) -> None:
    """One server does not reach NATS."""
    await _cut(house, place.nats)


async def silence_nats(house: TroubledHouse, place: Place) -> None:
    """One server hears nothing by NATS, and nobody says why; then it goes on, or breaks."""
    await _silence(house, place.nats)


async def _cut(house: TroubledHouse, way: Wire) -> None:
    way.drop()
    await asyncio.sleep(a_while(house.rng))
    way.mend()


async def _silence(house: TroubledHouse, way: Wire) -> None:
    way.freeze()
    await _go_on(house, way)


async def _go_on(house: TroubledHouse, way: Wire) -> None:
    await asyncio.sleep(a_while(house.rng))
    house.rng.choice((way.mend, way.thaw))()


OF_SERVERS: tuple[Fault, ...] = (kill, sleep_past_the_lease, roll)
OF_POSTGRES: tuple[Fault, ...] = (
    crash_postgres,
    stop_postgres,
    freeze_postgres,
    cut_postgres,
    silence_postgres,
    deafen_postgres,
)
OF_NATS: tuple[Fault, ...] = (restart_nats, cut_nats, silence_nats)
"""A cut between people and servers is not among these: people lose their sockets all the time."""

ALL: tuple[Fault, ...] = (*OF_SERVERS, *OF_POSTGRES, *OF_NATS)

Plan = list[tuple[Fault, ...]]
"""One after the other; those in one tuple at the same time."""


def drawn(rng: random.Random) -> Plan:
    """Some trouble for one round."""
    plan: Plan = []
    for _ in range(rng.randint(1, 3)):
        kinds = rng.sample((OF_SERVERS, OF_POSTGRES, OF_NATS), rng.choice((1, 1, 2)))
        plan.append(tuple(rng.choice(kind) for kind in kinds))
    return plan


def each_once(rng: random.Random, faults: Sequence[Fault], rounds: int) -> list[Plan]:
    """Each of these faults once, shared out among so many rounds."""
    order = rng.sample(faults, len(faults))
    return [[(fault,) for fault in order[number::rounds]] for number in range(rounds)]
