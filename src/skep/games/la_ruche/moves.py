"""The six moves of La Ruche, and how each is written."""

import msgspec

from skep.engine.errors import BadMove
from skep.engine.grammar import Form, Grammar, Number, Text
from skep.games.la_ruche.material import LAY_BY_NAME, TILE_BY_NAME


class Place(msgspec.Struct, frozen=True, tag_field="move", tag="place", forbid_unknown_fields=True):
    """Lay a tile on the cell (q, r) (RUC-4, RUC-6, RUC-15)."""

    lay: str
    """The colours that it shows, clockwise from up-right: this says at once which tile it is, which
    face is up and how it is turned."""
    q: int
    r: int

    @property
    def name(self) -> str:
        """The tile as views name it, 351246@1,-2: what the move says after its first word."""
        return str(self).removeprefix("place ")


class Give(msgspec.Struct, frozen=True, tag_field="move", tag="give", forbid_unknown_fields=True):
    """Hand a tile over to a seat (RUC-11, RUC-12)."""

    tile: str
    to: int


class Keep(msgspec.Struct, frozen=True, tag_field="move", tag="keep", forbid_unknown_fields=True):
    """Let the last gifts lapse, when the comb is blocked (RUC-10)."""


class Ready(msgspec.Struct, frozen=True, tag_field="move", tag="ready", forbid_unknown_fields=True):
    """Ready for the next round of the match (RUC-14)."""


class Lift(msgspec.Struct, frozen=True, tag_field="move", tag="lift", forbid_unknown_fields=True):
    """Solo: take the last tile back (RUC-15)."""


class GiveUp(
    msgspec.Struct, frozen=True, tag_field="move", tag="give-up", forbid_unknown_fields=True
):
    """Solo: end the puzzle unsolved, and be shown how it goes (RUC-15)."""


Move = Place | Give | Keep | Ready | Lift | GiveUp

KEEP = Keep()
READY = Ready()
LIFT = Lift()
GIVE_UP = GiveUp()


def _lay(name: str) -> str:
    if name not in LAY_BY_NAME:
        raise BadMove(f"{name!r} does not name each of the colours 1 to 6 once")
    return name


def _tile(name: str) -> str:
    if name not in TILE_BY_NAME:
        raise BadMove(f"there is no tile {name!r}: 1 comes first, 2nd is below the last")
    return name


_NUMBER = Number("0|-?[1-9][0-9]{0,3}")

GRAMMAR = Grammar[Move](
    "la-ruche",
    {
        "lay": Text("[1-6]{6}", _lay),
        "q": _NUMBER,
        "r": _NUMBER,
        "tile": Text("[1-6]{6}", _tile),
        "to": Number("[0-9]"),
    },
    (
        Form(Place, "place {lay}@{q},{r}", "place 351246@1,-2"),
        Form(Give, "give {tile} to {to}", "give 123456 to 2"),
        Form(Keep, "keep"),
        Form(Ready, "ready"),
        Form(Lift, "lift"),
        Form(GiveUp, "give up"),
    ),
)
parse = GRAMMAR.parse


def place_named(name: str) -> Place:
    """The move that lays a tile with this name, 351246@1,-2; BadMove when there is none."""
    move = parse(f"place {name}")
    assert isinstance(move, Place)
    return move


def takes_back(move: Move) -> bool:
    """Is this a move that takes an earlier one back?"""
    return isinstance(move, Lift)
