"""A page for the table: what is different on a sheet that is not the usual one, rule by rule."""

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.differences import differences
from skep.printing.drawing import Drawing, Mark, label
from skep.printing.fonts import SANS, SANS_BOLD, SERIF_BOLD, wrapped
from skep.printing.palette import HONEY_DEEP, INK_SOFT
from skep.printing.sheets import Job, Sheet

SIZE = 3.5


def differing(board: Board, job: Job) -> list[Sheet]:
    """One sheet; none for the usual sheet, whose numbers the rules give."""
    if not differences(board.sheet):
        return []
    return [Sheet(job.words.say("print-bee-busy-differs"), _page(board, job))]


def _page(board: Board, job: Job) -> Drawing:
    say, area = job.words.say, job.paper.area
    left, text_left = area.left + 2, area.left + 18
    title = say("bee-busy-differs", sheet=board.sheet.name)
    marks: list[Mark] = [label(left, area.top + 6, title, 5.2, font=SERIF_BOLD, colour=HONEY_DEEP)]
    y = area.top + 15
    for difference in differences(board.sheet):
        marks.append(label(left, y, difference.rule, 3.1, font=SANS_BOLD, colour=INK_SOFT))
        text = " ".join(job.words.explain(reason) for reason in difference.sentences)
        for line in wrapped(text, SANS, SIZE, area.right - 2 - text_left):
            marks.append(label(text_left, y, line, SIZE))
            y += SIZE * 1.28
        y += 1.6
    return tuple(marks)
