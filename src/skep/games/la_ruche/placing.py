"""Where the tiles of a hand can go, as numbers, and laying one: what races and solvers do most.

A placement is one number, cell + lay. Hands are bit masks. `rules.py` makes moves of them
and says who may make them when; see `bench` for how fast this is.
"""

from skep.engine.chance import Chance
from skep.games.la_ruche.board import CENTRE, SPAN, Fit, fit_of, open_around, place_of
from skep.games.la_ruche.material import (
    COLOURS,
    FACES,
    LAY_NAMES,
    LAYS_OF_SIDE,
    OTHER_SIDES,
    SEAT_NAMES,
    TILE_BIT,
    TILE_NAMES,
    sides_in,
)
from skep.games.la_ruche.moves import Place
from skep.games.la_ruche.opening import leaves_room, must_leave_room, spoilt_sides
from skep.games.la_ruche.state import OPENING, RACE, SOLO, State

_BIT_OF: dict[str, int] = {name: 1 << tile for tile, name in enumerate(TILE_NAMES)}


def names_of(hand: int) -> tuple[str, ...]:
    """The names of the tiles of a hand, in order."""
    return tuple([TILE_NAMES[side // FACES] for side in sides_in(hand)[::FACES]])


def contacts_wanted(state: State) -> range:
    """How many tiles the next one must touch now (RUC-4, RUC-6, RUC-15)."""
    if state.phase == OPENING:
        return range(1, 2) if state.cells else range(1)
    if state.phase == SOLO and len(state.cells) < 2:
        return range(1, 7) if state.cells else range(1)
    return range(2, 7)


def codes(state: State, hand: int) -> list[int]:
    """All placements of a hand of tiles as numbers, in a stable order: by cell, then by tile."""
    sides = sides_in(hand)
    if state.phase == SOLO:
        sides = sides.translate(None, OTHER_SIDES)
    if len(state.cells) < 2 or state.phase == OPENING:
        spoilt = spoilt_sides(state) if must_leave_room(state) else {}
        return _first_codes(state, sides, spoilt) or _first_codes(state, sides, {})
    return [
        cell + fit.lay_of[side]
        for cell, fit in state.live.items()
        if fit.tiles & hand
        for side in sides.translate(None, fit.others)
    ]


class Fitting:
    """The placements of a hand in a race as numbers, in the order of `codes`, but never listed.

    Good for as long as no tile is laid.
    """

    __slots__ = ("_count", "_hand", "_live")

    def __init__(self, live: dict[int, Fit], hand: int) -> None:
        self._live = live
        self._hand = hand
        self._count = _count(live, hand)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, number: int) -> int:
        return _code_at(self._live, self._hand, number)


def _count(live: dict[int, Fit], hand: int) -> int:
    """How many placements a hand has."""
    total = 0
    for fit in live.values():
        total += (fit.tiles & hand).bit_count() * fit.faces
    return total


def _code_at(live: dict[int, Fit], hand: int, number: int) -> int:
    """The one with this number in the list of `codes`; -1 when there are not so many."""
    for cell, fit in live.items():
        fitting = fit.tiles & hand
        count = fitting.bit_count() * fit.faces
        if number < count:
            face = 0
            if fit.faces > 1:  # hardly ever
                number, face = divmod(number, fit.faces)
            while number:
                fitting &= fitting - 1  # drops the lowest bit
                number -= 1
            # The lowest bit is the tile. Where one face fits, it is the bee or the other.
            side = FACES * (fitting & -fitting).bit_length() - FACES + face
            return cell + fit.lay_of[side if fit.lay_of[side] >= 0 else side + 1]
        number -= count
    return -1


def draw(state: State, hand: int, part: float) -> int:
    """What stands at this part (from 0 up to 1) of the list of `codes`, without making it.

    For playouts by numbers alone; who plays with moves has `Game.choices`. -1 when there is none.
    Not for puzzles, whose tiles lie with one face up. The last opening tile (RUC-4) is drawn from
    the same list, all equally likely, but in no order.
    """
    if state.phase == OPENING:
        return _draw_first(state, hand, part)
    return _code_at(state.live, hand, int(part * _count(state.live, hand)))


def _draw_first(state: State, hand: int, part: float) -> int:
    """The same in the opening, where every tile fits beside any single tile."""
    sides = sides_in(hand)
    if not state.cells:
        side, turn = divmod(int(part * len(sides) * COLOURS), COLOURS)
        return CENTRE + LAYS_OF_SIDE[sides[side]][turn]
    # With more contacts than one a cell is live, or nothing fits and its need is below zero.
    live = state.live
    open_cells = [cell for cell, need in state.needs.items() if need > 0 and cell not in live]
    exact = part * len(open_cells) * len(sides)
    at, side = divmod(int(exact), len(sides))
    cell = open_cells[at]
    code = cell + fit_of(state.needs[cell]).lay_of[sides[side]]
    if must_leave_room(state) and not leaves_room(state, code):
        # Hardly ever. What stands behind the point is as good a draw as the first one was.
        found = codes(state, hand)
        return found[int(exact % 1 * len(found))]
    return code


def _first_codes(state: State, sides: bytes, spoilt: dict[int, bytes]) -> list[int]:
    """Placements in the opening, and of the first two tiles of a puzzle; not those that spoil it.

    `spoilt` tells them by cell (see `opening.py`).
    """
    if not state.cells:
        return [CENTRE + lay for side in sides for lay in LAYS_OF_SIDE[side]]
    wanted = contacts_wanted(state)
    found = []
    for cell, need in state.needs.items():
        fit = fit_of(need)
        if fit.contacts in wanted:
            lay_of = fit.lay_of
            others = fit.others + spoilt[cell] if cell in spoilt else fit.others
            found += [cell + lay_of[side] for side in sides.translate(None, others)]
    return found


def placement(code: int) -> Place:
    """The move that a number stands for."""
    q, r = place_of(code)
    return Place(LAY_NAMES[code % SPAN], q, r)


def placements(state: State, hand: int) -> list[Place]:
    """All placements of a hand of tiles as moves, in a stable order."""
    return [placement(code) for code in codes(state, hand)]


def deal(state: State, chance: Chance) -> list[list[str]]:
    """Deal all tiles evenly and draw the seat that opens (RUC-3, RUC-5); the hands by name."""
    dealt = chance.deal(TILE_NAMES)
    hands = [dealt[seat :: state.seats] for seat in range(state.seats)]
    state.hands = [sum([_BIT_OF[name] for name in hand]) for hand in hands]
    state.opener = state.turn = chance.pick(SEAT_NAMES[: state.seats])
    return hands


def next_opener(state: State) -> None:
    """The seat in turn has opened: it is for the next one, or the race is on (RUC-4)."""
    state.turn = (state.turn + 1) % state.seats
    if state.turn == state.opener:
        state.phase = RACE


def put(state: State, seat: int, code: int) -> None:
    """A tile leaves a hand and lies on a cell; nothing else."""
    lay = code % SPAN
    cell = code - lay
    state.hands[seat] ^= TILE_BIT[lay]
    state.cells[cell] = lay
    open_around(state.cells, state.needs, state.live, cell, lay)


def is_blocked(state: State) -> bool:
    """Is there no tile in any hand that fits anywhere (RUC-10)?"""
    # Asked after every tile, and the first hand mostly answers it: so no hands are put together.
    for hand in state.hands:
        for fit in state.live.values():
            if fit.tiles & hand:
                return False
    return True
