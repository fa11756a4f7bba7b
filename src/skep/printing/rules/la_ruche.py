"""La Ruche: both faces of a tile, the opening, what fits and what does not, three contacts."""

import math
from collections.abc import Callable, Sequence

from skep.games.la_ruche.material import BEE_UP, LAY_BY_NAME
from skep.games.la_ruche.moves import place_named
from skep.locale import Words
from skep.printing.art import hexagon
from skep.printing.drawing import Drawing, Mark, bounds, polygon, put
from skep.printing.la_ruche import EDGE, face
from skep.printing.palette import INK
from skep.printing.pieces import grown
from skep.printing.rules.parts import captioned, no, yes

SCALE = 0.29
"""Of the tiles on these drawings."""

OPENING = ("361245@0,0", "154362@1,0")
FITS = (*OPENING, "342651@0,1")
CLASH = (*OPENING, "256341@0,1")
ALONE = (*OPENING, "615324@1,1")
THREE = (*ALONE, "326451@0,1")
"""Combs; the last tile of each has just been laid."""


def _comb(tiles: Sequence[str], *, new: bool = True) -> Drawing:
    """Tiles of the box; the new one has a dashed outline."""
    marks: list[Mark] = []
    rim: Drawing = ()
    for text in tiles:
        tile = place_named(text)
        at = (EDGE * math.sqrt(3) * (tile.q + tile.r / 2), EDGE * 1.5 * tile.r)
        order = tuple(int(sign) - 1 for sign in tile.lay)
        frame = polygon(hexagon(EDGE), fill="#fff6dd", line="#c89a3d", width=0.6)
        marks += put((frame, *face(order, bee=BEE_UP[LAY_BY_NAME[tile.lay]])), *at)
        dashes = polygon(grown(hexagon(EDGE), -0.6), line=INK, width=1.6, dash=(3, 3))
        rim = put((dashes,), *at)
    return put((*marks, *(rim if new else ())), scale=SCALE)


def _signed(drawing: Drawing, fits: bool, *, left: bool) -> Drawing:
    """With a tick or a cross in the corner below that is free."""
    box = bounds(drawing)
    x = box.left + 6.5 if left else box.right - 1
    return (*drawing, *(yes if fits else no)(x, box.bottom - 2))


def _faces(words: Words) -> Drawing:
    """RUC-1: a tile, and the same tile turned over."""
    return captioned(
        [
            (_comb(("123456@0,0",), new=False), words.say("print-rules-la-ruche-front")),
            (_comb(("654321@0,0",), new=False), words.say("print-rules-la-ruche-back")),
        ],
        30,
    )


def _opening(words: Words) -> Drawing:
    """RUC-4: one side of one tile, in its colour."""
    return captioned([(_comb(OPENING), words.say("print-rules-la-ruche-opening"))], 60)


def _race(words: Words) -> Drawing:
    """RUC-6: one that fits; one with a side that does not match; one that touches one tile."""
    combs = ((FITS, True, "fits"), (CLASH, False, "clash"), (ALONE, False, "alone"))
    return captioned(
        [
            (
                _signed(_comb(comb), fits, left=comb is ALONE),
                words.say(f"print-rules-la-ruche-{key}"),
            )
            for comb, fits, key in combs
        ],
        22,
        3,
    )


def _contacts(words: Words) -> Drawing:
    """RUC-12: a tile that touches three others."""
    return captioned([(_comb(THREE), words.say("print-rules-la-ruche-three"))], 60)


DRAWINGS: dict[str, Callable[[Words], Drawing]] = {
    "RUC-1": _faces,
    "RUC-4": _opening,
    "RUC-6": _race,
    "RUC-12": _contacts,
}
