"""A player's sheet of Bee Busy, and what its parts share: panels and fields to cross."""

from dataclasses import dataclass, replace

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.scoring import Score
from skep.games.bee_busy.view import HiveData
from skep.printing.bee_busy.icons import cross, small_bee
from skep.printing.drawing import (
    Box,
    Drawing,
    circle,
    ellipse,
    label,
    put,
    rounded,
)
from skep.printing.fonts import SANS_BOLD, SERIF_BOLD, fitting
from skep.printing.palette import HONEY, HONEY_DEEP, INK_SOFT, STRAW_EDGE, WHITE
from skep.printing.sheets import Job

PENCIL = "#3a3a46"
"""What was written by hand."""


TITLE = 4.1
"""The size of the title of a panel."""

OVAL = (18.0, 13.6)
"""Where the Busy Bee lies: larger than the token."""


@dataclass(frozen=True, slots=True)
class Page:
    """One player's sheet: what is printed on it, and what was written on it."""

    board: Board
    hive: HiveData
    job: Job
    rounds: int = 0
    """Rounds that were played."""
    player: str = ""
    score: Score | None = None
    seats: int = 0
    """How many play; 0: not known yet."""

    def say(self, key: str, **args: str | int) -> str:
        return self.job.words.say(key, **args)


def panel(box: Box, title: str, *, fill: str = "#fffaf0") -> Drawing:
    """A box with a title in its upper rim."""
    inside = Box(box.left + 0.2, box.top + 0.2, box.right - 0.2, box.bottom - 0.2)
    size = fitting(title, SERIF_BOLD, TITLE, box.width - 5)
    return (
        rounded(inside, 3, fill=fill, line=STRAW_EDGE, width=0.35),
        label(box.left + 3, box.top + 5.0, title, size, font=SERIF_BOLD, colour=HONEY_DEEP),
    )


def area_panel(page: Page, box: Box, area: str, fill: str) -> Drawing:
    """An area: its title, and the oval where the Busy Bee may be."""
    wide, tall = OVAL
    x, y = box.right - wide / 2 - 2, box.top + tall / 2 + 1.8
    oval = replace(
        ellipse(x, y, wide / 2, tall / 2, fill=WHITE, line=INK_SOFT, width=0.25), role="oval"
    )
    word = page.say("print-bee-busy-busy-bee")
    return (
        *panel(box, page.say("print-bee-busy-area", area=area), fill=fill),
        oval,
        *(put(small_bee(), x, y + 0.6, scale=0.95) if page.hive.area == area else ()),
        label(x - wide / 2 - 1.2, box.top + 4.9, word, 2.8, colour=INK_SOFT, align="right"),
    )


def field(x: float, y: float, size: float, crossed: bool, *, fill: str = WHITE) -> Drawing:
    """A square to cross, its middle at x,y."""
    half = size / 2
    rim = Box(x - half, y - half, x + half, y + half)
    box = rounded(rim, size / 5, fill=fill, line=INK_SOFT, width=0.3, role="field")
    return (box, *(put(cross(), x, y, scale=size / 9) if crossed else ()))


def column_badge(number: int, x: float, y: float, radius: float) -> Drawing:
    """A column of the improvement, by its sum."""
    return (
        circle(x, y, radius, fill=HONEY, line=HONEY_DEEP, width=0.3),
        label(x, y + radius * 0.38, str(number), radius * 1.12, font=SANS_BOLD, align="middle"),
    )
