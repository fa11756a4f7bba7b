"""The three areas of a sheet: meadow, production, combs."""

import math

from skep.games.bee_busy.sheet import Recipe
from skep.printing.bee_busy.combs import combs
from skep.printing.bee_busy.icons import DANGERS, FLOWERS, GOODS, cross, shield
from skep.printing.bee_busy.page import OVAL, PENCIL, Page, area_panel, column_badge, field
from skep.printing.bee_busy.words import part_words
from skep.printing.drawing import (
    Box,
    Drawing,
    Mark,
    circle,
    label,
    polygon,
    put,
    rounded,
    stroke,
)
from skep.printing.fonts import SANS, SANS_BOLD, fitting, wrapped
from skep.printing.palette import INK, INK_SOFT, STRAW_SOFT, WHITE


def meadow(page: Page, box: Box) -> Drawing:
    sheet = page.board.sheet.meadow
    marks: list[Mark] = list(area_panel(page, box, "meadow", "#eef4dc"))
    columns = sum(len(part.rows[0]) for part in sheet.parts)
    tall = max(len(part.rows) for part in sheet.parts)
    gap = 3.0
    gaps = gap * (len(sheet.parts) - 1)
    # Right of the flowers is the oval.
    room = box.width - 7 - OVAL[0] - gaps
    cell = min(room / columns, (box.height - 28) / tall, 11.0)
    kinds = {kind.letter: kind.name for kind in sheet.kinds}
    x = box.left + 3 + (room - columns * cell) / 2
    for part in sheet.parts:
        wide = len(part.rows[0]) * cell
        y = box.top + 10
        for r, row in enumerate(part.rows):
            for c, letter in enumerate(row):
                at = (x + (c + 0.5) * cell, y + (r + 0.5) * cell)
                name = f"{part.name} {'abcdefghijklmnopqrstuvwxyz'[r]}{c + 1}"
                marks += _flower(*at, cell, kinds.get(letter), name in page.hive.flowers)
        y += len(part.rows) * cell + 3.4
        for word in part_words(page.board, part.name, page.job):
            size = fitting(word, SANS, 2.8, wide)
            marks.append(label(x + wide / 2, y, word, size, colour=INK, align="middle"))
            y += 3.3
        x += wide + gap
    return (*marks, *_faces(page, box))


def _flower(x: float, y: float, cell: float, kind: str | None, crossed: bool) -> Drawing:
    half = cell / 2 - 0.25
    ground = Box(x - half, y - half, x + half, y + half)
    marks: list[Mark] = [
        rounded(ground, 1.5, fill="#fbfdf3", line="#a9bd7f", width=0.25, role=kind or "object")
    ]
    if kind is None:
        marks += put(
            (circle(-1.2, 0.6, 1.7, fill="#d3cdbd"), circle(1.5, 0.9, 1.3, fill="#c2bbaa")), x, y
        )
    else:
        marks += put(FLOWERS[kind], x, y, scale=cell / 12.5)
    return (*marks, *(put(cross(), x, y, scale=cell / 9) if crossed else ()))


def _faces(page: Page, box: Box) -> Drawing:
    """The pips of a die as they are laid, and what each kind of flower gives."""
    marks: list[Mark] = []
    sheet = page.board.sheet.meadow
    x, y = box.left + 4, box.bottom - 7.6
    for value, face in enumerate(sheet.faces, 1):
        rim = Box(x, y, x + 5.4, y + 5.4)
        marks.append(rounded(rim, 1, fill=WHITE, line=INK_SOFT, width=0.25))
        for r, row in enumerate(face):
            for c, sign in enumerate(row):
                if sign == "o":
                    marks.append(circle(x + 1.1 + c * 1.6, y + 1.1 + r * 1.6, 0.6, fill=INK))
        marks.append(label(x + 2.7, y - 0.7, str(value), 2.2, colour=INK_SOFT, align="middle"))
        x += 6.6
    x += 2
    for kind in sheet.kinds:
        marks += put(FLOWERS[kind.name], x + 2.5, y + 2.6, scale=0.5)
        x += 6
        for good, count in (("nectar", kind.nectar), ("pollen", kind.pollen)):
            for _ in range(count):
                marks += put(GOODS[good], x + 1, y + 2.8, scale=0.36)
                x += 3.6
        for column in page.board.sheet.improvement.columns:
            if column.opens == kind.letter:
                marks += column_badge(column.sum, x + 2.2, y + 2.7, 2.2)
                x += 5.4
        x += 2.4
    return tuple(marks)


def production(page: Page, box: Box) -> Drawing:
    """What becomes what, with which die; and the tracks."""
    sheet, hive = page.board.sheet.production, page.hive
    marks: list[Mark] = list(area_panel(page, box, "production", "#fffaf0"))
    y = box.top + 13
    for recipe in sheet.recipes:
        marks += _recipe(recipe, hive.written[recipe.makes], box.left + 5.5, y)
        y += 7.4
    y += 0.6
    for good, track, made, left in (
        ("honey", sheet.honey, hive.honey_made, hive.honey),
        ("wax", sheet.wax, hive.wax_made, hive.wax),
    ):
        marks += _dots(box, y, good, track, made, made - left)
        y += 4.4 * math.ceil(track / _a_row(track)) + 1.6
    y += 1.6
    marks += _propolis(page, box, y + 2.6)
    return (*marks, *_stock(page, box))


def _propolis(page: Page, box: Box, y: float) -> Drawing:
    """Each field is one shield more; the points that it is worth stand under it, in words."""
    marks: list[Mark] = list(put(GOODS["propolis"], box.left + 5, y, scale=0.55))
    for number, points in enumerate(page.board.sheet.production.propolis):
        x = box.left + 14 + number * 10.4
        marks += field(x, y, 8.4, False)
        marks += put(shield(number + 1), x, y - 0.3, scale=0.52)
        text = page.say("print-bee-busy-worth", points=points)
        marks.append(label(x, y + 7.4, text, 2.9, align="middle"))
        if number < page.hive.propolis:
            marks += put(cross(), x, y, scale=0.95)
    return tuple(marks)


def _recipe(recipe: Recipe, written: tuple[int, ...], x: float, y: float) -> Drawing:
    """The values of the die, printed and written; what is needed, and what it becomes."""
    marks: list[Mark] = []
    values = [*((value, INK) for value in recipe.values), *((value, PENCIL) for value in written)]
    for i in range(len(recipe.values) + recipe.squares):
        marks += field(x, y, 5.4, False, fill=STRAW_SOFT if i < len(recipe.values) else WHITE)
        if i < len(values):
            value, colour = values[i]
            text = label(x, y + 1.3, str(value), 3.6, font=SANS_BOLD, colour=colour, align="middle")
            marks.append(text)
        x += 6.2
    marks += put(GOODS[recipe.needs], x + 0.5, y, scale=0.5)
    marks.append(stroke(((x + 4, y), (x + 8, y)), INK_SOFT, 0.4))
    marks.append(polygon(((x + 8, y - 1), (x + 9.6, y), (x + 8, y + 1)), fill=INK_SOFT))
    x += 12.5
    for good in ("honey", "wax", "propolis"):
        count = getattr(recipe, good)
        if count:
            marks.append(label(x, y + 1.3, str(count), 3.6, font=SANS_BOLD, align="right"))
            marks += put(GOODS[good], x + 2.6, y - 0.2, scale=0.5)
            x += 9.5
    return tuple(marks)


def _dots(box: Box, y: float, good: str, track: int, made: int, spent: int) -> Drawing:
    """A track of dots: made ones are filled, those that were spent are crossed."""
    marks: list[Mark] = list(put(GOODS[good], box.left + 5, y, scale=0.5))
    step = (box.width - 14) / _a_row(track)
    for number in range(track):
        row, column = divmod(number, _a_row(track))
        x, at = box.left + 11 + column * step, y + row * 4.4
        fill = "#f0b124" if number < made else WHITE
        marks.append(circle(x, at, 1.75, fill=fill, line=INK_SOFT, width=0.25, role="dot"))
        if number < spent:
            marks += put(cross(), x, at, scale=0.36)
    return tuple(marks)


def _a_row(track: int) -> int:
    """So many dots stand side by side."""
    return 12 if track <= 24 else 15


def _stock(page: Page, box: Box) -> Drawing:
    """Room to keep count of nectar and pollen."""
    marks: list[Mark] = []
    half = box.width / 2
    for i, (good, amount) in enumerate(
        (("nectar", page.hive.nectar), ("pollen", page.hive.pollen))
    ):
        left = box.left + 3 + i * (half - 1)
        room = Box(left, box.bottom - 9.4, left + half - 5, box.bottom - 2)
        marks.append(rounded(room, 1.5, fill=WHITE, line=INK_SOFT, width=0.25, role="stock"))
        marks += put(GOODS[good], left + 3.4, box.bottom - 5.8, scale=0.45)
        if page.rounds:
            marks.append(
                label(left + 9, box.bottom - 4.2, str(amount), 4, font=SANS_BOLD, colour=PENCIL)
            )
    return tuple(marks)


def combs_area(page: Page, box: Box) -> Drawing:
    inside = Box(box.left + 3, box.top + 10, box.right - 3, box.bottom - 2)
    ground = area_panel(page, box, "combs", "#fdf3d6")
    return (*ground, *combs(page.board, page.hive, inside), *_drought(page, box))


def _drought(page: Page, box: Box) -> Drawing:
    """The sign that is marked when drought hits (BEE-27)."""
    x, y = box.left + 9, box.bottom - 17.5
    half = 3.6
    mark = Box(x + 6.2, y - half, x + 6.2 + 2 * half, y + half)
    marks: list[Mark] = list(put(DANGERS["drought"], x - 0.5, y, scale=0.78))
    marks.append(rounded(mark, 1.4, fill=WHITE, line=INK_SOFT, width=0.3, role="drought"))
    if page.hive.drought:
        marks += put(cross(), *mark.middle, scale=0.8)
    lines = wrapped(page.say("print-bee-busy-drought"), SANS, 2.6, 23)
    for i, line in enumerate(lines):
        marks.append(label(box.left + 3, y + 8.2 + i * 3.2, line, 2.6))
    return tuple(marks)
