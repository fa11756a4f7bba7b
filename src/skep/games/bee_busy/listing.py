"""The list of legal moves, phase by phase. The moves themselves are made once and shared."""

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.deciding import (
    fields_left,
    has_place,
    has_upgrade,
    may_fly_backwards,
    queen_is_hungry,
)
from skep.games.bee_busy.material import (
    COMBS,
    EGG,
    FACES,
    FLEXIBLE,
    GOODS,
    MEADOW,
    PRODUCTION,
    SIDES,
    STORAGE,
    WATER,
)
from skep.games.bee_busy.moves import (
    DONE,
    FEEDS,
    FLY,
    FLY_BACKWARDS,
    LOSES,
    MAKES,
    SKIP,
    STAY,
    Borrow,
    Change,
    Die,
    Move,
    Store,
    Write,
)
from skep.games.bee_busy.state import (
    ACT,
    CLOSED,
    DIE,
    FEED,
    LOSE,
    MARK,
    STORE,
    WAIT,
    WRITE,
    Hive,
    State,
)
from skep.games.bee_busy.state import FLY as FLYING

_VALUES = range(1, FACES + 1)
_DIE = {(shown, use): Die(shown, use) for shown in _VALUES for use in _VALUES}
_BORROW = {(shown, use): Borrow(shown, use) for shown in _VALUES for use in _VALUES}
_CHANGE = {shown: tuple(Change(shown, to) for to in _VALUES if to != shown) for shown in _VALUES}
_FEED_MEADOW, _FEED_PRODUCTION, _FEED_QUEEN = FEEDS


def legal(state: State, seat: int) -> list[Move]:
    """All moves that `check` lets this seat make, in a stable order; `back` is not listed.

    A take-back is always there, so listing it would let players who choose by chance dither for
    ever. `can_go_back` and the view say whether it is possible.
    """
    hive = state.hives[seat]
    phase = hive.phase
    if phase == ACT:
        return _actions(state.board, hive)
    if phase in (WAIT, CLOSED):
        return []
    if phase == FLYING:
        if may_fly_backwards(state.board, hive):
            return [STAY, FLY, FLY_BACKWARDS]
        return [STAY, FLY]
    if phase == DIE:
        return _dice(state, seat)
    if phase == STORE:
        return _stores(state.board, hive)
    if phase == FEED:
        return _feedings(state.board, hive)
    if phase == LOSE:
        return [move for move, bees in zip(LOSES, hive.bees, strict=True) if bees]
    if phase == MARK:
        return [*_columns(state.board, hive), SKIP]
    assert phase == WRITE
    return _values(state.board, hive)


def is_left(state: State, seat: int, shown: int) -> bool:
    """May this seat take a die that shows this, without borrowing (BEE-11)?"""
    return seat == state.first or shown != state.taken or state.dice.count(shown) > 1


def _dice(state: State, seat: int) -> list[Move]:
    hive = state.hives[seat]
    modifier = state.board.sheet.modifier
    fields = fields_left(state, hive)
    moves: list[Move] = []
    pairs = dict.fromkeys(zip(state.dice, hive.dice, strict=True))
    for pair in pairs:
        if is_left(state, seat, pair[0]):
            moves.append(_DIE[pair])
        elif fields >= modifier.borrow:
            moves.append(_BORROW[pair])
    if fields >= modifier.change:
        for shown, use in pairs:
            if shown == use:
                moves += _CHANGE[shown]
    return moves


def _columns(board: Board, hive: Hive) -> list[Move]:
    return [
        move
        for move, marks, length in zip(board.mark_moves, hive.marks, board.lengths, strict=True)
        if marks < length
    ]


def _values(board: Board, hive: Hive) -> list[Move]:
    moves: list[Move] = []
    for good, name in enumerate(GOODS):
        written = hive.written[good]
        if written.bit_count() < board.squares[good]:
            known = board.values[good] | written
            moves += [Write(v, name) for v in _VALUES if not known >> v & 1]  # type: ignore[arg-type]
    return moves


def _feedings(board: Board, hive: Hive) -> list[Move]:
    """Some honey is there, or nobody would be asked."""
    moves: list[Move] = []
    if EGG in hive.contents:
        if has_place(board, hive, MEADOW):
            moves.append(_FEED_MEADOW)
        if has_place(board, hive, PRODUCTION):
            moves.append(_FEED_PRODUCTION)
    if queen_is_hungry(board, hive):
        moves.append(_FEED_QUEEN)
    moves.append(SKIP)
    return moves


def _actions(board: Board, hive: Hive) -> list[Move]:
    if hive.area == MEADOW:
        moves = _picks(board, hive)
    elif hive.area == PRODUCTION:
        moves = _makes(board, hive)
    else:
        moves = _lines(board, hive)
        if hive.wax >= board.sheet.combs.wall:
            free = board.all_walls & ~hive.walls
            moves += [move for wall, move in enumerate(board.wall_moves) if free >> wall & 1]
    moves.append(DONE)
    return moves


def _picks(board: Board, hive: Hive) -> list[Move]:
    if hive.used >= hive.bees[MEADOW]:
        return []
    reach = 0
    for mask in hive.laid:
        reach |= mask
    reach &= hive.open_flowers & ~hive.flowers
    moves: list[Move] = []
    while reach:
        low = reach & -reach
        moves.append(board.pick_moves[low.bit_length() - 1])
        reach ^= low
    return moves


def _makes(board: Board, hive: Hive) -> list[Move]:
    if hive.used >= hive.bees[PRODUCTION] or hive.barred >> PRODUCTION & 1:
        return []
    made = (hive.honey_made, hive.wax_made, hive.propolis)
    return [
        MAKES[good]
        for good in range(len(GOODS))
        if (board.values[good] | hive.written[good]) >> hive.die & 1
        and (hive.nectar if board.needs_nectar[good] else hive.pollen)
        and made[good] < board.tracks[good]
    ]


def line_steps(board: Board, hive: Hive) -> list[tuple[int, int]]:
    """Where the line can be drawn on this round: from comb, to comb (BEE-20)."""
    if hive.drawn or not hive.bees[COMBS]:
        return []
    sides = [board.side_of_die[hive.die]]
    if has_upgrade(board, hive, FLEXIBLE):
        sides.append((sides[0] + 3) % len(SIDES))
    ends = (hive.line[0], hive.line[-1]) if len(hive.line) > 1 else hive.line
    steps = []
    for end in ends:
        for side in sides:
            comb = board.neighbours[end][side]
            if comb >= 0 and not hive.visited >> comb & 1:
                steps.append((end, comb))
    return steps


def _lines(board: Board, hive: Hive) -> list[Move]:
    return [board.line_moves[step] for step in line_steps(board, hive)]


def most_honey(board: Board, hive: Hive) -> int:
    """How much honey fits into one comb (BEE-22)."""
    combs = board.sheet.combs
    return combs.huge if has_upgrade(board, hive, STORAGE) else combs.honey


def may_store_water(hive: Hive) -> bool:
    """Water is stored once, and only after a drought (BEE-22)."""
    return hive.drought and WATER not in hive.contents


def _stores(board: Board, hive: Hive) -> list[Move]:
    honey = min(most_honey(board, hive), hive.honey)
    moves: list[Move] = []
    for comb, name in enumerate(board.comb_names):
        if not hive.pending >> comb & 1:
            continue
        moves.append(Store(name, "egg"))
        if not hive.queen_laid:
            moves.append(Store(name, "queen"))
        moves += [Store(name, "honey", amount) for amount in range(1, honey + 1)]
        if may_store_water(hive):
            moves.append(Store(name, "water"))
        moves.append(Store(name, "nothing"))
    return moves
