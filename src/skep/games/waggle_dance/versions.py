"""What earlier versions of the rules did otherwise, each difference by its name.

A state holds the version that it is played by, and the rules ask it where they differ.
"""

import msgspec


class Version(msgspec.Struct, frozen=True):
    """How a version differs from the newest one, in which nothing of this is true."""

    takes_what_is_left: bool = False
    """WAG-16: whoever was due two took the last cube of a flower."""
    returns_at_once: bool = False
    """WAG-17: what a seat did not store went back as soon as that seat was done."""
    nothing_stays_in_play: bool = False
    """WAG-24: Volunteer, Directions and Sick leave went onto the pile when they were played."""
    directions_need_the_bee: bool = False
    """WAG-34: Directions asked for a bee that stands on the flower, whoever had moved it there."""


VERSIONS: dict[int, Version] = {
    1: Version(
        takes_what_is_left=True,
        returns_at_once=True,
        nothing_stays_in_play=True,
        directions_need_the_bee=True,
    ),
    2: Version(),
}
