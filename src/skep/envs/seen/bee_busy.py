"""Bee Busy as named arrays. Nothing is hidden but the dice to come."""

from collections.abc import Sequence

from skep.bots.learned.bee_busy.features import NAMES, features
from skep.envs.seen.arrays import Array, Arrays, Numbers, Sight, count_into, dice_into, place_in
from skep.games.bee_busy.board import BOARDS, Board
from skep.games.bee_busy.material import AREAS, CONTENTS, DICE, FACES, GOODS
from skep.games.bee_busy.meta import Options
from skep.games.bee_busy.state import PHASES
from skep.games.bee_busy.view import HiveData, SeatRound, View

_PHASES = place_in(PHASES)
_AREAS = place_in(AREAS)
_CONTENTS = place_in((*CONTENTS[1:], "honey"))
_DANGERS = ("storm", "pesticide", "mites", "drought")
_MANY = 99
_POINTS = 999
_STOCK = (
    *("nectar", "pollen", "honey", "honey_made", "wax", "wax_made", "propolis"),
    *("fields", "backwards", "queen", "queen_laid", "drought"),
)
"""What is one number on a sheet."""


def arrays(seats: int, options: Options) -> tuple[Array, ...]:
    """What there is; flowers, combs, walls and columns are those of the sheet."""
    board = BOARDS[options.sheet]
    combs = len(board.comb_names)
    return (
        Array("round", (2,), "the round, and how many there are", _MANY),
        Array("danger", (len(_DANGERS),), f"1 at the danger of the round: {', '.join(_DANGERS)}"),
        Array("first", (seats,), "1 at the first player"),
        Array("rolled", (FACES,), "the three dice as they fell, by value", DICE),
        Array("taken", (FACES,), "1 at the die that the first player took"),
        Array("phase", (seats, len(PHASES)), f"1 at what each decides: {', '.join(PHASES)}"),
        Array("dice", (seats, FACES), "the dice as each seat uses them, by value", DICE),
        Array("die", (seats, FACES), "1 at the die that each took"),
        Array("sum", (seats,), "the sum of the other two", 2 * FACES),
        Array("barred", (seats, len(AREAS)), "1 at areas where a danger forbids the action"),
        Array("free", (seats,), "bees that can still work this round", _MANY),
        Array("pending", (seats, combs), "1 at complete combs whose use must be decided"),
        Array("area", (seats, len(AREAS)), f"1 at where the Busy Bee is: {', '.join(AREAS)}"),
        Array("living", (seats, len(AREAS)), "living bees of each area", _MANY),
        Array("lost", (seats, len(AREAS)), "places for bees that are crossed out", _MANY),
        Array("stock", (seats, len(_STOCK)), f"one number each: {', '.join(_STOCK)}", _MANY),
        Array("marks", (seats, len(board.lengths)), "marks in each column", _MANY),
        Array("written", (seats, len(GOODS), FACES), "1 at additional values of each production"),
        Array("flowers", (seats, len(board.flowers)), "1 at crossed flowers, in reading order"),
        Array("walls", (seats, len(board.wall_names)), "1 at marked walls, in reading order"),
        Array("line", (seats, combs), "the combs of the line, counted from one end", _MANY),
        Array("combs", (seats, combs, len(_CONTENTS)), "complete combs and what is in them: "
              f"{', '.join(_CONTENTS)} (how much)", _MANY),
        Array("points", (seats,), "the score so far", _POINTS, -_POINTS),
    )  # fmt: skip


def fill(view: View, order: Sequence[int], into: Arrays) -> None:
    """Write a view into arrays of zeros."""
    board = BOARDS[view.options.sheet]
    into["round"][:] = (view.round, view.rounds)
    if view.danger:
        into["danger"][_DANGERS.index(view.danger)] = 1
    into["first"][order.index(view.first)] = 1
    dice_into(into["rolled"], view.dice)
    if view.taken:
        into["taken"][view.taken - 1] = 1
    for number, seat in enumerate(order):
        own = {name: array[number] for name, array in into.items() if name in _OF_SEATS}
        _now(board, view.now[seat], own)
        _sheet(board, view.hives[seat], own)
        into["sum"][number] = view.now[seat].sum
        into["free"][number] = view.now[seat].free
        into["points"][number] = view.scores[seat]


_OF_SEATS = frozenset(
    (
        *("phase", "dice", "die", "barred", "pending"),
        *("area", "living", "lost", "stock", "marks", "written", "flowers", "walls", "line"),
        "combs",
    )
)


def _now(board: Board, now: SeatRound, own: Arrays) -> None:
    """What a seat has decided in this round."""
    own["phase"][_PHASES[now.phase]] = 1
    dice_into(own["dice"], now.dice)
    if now.die:
        own["die"][now.die - 1] = 1
    count_into(own["barred"], now.barred, _AREAS)
    for comb in now.pending:
        own["pending"][board.comb_by_name[comb]] = 1


def _sheet(board: Board, hive: HiveData, own: Arrays) -> None:
    """A sheet as it is filled in."""
    own["area"][_AREAS[hive.area]] = 1
    own["living"][:] = hive.bees
    own["lost"][:] = hive.lost
    own["stock"][:] = [getattr(hive, name) for name in _STOCK]
    own["marks"][:] = hive.marks
    for row, good in zip(own["written"], GOODS, strict=True):
        dice_into(row, hive.written[good])
    for flower in hive.flowers:
        own["flowers"][board.flower_by_name[flower]] = 1
    own["walls"][[board.wall_by_name[wall] for wall in hive.walls]] = 1
    for number, comb in enumerate(hive.line, start=1):
        own["line"][board.comb_by_name[comb]] = number
    for comb, content in hive.combs.items():
        _comb(own["combs"][board.comb_by_name[comb]], content)


def _comb(row: Numbers, content: str) -> None:
    kind, _, honey = content.partition(" ")
    row[_CONTENTS[kind]] = int(honey) if honey else 1


SIGHT = Sight(arrays, fill, NAMES, features)
