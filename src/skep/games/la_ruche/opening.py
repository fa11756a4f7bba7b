"""The last opening tile, which must leave something that fits (RUC-4).

All tiles are in hands or on the table. So what still fits afterwards hangs on no single hand, and
everybody can know it. Placements are numbers here, cell + lay, as in `placing.py`.
"""

from collections.abc import Set as AbstractSet

from skep.games.la_ruche.board import AROUND, SPAN, STEPS, fit_of
from skep.games.la_ruche.material import TILE_BIT
from skep.games.la_ruche.state import OPENING, State


def must_leave_room(state: State) -> bool:
    """Is the next tile the last of the opening, by rules that want something to fit then?"""
    if state.phase != OPENING or len(state.cells) + 1 < state.seats:
        return False
    return not state.version.opening_may_block


def tight_cells(state: State) -> AbstractSet[int]:
    """The open cells where a tile may spoil everything: those beside all that can be filled now.

    Mostly none: three cells that can be filled have hardly ever a common neighbour.
    """
    held = _held(state)
    tight: set[int] | None = None
    for cell, fit in state.live.items():
        fitting = fit.tiles & held
        if fitting & (fitting - 1):  # two tiles or more: one is left, whichever is laid
            around = {cell + step for step in STEPS}
            tight = around if tight is None else tight & around
            if not tight:
                break
    return state.needs.keys() if tight is None else tight


def leaves_room(state: State, code: int) -> bool:
    """Does something fit, in any hand, after this placement?"""
    lay = code % SPAN
    cell = code - lay
    held = _held(state) & ~TILE_BIT[lay]
    beside = set()
    for step, across in AROUND[lay]:
        beside.add(cell + step)
        need = state.needs.get(cell + step, -1)
        if need > 0 and fit_of(need + across).tiles & held:
            return True
    return any(fit.tiles & held for other, fit in state.live.items() if other not in beside)


def with_room(state: State, found: list[int]) -> list[int]:
    """Those of the placements that leave something that fits; all of them when none does."""
    tight = tight_cells(state)
    if not tight:
        return found
    kept = [code for code in found if code - code % SPAN not in tight or leaves_room(state, code)]
    return kept or found


def _held(state: State) -> int:
    """All tiles that are in hands."""
    held = 0
    for hand in state.hands:
        held |= hand
    return held
