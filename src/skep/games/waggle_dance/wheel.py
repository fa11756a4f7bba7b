"""The wheel of day and night: what comes next when somebody has decided."""

from collections.abc import Callable

from skep.engine.chance import Chance
from skep.games.waggle_dance import day, night
from skep.games.waggle_dance.deeds import Told
from skep.games.waggle_dance.state import (
    ANSWER,
    BROOD,
    DRAWING,
    EGG_CLAIM,
    KITCHEN,
    OVER,
    PLACE,
    START,
    STORE,
    TRADE,
    State,
)

_Wants = Callable[[State, int, Chance, Told], bool]
_Close = Callable[[State, int, Chance, Told], None]
_Begin = Callable[[State, Chance, Told], None]


def _always(_state: State, _seat: int, _chance: Chance, _told: Told) -> bool:
    """Only who holds a card waits for an answer."""
    return True


_OPEN: dict[int, Callable[[State, int], None]] = {
    EGG_CLAIM: night.open_eggs,
    TRADE: night.open_trade,
    DRAWING: night.open_draw,
}

_WANTS: dict[int, _Wants] = {
    START: day.wants_start,
    ANSWER: _always,
    BROOD: night.wants_brood,
    EGG_CLAIM: night.wants_eggs,
    STORE: night.wants_store,
    TRADE: night.wants_trade,
    KITCHEN: night.wants_kitchen,
    DRAWING: night.wants_draw,
}

_CLOSE: dict[int, _Close] = {
    BROOD: night.close_brood,
    STORE: night.close_store,
    TRADE: night.close_trade,
    KITCHEN: night.close_kitchen,
}

_AFTER: dict[int, _Begin] = {
    START: day.begin_placing,
    ANSWER: day.end_answers,
    BROOD: night.begin_eggs,
    EGG_CLAIM: night.begin_store,
    STORE: night.begin_trade,
    TRADE: night.begin_kitchen,
    KITCHEN: night.begin_draw,
    DRAWING: night.end_night,
}
"""What a phase is followed by. PLACE is not here: it goes round until no die is left."""


def leave(state: State, seat: int, chance: Chance, told: Told) -> None:
    """A seat is done with this phase."""
    state.acting &= ~(1 << seat)
    close = _CLOSE.get(state.phase)
    if close is not None:
        close(state, seat, chance, told)
    state.bees = 0


def stay_or_leave(state: State, seat: int, chance: Chance, told: Told) -> None:
    """After a move by night, or at the start of the day: is there anything left to decide?"""
    if not state.mixing[seat] and not _WANTS[state.phase](state, seat, chance, told):
        leave(state, seat, chance, told)


def go_on(state: State, chance: Chance, told: Told) -> None:
    """Turn the wheel until somebody has to decide."""
    while not state.acting and state.phase != OVER:
        if state.waiting:
            _come_to_the_next(state, chance, told)
        elif state.phase != PLACE:
            _AFTER[state.phase](state, chance, told)
        elif not day.next_placer(state, chance, told):
            night.begin_brood(state, chance, told)


def _come_to_the_next(state: State, chance: Chance, told: Told) -> None:
    """One seat after the other; all at once where they do not get into each other's way."""
    together = state.phase in (STORE, KITCHEN) and not scarce(state)
    base = state.turn + 1 if state.phase == ANSWER else state.first
    for i in range(state.seats):
        seat = (base + i) % state.seats
        bit = 1 << seat
        if state.waiting & bit:
            state.waiting &= ~bit
            _come_to(state, seat, chance, told)
            if not together and state.acting:
                return


def _come_to(state: State, seat: int, chance: Chance, told: Told) -> None:
    """A phase comes to a seat, and passes by itself if the seat has nothing to decide."""
    arrive = _OPEN.get(state.phase)
    if arrive is not None:
        arrive(state, seat)
    if _WANTS[state.phase](state, seat, chance, told):
        state.acting |= 1 << seat
    else:
        leave(state, seat, chance, told)


def scarce(state: State) -> bool:
    """Could those who wait take something away from each other, if all their cards were for it?

    Storing pollen and making honey concern nobody else. Only Bounty and Queen's gift take from a
    supply, so while each supply has as many as there are cards, everybody may act at once.
    """
    cards = sum(len(hand) for seat, hand in enumerate(state.hands) if state.waiting >> seat & 1)
    if state.tiles < cards or state.eggs < cards:
        return True
    return state.phase == STORE and min(state.pollen) < cards
