"""Single keys from the terminal while something runs, where the system can read them."""

import os
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

ARROWS = {"\x1b[D": "back", "\x1b[C": "next"}


class Keys(Protocol):
    """Keys that are pressed meanwhile."""

    def wait(self, seconds: float) -> str | None:
        """The key that is pressed within this time: its sign, or `back` or `next` for an arrow."""
        ...


class NoKeys:
    """Where none can be read, time passes all the same."""

    def wait(self, seconds: float) -> str | None:
        time.sleep(seconds)
        return None


class TerminalKeys:
    """Keys of a terminal that hands them over one by one."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def wait(self, seconds: float) -> str | None:
        if not select.select([self._descriptor], [], [], seconds)[0]:
            return None
        # All at once, and past Python's buffer: an arrow is several signs.
        pressed = os.read(self._descriptor, 8).decode("utf-8", "replace")
        return ARROWS.get(pressed, pressed[:1])


@contextmanager
def keys() -> Iterator[Keys]:
    """Keys one by one, unseen; the terminal is as before afterwards."""
    with suppress(ImportError):
        import termios
        import tty

        descriptor = sys.stdin.fileno()
        before = termios.tcgetattr(descriptor)
        try:
            tty.setcbreak(descriptor)
            yield TerminalKeys(descriptor)
        finally:
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
        return
    yield NoKeys()
