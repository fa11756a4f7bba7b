"""Words that the front and the back of a sheet share: parts of the meadow and upgrades."""

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.sheet import Column
from skep.printing.sheets import Job


def part_words(board: Board, part: str, job: Job) -> list[str]:
    """A part of the meadow in words; and the column that opens it, where one does."""
    say = job.words.say
    opening = [c.sum for c in board.sheet.improvement.columns if c.opens == part]
    columns = [say("print-bee-busy-column", sum=number) for number in opening]
    return [say("bee-busy-part", opens=part), *columns]


def upgrade_name(column: Column, job: Job) -> str:
    """What a full column gives, in a few words: those of the screen."""
    return job.words.say("bee-busy-upgrade", upgrade=column.upgrade, opens=column.opens)
