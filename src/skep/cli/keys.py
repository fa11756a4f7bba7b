"""Single keys from the terminal while something runs, where the system can read them."""

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


class _Terminal:
    def wait(self, seconds: float) -> str | None:
        if not select.select([sys.stdin], [], [], seconds)[0]:
            return None
        key = sys.stdin.read(1)
        if key == "\x1b" and select.select([sys.stdin], [], [], 0.05)[0]:
            return ARROWS.get(key + sys.stdin.read(2))
        return key


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
            yield _Terminal()
        finally:
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
        return
    yield NoKeys()
