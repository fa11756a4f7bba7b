"""Paper: its size, and the part of it that we draw on."""

from dataclasses import dataclass

from skep.printing.drawing import Box

MARGIN = 10.0
"""Nothing is printed nearer to the rim: more than any usual printer needs."""

HEAD, FOOT = 8.0, 6.0
"""Kept for the title line and the page number."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, in millimetres, upright."""

    id: str
    width: float
    height: float

    @property
    def printable(self) -> Box:
        """All that a printer can surely print on."""
        return Box(MARGIN, MARGIN, self.width - MARGIN, self.height - MARGIN)

    @property
    def area(self) -> Box:
        """Where a game may draw."""
        inside = self.printable
        return Box(inside.left, inside.top + HEAD, inside.right, inside.bottom - FOOT)


PAPERS: dict[str, Paper] = {
    paper.id: paper for paper in (Paper("a4", 210.0, 297.0), Paper("letter", 215.9, 279.4))
}
