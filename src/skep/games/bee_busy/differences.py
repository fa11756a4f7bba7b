"""What is different on a sheet, told from the data: for the rulebook, the screens and the print.

Each difference names the rule that states the usual number, and says in sentences (keys with
arguments; the words are in `skep.locale`) what holds on this sheet instead.
"""

from collections.abc import Callable

import msgspec

from skep.engine.refusal import Reason, because
from skep.games.bee_busy.reading import SHEETS, comb_places
from skep.games.bee_busy.sheet import HIGHEST_SUM, LOWEST_SUM, Sheet

USUAL = "garden"
"""The sheet whose numbers the rulebook gives."""


class Difference(msgspec.Struct, frozen=True):
    """What a sheet has instead of what a rule says."""

    rule: str
    sentences: tuple[Reason, ...]


def differences(sheet: Sheet, usual: Sheet | None = None) -> tuple[Difference, ...]:
    """All that differs from the usual sheet, in the order of the rules; nothing for itself."""
    compared = SHEETS[USUAL] if usual is None else usual
    found = [(rule, tell(sheet, compared)) for rule, tell in _TELLERS]
    return tuple(Difference(rule, tuple(sentences)) for rule, sentences in found if sentences)


def _row(values: tuple[str | int, ...], between: str = ", ") -> str:
    return between.join(map(str, values))


def _track(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here, there = sheet.track, usual.track
    said = []
    if here.rounds != there.rounds:
        said.append(because("bee-busy-differs-rounds", rounds=here.rounds))
    if here.crown != there.crown:
        said.append(because("bee-busy-differs-crown", round=here.crown))
    if here.dangers != there.dangers:
        said += [
            because(
                "bee-busy-differs-danger",
                danger=danger.kind,
                round=danger.round,
                shield=danger.shield,
            )
            for danger in here.dangers
        ]
    return said


def _bees(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here = sheet.bees
    if here == usual.bees:
        return []
    areas = {"meadow": here.meadow, "production": here.production, "combs": here.combs}
    return [
        because("bee-busy-differs-bees", area=area, places=bees.places, start=bees.start)
        for area, bees in areas.items()
    ]


def _fields(sheet: Sheet, usual: Sheet) -> list[Reason]:
    if sheet.modifier.fields == usual.modifier.fields:
        return []
    one, two, three, four = sheet.modifier.fields
    return [because("bee-busy-differs-fields", one=one, two=two, three=three, four=four)]


def _columns(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here, there = sheet.improvement, usual.improvement
    said = []
    if here.columns != there.columns:
        said += [
            because(
                "bee-busy-differs-column",
                column=column.sum,
                length=column.length,
                upgrade=column.upgrade,
                opens=column.opens,
            )
            for column in here.columns
        ]
        sums = [column.sum for column in here.columns]
        none = tuple(sum_ for sum_ in range(LOWEST_SUM, HIGHEST_SUM + 1) if sum_ not in sums)
        said.append(because("bee-busy-differs-no-column", columns=_row(none)))
    if here.lucky != there.lucky:
        said.append(because("bee-busy-differs-lucky", column=here.lucky, usual=there.lucky))
    return said


def _production(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here, there = sheet.production, usual.production
    said = []
    if here.recipes != there.recipes:
        for recipe in here.recipes:
            amounts = {"honey": recipe.honey, "wax": recipe.wax, "propolis": recipe.propolis}
            said.append(
                because(
                    "bee-busy-differs-recipe",
                    needs=recipe.needs,
                    good=recipe.makes,
                    amount=amounts.pop(recipe.makes),
                    values=_row(recipe.values),
                )
            )
            said += [
                because("bee-busy-differs-recipe-also", good=good, amount=amount)
                for good, amount in amounts.items()
                if amount
            ]
            said.append(because("bee-busy-differs-squares", squares=recipe.squares))
    if (here.honey, here.wax) != (there.honey, there.wax):
        said.append(because("bee-busy-differs-tracks", honey=here.honey, wax=here.wax))
    if here.propolis != there.propolis:
        points = _row(here.propolis)
        said.append(because("bee-busy-differs-propolis", fields=len(here.propolis), points=points))
    return said


def _meadow(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here, there = sheet.meadow, usual.meadow
    said = []
    if here.kinds != there.kinds:
        said += [
            because(
                "bee-busy-differs-kind",
                kind=kind.name,
                letter=kind.letter,
                nectar=kind.nectar,
                pollen=kind.pollen,
            )
            for kind in here.kinds
        ]
    if here.parts != there.parts:
        said += [
            because("bee-busy-differs-part", opens=part.name, rows=_row(part.rows, " / "))
            for part in here.parts
        ]
    return said


def _faces(sheet: Sheet, usual: Sheet) -> list[Reason]:
    faces = zip(sheet.meadow.faces, usual.meadow.faces, strict=True)
    return [
        because("bee-busy-differs-face", die=value, rows=_row(face, " / "))
        for value, (face, other) in enumerate(faces, start=1)
        if face != other
    ]


def _combs(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here, there = sheet.combs, usual.combs
    said = []
    if here.rows != there.rows:
        lengths = tuple(row.count("o") for row in here.rows)
        shape = _row(tuple(row.replace(" ", ".") for row in here.rows), " / ")
        said.append(
            because(
                "bee-busy-differs-combs",
                count=len(comb_places(here.rows)),
                rows=_row(lengths),
                shape=shape,
            )
        )
    if here.eggs != there.eggs:
        said.append(because("bee-busy-differs-eggs", combs=_row(here.eggs)))
    if here.line != there.line:
        said.append(because("bee-busy-differs-line", combs=_row(here.line, "-")))
    if here.walled != there.walled:
        said.append(because("bee-busy-differs-walled", combs=_row(here.walled)))
    if here.directions != there.directions:
        said.append(Reason("bee-busy-differs-directions", msgspec.to_builtins(here.directions)))
    return said


def _repeats(sheet: Sheet, usual: Sheet) -> list[Reason]:
    said = []
    if sheet.larvae.queen != usual.larvae.queen:
        said.append(because("bee-busy-differs-queen", times=sheet.larvae.queen))
    if sheet.improvement.backwards != usual.improvement.backwards:
        said.append(because("bee-busy-differs-backwards", times=sheet.improvement.backwards))
    return said


def _modifier(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here, there = sheet.modifier, usual.modifier
    if (here.borrow, here.change) == (there.borrow, there.change):
        return []
    return [because("bee-busy-differs-modifier", borrow=here.borrow, change=here.change)]


def _locks(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here, there = (
        [column for column in any_.improvement.columns if column.opens] for any_ in (sheet, usual)
    )
    if here == there:
        return []
    said = [
        because(
            "bee-busy-differs-lock",
            upgrade=column.upgrade,
            opens=column.opens,
            column=column.sum,
        )
        for column in here
    ]
    return [*said, because("bee-busy-differs-open")]


def _walls(sheet: Sheet, usual: Sheet) -> list[Reason]:
    if sheet.combs.wall == usual.combs.wall:
        return []
    return [because("bee-busy-differs-wall", wax=sheet.combs.wall)]


def _storage(sheet: Sheet, usual: Sheet) -> list[Reason]:
    here, there = sheet.combs, usual.combs
    if (here.honey, here.huge) == (there.honey, there.huge):
        return []
    return [because("bee-busy-differs-storage", honey=here.honey, huge=here.huge)]


def _feeding(sheet: Sheet, usual: Sheet) -> list[Reason]:
    if sheet.larvae.honey == usual.larvae.honey:
        return []
    return [because("bee-busy-differs-feeding", honey=sheet.larvae.honey)]


def _extra(sheet: Sheet, usual: Sheet) -> list[Reason]:
    if sheet.improvement.extra_honey == usual.improvement.extra_honey:
        return []
    return [because("bee-busy-differs-extra-honey", honey=sheet.improvement.extra_honey)]


def _points(sheet: Sheet, usual: Sheet) -> list[Reason]:
    if sheet.points == usual.points:
        return []
    return [Reason("bee-busy-differs-points", msgspec.to_builtins(sheet.points))]


def _ranks(sheet: Sheet, usual: Sheet) -> list[Reason]:
    if sheet.ranks == usual.ranks:
        return []
    first, *higher = sheet.ranks
    # The first rank has no lower end: drought can lead below nothing.
    below = [because("bee-busy-differs-first-rank", rank=first.name)]
    return below + [
        because("bee-busy-differs-rank", least=rank.least, rank=rank.name) for rank in higher
    ]


_TELLERS: tuple[tuple[str, Callable[[Sheet, Sheet], list[Reason]]], ...] = (
    ("BEE-1", _track),
    ("BEE-2", _bees),
    ("BEE-3", _fields),
    ("BEE-4", _columns),
    ("BEE-5", _production),
    ("BEE-6", _meadow),
    ("BEE-7", _faces),
    ("BEE-8", _combs),
    ("BEE-9", _repeats),
    ("BEE-12", _modifier),
    ("BEE-18", _locks),
    ("BEE-21", _walls),
    ("BEE-22", _storage),
    ("BEE-23", _feeding),
    ("BEE-24", _extra),
    ("BEE-28", _points),
    ("BEE-29", _ranks),
)
