"""Pollen between two rooms (WAG-20, WAG-29): cube by cube, or one for one if both are full."""

from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance import facts
from skep.games.waggle_dance.board import ADD, COLOURS_IN, EGG, FITS, TAKE, TOTAL
from skep.games.waggle_dance.deeds import Told, check_two_rooms, tell
from skep.games.waggle_dance.kitchens import Pipe, kitchen, pipe
from skep.games.waggle_dance.material import COLOUR_BY_NAME, COLOURS
from skep.games.waggle_dance.moves import Carry, Move, Swap
from skep.games.waggle_dance.state import KITCHEN, PHASES, State

ENOUGH = 60
"""How many cubes a seat may move in one night. Nobody needs so many to bring its pollen into any
order; but without an end two rooms could exchange a cube for ever."""


def can_flow(here: int, there: int) -> bool:
    """Could any cube move between rooms with these contents?"""
    if here >= EGG or there >= EGG:
        return False
    if (TOTAL[here] and FITS[there]) or (TOTAL[there] and FITS[here]):
        return True
    # Both are full, or both are empty. Two full rooms of one same colour have nothing to swap.
    return bool(TOTAL[here]) and (
        COLOURS_IN[here] != COLOURS_IN[there] or len(COLOURS_IN[here]) > 1
    )


def pipes(state: State, seat: int) -> tuple[Pipe, ...]:
    """The pairs of rooms that are linked now: by a Mix, or in F by bees of one same value.

    What these rooms hold is not looked at: an egg and honey have no cubes and take none.
    """
    if state.carried[seat] >= ENOUGH:
        return ()
    pair = state.mixing[seat]
    if pair:
        return (pipe(pair // 64, pair % 64),)
    if state.phase != KITCHEN:
        return ()
    return kitchen(state.crews[seat]).pipes


def can_move(state: State, seat: int) -> bool:
    """Is there any cube that a linked room could take?"""
    rooms = state.rooms[seat]
    return any(can_flow(rooms[one], rooms[other]) for one, other, _, _ in pipes(state, seat))


def flows(state: State, seat: int) -> list[Move]:
    """All ways to move one cube, or to swap two."""
    moves: list[Move] = []
    rooms = state.rooms[seat]
    for one, other, out, back in pipes(state, seat):
        here, there = rooms[one], rooms[other]
        if FITS[there]:
            moves += out[here]
        if FITS[here]:
            moves += back[there]
        elif not FITS[there]:
            moves += _swaps(one, here, other, there)
    return moves


_SWAPS: dict[int, tuple[Swap, ...]] = {}
_MOST_SWAPS = 20_000
"""Lists are kept because they come again and again; but there could be millions."""


def _swaps(one: int, here: int, other: int, there: int) -> tuple[Swap, ...]:
    """All exchanges between two full rooms with these contents."""
    key = (here << 8 | there) << 12 | one << 6 | other
    found = _SWAPS.get(key)
    if found is None:
        if len(_SWAPS) >= _MOST_SWAPS:
            _SWAPS.clear()
        found = _SWAPS[key] = tuple(
            [
                _swap(colour, one, wanted, other)
                for colour in COLOURS_IN[here]
                for wanted in COLOURS_IN[there]
                if wanted != colour
            ]
        )
    return found


def _swap(colour: int, start: int, other: int, end: int) -> Swap:
    return Swap(COLOURS[colour], start + 1, COLOURS[other], end + 1)  # type: ignore[arg-type]


def _are_linked(state: State, seat: int, start: int, end: int) -> bool:
    """May pollen go from one of these rooms to the other?"""
    pair = (start, end) if start < end else (end, start)
    return pair in [(one, other) for one, other, _, _ in pipes(state, seat)]


def check_flow(state: State, seat: int, move: Carry | Swap) -> Refusal | None:
    """In F or by a Mix; linked rooms; the cube is there, and it fits."""
    mixing = bool(state.mixing[seat])
    if state.phase != KITCHEN and not mixing:
        return refuse("WAG-20", "waggle-dance-not-now", phase=PHASES[state.phase])
    if refusal := check_two_rooms(state, seat, "WAG-20", move.start, move.end):
        return refusal
    if state.carried[seat] >= ENOUGH:
        return refuse("WAG-20", "waggle-dance-moved-enough", count=ENOUGH)
    start, end = move.start - 1, move.end - 1
    if not _are_linked(state, seat, start, end):
        if mixing:  # bees may link these rooms, but not before the Mix is done
            return refuse("WAG-24", "waggle-dance-mix-first")
        return refuse("WAG-20", "waggle-dance-not-linked", start=move.start, end=move.end)
    here, there = state.rooms[seat][start], state.rooms[seat][end]
    if COLOUR_BY_NAME[move.colour] not in COLOURS_IN[here]:
        return refuse("WAG-20", "waggle-dance-no-such-cube", colour=move.colour, room=move.start)
    if isinstance(move, Carry):
        if not FITS[there]:
            return refuse("WAG-17", "waggle-dance-room-full", room=move.end)
        return None
    if COLOUR_BY_NAME[move.other] not in COLOURS_IN[there]:
        return refuse("WAG-20", "waggle-dance-no-such-cube", colour=move.other, room=move.end)
    if FITS[here] or FITS[there]:
        return refuse("WAG-20", "waggle-dance-move-instead")
    if move.colour == move.other:
        return refuse("WAG-20", "waggle-dance-same-colour", colour=move.colour)
    return None


def flow(state: State, seat: int, move: Carry | Swap, told: Told) -> None:
    """Move the cube, or both."""
    state.carried[seat] += 1
    rooms = state.rooms[seat]
    start, end = move.start - 1, move.end - 1
    colour = COLOUR_BY_NAME[move.colour]
    rooms[start] = TAKE[rooms[start]][colour]
    if isinstance(move, Carry):
        rooms[end] = ADD[rooms[end]][colour]
        tell(told, facts.Moved(seat, move.colour, move.start, move.end))
        return
    other = COLOUR_BY_NAME[move.other]
    rooms[end] = ADD[TAKE[rooms[end]][other]][colour]
    rooms[start] = ADD[rooms[start]][other]
    tell(told, facts.Swapped(seat, move.colour, move.start, move.other, move.end))
