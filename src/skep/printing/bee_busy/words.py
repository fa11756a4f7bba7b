"""Words that the front and the back of a sheet share: parts of the meadow, upgrades, kinds."""

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.sheet import Column
from skep.printing.sheets import Job


def part_words(board: Board, part: str, job: Job) -> list[str]:
    """A part of the meadow in words; and the column that opens it, where one does."""
    say = job.words.say
    opening = [c.sum for c in board.sheet.improvement.columns if c.opens == part]
    columns = [say("print-bee-busy-column", sum=number) for number in opening]
    return [say("print-bee-busy-part", part=part), *columns]


def kind_of(board: Board, column: Column) -> str:
    """The kind of flower that a column opens, or nothing."""
    kinds = [kind.name for kind in board.sheet.meadow.kinds if kind.letter == column.opens]
    return kinds[0] if kinds else ""


def upgrade_name(board: Board, column: Column, job: Job) -> str:
    """What a full column gives, in a few words."""
    return job.words.say(
        "print-bee-busy-upgrade",
        upgrade=column.upgrade,
        part=column.opens,
        kind=kind_of(board, column),
    )
