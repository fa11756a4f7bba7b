"""A server that does not keep up loses words and notices; its people end at the right state."""

import asyncio
import signal

import pytest

from skep.server.bus.cluster import BUS_SECONDS
from tests.cluster.conftest import House
from tests.cluster.guests import Guest, Party, party
from tests.cluster.test_house import check_order
from tests.server.client import Person
from tests.server.people import in_loop, until

MEMORY = 30_000_000
"""Bytes that an owner may need more than before, whatever happens elsewhere."""
LEAST_SAID = 20
"""So much is said at least, however slow the machine is: else nothing would be lost."""


@pytest.mark.parametrize("seconds", [1.0, 3.5], ids=["for a moment", "given up by the others"])
@in_loop
async def test_a_server_that_stands_still_catches_up(house: House, seconds: float) -> None:
    """It holds sockets and no table. What was told meanwhile is lost, for the most part."""
    slow = house.add(most_waiting=2)
    game = await party([*house.addresses[:2], slow.address])
    owner, before = house.servers[0], house.servers[0].memory()
    slow.send(signal.SIGSTOP)
    stood_still = await _talk_and_play(game, seconds)
    seq = game.ada.update["seq"]
    assert game.eve.update["seq"] < seq
    slow.send(signal.SIGCONT)
    await game.eve.sees(seq)
    assert game.eve.update["view"] == await _as_seen_anew(game, slow.address)
    await game.play(2)
    check_order(game)
    assert owner.memory() < before + MEMORY
    if stood_still < BUS_SECONDS:  # else the others gave it up, and told it nothing more
        await until(lambda: "were lost" in slow.said())
    await game.close()


async def _talk_and_play(game: Party, seconds: float) -> float:
    """Without Eve: some moves, and a lot of chat. How many seconds it took."""
    awake = Party([game.ada, game.bob, game.bob])
    begun = asyncio.get_running_loop().time()
    give_up = begun + seconds
    for number in range(400):
        if number > LEAST_SAID and asyncio.get_running_loop().time() > give_up:
            break
        if number % 10 == 0:
            await awake.play(1)
        else:
            await game.ada.do("chat", text=f"{number} of many words")
    await asyncio.sleep(max(0.0, give_up - asyncio.get_running_loop().time()))
    return asyncio.get_running_loop().time() - begun


async def _as_seen_anew(game: Party, address: str) -> object:
    """What somebody who comes now to the same server is told."""
    late = Guest(Person(address, "Late"), address, game.eve.table)
    await late.sees_game()
    await late.close()
    view: object = late.update["view"]
    return view
