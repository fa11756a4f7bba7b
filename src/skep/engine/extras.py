"""Optional dependencies: a clear word where the package of an extra is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from skep.engine.errors import MissingExtra


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Around imports: a package that is not there is told as the extra that brings it.

    A module of our own that is missing is a mistake of ours, and stays what it is.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "skep"):
            raise
        raise MissingExtra(extra, package) from error
