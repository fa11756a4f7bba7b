"""No looking for garbage while a search runs.

A search makes tens of thousands of things, and most of them stay until it is over. Python's
collector looks at all of them again and again, to find hardly anything: that took up to a sixth of
the time. What is dropped goes at once without it, and what holds each other in a circle (a field of
flowers and those with a tile more) when the search is over.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """For so long, nothing is collected; afterwards as before."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
