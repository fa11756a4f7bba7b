"""What is allowed in La Ruche: `check` is the authority, and names the rule that a move breaks."""

from skep.engine.refusal import Refusal, refuse
from skep.games.la_ruche.board import REACH, cell_of, fit_of
from skep.games.la_ruche.material import (
    BEE_UP,
    LAY_BY_NAME,
    SIDE_OF,
    TILE_BY_NAME,
    TILE_NAMES,
    TILE_OF,
)
from skep.games.la_ruche.moves import Give, Keep, Lift, Move, Place, Ready
from skep.games.la_ruche.opening import must_leave_room
from skep.games.la_ruche.placing import codes, contacts_wanted
from skep.games.la_ruche.scoring import RULE_OF_REASON
from skep.games.la_ruche.state import BETWEEN, GIFTS, OPENING, OVER, RACE, SOLO, State


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """None when the rules allow the move, else the rule it breaks and why."""
    if state.phase == OVER:
        return refuse(RULE_OF_REASON[state.reason], "la-ruche-game-over")
    if isinstance(move, Place):
        return _check_place(state, seat, move)
    if isinstance(move, Give):
        return _check_give(state, seat, move)
    if isinstance(move, Keep):
        return _check_keep(state, seat)
    if isinstance(move, Ready):
        return _check_ready(state, seat)
    if state.phase != SOLO:
        return refuse("RUC-15", "la-ruche-solo-only")
    if isinstance(move, Lift) and not state.cells:
        return refuse("RUC-15", "la-ruche-nothing-to-lift")
    return None


_RULE_OF_PHASE: dict[int, str] = {OPENING: "RUC-4", RACE: "RUC-6", SOLO: "RUC-15"}


def _check_place(state: State, seat: int, move: Place) -> Refusal | None:
    if state.phase == BETWEEN:
        return _check_ready(state, seat) or refuse("RUC-14", "la-ruche-round-over")
    if state.phase == GIFTS:
        return refuse("RUC-10", "la-ruche-comb-blocked")
    if state.phase == OPENING and seat != state.turn:
        return refuse("RUC-4", "la-ruche-not-your-opening")
    rule = _RULE_OF_PHASE[state.phase]
    lay = LAY_BY_NAME.get(move.lay)
    if lay is None:
        return refuse("RUC-1", "la-ruche-no-such-tile", tile=move.lay)
    if not state.hands[seat] >> TILE_OF[lay] & 1:
        return refuse(rule, "la-ruche-not-your-tile", tile=TILE_NAMES[TILE_OF[lay]])
    if state.phase == SOLO and not BEE_UP[lay]:
        return refuse("RUC-15", "la-ruche-bee-face-only")
    refusal = _check_cell(state, rule, lay, move.q, move.r)
    if refusal is None and must_leave_room(state):
        return _check_room(state, seat, cell_of(move.q, move.r) + lay)
    return refusal


def _check_cell(state: State, rule: str, lay: int, q: int, r: int) -> Refusal | None:
    if not state.cells:
        return None if (q, r) == (0, 0) else refuse(rule, "la-ruche-first-at-centre")
    if not (-REACH < q < REACH - 1 and -REACH < r < REACH - 1):
        return refuse(rule, "la-ruche-touches-nothing")
    cell = cell_of(q, r)
    if cell in state.cells:
        # Seen as RUC-7 by whoever was a moment too late.
        return refuse("RUC-7" if state.phase == RACE else rule, "la-ruche-cell-taken")
    need = state.needs.get(cell, 0)
    fit = fit_of(need)
    if not need:
        return refuse(rule, "la-ruche-touches-nothing")
    if fit.contacts not in contacts_wanted(state):
        if state.phase == OPENING:
            return refuse(rule, "la-ruche-touch-exactly-one", contacts=fit.contacts)
        return refuse(rule, "la-ruche-touch-two", contacts=fit.contacts)
    if fit.lay_of[SIDE_OF[lay]] != lay:
        return refuse(rule, "la-ruche-colours-differ")
    return None


def _check_room(state: State, seat: int, code: int) -> Refusal | None:
    """The last opening tile ends no race before it begins, if its player can help it (RUC-4)."""
    if code in codes(state, state.hands[seat]):
        return None
    return refuse("RUC-4", "la-ruche-leave-room")


def _check_gifts(state: State, seat: int) -> Refusal | None:
    """Has this seat gifts that it may give, or let go?"""
    if state.phase not in (RACE, GIFTS):
        return refuse("RUC-13", "la-ruche-gifts-only-in-race")
    if not (state.options.bee or state.options.three_contacts):
        return refuse("RUC-11", "la-ruche-no-gifts-here")
    if state.gifts[seat]:
        return None
    if state.phase == GIFTS:
        return refuse("RUC-10", "la-ruche-no-gift-left")
    return refuse("RUC-13", "la-ruche-no-gift-waiting")


def _check_keep(state: State, seat: int) -> Refusal | None:
    gifts_here = state.options.bee or state.options.three_contacts
    if state.phase != RACE or not gifts_here:
        return _check_gifts(state, seat)
    if state.gifts[seat]:
        return refuse("RUC-10", "la-ruche-comb-not-blocked")
    return refuse("RUC-10", "la-ruche-nothing-to-keep")


def _check_give(state: State, seat: int, move: Give) -> Refusal | None:
    refusal = _check_gifts(state, seat)
    if refusal is not None:
        return refusal
    if move.to == seat:
        return refuse("RUC-11", "la-ruche-give-to-yourself")
    if not 0 <= move.to < state.seats:
        return refuse("RUC-11", "la-ruche-give-to-opponent", to=move.to)
    tile = TILE_BY_NAME.get(move.tile)
    if tile is None:
        return refuse("RUC-1", "la-ruche-no-such-tile", tile=move.tile)
    if not state.hands[seat] >> tile & 1:
        return refuse("RUC-13", "la-ruche-not-your-tile", tile=move.tile)
    return None


def _check_ready(state: State, seat: int) -> Refusal | None:
    if state.phase == SOLO:
        return refuse("RUC-15", "la-ruche-no-rounds-here")
    if state.phase != BETWEEN:
        return refuse("RUC-14", "la-ruche-round-not-over")
    if state.ready >> seat & 1:
        return refuse("RUC-14", "la-ruche-already-ready")
    return None
