"""Manners of a process that works beside the server: whoever talks to people goes first.

A lower priority (nice) alone does not do it. A scheduler lets who runs finish its slice of some
milliseconds, and a move that arrives meanwhile waits: p99 rose by half (docs/bots.md). So such a
process offers its core to others each millisecond (sched_yield). On a machine that is busy with
something else it would hardly ever get it back: whoever has had less than its share offers nothing.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

MILLISECOND = 0.001
SHARE = 0.5
"""Who has worked for less than this part of the time waits for others as it is."""


def step_back(nice: int) -> None:
    """In a new process: come after all others, and leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)


@contextmanager
def giving_way() -> Iterator[None]:
    """Offer the core to others now and then, until the work is done.

    In its first hundredth of a second, which is as fine as `os.times` counts, nobody knows its
    share yet: it offers.
    """
    if not (hasattr(os, "sched_yield") and hasattr(signal, "setitimer")):
        yield
        return
    begun = os.times()

    def offer(*_: object) -> None:
        now = os.times()
        worked = now.user + now.system - begun.user - begun.system
        if worked >= SHARE * (now.elapsed - begun.elapsed):
            os.sched_yield()

    signal.signal(signal.SIGALRM, offer)
    # Real time: the clocks that count a process's own work tick only once in some milliseconds.
    signal.setitimer(signal.ITIMER_REAL, MILLISECOND, MILLISECOND)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
