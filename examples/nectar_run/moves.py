"""The two moves of Nectar Run, and how each is written."""

import msgspec

from nectar_run.material import Flower
from skep.engine.grammar import Form, Grammar, Number


class Fly(msgspec.Struct, frozen=True, tag_field="move", tag="fly", forbid_unknown_fields=True):
    """Send one of your bees to a flower (NEC-3)."""

    bee: int
    flower: Flower


class Rest(msgspec.Struct, frozen=True, tag_field="move", tag="rest", forbid_unknown_fields=True):
    """No bee can fly (NEC-6)."""


Move = Fly | Rest

REST = Rest()

GRAMMAR = Grammar[Move](
    "nectar-run",
    {"bee": Number("[0-9]")},
    (
        Form(Fly, "fly {bee} {flower}", "fly 3 thyme"),
        Form(Rest, "rest"),
    ),
)
parse = GRAMMAR.parse
