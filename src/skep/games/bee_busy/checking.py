"""What the rules allow: None, or the rule that a move breaks and why."""

from skep.engine.refusal import Refusal, refuse
from skep.games.bee_busy.board import Board
from skep.games.bee_busy.deciding import (
    fields_left,
    has_place,
    has_upgrade,
    queen_is_hungry,
    unchanged,
)
from skep.games.bee_busy.listing import is_left, line_steps, may_store_water, most_honey
from skep.games.bee_busy.material import (
    AREA_BY_NAME,
    AREAS,
    BACKWARDS,
    COMBS,
    EGG,
    FACES,
    GOODS,
    MEADOW,
    PRODUCTION,
)
from skep.games.bee_busy.moves import (
    Back,
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
    LOSE,
    MARK,
    PHASES,
    STORE,
    WAIT,
    WRITE,
    Hive,
    State,
)

_PHASE_OF: dict[type, tuple[int, ...]] = {
    Lose: (LOSE,),
    Change: (DIE,),
    Die: (DIE,),
    Borrow: (DIE,),
    Mark: (MARK,),
    Write: (WRITE,),
    Stay: (FLY,),
    Fly: (FLY,),
    Feed: (FEED,),
    Pick: (ACT,),
    Make: (ACT,),
    Line: (ACT,),
    Wall: (ACT,),
    Store: (STORE,),
    Skip: (MARK, FEED),
    Done: (ACT,),
}
"""When a move can be made."""

_RULE_OF_PHASE: dict[int, str] = {
    LOSE: "BEE-26",
    DIE: "BEE-11",
    MARK: "BEE-24",
    WRITE: "BEE-24",
    FLY: "BEE-14",
    FEED: "BEE-23",
    STORE: "BEE-22",
}
"""What must be decided before anything that comes later."""

_AREA_OF: dict[type, int] = {Pick: MEADOW, Make: PRODUCTION, Line: COMBS, Wall: COMBS}
_RULE_OF_AREA = ("BEE-17", "BEE-19", "BEE-20")


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """None when the rules allow the move, else the rule it breaks and why."""
    hive = state.hives[seat]
    refusal = _check_turn(state, hive)
    if refusal is not None:
        return refusal
    if isinstance(move, Back):
        return check_back(state, seat)
    if hive.phase not in _PHASE_OF[type(move)]:
        return _check_step(state.board, hive, move)
    if hive.phase == DIE:
        return _check_dice(state, seat, move)
    if hive.phase == ACT:
        return _check_action(state.board, hive, move)
    if isinstance(move, Store):
        return _check_store(state.board, hive, move)
    if isinstance(move, Feed):
        return _check_feed(state.board, hive, move)
    if isinstance(move, Lose):
        if not hive.bees[AREA_BY_NAME[move.area]]:
            return refuse("BEE-26", "bee-busy-no-bee-to-lose", area=move.area)
        return None
    if isinstance(move, Mark):
        return _check_mark(state.board, hive, move)
    if isinstance(move, Write):
        return _check_write(state.board, hive, move)
    if isinstance(move, Fly) and move.backwards:
        return _check_backwards(state.board, hive)
    return None


def _check_turn(state: State, hive: Hive) -> Refusal | None:
    if state.over:
        return refuse("BEE-16", "bee-busy-game-over")
    if hive.phase == CLOSED:
        return refuse("BEE-10", "bee-busy-round-closed")
    if hive.phase == WAIT:
        if not state.dice:
            return refuse("BEE-26", "bee-busy-wait-for-mites")
        return refuse("BEE-11", "bee-busy-wait-for-first")
    return None


def _check_step(board: Board, hive: Hive, move: Move) -> Refusal:
    """Why a move does not belong to the step that the seat has come to."""
    area = _AREA_OF.get(type(move))
    if area is not None and area != hive.area and hive.phase in (FEED, STORE):
        return _elsewhere(hive, move)
    phases = _PHASE_OF[type(move)]
    if isinstance(move, Store) and hive.phase == ACT:
        # No comb waits for a use in that step.
        return _check_comb(board, move.comb) or _not_to_fill(board, hive, move.comb)
    if hive.phase < max(phases) or (hive.phase == STORE and ACT in phases):
        return refuse(_RULE_OF_PHASE[hive.phase], "bee-busy-not-now", step=PHASES[hive.phase])
    return _too_late(hive, move)


def _too_late(hive: Hive, move: Move) -> Refusal:
    """The step to which the move belongs is over, or there is none this time."""
    if isinstance(move, Lose):
        return refuse("BEE-26", "bee-busy-no-mites-now")
    if isinstance(move, Change | Die | Borrow):
        return refuse("BEE-11", "bee-busy-die-chosen")
    if isinstance(move, Mark):
        return refuse("BEE-24", "bee-busy-no-extra-mark")
    if isinstance(move, Write):
        return refuse("BEE-24", "bee-busy-nothing-to-write")
    if isinstance(move, Stay | Fly):
        return refuse("BEE-14", "bee-busy-bee-has-flown", area=AREAS[hive.area])
    if isinstance(move, Feed):
        return refuse("BEE-23", "bee-busy-feeding-is-over")
    return refuse("BEE-15", "bee-busy-nothing-to-skip")


def check_back(state: State, seat: int) -> Refusal | None:
    """May this seat take its last decision back?"""
    decisions = state.decisions[seat]
    if not decisions:
        return refuse("BEE-10", "bee-busy-nothing-to-take-back")
    others_decided = any(state.decisions[other] for other in range(state.seats) if other != seat)
    if seat == state.first and isinstance(decisions[-1], Die) and others_decided:
        return refuse("BEE-11", "bee-busy-die-counted-on")
    return None


# ---------------------------------------------------------------- dice and improvement


def _check_dice(state: State, seat: int, move: Move) -> Refusal | None:
    hive = state.hives[seat]
    if isinstance(move, Change):
        return _check_change(state, hive, move)
    assert isinstance(move, Die | Borrow)
    return _check_die(state, seat, move)


def _check_die(state: State, seat: int, move: Die | Borrow) -> Refusal | None:
    hive, modifier = state.hives[seat], state.board.sheet.modifier
    if move.die not in state.dice:
        return refuse("BEE-11", "bee-busy-no-such-die", die=move.die)
    free = is_left(state, seat, move.die)
    if isinstance(move, Die) and not free:
        left = fields_left(state, hive)
        return refuse(
            "BEE-11", "bee-busy-die-taken", die=move.die, price=modifier.borrow, left=left
        )
    if isinstance(move, Borrow) and free:
        return refuse("BEE-12", "bee-busy-nothing-to-borrow", die=move.die)
    price = 0 if free else modifier.borrow
    if (move.die, move.use) not in zip(state.dice, hive.dice, strict=True):
        return _check_use(state, hive, move, price)
    return _check_fields(state, hive, price)


def _check_use(state: State, hive: Hive, move: Die | Borrow, price: int) -> Refusal | None:
    """The die is there, but the seat does not use it as this value; what can it say instead?"""
    if unchanged(state.dice, hive.dice, move.die) >= 0:
        if not 1 <= move.use <= FACES:
            return refuse("BEE-12", "bee-busy-no-such-value", value=move.use)
        price += state.board.sheet.modifier.change
        refusal = _check_fields(state, hive, price)
        return refusal or refuse("BEE-12", "bee-busy-change-first", die=move.die, use=move.use)
    refusal = _check_fields(state, hive, price)
    use = hive.dice[state.dice.index(move.die)]
    verb = "die" if isinstance(move, Die) else "borrow"
    return refusal or refuse("BEE-12", "bee-busy-die-changed", die=move.die, use=use, verb=verb)


def _check_change(state: State, hive: Hive, move: Change) -> Refusal | None:
    if not 1 <= move.to <= FACES:
        return refuse("BEE-12", "bee-busy-no-such-value", value=move.to)
    if unchanged(state.dice, hive.dice, move.die) < 0:
        return refuse("BEE-12", "bee-busy-nothing-to-change", die=move.die)
    if move.to == move.die:
        return refuse("BEE-12", "bee-busy-same-value", value=move.to)
    return _check_fields(state, hive, state.board.sheet.modifier.change)


def _check_fields(state: State, hive: Hive, price: int) -> Refusal | None:
    left = fields_left(state, hive)
    if left < price:
        return refuse("BEE-12", "bee-busy-no-fields", price=price, left=left)
    return None


def _check_mark(board: Board, hive: Hive, move: Mark) -> Refusal | None:
    if move.column not in board.column_sums:
        return refuse("BEE-4", "bee-busy-no-such-column", column=move.column)
    column = board.column_of_sum[move.column]
    if hive.marks[column] >= board.lengths[column]:
        return refuse("BEE-13", "bee-busy-column-full", column=move.column)
    return None


def _check_write(board: Board, hive: Hive, move: Write) -> Refusal | None:
    if not 1 <= move.value <= FACES:
        return refuse("BEE-24", "bee-busy-no-such-value", value=move.value)
    good = GOODS.index(move.at)
    if hive.written[good].bit_count() >= board.squares[good]:
        return refuse("BEE-24", "bee-busy-no-square", good=move.at)
    if (board.values[good] | hive.written[good]) >> move.value & 1:
        return refuse("BEE-24", "bee-busy-value-known", good=move.at, value=move.value)
    return None


# ---------------------------------------------------------------- the Busy Bee


def _check_backwards(board: Board, hive: Hive) -> Refusal | None:
    if not has_upgrade(board, hive, BACKWARDS):
        return refuse("BEE-24", "bee-busy-no-backwards")
    if hive.backwards >= board.sheet.improvement.backwards:
        return refuse("BEE-24", "bee-busy-backwards-used", times=hive.backwards)
    return None


def _check_feed(board: Board, hive: Hive, move: Feed) -> Refusal | None:
    # There is honey enough for one more, or nobody would be asked to feed.
    if move.what == "queen":
        if not queen_is_hungry(board, hive):
            return refuse("BEE-23", "bee-busy-no-hungry-queen")
        return None
    if EGG not in hive.contents:
        return refuse("BEE-23", "bee-busy-no-larva")
    if not has_place(board, hive, AREA_BY_NAME[move.what]):
        return refuse("BEE-2", "bee-busy-no-place", area=move.what)
    return None


# ---------------------------------------------------------------- actions


def _check_action(board: Board, hive: Hive, move: Move) -> Refusal | None:
    if isinstance(move, Done):
        return None
    area = _AREA_OF[type(move)]
    if area != hive.area:
        return _elsewhere(hive, move)
    if isinstance(move, Wall):
        return _check_wall(board, hive, move)
    refusal = _check_bees(hive, area)
    if refusal is not None:
        return refusal
    if isinstance(move, Pick):
        return _check_pick(board, hive, move)
    if isinstance(move, Make):
        return _check_make(board, hive, move)
    assert isinstance(move, Line)
    return _check_line(board, hive, move)


def _elsewhere(hive: Hive, move: Move) -> Refusal:
    """The Busy Bee is in another area than the one the move is for."""
    if isinstance(move, Wall):
        return refuse("BEE-21", "bee-busy-walls-in-combs", area=AREAS[hive.area])
    return refuse("BEE-14", "bee-busy-other-area", area=AREAS[hive.area])


def _check_bees(hive: Hive, area: int) -> Refusal | None:
    """An action needs a bee in the area, and no danger that forbids it."""
    if hive.barred >> area & 1:
        return refuse("BEE-25", "bee-busy-danger-forbids", area=AREAS[area])
    if not hive.bees[area]:
        return refuse("BEE-15", "bee-busy-no-bees", area=AREAS[area])
    if area != COMBS and hive.used >= hive.bees[area]:
        return refuse(_RULE_OF_AREA[area], "bee-busy-all-worked", bees=hive.bees[area])
    return None


def _check_pick(board: Board, hive: Hive, move: Pick) -> Refusal | None:
    flower = board.flower_by_name.get(move.flower)
    if flower is None:
        return refuse("BEE-6", "bee-busy-no-such-flower", flower=move.flower)
    if hive.flowers >> flower & 1:
        return refuse("BEE-17", "bee-busy-flower-crossed", flower=move.flower)
    if not hive.open_flowers >> flower & 1:
        return refuse("BEE-18", "bee-busy-flower-locked", flower=move.flower)
    if not any(mask >> flower & 1 for mask in hive.laid):
        return refuse("BEE-7", "bee-busy-out-of-reach", flower=move.flower, die=hive.die)
    return None


def _check_make(board: Board, hive: Hive, move: Make) -> Refusal | None:
    good = GOODS.index(move.what)
    if not (board.values[good] | hive.written[good]) >> hive.die & 1:
        return refuse("BEE-19", "bee-busy-wrong-value", good=move.what, die=hive.die)
    needs = "nectar" if board.needs_nectar[good] else "pollen"
    if not (hive.nectar if board.needs_nectar[good] else hive.pollen):
        return refuse("BEE-5", "bee-busy-nothing-left", needs=needs)
    made = (hive.honey_made, hive.wax_made, hive.propolis)
    if made[good] >= board.tracks[good]:
        return refuse("BEE-19", "bee-busy-track-full", good=move.what)
    return None


def _check_line(board: Board, hive: Hive, move: Line) -> Refusal | None:
    for name in (move.start, move.end):
        if refusal := _check_comb(board, name):
            return refusal
    if hive.drawn:
        return refuse("BEE-20", "bee-busy-line-drawn")
    start, end = board.comb_by_name[move.start], board.comb_by_name[move.end]
    if start not in (hive.line[0], hive.line[-1]):
        return refuse("BEE-20", "bee-busy-not-an-end", comb=move.start)
    if hive.visited >> end & 1:
        return refuse("BEE-20", "bee-busy-comb-visited", comb=move.end)
    if (start, end) not in line_steps(board, hive):
        return refuse(
            "BEE-20", "bee-busy-other-direction", die=hive.die, start=move.start, comb=move.end
        )
    return None


def _check_wall(board: Board, hive: Hive, move: Wall) -> Refusal | None:
    name = f"{move.comb} {move.side}"
    if refusal := _check_comb(board, move.comb):
        return refusal
    if board.wall_alias[name] != name:
        return refuse("BEE-21", "bee-busy-wall-is-called", wall=board.wall_alias[name])
    if hive.walls >> board.wall_by_name[name] & 1:
        return refuse("BEE-21", "bee-busy-wall-marked", wall=name)
    price = board.sheet.combs.wall
    if hive.wax < price:
        return refuse("BEE-21", "bee-busy-no-wax", price=price, wax=hive.wax)
    return None


def _check_comb(board: Board, name: str) -> Refusal | None:
    if name not in board.comb_by_name:
        return refuse("BEE-8", "bee-busy-no-such-comb", comb=name)
    return None


def _not_to_fill(board: Board, hive: Hive, name: str) -> Refusal:
    """A comb is used once, when its last wall is marked."""
    missing = (board.comb_walls[board.comb_by_name[name]] & ~hive.walls).bit_count()
    if missing:
        return refuse("BEE-22", "bee-busy-comb-incomplete", comb=name, missing=missing)
    return refuse("BEE-22", "bee-busy-comb-used", comb=name)


def _check_store(board: Board, hive: Hive, move: Store) -> Refusal | None:
    if refusal := _check_comb(board, move.comb):
        return refusal
    if not hive.pending >> board.comb_by_name[move.comb] & 1:
        return _not_to_fill(board, hive, move.comb)
    if move.what == "honey":
        most = most_honey(board, hive)
        if not 1 <= move.honey <= most:
            return refuse("BEE-22", "bee-busy-too-much-honey", most=most)
        if move.honey > hive.honey:
            return refuse("BEE-22", "bee-busy-not-that-much", honey=hive.honey)
        return None
    if move.honey:
        return refuse("BEE-22", "bee-busy-only-one-thing")
    if move.what == "queen" and hive.queen_laid:
        return refuse("BEE-22", "bee-busy-one-queen")
    if move.what == "water" and not may_store_water(hive):
        return refuse("BEE-22", "bee-busy-no-water")
    return None
