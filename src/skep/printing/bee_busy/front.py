"""The front of a player's sheet, drawn from its data, blank or as a game left it."""

from skep.games.bee_busy.material import AREAS
from skep.printing.art import crown
from skep.printing.bee_busy.areas import combs_area, meadow, production
from skep.printing.bee_busy.icons import DANGERS, cross, shield, small_bee
from skep.printing.bee_busy.page import PENCIL, TITLE, Page, column_badge, field, panel
from skep.printing.bee_busy.words import upgrade_name
from skep.printing.drawing import (
    Box,
    Drawing,
    Mark,
    circle,
    label,
    put,
    rounded,
    stroke,
)
from skep.printing.fonts import (
    SANS,
    SANS_BOLD,
    SERIF_BOLD,
    SERIF_ITALIC,
    fitting,
    width_of,
    wrapped,
)
from skep.printing.palette import INK_SOFT, STRAW_SOFT, WHITE


def front(page: Page) -> Drawing:
    """All parts, each in its box."""
    area = page.job.paper.area
    left, right, top = area.left, area.right, area.top + 1
    split = left + area.width * 0.585
    parts = (
        (_head, Box(left, top, right, top + 9)),
        (_track, Box(left, top + 10, right, top + 32.5)),
        (_improvement, Box(left, top + 34, right, top + 80)),
        (_bees, Box(left, top + 81.5, right, top + 100)),
        (meadow, Box(left, top + 101.5, split - 1, top + 164)),
        (combs_area, Box(left, top + 165.5, split - 1, area.bottom - 1)),
        (production, Box(split + 1, top + 101.5, right, top + 182)),
        (_score, Box(split + 1, top + 183.5, right, area.bottom - 1)),
    )
    return tuple(mark for draw, box in parts for mark in draw(page, box))


def _head(page: Page, box: Box) -> Drawing:
    name = page.say("print-bee-busy-name")
    marks: list[Mark] = [
        label(box.left + 1, box.bottom - 2, page.say("bee-busy-title"), 9, font=SERIF_ITALIC),
        *put(small_bee(), box.left + 48, box.bottom - 3.9, scale=0.9),
        label(box.left + 72, box.bottom - 2, name, 3.6, colour=INK_SOFT),
        stroke(
            ((box.left + 86, box.bottom - 1.5), (box.right - 1, box.bottom - 1.5)), INK_SOFT, 0.2
        ),
    ]
    if page.player:
        marks.append(
            label(
                box.left + 88, box.bottom - 2.6, page.player, 4.6, font=SERIF_ITALIC, colour=PENCIL
            )
        )
    return tuple(marks)


def _track(page: Page, box: Box) -> Drawing:
    track = page.board.sheet.track
    marks: list[Mark] = list(panel(box, page.say("print-bee-busy-track")))
    step = (box.width - 5) / track.rounds
    size = min(step - 0.7, 8.0)
    for number in range(1, track.rounds + 1):
        x, y = box.left + 2.5 + (number - 0.5) * step, box.top + 11
        danger = page.board.danger_of_round.get(number)
        fill = "#fadfd5" if danger else STRAW_SOFT if number == track.crown else WHITE
        marks += field(x, y, size, False, fill=fill)
        marks.append(label(x, y + 1.2, str(number), 3.2, colour=INK_SOFT, align="middle"))
        if number <= page.rounds:
            marks += put(cross(), x, y, scale=size / 13)
        if number == track.crown:
            marks += put(crown(), x, y - 6.4, scale=0.13)
        if danger:
            marks += put(DANGERS[danger.kind], x - 2.7, y + 7.2, scale=0.42)
            marks += put(shield(danger.shield), x + 2.7, y + 7.1, scale=0.46)
    legend = " · ".join(
        page.say("bee-busy-danger", danger=kind)
        for kind in dict.fromkeys(danger.kind for danger in track.dangers)
    )
    legend = page.say("print-bee-busy-shields", dangers=legend)
    marks.append(_hint(page, box, "print-bee-busy-track", legend, box.width * 0.42))
    return tuple(marks)


def _hint(page: Page, box: Box, title: str, text: str, room: float) -> Mark:
    """Small words beside the title of a panel."""
    x = box.left + 7 + width_of(page.say(title), SERIF_BOLD, TITLE)
    size = fitting(text, SANS, 2.8, room)
    return label(x, box.top + 4.9, text, size, colour=INK_SOFT)


def _improvement(page: Page, box: Box) -> Drawing:
    marks: list[Mark] = list(panel(box, page.say("print-bee-busy-improvement")))
    columns = page.board.sheet.improvement.columns
    hint = page.say("print-bee-busy-sums", sum=page.board.sheet.improvement.lucky)
    marks.append(_hint(page, box, "print-bee-busy-improvement", hint, box.width * 0.72))
    step = (box.width - 4) / len(columns)
    tall = max(column.length for column in columns)
    size = min(5.6, 20 / tall)
    for i, column in enumerate(columns):
        x = box.left + 2 + (i + 0.5) * step
        marks += column_badge(column.sum, x, box.top + 10.4, 3.5)
        for place in range(column.length):
            y = box.top + 17 + place * (size + 0.5)
            marks += field(x, y, size, place < page.hive.marks[i])
        lines = wrapped(upgrade_name(column, page.job), SANS, 2.7, step - 1)
        for j, line in enumerate(lines):
            y = box.bottom - 5.4 + (j - (len(lines) - 1) / 2) * 3.1
            size_of = fitting(line, SANS, 2.7, step - 0.6)
            marks.append(label(x, y + 1, line, size_of, align="middle"))
    return tuple(marks)


def _bees(page: Page, box: Box) -> Drawing:
    """Bees of the three areas, the Die Modifier, flying backwards, the young queen."""
    sheet, hive = page.board.sheet, page.hive
    marks: list[Mark] = []
    widths = (0.46, 0.24, 0.13, 0.17)
    titles = ("bees", "modifier", "backwards", "queen")
    boxes = []
    x = box.left
    for part, title in zip(widths, titles, strict=True):
        here = Box(x, box.top, x + part * box.width - 1.2, box.bottom)
        marks += panel(here, page.say(f"print-bee-busy-{title}"))
        boxes.append(here)
        x += part * box.width
    total = sum(page.board.places)
    step = (boxes[0].width - 6) / (total + 1.2)
    x = boxes[0].left + 3 + step / 2
    for area, name in enumerate(AREAS):
        places = page.board.places[area]
        word = page.say("print-bee-busy-area", area=name)
        middle = x + (places - 1) * step / 2
        width = max(places, 1.55) * step
        size = fitting(word, SANS, 2.6, width)
        marks.append(label(middle, box.bottom - 1.4, word, size, colour=INK_SOFT, align="middle"))
        for place in range(places):
            marks += _bee_place(
                x, box.top + 10.6, step, (place, hive.bees[area], places - hive.lost[area])
            )
            x += step
        x += step * 0.6
    marks += _modifier(page, boxes[1])
    marks += _fields(boxes[2], sheet.improvement.backwards, hive.backwards, WHITE)
    marks += _fields(boxes[3], sheet.larvae.queen, hive.queen, "#f3e6f7")
    return tuple(marks)


def _fields(box: Box, count: int, crossed: int, fill: str) -> Drawing:
    """A row of fields in a small panel."""
    step = min(7.5, (box.width - 4) / count)
    size = step * 0.8
    marks: list[Mark] = []
    for number in range(count):
        x = box.left + 2.5 + (number + 0.5) * step
        marks += field(x, box.top + 12, size, number < crossed, fill=fill)
    return tuple(marks)


def _bee_place(x: float, y: float, step: float, place: tuple[int, int, int]) -> Drawing:
    """Living bees are circled from the left, lost places crossed out from the right.

    `place`: its number, how many bees live there, how many places are left.
    """
    number, bees, left = place
    size = min(1.0, step / 8.8)
    marks = put(small_bee(), x, y, scale=0.62 * size)
    if number < bees:
        ring = circle(x, y - 0.4, 4.0 * size, line=PENCIL, width=0.7, role="bee")
        return (*marks, ring)
    return (*marks, *(put(cross(), x, y, scale=0.9 * size) if number >= left else ()))


def _modifier(page: Page, box: Box) -> Drawing:
    """Fields, with the number of players from which on each may be used."""
    fields = page.board.sheet.modifier.fields
    most = max(fields)
    step = (box.width - 5) / most
    marks: list[Mark] = []
    for number in range(most):
        x = box.left + 2.5 + (number + 0.5) * step
        fewest = next(i + 1 for i, count in enumerate(fields) if number < count)
        usable = not page.seats or number < fields[page.seats - 1]
        size = min(6.0, step - 0.8)
        marks += field(
            x, box.top + 10.6, size, number < page.hive.fields, fill=WHITE if usable else "#d8d2c2"
        )
        if fewest > 1:
            text = f"{fewest}+"
            marks.append(label(x, box.bottom - 2, text, 2.4, colour=INK_SOFT, align="middle"))
    return tuple(marks)


def _score(page: Page, box: Box) -> Drawing:
    marks: list[Mark] = list(panel(box, page.say("print-bee-busy-score")))
    points = page.board.sheet.points
    rows = (
        ("bees", points.bee), ("honey", points.honey), ("propolis", 0), ("drought", points.drought),
        ("queen", points.queen), ("combs", points.comb), ("stored", points.stored), ("total", 0),
    )  # fmt: skip
    step = (box.height - 9) / len(rows)
    for i, (name, worth) in enumerate(rows):
        y = box.top + 8 + (i + 0.5) * step
        font = SANS_BOLD if name == "total" else SANS
        text = page.say("print-bee-busy-points", what=name, points=worth)
        size = fitting(text, font, min(3.2, step * 0.62), box.width - 24)
        marks.append(label(box.left + 3, y + 1.1, text, size, font=font))
        room = Box(box.right - 17, y - step * 0.42, box.right - 3, y + step * 0.42)
        marks.append(rounded(room, 1.2, fill=WHITE, line=INK_SOFT, width=0.25))
        if page.score is not None:
            number = str(getattr(page.score, name))
            middle = (room.left + room.right) / 2
            marks.append(
                label(middle, y + 1.3, number, 3.6, font=SANS_BOLD, colour=PENCIL, align="middle")
            )
    return tuple(marks)
