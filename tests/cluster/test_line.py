"""The line between servers: what cannot be sent is lost, and nothing else happens by that."""

import asyncio

import pytest
from nats.errors import ConnectionClosedError

from skep.server.bus.line import Line
from skep.server.bus.words import Gone
from tests.server.people import in_loop


class Ending:
    """A client of NATS whose connection ends in the middle of a word."""

    is_closed = True

    def __init__(self, error: Exception) -> None:
        self.error: Exception | None = error
        self.sent: list[bytes] = []

    async def publish(self, _subject: str, data: bytes) -> None:
        await asyncio.sleep(0)
        if self.error is not None:
            raise self.error
        self.sent.append(data)


@pytest.mark.parametrize(
    "error",
    [ConnectionClosedError(), ConnectionResetError(), RuntimeError("the handler is closed")],
    ids=lambda error: type(error).__name__,
)
@in_loop
async def test_what_cannot_be_sent_is_lost_and_what_comes_later_goes(error: Exception) -> None:
    line, client = Line("house", "a"), Ending(error)
    line._client = client  # type: ignore[assignment]
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, what: complaints.append(what))
    line.send("b", Gone("one"))
    line.send("b", Gone("two"))
    pump = line._pump
    assert pump is not None
    await asyncio.wait([pump])
    assert pump.exception() is None
    client.error = None
    line.send("b", Gone("three"))
    await line.close()
    assert [data[-5:] for data in client.sent] == [b"three"]
    assert complaints == []
