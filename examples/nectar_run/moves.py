"""The two moves of Nectar Run, each with one text form.

fly 3 thyme    send a bee of strength 3 to the thyme
rest           none of my bees can fly
"""

import re

import msgspec

from nectar_run.material import FLOWERS, Flower
from skep.engine.errors import BadMove


class Fly(msgspec.Struct, frozen=True, tag_field="move", tag="fly", forbid_unknown_fields=True):
    """Send one of your bees to a flower (NEC-3)."""

    bee: int
    flower: Flower

    def __str__(self) -> str:
        return f"fly {self.bee} {self.flower}"


class Rest(msgspec.Struct, frozen=True, tag_field="move", tag="rest", forbid_unknown_fields=True):
    """No bee can fly (NEC-6)."""

    def __str__(self) -> str:
        return "rest"


Move = Fly | Rest

REST = Rest()

_FLY = re.compile(rf"fly ([0-9]) ({'|'.join(FLOWERS)})", re.ASCII)

FORMS = "fly 3 thyme | rest"


def parse(text: str) -> Move:
    """A move from its text form. Case and extra spaces do not matter; anything else does."""
    words = " ".join(text.lower().split())
    if words == "rest":
        return REST
    if match := _FLY.fullmatch(words):
        (flower,) = (name for name in FLOWERS if name == match[2])
        return Fly(int(match[1]), flower)
    raise BadMove(f"{text!r} is not a move of nectar-run; moves look like: {FORMS}")
