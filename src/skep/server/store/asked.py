"""Somebody who asked for a commit, and how they are told."""

import asyncio
from collections.abc import Callable
from typing import Any


class Asked:
    """The future of whoever asked, and what follows the commit. Filled in by whoever commits."""

    __slots__ = ("error", "future", "result", "then")

    def __init__(
        self, future: "asyncio.Future[Any]", then: Callable[[], None] | None = None
    ) -> None:
        self.future = future
        self.then = then
        """What has to be done in the event loop as soon as it is committed."""
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """In the event loop: it is committed, or it is not to be."""
        if self.error is None and self.then is not None:
            try:
                self.then()
            except Exception as error:  # noqa: BLE001  it belongs to whoever asked
                self.error = error
        if self.future.done():  # its asker was cancelled
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)
