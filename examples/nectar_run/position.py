"""Any position as plain data: out of a state, into a state, or imagined from a view."""

import msgspec

from nectar_run.material import BEES, COPIES, FLOWERS, HAND, NECTAR, STRONGEST
from nectar_run.meta import META, Options
from nectar_run.state import NO_SCENT, State
from nectar_run.view import View
from skep.engine.chance import Chance
from skep.engine.errors import BadPosition


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position. Only `hands` must be given: the strengths of each seat's bees."""

    hands: tuple[tuple[int, ...], ...]
    options: Options = Options()
    turn: int = 0
    flown: tuple[int, ...] = (0,) * len(BEES)
    """How many bees of each strength have flown."""
    nectar: tuple[int, ...] = (NECTAR,) * len(FLOWERS)
    scents: tuple[int, ...] = (NO_SCENT,) * len(FLOWERS)
    drops: tuple[int, ...] = ()
    """Drops of each seat; left out: none."""
    picked: tuple[int, ...] = ()
    """Flowers that each seat emptied exactly; left out: none."""


def plain(state: State) -> Position:
    """The whole state as plain data, secrets included."""
    return Position(
        hands=tuple(state.hands),
        options=state.options,
        turn=state.turn,
        flown=tuple(state.flown),
        nectar=tuple(state.nectar),
        scents=tuple(state.scents),
        drops=tuple(state.drops),
        picked=tuple(state.picked),
    )


def position(data: object) -> State:
    """A state from plain data (a dictionary, or a Position); nonsense is refused with a reason."""
    try:
        given = data if isinstance(data, Position) else msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(f"nectar-run position: {error}") from None
    seats = len(given.hands)
    if seats not in META.seats:
        raise BadPosition(f"{seats} hands; nectar-run is for 2 to 4 seats")
    state = State(seats, given.options)
    if not 0 <= given.turn < seats:
        raise BadPosition(f"it is the turn of seat {given.turn}, but there is no such seat")
    state.turn = given.turn
    _set_flowers(state, given)
    _set_bees(state, given)
    return state


def imagine(seen: View, chance: Chance) -> State:
    """A state that looks like this view: the bees of the others are drawn at random."""
    unseen = [COPIES - seen.flown[bee] for bee in BEES]
    for strength in seen.hand or ():
        unseen[strength - 1] -= 1

    def guess(count: int) -> tuple[int, ...]:
        bees = []
        for _ in range(count):
            kind = chance.draw(BEES, unseen)
            unseen[kind] -= 1
            bees.append(kind + 1)
        return tuple(sorted(bees))

    hands = [
        seen.hand if seat == seen.you and seen.hand is not None else guess(count)
        for seat, count in enumerate(seen.bees)
    ]
    return position(
        Position(
            hands=tuple(hands),
            options=seen.options,
            turn=seen.turn,
            flown=tuple(seen.flown.values()),
            nectar=tuple(seen.nectar.values()),
            scents=tuple(seen.scents.values()),
            drops=seen.drops,
            picked=seen.picked,
        )
    )


def _set_flowers(state: State, given: Position) -> None:
    drops = given.drops or (0,) * state.seats
    picked = given.picked or (0,) * state.seats
    if {len(drops), len(picked)} != {state.seats} or min(*drops, *picked) < 0:
        raise BadPosition(f"drops and picked are counted for {state.seats} seats, from 0 up")
    if {len(given.nectar), len(given.scents)} != {len(FLOWERS)}:
        raise BadPosition(f"nectar and scents have {len(FLOWERS)} entries (NEC-1)")
    for left, scent in zip(given.nectar, given.scents, strict=True):
        if not 0 <= left <= NECTAR or not NO_SCENT <= scent <= STRONGEST:
            raise BadPosition(f"a flower with {left} drops and the scent {scent} (NEC-1)")
    if sum(picked) > given.nectar.count(0):
        raise BadPosition(f"{sum(picked)} flowers emptied exactly, fewer empty (NEC-5)")
    if sum(drops) + sum(given.nectar) != NECTAR * len(FLOWERS):
        raise BadPosition("drops were lost or came from nowhere (NEC-1)")
    state.drops, state.nectar = list(drops), list(given.nectar)
    state.scents, state.picked = list(given.scents), list(picked)


def _set_bees(state: State, given: Position) -> None:
    if len(given.flown) != len(BEES) or min(given.flown) < 0:
        raise BadPosition(f"flown bees are counted for {len(BEES)} strengths, from 0 up")
    state.flown = list(given.flown)
    state.undrawn = [COPIES - count for count in given.flown]
    for hand in given.hands:
        for strength in hand:
            if not 1 <= strength <= STRONGEST:
                raise BadPosition(f"there is no bee of strength {strength} (NEC-1)")
            state.undrawn[strength - 1] -= 1
    if min(state.undrawn) < 0:
        raise BadPosition(f"more than {COPIES} bees of one strength (NEC-1)")
    state.hands = [tuple(sorted(hand)) for hand in given.hands]
    for hand in state.hands:
        short = len(hand) < HAND and state.deck and not state.over
        if len(hand) > HAND or short:
            raise BadPosition(f"a hand of {len(hand)} bees (NEC-2)")
    flown = sum(count * strength for strength, count in enumerate(state.flown, start=1))
    wasted = (STRONGEST - 1) * state.nectar.count(0)
    if not 0 <= flown - sum(state.drops) <= wasted:
        raise BadPosition(f"{sum(state.drops)} drops by bees of strength {flown} in all (NEC-3)")
