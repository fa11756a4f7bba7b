"""The six moves of La Ruche, each with one text form.

    place 351246@1,-2     lay a tile so that it shows these colours clockwise from up-right
    give 123456 to 2      hand a tile over to seat 2
    keep                  the comb is blocked: let your last gifts go
    ready                 on to the next round
    lift                  solo: take the last tile back
    give up               solo: show me how it goes

The six colours of `place` say at once which tile it is, which face is up and how it is turned.
"""

import re

import msgspec

from skep.engine.errors import BadMove
from skep.games.la_ruche.material import LAY_BY_NAME, TILE_BY_NAME


class Place(msgspec.Struct, frozen=True, tag_field="move", tag="place", forbid_unknown_fields=True):
    """Lay a tile on the cell (q, r) (RUC-4, RUC-6, RUC-15)."""

    lay: str
    q: int
    r: int

    def __str__(self) -> str:
        return f"place {self.lay}@{self.q},{self.r}"


class Give(msgspec.Struct, frozen=True, tag_field="move", tag="give", forbid_unknown_fields=True):
    """Hand a tile over (RUC-11, RUC-12)."""

    tile: str
    to: int

    def __str__(self) -> str:
        return f"give {self.tile} to {self.to}"


class Keep(msgspec.Struct, frozen=True, tag_field="move", tag="keep", forbid_unknown_fields=True):
    """Let the last gifts lapse, when the comb is blocked (RUC-10)."""

    def __str__(self) -> str:
        return "keep"


class Ready(msgspec.Struct, frozen=True, tag_field="move", tag="ready", forbid_unknown_fields=True):
    """Ready for the next round of the match (RUC-14)."""

    def __str__(self) -> str:
        return "ready"


class Lift(msgspec.Struct, frozen=True, tag_field="move", tag="lift", forbid_unknown_fields=True):
    """Take the last tile back (RUC-15)."""

    def __str__(self) -> str:
        return "lift"


class GiveUp(
    msgspec.Struct, frozen=True, tag_field="move", tag="give-up", forbid_unknown_fields=True
):
    """End the puzzle unsolved (RUC-15)."""

    def __str__(self) -> str:
        return "give up"


Move = Place | Give | Keep | Ready | Lift | GiveUp

KEEP = Keep()
READY = Ready()
LIFT = Lift()
GIVE_UP = GiveUp()

_SIMPLE: dict[str, Move] = {"keep": KEEP, "ready": READY, "lift": LIFT, "give up": GIVE_UP}
_NUMBER = r"(0|-?[1-9][0-9]{0,3})"
_PLACE = re.compile(rf"place ([1-6]{{6}})@{_NUMBER},{_NUMBER}")
_GIVE = re.compile(r"give ([1-6]{6}) to ([0-9])")

FORMS = "place 351246@1,-2 | give 123456 to 2 | keep | ready | lift | give up"


def parse(text: str) -> Move:
    """A move from its text form. Case and extra spaces do not matter; anything else does."""
    words = " ".join(text.lower().split())
    if words in _SIMPLE:
        return _SIMPLE[words]
    if match := _PLACE.fullmatch(words):
        if match[1] not in LAY_BY_NAME:
            raise BadMove(f"{match[1]!r} does not name each of the colours 1 to 6 once")
        return Place(match[1], int(match[2]), int(match[3]))
    if match := _GIVE.fullmatch(words):
        if match[1] not in TILE_BY_NAME:
            raise BadMove(f"there is no tile {match[1]!r}: 1 comes first, 2nd is below the last")
        return Give(match[1], int(match[2]))
    raise BadMove(f"{text!r} is not a move of la-ruche; moves look like: {FORMS}")
