"""Waiting: a line or a bar that tells how far a search or many games are, and Ctrl-C to stop."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer

from skep.locale import Words

SOON = 1.0
"""Seconds before anything is shown: most searches are done by then."""
EVERY = 0.2
INTERRUPTED = 130


@contextmanager
def patience(
    speak: Words, now: Callable[[], float] = time.monotonic
) -> Iterator[Callable[[int], bool]]:
    """A watch for a search (see `solver.Watch`). Stopped by Ctrl-C, the command ends with a word.

    The line is for people: nothing of it comes in a pipe or a log.
    """
    line = _Line(speak, now)
    try:
        yield line.watch
    except KeyboardInterrupt:
        line.clear()
        typer.echo(speak.say("search-stopped", count=line.count), err=True)
        raise typer.Exit(INTERRUPTED) from None
    line.clear()


class _Line:
    def __init__(self, speak: Words, now: Callable[[], float]) -> None:
        self._speak = speak
        self._now = now
        self._watched = sys.stderr.isatty()
        self._next = now() + SOON
        self._shown = 0
        self.count = 0

    def watch(self, count: int) -> bool:
        """So many layouts were tried; go on."""
        self.count = count
        if self._watched and self._now() >= self._next:
            self._next = self._now() + EVERY
            text = self._speak.say("search-goes-on", count=count)
            self._write("\r" + text.ljust(self._shown))
            self._shown = len(text)
        return True

    def clear(self) -> None:
        """Take the line away again."""
        if self._shown:
            self._write("\r" + " " * self._shown + "\r")
            self._shown = 0

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


@contextmanager
def progress_bar(speak: Words, what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on stderr while somebody watches; nothing in a pipe or a log.

    `what` is the key of its caption. It is told how much is done, and of how much.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(speak.say(what), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
