"""The first sheet of every game: what there is, how to make it, and a ruler to check the size."""

from collections.abc import Sequence

from skep.printing.drawing import Box, Drawing, Mark, bounds, label, put, rounded, stroke
from skep.printing.fonts import SANS, SANS_BOLD, SERIF_BOLD, SERIF_ITALIC, wrapped
from skep.printing.palette import HONEY, HONEY_DEEP, INK, INK_SOFT, STRAW_EDGE, STRAW_SOFT
from skep.printing.sheets import Job, Sheet

LINE = 5.4
"""Between two lines of text."""

RULER = 100.0


def cover(
    job: Job, game: str, art: Drawing, contents: Sequence[tuple[Drawing, str]], steps: Sequence[str]
) -> Sheet:
    """A picture, the list of pieces (each a small drawing and its words), and the steps.

    `art` is drawn around 0,0 and at most 150 wide and 62 high.
    """
    say = job.words.say
    area = job.paper.area
    middle = area.middle[0]
    marks: list[Mark] = []
    marks += put(art, middle, area.top + 35)
    title, summary = say(f"{game}-title"), say(f"{game}-summary")
    marks.append(
        label(middle, area.top + 82, title, 17, font=SERIF_ITALIC, colour=INK, align="middle")
    )
    y = area.top + 92
    for text in wrapped(summary, SANS, 4.1, 150):
        marks.append(label(middle, y, text, 4.1, colour=INK_SOFT, align="middle"))
        y += LINE
    y += 6
    marks += _contents(job, contents, y)
    y += 12 + 11 * ((len(contents) + 1) // 2)
    told = [*steps, *_about_rules(job), say("print-step-size", length=int(RULER))]
    marks += _steps(job, told, y, area.bottom - 23)
    marks += _ruler(job, area.bottom - 14)
    marks.append(
        label(
            middle,
            area.bottom - 2.5,
            say(f"print-{game}-credits"),
            2.7,
            colour=INK_SOFT,
            align="middle",
        )
    )
    return Sheet(say("print-caption-cover"), tuple(marks), part="cover")


def _about_rules(job: Job) -> list[str]:
    """Which pages are to be read and not to be cut: those that follow."""
    if job.rules:
        return [job.words.say("print-rules-step-all" if job.rulebook else "print-rules-step")]
    return [job.words.say("print-rules-step-rulebook")] if job.rulebook else []


def _contents(job: Job, contents: Sequence[tuple[Drawing, str]], y: float) -> Drawing:
    """Two columns of small drawings with words, on straw."""
    area = job.paper.area
    rows = (len(contents) + 1) // 2
    box = Box(area.left + 12, y, area.right - 12, y + 6 + 11 * rows)
    marks: list[Mark] = [rounded(box, 5, fill=STRAW_SOFT, line=STRAW_EDGE, width=0.3)]
    for i, (picture, text) in enumerate(contents):
        column, row = divmod(i, rows)
        x = box.left + 12 + column * box.width / 2
        middle = box.top + 8.5 + 11 * row
        marks += put(picture, x, middle)
        lines = wrapped(text, SANS, 3.7, box.width / 2 - 22)
        for j, line in enumerate(lines):
            down = (j - (len(lines) - 1) / 2) * 4.3
            marks.append(label(x + 9, middle + 1.3 + down, line, 3.7))
    return tuple(marks)


STEP_SIZES = (3.7, 3.5, 3.3, 3.1)


def _steps(job: Job, steps: Sequence[str], y: float, bottom: float) -> Drawing:
    """What to do, one after the other, as large as there is room."""
    left = job.paper.area.left + 12
    title = job.words.say("print-steps")
    head = label(left, y + 6, title, 5.2, font=SERIF_BOLD, colour=HONEY_DEEP)
    made: Drawing = ()
    for size in STEP_SIZES:
        made = _numbered(job, steps, y + 14, size)
        if bounds(made).bottom <= bottom:
            break
    return (head, *made)


def _numbered(job: Job, steps: Sequence[str], y: float, size: float) -> Drawing:
    area = job.paper.area
    left = area.left + 14
    half = size * 0.7
    marks: list[Mark] = []
    for number, step in enumerate(steps, 1):
        middle = y - size * 0.4
        badge = Box(left - half, middle - half, left + half, middle + half)
        marks.append(rounded(badge, half, fill=HONEY, line=HONEY_DEEP, width=0.25))
        sign = label(left, y - 0.2, str(number), size * 0.95, font=SANS_BOLD, align="middle")
        marks.append(sign)
        for text in wrapped(step, SANS, size, area.width - 34):
            marks.append(label(left + 6, y, text, size))
            y += size * 1.27
        y += size * 0.7
    return tuple(marks)


def _ruler(job: Job, y: float) -> Drawing:
    """A hundred millimetres: when they measure less, the printer has scaled the page."""
    middle = job.paper.area.middle[0]
    left = middle - RULER / 2
    marks: list[Mark] = [stroke(((left, y), (left + RULER, y)), INK, 0.3, role="ruler")]
    for i in range(int(RULER) + 1):
        tall = 4.0 if i % 10 == 0 else 2.8 if i % 5 == 0 else 1.6
        marks.append(stroke(((left + i, y), (left + i, y - tall)), INK, 0.18))
        if i % 10 == 0:
            marks.append(label(left + i, y + 3.6, str(i), 2.6, colour=INK_SOFT, align="middle"))
    marks.append(label(left + RULER + 4, y, "mm", 2.8, colour=INK_SOFT))
    return tuple(marks)
