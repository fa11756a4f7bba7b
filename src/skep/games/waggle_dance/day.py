"""The day: rolling, the cards for its start, assigning bees, and the answers to bees on flowers."""

from skep.engine import chance as luck
from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance import facts
from skep.games.waggle_dance.board import DIE, HONEY, count, kinds, values
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.material import (
    FACES,
    FIRST_FLOWER,
    FIRST_ROOM,
    SPOT_BY_NAME,
)
from skep.games.waggle_dance.moves import PLACES, Move, Place
from skep.games.waggle_dance.spots import (
    FLOWERS,
    SPACES,
    check_spot,
    open_rooms,
    set_down,
    spots_for,
)
from skep.games.waggle_dance.state import ANSWER, NO_BEE, NOBODY, PLACE, START, State


def begin_day(state: State, chance: Chance, told: Told) -> None:
    """Everybody rolls all their dice (WAG-6); then come the cards for the start (WAG-39)."""
    for seat in range(state.seats):
        handful = 0
        for _ in range(state.dice[seat]):
            handful += DIE[chance.pick(luck.DIE) + 1]
        state.free[seat] = handful
        state.sick[seat] = 0
        state.directions[seat] = 0
        state.visited[seat] = 0
    state.volunteer = -1
    state.phase = START
    state.waiting = (1 << state.seats) - 1
    state.acting = 0
    tell(told, facts.DayBegan(state.round, state.first, tuple(map(values, state.free))))


def wants_start(state: State, seat: int, _chance: Chance, _told: Told) -> bool:
    """Whoever holds a card is asked, whichever it is: so nothing shows."""
    return bool(state.hands[seat])


def begin_placing(state: State, _chance: Chance, _told: Told) -> None:
    """The first player assigns first."""
    state.phase = PLACE
    state.turn = (state.first - 1) % state.seats
    state.left = 0


def next_placer(state: State, chance: Chance, told: Told) -> bool:
    """Whose turn it is to assign a bee; False when no die is left (WAG-6)."""
    free, seats = state.free, state.seats
    seat = state.turn
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if free[seat]:
            state.turn = seat
            state.left = 1
            state.acting = 1 << seat
            only = _only_place(state, seat)
            if only is not None:
                place(state, seat, only, chance, told)
            return True
    return False


def _only_place(state: State, seat: int) -> Place | None:
    """The one thing that this seat can do, if there is only one: nobody need confirm that."""
    if state.hands[seat]:
        return None
    rooms = open_rooms(state, seat)
    if rooms:
        return None  # a bee may always go there or to its flower
    dice = kinds(state.free[seat])
    if len(dice) > 1:
        return None
    spots = spots_for(state, seat, dice[0], rooms)
    return PLACES[dice[0]][spots[0]] if len(spots) == 1 else None


def placements(state: State, seat: int) -> list[Move]:
    """All ways to assign a bee now."""
    if state.forced:
        row = PLACES[state.forced]
        spots = spots_for(state, seat, state.forced, open_rooms(state, seat))
        return [row[spot] for spot in spots if spot != state.lifted]
    moves: list[Move] = []
    into_rooms = _into_rooms(state, seat)
    spaces = state.spaces
    open_flowers = state.directions[seat]
    # In the order of `spots_for`, but with moves that are listed already: this is asked for four
    # decisions in ten, and was most of what they cost.
    for die in kinds(state.free[seat]):
        for spot, move in _ON_SPACES[die]:
            if spaces[spot] == NOBODY:
                moves.append(move)
        moves += _ON_FLOWERS[die][open_flowers]
        moves += into_rooms[die]
    return moves


_ON_SPACES: tuple[tuple[tuple[int, Place], ...], ...] = tuple(
    tuple([(spot, PLACES[die][spot]) for spot in spots]) for die, spots in enumerate(SPACES)
)
"""By value: its spaces, and the moves onto them."""

_ON_FLOWERS: tuple[tuple[tuple[Place, ...], ...], ...] = tuple(
    tuple([tuple([PLACES[die][spot] for spot in spots]) for spots in masks])
    for die, masks in enumerate(FLOWERS)
)
"""By value and the mask of Directions: the moves onto flowers."""

_INTO_ROOMS: dict[int, tuple[tuple[Place, ...], ...]] = {}
_MOST = 1024
"""More hives are not kept: a hive grows, and turns to honey, but a few times in a game."""


def _into_rooms(state: State, seat: int) -> tuple[tuple[Place, ...], ...]:
    """By value: all ways into the open rooms of a hive.

    They are most of what can be done by day, and the same all day long. So they are listed once
    for all hives with as many rooms and with honey in the same ones.
    """
    rooms = state.rooms[seat]
    key = len(rooms)
    room = -1
    for _ in range(rooms.count(HONEY)):
        room = rooms.index(HONEY, room + 1)
        key |= 64 << room
    found = _INTO_ROOMS.get(key)
    if found is None:
        if len(_INTO_ROOMS) >= _MOST:
            _INTO_ROOMS.clear()
        spots = open_rooms(state, seat)
        found = _INTO_ROOMS[key] = tuple([tuple([row[spot] for spot in spots]) for row in PLACES])
    return found


def check_place(state: State, seat: int, move: Place) -> Refusal | None:
    """A bee that is there, a place that takes it."""
    if not (1 <= move.die <= FACES and count(state.free[seat], move.die)):
        return refuse("WAG-6", "waggle-dance-no-such-die", die=move.die)
    spot = SPOT_BY_NAME.get(move.spot)
    if spot is None:
        return refuse("WAG-7", "waggle-dance-no-such-spot", spot=move.spot)
    if state.forced and move.die != state.forced:
        rule = "WAG-25" if state.lifted < 0 else "WAG-38"
        return refuse(rule, "waggle-dance-place-this-bee", die=state.forced)
    if spot == state.lifted:
        return refuse("WAG-38", "waggle-dance-same-place", spot=move.spot)
    return check_spot(state, seat, move.die, spot)


def place(state: State, seat: int, move: Place, _chance: Chance, told: Told) -> None:
    """Assign a bee; on a flower, opponents with cards may answer (WAG-35)."""
    spot = SPOT_BY_NAME[move.spot]
    set_down(state, seat, move.die, spot)
    feint = state.lifted >= 0
    state.forced = 0
    state.lifted = -1
    state.left -= 1
    tell(told, facts.Placed(seat, move.die, move.spot))
    if FIRST_FLOWER <= spot < FIRST_ROOM:
        state.visited[seat] |= 1 << spot - FIRST_FLOWER
        asked = 0 if feint else _holders(state) & ~(1 << seat)
        if asked:
            state.phase = ANSWER
            state.tricked = (move.die, spot - FIRST_FLOWER)
            state.waiting = asked
            state.acting = 0
            return
    _after_bee(state)


def _after_bee(state: State) -> None:
    """The same seat goes on if it may place another one, else the next."""
    more = state.left > 0 and state.free[state.turn]
    state.acting = 1 << state.turn if more else 0


def _holders(state: State) -> int:
    """Bit mask of the seats that hold a card."""
    mask = 0
    for seat, hand in enumerate(state.hands):
        if hand:
            mask |= 1 << seat
    return mask


def end_answers(state: State, _chance: Chance, _told: Told) -> None:
    """Everybody has answered: the day goes on."""
    state.phase = PLACE
    state.tricked = NO_BEE
    _after_bee(state)
