"""A wire to a bot that lives elsewhere: an event loop passes its messages on, a thread asks."""

import time
from collections.abc import Callable
from queue import Empty, SimpleQueue

from skep.bots.outside.lines import QUIT, Ear, Lost


class Relay:
    """One connection. A message holds one line or several."""

    def __init__(self, send: Callable[[bytes], None], hang_up: Callable[[], None]) -> None:
        self._send = send
        """Passes a message on to the bot; any thread may call it."""
        self._hang_up = hang_up
        """Ends the connection; likewise."""
        self._ear = Ear()
        self._heard: SimpleQueue[bytes | Lost] = SimpleQueue()
        self._over = False

    # ------------------------------------------------ for whoever asks, in a thread

    @property
    def alive(self) -> bool:
        """Is the bot at its other end?"""
        return not self._over

    @property
    def said(self) -> str:
        """It has nothing but its answers to say something with."""
        return ""

    def expect(self) -> None:
        """A new question: it may write as much again."""
        self._ear.expect()

    def write(self, text: bytes) -> None:
        """Send it lines."""
        self._send(text)

    def read(self, until: float) -> bytes | None:
        """Its next line; None when the time has come. Lost when it floods us or is gone."""
        try:
            line = self._heard.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            return None
        if isinstance(line, Lost):
            raise line
        return line

    def goodbye(self) -> None:
        """Say that it may end."""
        self._send(QUIT)

    def kill(self) -> None:
        """End the connection."""
        self._over = True
        self._hang_up()

    def close(self) -> None:
        """End the connection."""
        self.kill()

    # ------------------------------------------------ for the event loop

    def hear(self, message: bytes) -> bool:
        """A message has come. False: it was too much, and the connection must end."""
        try:
            lines = self._ear.hear(message if message.endswith(b"\n") else message + b"\n")
        except Lost as lost:
            self._end(lost)
            return False
        for line in lines:
            self._heard.put(line)
        return True

    def gone(self) -> None:
        """The connection has ended."""
        self._end(Lost("crashed", "the connection was closed"))

    def _end(self, lost: Lost) -> None:
        self._over = True
        self._heard.put(lost)
