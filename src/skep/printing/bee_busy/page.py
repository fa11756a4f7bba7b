"""A player's sheet of Bee Busy, and what its parts share: panels and fields to cross."""

from dataclasses import dataclass

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.scoring import Score
from skep.games.bee_busy.view import HiveData
from skep.printing.bee_busy.icons import cross, small_bee
from skep.printing.drawing import (
    Box,
    Drawing,
    ellipse,
    label,
    put,
    rounded,
)
from skep.printing.fonts import SERIF_BOLD, fitting
from skep.printing.palette import HONEY_DEEP, INK_SOFT, STRAW_EDGE, WHITE
from skep.printing.sheets import Job

PENCIL = "#3a3a46"
"""What was written by hand."""


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
    size = fitting(title, SERIF_BOLD, 4.1, box.width - 5)
    return (
        rounded(inside, 3, fill=fill, line=STRAW_EDGE, width=0.35),
        label(box.left + 3, box.top + 5.0, title, size, font=SERIF_BOLD, colour=HONEY_DEEP),
    )


def area_panel(page: Page, box: Box, area: str, fill: str) -> Drawing:
    """An area: its title, and the oval where the Busy Bee may be."""
    x, y = box.right - 8.5, box.top + 4.6
    oval = ellipse(x, y, 6.2, 3.4, fill=WHITE, line=INK_SOFT, width=0.25)
    word = page.say("print-bee-busy-busy-bee")
    return (
        *panel(box, page.say("print-bee-busy-area", area=area), fill=fill),
        oval,
        *(put(small_bee(), x, y + 0.4, scale=0.6) if page.hive.area == area else ()),
        label(x - 7.4, y + 0.9, word, 2.5, colour=INK_SOFT, align="right"),
    )


def field(x: float, y: float, size: float, crossed: bool, *, fill: str = WHITE) -> Drawing:
    """A square to cross, its middle at x,y."""
    half = size / 2
    rim = Box(x - half, y - half, x + half, y + half)
    box = rounded(rim, size / 5, fill=fill, line=INK_SOFT, width=0.3, role="field")
    return (box, *(put(cross(), x, y, scale=size / 9) if crossed else ()))
