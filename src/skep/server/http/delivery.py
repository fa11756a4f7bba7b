"""Large answers, handed over as the reader takes them; whoever made one hears when it is gone."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from litestar import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

PIECE = 64 * 1024
"""Bytes that are written before we look whether they are read."""

T = TypeVar("T")


class Delivery(Response[T], Generic[T]):
    """An answer that is encoded already. `done` is called when it is delivered, or cannot be."""

    def __init__(self, content: bytes | str, done: Callable[[], None], **details: Any) -> None:
        super().__init__(content, **details)  # type: ignore[arg-type] # a T, encoded
        self._done = done

    def to_asgi_response(  # type: ignore[override] # any application will do
        self, *args: Any, **details: Any
    ) -> ASGIApp:
        """As Litestar makes it, but in pieces."""
        whole = super().to_asgi_response(*args, **details)

        async def deliver(scope: Scope, receive: Receive, send: Send) -> None:
            try:
                await whole(scope, receive, lambda message: _in_pieces(message, send))
            finally:
                self._done()

        return deliver


async def _in_pieces(message: Message, send: Send) -> None:
    if message["type"] == "http.response.body":
        body = memoryview(message["body"])
        for at in range(0, len(body) - PIECE, PIECE):
            piece = bytes(body[at : at + PIECE])
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        rest = bytes(body[(max(len(body) - 1, 0) // PIECE) * PIECE :])
        message = {"type": "http.response.body", "body": rest, "more_body": message["more_body"]}
    await send(message)
