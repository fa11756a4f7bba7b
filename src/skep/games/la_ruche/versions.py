"""What earlier versions of the rules did otherwise, each difference by its name.

A state holds the version that it is played by, and the rules ask it where they differ.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Version:
    """How a version differs from the newest one, in which nothing of this is true."""

    waiting_gifts_are_lost: bool = False
    """A blocked comb ends the round at once, whoever still has gifts to give (RUC-10)."""
    opening_may_block: bool = False
    """The last opening tile need not leave anything that fits (RUC-4)."""


VERSIONS: dict[int, Version] = {
    1: Version(waiting_gifts_are_lost=True, opening_may_block=True),
    2: Version(),
}
NEWEST = VERSIONS[2]
