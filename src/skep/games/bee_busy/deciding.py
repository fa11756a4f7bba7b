"""What a decision does to the sheet of the seat that makes it.

Everything here is certain: no dice fall between the decisions of a round. So a seat's sheet is
always what its decisions make of the sheet it had when the dice fell.
"""

from collections.abc import Callable
from typing import Any

from skep.engine.game import Fact
from skep.games.bee_busy import facts
from skep.games.bee_busy.board import Board, bits
from skep.games.bee_busy.material import (
    AREA_BY_NAME,
    AREAS,
    BACKWARDS,
    COMBS,
    CONTENTS,
    CROSSED,
    EGG,
    EXTRA_HONEY,
    EXTRA_MARK,
    GOODS,
    HONEY,
    MEADOW,
    OPEN,
    PRODUCTION,
    PROPOLIS,
    QUEEN,
    STORED,
    UPGRADES,
    VALUE,
    WAX,
)
from skep.games.bee_busy.moves import (
    Borrow,
    Change,
    Die,
    Done,
    Feed,
    Fly,
    Line,
    Lose,
    Make,
    Mark,
    Move,
    Pick,
    Skip,
    Stay,
    Store,
    Wall,
    Write,
)
from skep.games.bee_busy.state import (
    ACT,
    CLOSED,
    DIE,
    FEED,
    FLY,
    MARK,
    STORE,
    WAIT,
    WRITE,
    Hive,
    State,
)


def decide(state: State, seat: int, move: Move, told: list[Fact]) -> None:
    """Make one decision that `check` allows; append what happened."""
    on_the_sheet = _ON_THE_SHEET.get(type(move))
    if on_the_sheet is not None:
        on_the_sheet(state.board, state.hives[seat], seat, move, told)
    elif isinstance(move, Change):
        _change(state, seat, move, told)
    else:
        assert isinstance(move, Die | Borrow)
        _take_die(state, seat, move, told)


def _put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _lose(_board: Board, hive: Hive, seat: int, move: Lose, told: list[Fact]) -> None:
    lose_bee(hive, seat, AREA_BY_NAME[move.area], told)
    hive.phase = WAIT


def lose_bee(hive: Hive, seat: int, area: int, told: list[Fact]) -> None:
    """A bee and its place are crossed out (BEE-26)."""
    hive.bees = _put(hive.bees, area, hive.bees[area] - 1)
    hive.lost = _put(hive.lost, area, hive.lost[area] + 1)
    told.append(facts.BeeLost(seat, AREAS[area]))


def has_upgrade(board: Board, hive: Hive, upgrade: int) -> bool:
    """Is the column of this upgrade full?"""
    column = board.column_of_upgrade[upgrade]
    return column >= 0 and hive.marks[column] >= board.lengths[column]


# ---------------------------------------------------------------- dice and improvement


def fields_left(state: State, hive: Hive) -> int:
    """Fields of the Die Modifier that a seat can still use (BEE-3)."""
    return state.board.sheet.modifier.fields[state.seats - 1] - hive.fields


def _change(state: State, seat: int, move: Change, told: list[Fact]) -> None:
    hive = state.hives[seat]
    hive.fields += state.board.sheet.modifier.change
    at = unchanged(state.dice, hive.dice, move.die)
    hive.dice = _put(hive.dice, at, move.to)
    told.append(facts.Changed(seat, move.die, move.to, fields_left(state, hive)))


def unchanged(shown: tuple[int, ...], used: tuple[int, ...], value: int) -> int:
    """The place of a die that shows this value and is used as such; -1: there is none."""
    for at, show in enumerate(shown):
        if show == value and used[at] == value:
            return at
    return -1


def _take_die(state: State, seat: int, move: Die | Borrow, told: list[Fact]) -> None:
    hive = state.hives[seat]
    borrowed = isinstance(move, Borrow)
    if borrowed:
        hive.fields += state.board.sheet.modifier.borrow
    hive.die = move.use
    hive.sum = sum(hive.dice) - move.use
    if seat == state.first and not state.taken:  # else it is decided again, after a take-back
        state.taken = move.die
        for other, waiting in enumerate(state.hives):
            if other != seat:
                waiting.phase = DIE
    told.append(facts.DieTaken(seat, move.die, move.use, borrowed))
    _improve(state.board, hive, seat, told)


def _improve(board: Board, hive: Hive, seat: int, told: list[Fact]) -> None:
    """Mark the column under the sum of the other dice (BEE-13), or use a lucky sum (BEE-24)."""
    hive.phase = FLY
    column = board.column_of_sum[hive.sum]
    if column >= 0:
        if hive.marks[column] < board.lengths[column]:
            _mark(board, hive, seat, column, False, told)
        return
    improvement = board.sheet.improvement
    if hive.sum != improvement.lucky:
        return
    if has_upgrade(board, hive, EXTRA_HONEY):
        amount = min(improvement.extra_honey, board.tracks[HONEY] - hive.honey_made)
        if amount:
            hive.honey += amount
            hive.honey_made += amount
            told.append(facts.HoneyGained(seat, amount))
    if has_upgrade(board, hive, EXTRA_MARK) and hive.marks != board.lengths:
        hive.phase = MARK


def _mark(board: Board, hive: Hive, seat: int, column: int, extra: bool, told: list[Fact]) -> None:
    marks = hive.marks[column] + 1
    length = board.lengths[column]
    hive.marks = _put(hive.marks, column, marks)
    told.append(facts.Marked(seat, board.column_sums[column], marks, length, extra))
    if marks < length:
        return
    upgrade = board.upgrades[column]
    told.append(
        facts.Upgraded(seat, board.column_sums[column], UPGRADES[upgrade], board.opens[column])
    )
    if board.locks[column]:
        hive.open_flowers = board.open_flowers(hive.marks)
    if upgrade == VALUE and any(
        written.bit_count() < squares
        for written, squares in zip(hive.written, board.squares, strict=True)
    ):
        hive.phase = WRITE


def _mark_extra(board: Board, hive: Hive, seat: int, move: Mark, told: list[Fact]) -> None:
    hive.phase = FLY
    _mark(board, hive, seat, board.column_of_sum[move.column], True, told)


def _write(_board: Board, hive: Hive, seat: int, move: Write, told: list[Fact]) -> None:
    good = GOODS.index(move.at)
    hive.written = _put(hive.written, good, hive.written[good] | 1 << move.value)
    told.append(facts.Wrote(seat, move.value, move.at))
    hive.phase = FLY


def _skip(board: Board, hive: Hive, seat: int, _move: Skip, told: list[Fact]) -> None:
    """No extra mark, or no more larvae."""
    if hive.phase == MARK:
        told.append(facts.Skipped(seat))
        hive.phase = FLY
    else:
        _end_feeding(board, hive, seat, told)


# ---------------------------------------------------------------- the Busy Bee


def _stay(board: Board, hive: Hive, seat: int, _move: Stay, told: list[Fact]) -> None:
    told.append(facts.Stayed(seat, AREAS[hive.area]))
    _begin_action(board, hive)


def _fly(board: Board, hive: Hive, seat: int, move: Fly, told: list[Fact]) -> None:
    if move.backwards:
        hive.backwards += 1
    hive.area = (hive.area + (-1 if move.backwards else 1)) % len(AREAS)
    told.append(facts.Flew(seat, AREAS[hive.area], move.backwards))
    if hive.area == COMBS:
        hive.phase = FEED
        _go_on_feeding(board, hive, seat, told)
    else:
        _begin_action(board, hive)


def _begin_action(board: Board, hive: Hive) -> None:
    hive.phase = ACT
    if hive.area == MEADOW and not hive.barred >> MEADOW & 1:
        hive.laid = board.laid[hive.die]


def has_place(board: Board, hive: Hive, area: int) -> bool:
    """Is there room for one more bee in this area (BEE-2)?"""
    return hive.bees[area] + hive.lost[area] < board.places[area]


def queen_is_hungry(board: Board, hive: Hive) -> bool:
    """Is there a young queen who was not fed since the Busy Bee came in (BEE-23)?"""
    return not hive.fed and hive.queen < board.sheet.larvae.queen and QUEEN in hive.contents


def _feed(board: Board, hive: Hive, seat: int, move: Feed, told: list[Fact]) -> None:
    larvae = board.sheet.larvae
    hive.honey -= larvae.honey
    if move.what == "queen":
        hive.queen += 1
        hive.fed = True
        told.append(facts.QueenFed(seat, hive.queen, larvae.queen))
    else:
        area = AREA_BY_NAME[move.what]
        hive.bees = _put(hive.bees, area, hive.bees[area] + 1)
        hive.contents = _put(hive.contents, hive.contents.index(EGG), CROSSED)
        told.append(facts.Fed(seat, move.what))
    _go_on_feeding(board, hive, seat, told)


def _go_on_feeding(board: Board, hive: Hive, seat: int, told: list[Fact]) -> None:
    """Nobody is asked to feed when nothing can be fed."""
    if hive.honey >= board.sheet.larvae.honey:
        if queen_is_hungry(board, hive):
            return
        if EGG in hive.contents and (
            has_place(board, hive, MEADOW) or has_place(board, hive, PRODUCTION)
        ):
            return
    _end_feeding(board, hive, seat, told)


def _end_feeding(board: Board, hive: Hive, seat: int, told: list[Fact]) -> None:
    """Whoever was not fed is crossed out (BEE-23)."""
    hungry = hive.contents.count(EGG)
    if hungry:
        hive.contents = tuple(CROSSED if what == EGG else what for what in hive.contents)
        told.append(facts.Unfed(seat, hungry))
    if queen_is_hungry(board, hive):
        hive.contents = _put(hive.contents, hive.contents.index(QUEEN), CROSSED)
        told.append(facts.QueenLost(seat))
    _begin_action(board, hive)


# ---------------------------------------------------------------- actions


def _close(_board: Board, hive: Hive, seat: int, _move: Done, told: list[Fact]) -> None:
    hive.phase = CLOSED
    told.append(facts.Closed(seat))


def _pick(board: Board, hive: Hive, seat: int, move: Pick, told: list[Fact]) -> None:
    flower = board.flower_by_name[move.flower]
    bit = 1 << flower
    hive.flowers |= bit
    hive.laid = tuple([mask for mask in hive.laid if mask & bit])
    hive.used += 1
    hive.nectar += board.nectar[flower]
    hive.pollen += board.pollen[flower]
    kind = board.flowers[flower].kind
    told.append(facts.Picked(seat, move.flower, kind, board.nectar[flower], board.pollen[flower]))


def _make(board: Board, hive: Hive, seat: int, move: Make, told: list[Fact]) -> None:
    good = GOODS.index(move.what)
    if board.needs_nectar[good]:
        hive.nectar -= 1
    else:
        hive.pollen -= 1
    hive.used += 1
    # What a track has no room for is lost (BEE-19).
    honey, wax, propolis = board.gives[good]
    honey = min(honey, board.tracks[HONEY] - hive.honey_made)
    wax = min(wax, board.tracks[WAX] - hive.wax_made)
    propolis = min(propolis, board.tracks[PROPOLIS] - hive.propolis)
    hive.honey += honey
    hive.honey_made += honey
    hive.wax += wax
    hive.wax_made += wax
    hive.propolis += propolis
    told.append(facts.Made(seat, move.what, honey, wax, propolis))


def _draw_line(board: Board, hive: Hive, seat: int, move: Line, told: list[Fact]) -> None:
    start, comb = board.comb_by_name[move.start], board.comb_by_name[move.end]
    if hive.line[-1] == start:
        hive.line = (*hive.line, comb)
    else:
        hive.line = (comb, *hive.line)
    before = hive.walls
    for side, other in enumerate(board.neighbours[comb]):
        if other >= 0 and hive.visited >> other & 1:
            hive.walls |= 1 << board.wall_at[comb][side]
    hive.visited |= 1 << comb
    hive.drawn = True
    marked = tuple(board.wall_names[wall] for wall in bits(hive.walls & ~before))
    complete = _complete(board, hive, (comb, *board.neighbours[comb]))
    told.append(facts.LineDrawn(seat, move.start, move.end, marked, complete))


def _buy_wall(board: Board, hive: Hive, seat: int, move: Wall, told: list[Fact]) -> None:
    wall = board.wall_by_name[f"{move.comb} {move.side}"]
    hive.wax -= board.sheet.combs.wall
    hive.walls |= 1 << wall
    complete = _complete(board, hive, board.combs_of_wall[wall])
    told.append(facts.WallBought(seat, board.wall_names[wall], hive.wax, complete))


def _complete(board: Board, hive: Hive, combs: tuple[int, ...]) -> tuple[str, ...]:
    """Those of these combs that have just become complete; they must be used now (BEE-22)."""
    for comb in combs:
        if comb >= 0 and hive.contents[comb] == OPEN:
            walls = board.comb_walls[comb]
            if hive.walls & walls == walls:
                hive.pending |= 1 << comb
    if not hive.pending:
        return ()
    hive.phase = STORE
    return tuple(board.comb_names[comb] for comb in bits(hive.pending))


def _store(board: Board, hive: Hive, seat: int, move: Store, told: list[Fact]) -> None:
    comb = board.comb_by_name[move.comb]
    if move.what == "honey":
        hive.honey -= move.honey
        content = STORED + move.honey - 1
    else:
        content = CONTENTS.index(move.what)
    if move.what == "queen":
        hive.queen_laid = True
    hive.contents = _put(hive.contents, comb, content)
    hive.pending ^= 1 << comb
    told.append(facts.Stored(seat, move.comb, move.what, move.honey))
    if not hive.pending:
        hive.phase = ACT


def may_fly_backwards(board: Board, hive: Hive) -> bool:
    """Has this seat the upgrade, and a flight of it left (BEE-24)?"""
    return hive.backwards < board.sheet.improvement.backwards and has_upgrade(
        board, hive, BACKWARDS
    )


_ON_THE_SHEET: dict[type[Move], Callable[[Board, Hive, int, Any, list[Fact]], None]] = {
    Wall: _buy_wall,
    Pick: _pick,
    Store: _store,
    Make: _make,
    Line: _draw_line,
    Done: _close,
    Fly: _fly,
    Stay: _stay,
    Feed: _feed,
    Lose: _lose,
    Mark: _mark_extra,
    Write: _write,
    Skip: _skip,
}
"""Decisions for which the sheet is enough; those on dice change the table's, too."""
