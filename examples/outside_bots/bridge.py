"""Lets a bot play at a server elsewhere: bridge.py ADDRESS TOKEN COMMAND. docs/outside-bots.md"""

import asyncio
import sys
from asyncio.subprocess import PIPE

from websockets.asyncio.client import connect


async def main(address: str, token: str, *command: str) -> None:
    bot = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    assert bot.stdin is not None
    assert bot.stdout is not None
    hears, says = bot.stdin, bot.stdout
    header = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=header, max_size=None) as socket:

        async def answer() -> None:
            async for line in says:
                await socket.send(line.decode())

        answering = asyncio.create_task(answer())
        async for message in socket:
            hears.write(f"{message!s}\n".encode())
            await hears.drain()
        answering.cancel()
    bot.kill()


asyncio.run(main(*sys.argv[1:]))
