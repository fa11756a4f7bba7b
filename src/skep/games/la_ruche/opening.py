"""The last opening tile, which must leave something that fits (RUC-4).

All tiles are in hands or on the table. So what still fits afterwards hangs on no single hand, and
everybody can know it.

A tile can only spoil what it touches. While a cell that can be filled lies apart, every lay is
good; and beside the comb it is enough to look at the colours that the tile shows to its open
neighbours. So hardly anything is tried, and sets of lays are bit masks.
"""

from collections.abc import Iterable

from skep.games.la_ruche.board import AROUND, SHOWING, SPAN, STEPS, TOWARDS, fit_of
from skep.games.la_ruche.material import ALL_TILES, LAYS_OF, SIDE_OF, TILE_BIT, TILES
from skep.games.la_ruche.state import OPENING, State

_STEPS = frozenset(STEPS)
_LAYS_OF_TILE: dict[int, int] = {
    1 << tile: sum(1 << lay for lay in lays) for tile, lays in enumerate(LAYS_OF)
}
"""A tile as a bit mask → its lays as a bit mask."""
_ALL_LAYS = sum(_LAYS_OF_TILE.values())
_BESIDE_ONE: dict[int, int] = {
    (colour + 1) * 7**direction: lays
    for direction, showing in enumerate(SHOWING)
    for colour, lays in enumerate(showing)
}
"""A need of one colour only → the lays that match it."""
_ROOM: dict[tuple[int, int], tuple[int, int]] = {}
_SIDES: dict[int, bytes] = {}
"""See `_room_at` and `_sides_of`: each is computed once, when it is first asked for."""


def must_leave_room(state: State) -> bool:
    """Is the next tile the last of the opening, by rules that want something to fit then?"""
    if state.phase != OPENING or len(state.cells) + 1 < state.seats:
        return False
    return not state.version.opening_may_block


def leaves_room(state: State, code: int) -> bool:
    """Does something fit, in any hand, after this placement (cell + lay)?"""
    lay = code % SPAN
    cell = code - lay
    held = _held(state) & ~TILE_BIT[lay]
    for live, fit in state.live.items():
        if fit.tiles & held and cell - live not in _STEPS:
            return True
    needs = state.needs
    for step, across in AROUND[lay]:
        need = needs.get(cell + step, 0)
        if need > 0 and fit_of(need + across).tiles & held:
            return True
    return False


def spoilt_sides(state: State) -> dict[int, bytes]:
    """Open cell → the tiles and faces that would leave nothing that fits in any hand there.

    Cells where that cannot happen are left out.
    """
    held, needs = _held(state), state.needs
    spoilt = {}
    for cell in _tight_cells(state, held):
        touching = _BESIDE_ONE.get(needs.get(cell, 0))
        if touching is not None:
            spoiling = touching & ~_leaving_room(state, cell, held)
            if spoiling:
                spoilt[cell] = _sides_of(spoiling)
    return spoilt


def _sides_of(lays: int) -> bytes:
    """The tiles and faces of some lays. The same few hundred sets come again and again."""
    known = _SIDES.get(lays)
    if known is None:
        known = bytes([side for lay, side in enumerate(SIDE_OF) if lays >> lay & 1])
        _SIDES[lays] = known
    return known


def _held(state: State) -> int:
    """All tiles that are in hands."""
    held = 0
    for hand in state.hands:
        held |= hand
    return held


def _tight_cells(state: State, held: int) -> Iterable[int]:
    """The cells beside all those that can be filled now, whichever tile goes away."""
    tight: list[int] | None = None
    for live, fit in state.live.items():
        fitting = fit.tiles & held
        if not fitting & (fitting - 1):
            continue
        if tight is None:
            tight = [live + step for step in STEPS]
        else:
            tight = [cell for cell in tight if cell - live in _STEPS]
            if not tight:
                break
    return state.needs if tight is None else tight


def _leaving_room(state: State, cell: int, held: int) -> int:
    """The lays that leave something that fits, when they are laid on this cell."""
    room, needs = 0, state.needs
    gone = len(TILES) - held.bit_count()
    for direction, step in enumerate(STEPS):
        need = needs.get(cell + step, 0)
        if need > 0:
            lays, fewest = _room_at(need, direction)
            room |= lays if fewest > gone + 1 else _room_left(need, direction, held)
    for live, fit in state.live.items():
        if cell - live not in _STEPS:
            room |= _left_of(fit.tiles & held)
    return room


def _room_at(need: int, direction: int) -> tuple[int, int]:
    """The lays after which some tile fits into a cell in that direction, of all there are; and how
    many such tiles there are at least. If more than are gone, these very lays leave room.
    """
    known = _ROOM.get((need, direction))
    if known is None:
        tiles = [fit_of(need + across).tiles for _, across in TOWARDS[direction]]
        fewest = min([mask.bit_count() for mask in tiles if mask], default=0)
        lays = _room_left(need, direction, ALL_TILES)
        known = _ROOM[need, direction] = (lays, fewest)
    return known


def _room_left(need: int, direction: int, held: int) -> int:
    """The lays after which a tile of these fits into a cell in that direction."""
    room = 0
    for lays, (_, across) in zip(SHOWING[direction], TOWARDS[direction], strict=True):
        room |= lays & _left_of(fit_of(need + across).tiles & held)
    return room


def _left_of(fitting: int) -> int:
    """The lays after which one of these tiles is still in a hand: not those of the only one."""
    if fitting & (fitting - 1):
        return _ALL_LAYS
    return _ALL_LAYS & ~_LAYS_OF_TILE[fitting] if fitting else 0
