"""Small pictures on the sheet of Bee Busy, around 0,0 and about 10 across."""

from skep.printing.drawing import Drawing, circle, ellipse, label, put
from skep.printing.flowers import borage, dandelion, poppy
from skep.printing.fonts import SANS_BOLD
from skep.printing.paths import path

_LINE = "#35210a"

FLOWERS: dict[str, Drawing] = {
    "red": put(poppy(), scale=5),
    "blue": put(borage(), scale=5),
    "yellow": put(dandelion(), scale=5),
}

DANGERS: dict[str, Drawing] = {
    "storm": (
        path(
            "M-5 1C-6-2-3-4-1.500-3C0-6 5-5 4.500-1.500C6-1 5.500 1.500 4 1.500H-4z",
            fill="#c7d3df",
            line=_LINE,
            width=0.5,
        ),
        path("M.5 1.500L-2 5H0L-1 8L3 3.500H.8L2 1.500z", fill="#f7c64a", line=_LINE, width=0.4),
    ),
    "pesticide": (
        path(
            "M-2-2H2V-4.500H-2zM-3.500-2H3.500V6.500H-3.500z", fill="#d8e6c2", line=_LINE, width=0.5
        ),
        path("M-2 1L2 5M2 1L-2 5", line="#97281a", width=0.9),
        path("M2-4H5M5-5.500V-2.500", line=_LINE, width=0.5),
    ),
    "mites": (
        path(
            "M-5-3L-2-1M5-3L2-1M-5.500 1H-2M5.500 1H2M-4.500 5L-2 3M4.500 5L2 3",
            line=_LINE,
            width=0.6,
        ),
        ellipse(0, 1, 3.2, 4.2, fill="#c9653f", line=_LINE, width=0.5),
        circle(0, -3.4, 1.5, fill=_LINE),
    ),
    "drought": (
        circle(0, -1, 3.2, fill="#f7c64a", line=_LINE, width=0.5),
        path(
            "M0-6.500V-5M-4-5L-3-4M4-5L3-4M-5.500-1H-4M5.500-1H4M-5 5H-1L0 7L1.500 4.500H5",
            line=_LINE,
            width=0.6,
        ),
    ),
}


def jar() -> Drawing:
    """Honey: its form tells it from nectar, also without colours."""
    body = "M-3.2-2.8C-4.8-1.6-4.8 4.6-3.2 5.6H3.2C4.8 4.6 4.8-1.6 3.2-2.8z"
    return (
        path(body, fill="#f0a71c", line=_LINE, width=0.5),
        path("M-3.6-4.8H3.6V-2.8H-3.6z", fill="#fffdf7", line=_LINE, width=0.5),
    )


def drop(fill: str) -> Drawing:
    """Nectar or water."""
    shape = "M0-5C2-2 3.600 0 3.600 2C3.600 6.500-3.600 6.500-3.600 2C-3.600 0-2-2 0-5z"
    return (path(shape, fill=fill, line=_LINE, width=0.5),)


GOODS: dict[str, Drawing] = {
    "nectar": drop("#f6b8a6"),
    "pollen": (
        circle(-2, 1, 2.3, fill="#f7d24a", line=_LINE, width=0.4),
        circle(2, 1.4, 2.3, fill="#f0b124", line=_LINE, width=0.4),
        circle(0, -2, 2.3, fill="#f7e08a", line=_LINE, width=0.4),
    ),
    "honey": jar(),
    "wax": (
        path("M-4 0L-2-3.500H2L4 0L2 3.500H-2z", fill="#fbe9bd", line=_LINE, width=0.5),
        path("M-1.600 0L-.8-1.400H.8L1.600 0L.8 1.400H-.8z", line=_LINE, width=0.4),
    ),
    # A lump of resin: it must not be taken for a shield.
    "propolis": (
        path(
            "M-4.5 2.5C-5.5-1-2.5-2-2-3.8C-1-5.5 1.8-5 2.4-3C3-1.5 5.5-1 4.8 2.2"
            "C4.3 5 1.5 4.2 0 4.8C-1.8 5.4-4 4.6-4.5 2.5z",
            fill="#b5713a",
            line=_LINE,
            width=0.5,
        ),
        path(
            "M-1.500-1.800q1-1.600 2.200-1.400M-2.800 1.500q0-1 .8-1.400", line="#f0d2ae", width=0.6
        ),
    ),
}


def shield(number: int) -> Drawing:
    """The propolis that protects, or the field that gives so much protection."""
    return (
        path(
            "M0-5.5L4.8-3.8V.8C4.8 3.8 2.4 5.6 0 6.8C-2.4 5.6-4.8 3.8-4.8 .8V-3.8z",
            fill="#fffdf7",
            line=_LINE,
            width=0.7,
            role="shield",
        ),
        label(0, 2.7, str(number), 6.4, font=SANS_BOLD, align="middle"),
    )


def egg() -> Drawing:
    """In a comb."""
    return (ellipse(0, 0, 2.4, 3.4, fill="#fffdf2", line=_LINE, width=0.5),)


def cross() -> Drawing:
    """As with a pencil."""
    return (
        path(
            "M-3.500-3.200L3.400 3.500M3.300-3.500L-3.500 3.300",
            line="#3a3a46",
            width=1.0,
            role="cross",
        ),
    )


def small_bee() -> Drawing:
    """From the side."""
    return (
        ellipse(-1.2, -3, 1.6, 2.6, fill="#fdfbf4", line=_LINE, width=0.35),
        ellipse(1.4, -3.1, 1.6, 2.6, fill="#fdfbf4", line=_LINE, width=0.35),
        ellipse(-0.4, 0.6, 4.2, 2.7, fill="#f3b322", line=_LINE, width=0.5),
        path("M-2.400-1.400q-.8 2 0 4M.2-1.800q-.7 2.200 0 4.600", line=_LINE, width=0.9),
        circle(4, 0.4, 1.9, fill=_LINE),
    )
