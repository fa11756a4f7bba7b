"""Bots that live elsewhere: they come by WebSocket to `/bots/NAME`, with a token of that name."""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from skep.bots.outside.hiring import enlist, makers, strike_off
from skep.bots.outside.lines import Lost
from skep.bots.outside.pool import Pool
from skep.bots.outside.relay import Relay
from skep.bots.outside.talk import Talk
from skep.games.registry import GAMES
from skep.server.net.connection import POLICY, TOO_FAST, Receive, Send
from skep.server.net.handshake import Scope

logger = logging.getLogger(__name__)

MOST = 6
"""Connections of one bot: so many tables can ask it at the same time."""

REFUSED = 4000
"""The code with which somebody is shown out who does not speak as a bot should."""


class RemoteBots:
    """The bots that may come, and those that are here."""

    def __init__(self, key: bytes, names: Sequence[str]) -> None:
        self._key = key
        self._pools = {name: Pool(None, MOST) for name in names}
        self._here = dict.fromkeys(names, 0)
        """How many connections each has, those included that have not said hello yet."""
        for name in names:
            # A table that goes on after a restart waits a little for whoever sat there.
            self._enlist(name, tuple(GAMES))

    def _enlist(self, name: str, games: tuple[str, ...]) -> None:
        pool = self._pools[name]
        enlist(name, makers(pool, games), lambda: bool(pool.talks))

    @property
    def tokens(self) -> dict[str, str]:
        """What each bot has to show: always the same for the same store."""
        return {name: self._token(name) for name in self._pools}

    def _token(self, name: str) -> str:
        return hmac.new(self._key, b"remote bot:" + name.encode(), hashlib.sha256).hexdigest()[:40]

    def _admits(self, name: str, scope: Scope) -> bool:
        shown = dict(scope["headers"]).get(b"authorization", b"")
        wanted = f"Bearer {self._token(name)}".encode()
        return hmac.compare_digest(shown, wanted) and name in self._pools

    async def serve(self, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A bot's WebSocket, from its handshake to its end."""
        await receive()
        if not self._admits(name, scope) or self._here[name] >= MOST:
            await send({"type": "websocket.close", "code": POLICY})
            return
        self._here[name] += 1
        try:
            await send({"type": "websocket.accept"})
            code, reason = await self._talk(name, receive, send)
            await send({"type": "websocket.close", "code": code, "reason": reason[:100]})
        except OSError:
            pass  # so ASGI says that the peer is gone already
        finally:
            self._here[name] -= 1

    async def _talk(self, name: str, receive: Receive, send: Send) -> tuple[int, str]:
        """Let a bot say hello, and play until one of us has enough; why."""
        loop = asyncio.get_running_loop()
        outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        relay = Relay(partial(_put, loop, outbox), partial(_put, loop, outbox, None))
        talk, pool = Talk(relay), self._pools[name]
        tasks = [
            asyncio.create_task(_listen(relay, receive)),
            asyncio.create_task(_speak(outbox, send)),
        ]
        try:
            games = await asyncio.to_thread(talk.hello, tuple(GAMES))
            if not games:
                return REFUSED, "you play none of the games that there are here"
            self._enlist(name, games)
            pool.add(talk)
            logger.info("bot %s has come, and plays %s", name, ", ".join(games))
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            flooded = any(task.exception() is None and task.result() is False for task in done)
            return (TOO_FAST, "you write too much") if flooded else (1000, "goodbye")
        except Lost as lost:
            return REFUSED, f"no hello: {lost.brief}"
        finally:
            relay.gone()  # also when it was us who had enough
            pool.remove(talk)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def close(self) -> None:
        """Let nobody come any more."""
        for name, pool in self._pools.items():
            strike_off(name)
            for talk in pool.talks:
                talk.wire.goodbye()
                talk.wire.close()
            pool.close()


async def _listen(relay: Relay, receive: Receive) -> bool:
    """Pass on what comes, until the bot is gone; False: it wrote too much."""
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            relay.gone()
            return True
        text = message.get("text")
        if not relay.hear((message.get("bytes") or b"") if text is None else text.encode()):
            return False


async def _speak(outbox: "asyncio.Queue[bytes | None]", send: Send) -> bool:
    """Send what is to be sent, until there is nothing more to say."""
    while (text := await outbox.get()) is not None:
        await send({"type": "websocket.send", "text": text.decode().rstrip("\n")})
    return True


def _put(
    loop: asyncio.AbstractEventLoop, outbox: "asyncio.Queue[bytes | None]", text: bytes | None
) -> None:
    with suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
        loop.call_soon_threadsafe(outbox.put_nowait, text)
