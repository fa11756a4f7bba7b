"""What another sheet has in other numbers than the usual one, read from the data of both."""

from skep.games.bee_busy.board import BOARDS, Board
from skep.games.bee_busy.material import AREAS
from skep.games.bee_busy.meta import Options
from skep.games.bee_busy.sheet import Sheet

Difference = tuple[str, str, str]
"""What it is, as a key; the number here; the usual number."""


def differences(board: Board) -> list[Difference]:
    """All numbers that differ from those of the usual sheet, in the order of the sheet."""
    here, usual = _numbers(board.sheet), _numbers(BOARDS[Options().sheet].sheet)
    return [(what, here[what], usual[what]) for what in here if here[what] != usual[what]]


def _numbers(sheet: Sheet) -> dict[str, str]:
    bees = {area: getattr(sheet.bees, area) for area in AREAS}
    improvement, combs, points = sheet.improvement, sheet.combs, sheet.points
    numbers: dict[str, int | tuple[int, ...]] = {
        "rounds": sheet.track.rounds,
        "crown": sheet.track.crown,
        "places": tuple(area.places for area in bees.values()),
        "start": tuple(area.start for area in bees.values()),
        "fields": sheet.modifier.fields,
        "borrow": sheet.modifier.borrow,
        "change": sheet.modifier.change,
        "lucky": improvement.lucky,
        "extra-honey": improvement.extra_honey,
        "backwards": improvement.backwards,
        "honey-dots": sheet.production.honey,
        "wax-dots": sheet.production.wax,
        "propolis": sheet.production.propolis,
        "wall": combs.wall,
        "comb-honey": combs.honey,
        "huge": combs.huge,
        "feed": sheet.larvae.honey,
        "feedings": sheet.larvae.queen,
        "bee-points": points.bee,
        "honey-points": points.honey,
        "stored-points": points.stored,
        "comb-points": points.comb,
        "queen-points": points.queen,
        "drought-points": points.drought,
    }
    return {what: _text(number) for what, number in numbers.items()}


def _text(number: int | tuple[int, ...]) -> str:
    return str(number) if isinstance(number, int) else "–".join(map(str, number))
