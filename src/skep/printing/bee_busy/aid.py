"""The back of a player's sheet: costs, upgrades, dangers and ranks, in words and from its data."""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as made

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.sheet import Column, Sheet
from skep.printing.art import crown, hexagon
from skep.printing.bee_busy.icons import DANGERS, GOODS, egg, shield
from skep.printing.bee_busy.page import column_badge, field
from skep.printing.bee_busy.words import upgrade_name
from skep.printing.drawing import Drawing, Mark, label, polygon, put, stroke
from skep.printing.fonts import SANS, SANS_BOLD, SERIF_BOLD, wrapped
from skep.printing.palette import HONEY_DEEP, INK, STRAW_EDGE, WHITE
from skep.printing.sheets import Job

SIZE = 3.3
LINE = SIZE * 1.28

Item = tuple[Drawing, str]
"""A small picture, about 6 across, and what is said beside it."""


@dataclass(slots=True)
class _Column:
    """Sections under each other; `y` is where the next one begins."""

    left: float
    right: float
    y: float
    marks: list[Mark] = made(default_factory=list)

    def section(self, title: str, items: Sequence[Item], room: float = 9.0) -> None:
        """A title with a line under it, and the items."""
        self.marks.append(
            label(self.left, self.y + 4.4, title, 4.8, font=SERIF_BOLD, colour=HONEY_DEEP)
        )
        rule = ((self.left + 0.2, self.y + 6), (self.right - 0.2, self.y + 6))
        self.marks.append(stroke(rule, STRAW_EDGE, 0.25))
        self.y += 11.2
        for picture, text in items:
            lines = wrapped(text, SANS, SIZE, self.right - self.left - room)
            self.marks += put(picture, self.left + room / 2 - 1, self.y - 1.1)
            for line in lines:
                self.marks.append(label(self.left + room, self.y, line, SIZE))
                self.y += LINE
            # A picture is taller than one line.
            self.y += 1.6 if len(lines) > 1 else 2.8
        self.y += 2.6


def aid(board: Board, job: Job) -> Drawing:
    """Two columns: upgrades and the Die Modifier; the combs, the dangers and the ranks."""
    area = job.paper.area
    say = job.words.say
    middle = area.middle[0]
    left = _Column(area.left + 2, middle - 4, area.top + 2)
    left.section(say("print-bee-busy-round"), _round(job))
    left.section(say("print-bee-busy-upgrades"), _upgrades(board, job))
    left.section(say("print-bee-busy-modifier"), _modifier(board.sheet, job))
    right = _Column(middle + 4, area.right - 2, area.top + 2)
    right.section(say("print-bee-busy-dangers"), _dangers(board.sheet, job))
    right.section(say("print-bee-busy-area", area="combs"), _combs(board.sheet, job))
    right.section(say("print-bee-busy-ranks"), _ranks(board.sheet, job), 24.0)
    return (*left.marks, *right.marks)


def _round(job: Job) -> list[Item]:
    steps = ("mark", "dice", "improve", "fly", "act")
    return [
        (_number(number), job.words.say(f"print-bee-busy-round-{step}"))
        for number, step in enumerate(steps, 1)
    ]


def _number(value: int) -> Drawing:
    return (label(0, 1.2, f"{value}.", 3.6, font=SANS_BOLD, align="middle"),)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _upgrades(board: Board, job: Job) -> list[Item]:
    items = [
        (column_badge(column.sum, 0, 0, 3.1), _upgrade(board.sheet, column, job))
        for column in board.sheet.improvement.columns
    ]
    lucky = board.sheet.improvement.lucky
    return [*items, ((), job.words.say("print-bee-busy-lucky", sum=lucky))]


def _upgrade(sheet: Sheet, column: Column, job: Job) -> str:
    numbers = {
        "backwards": sheet.improvement.backwards,
        "extra-honey": sheet.improvement.extra_honey,
        "storage": sheet.combs.huge,
    }
    about = job.words.say(
        "print-bee-busy-upgrade-does",
        upgrade=column.upgrade,
        number=numbers.get(column.upgrade, 0),
        sum=sheet.improvement.lucky,
    )
    name = _sentence(upgrade_name(column, job))
    return job.words.say("print-bee-busy-named", name=name, text=about)


def _modifier(sheet: Sheet, job: Job) -> list[Item]:
    say, modifier = job.words.say, sheet.modifier
    one, two, three, four = modifier.fields
    fields = say("print-bee-busy-fields", one=one, two=two, three=three, four=four)
    crossed = field(0, 0, 4.6, True)
    return [
        (crossed, say("print-bee-busy-borrow", count=modifier.borrow)),
        (crossed, say("print-bee-busy-change", count=modifier.change)),
        ((), fields),
    ]


def _dangers(sheet: Sheet, job: Job) -> list[Item]:
    say = job.words.say
    items: list[Item] = []
    for kind in dict.fromkeys(danger.kind for danger in sheet.track.dangers):
        rounds = [
            say("print-bee-busy-when", round=danger.round, shield=danger.shield)
            for danger in sheet.track.dangers
            if danger.kind == kind
        ]
        text = say("print-bee-busy-danger-does", danger=kind, points=sheet.points.drought)
        name = _sentence(say("bee-busy-danger", danger=kind))
        text = f"{text} ({', '.join(rounds)})"
        line = say("print-bee-busy-named", name=name, text=text)
        items.append((put(DANGERS[kind], scale=0.6), line))
    return [*items, (put(shield(1), scale=0.5), say("print-bee-busy-safe"))]


def _combs(sheet: Sheet, job: Job) -> list[Item]:
    say, combs, larvae = job.words.say, sheet.combs, sheet.larvae
    queen = say(
        "print-bee-busy-feed-queen",
        honey=larvae.honey,
        count=larvae.queen,
        points=sheet.points.queen,
        round=sheet.track.crown,
    )
    comb = (polygon(hexagon(2.7), fill=WHITE, line=INK, width=0.7),)
    return [
        (put(GOODS["wax"], scale=0.6), say("print-bee-busy-wall", wax=combs.wall)),
        (put(egg(), scale=0.8), say("print-bee-busy-feed", honey=larvae.honey)),
        (put(crown(), 0, 0.6, scale=0.15), queen),
        (comb, say("print-bee-busy-store", honey=combs.honey)),
    ]


def _ranks(sheet: Sheet, job: Job) -> list[Item]:
    """The points of a solo game and the title that they earn."""
    say = job.words.say
    items: list[Item] = []
    ends = [rank.least for rank in sheet.ranks[1:]]
    for i, rank in enumerate(sheet.ranks):
        if not i:
            points = say("print-bee-busy-rank-under", points=ends[0])
        elif i == len(ends):
            points = say("print-bee-busy-rank-over", points=rank.least)
        else:
            points = say("print-bee-busy-rank-from", least=rank.least, most=ends[i] - 1)
        picture = (label(-11, 1.1, points, SIZE, font=SANS_BOLD),)
        items.append((picture, say("bee-busy-rank", rank=rank.name)))
    return items
