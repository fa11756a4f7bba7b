"""The rules of La Ruche. There are no turns: while the race is on, every seat may act.

Time is not in here. The table takes moves in the order they arrive (RUC-7) and makes a seat wait
after a refusal (RUC-8); the rules only see one move after the other.
"""

from collections.abc import Sequence

from skep.engine.chance import Chance
from skep.engine.choices import Run, just
from skep.engine.game import Deadline, Event
from skep.games.la_ruche import facts
from skep.games.la_ruche.board import cell_of, fit_of, open_around, place_of
from skep.games.la_ruche.material import (
    BEE_GIFTS,
    BEE_UP,
    CONTACT_GIFTS,
    CONTACTS_FOR_GIFTS,
    LAY_BY_NAME,
    LAY_NAMES,
    TILE_BY_NAME,
    TILE_NAMES,
    TILE_OF,
    TILES,
)
from skep.games.la_ruche.meta import META, Options
from skep.games.la_ruche.moves import (
    GIVE_UP,
    KEEP,
    LIFT,
    READY,
    Give,
    GiveUp,
    Keep,
    Lift,
    Move,
    Place,
    Ready,
)
from skep.games.la_ruche.placing import (
    Fitting,
    codes,
    deal,
    is_blocked,
    names_of,
    next_opener,
    placement,
    placements,
    put,
)
from skep.games.la_ruche.scoring import (
    BLOCKED,
    EMPTIED,
    GAVE_UP,
    GIFT,
    SOLVED,
    round_points,
    round_winners,
    scores,
    winners,
)
from skep.games.la_ruche.state import BETWEEN, GIFTS, OPENING, OVER, RACE, SOLO, State
from skep.games.la_ruche.versions import VERSIONS

LAST_GIFTS_SECONDS = 10.0
"""So long a live table waits for the last gifts before they lapse (RUC-10)."""


def setup(
    seats: int, options: Options, chance: Chance, version: int = META.rules_version
) -> tuple[State, list[Event]]:
    """A new race or puzzle, its tiles dealt (RUC-3, RUC-5, RUC-15)."""
    state = State(seats, options, VERSIONS[version])
    if seats == 1:
        return state, [_deal_puzzle(state, chance)]
    return state, [_deal(state, chance)]


def _deal(state: State, chance: Chance) -> Event:
    """Deal all tiles, and tell everybody what is theirs."""
    hands = deal(state, chance)
    count = len(TILES) // state.seats
    return Event(
        facts.Dealt(state.round, count, state.opener),
        {
            seat: facts.DealtYou(state.round, count, state.opener, tuple(sorted(hand)))
            for seat, hand in enumerate(hands)
        },
    )


def _deal_puzzle(state: State, chance: Chance) -> Event:
    given = state.options.puzzle.split()
    if given:
        for name in given:
            state.hands[0] |= 1 << TILE_BY_NAME[name]
    else:
        left = list(TILE_NAMES)
        for _ in range(state.options.tiles):
            state.hands[0] |= 1 << TILE_BY_NAME[left.pop(chance.pick(left))]
    count = state.count(0)
    return Event(
        facts.Dealt(1, count, 0), {0: facts.DealtYou(1, count, 0, names_of(state.hands[0]))}
    )


_ALL_SEATS: tuple[tuple[int, ...], ...] = tuple(tuple(range(seats)) for seats in range(7))


def actors(state: State) -> tuple[int, ...]:
    """All seats in a race, whether or not they can do anything: their hands are secret."""
    if state.phase == RACE:
        return _ALL_SEATS[state.seats]
    if state.phase == GIFTS:
        return tuple(seat for seat in range(state.seats) if state.gifts[seat])
    if state.phase == BETWEEN:
        return tuple(seat for seat in range(state.seats) if not state.ready >> seat & 1)
    return () if state.phase == OVER else (state.turn,)


# ---------------------------------------------------------------- what is allowed


def legal(state: State, seat: int) -> list[Move]:
    """All moves that `check` lets this seat make, in a stable order."""
    if seat not in actors(state):
        return []
    if state.phase == BETWEEN:
        return [READY]
    return [*placements(state, state.hands[seat]), *_besides(state, seat)]


def _besides(state: State, seat: int) -> list[Move]:
    """What a seat that may lay tiles can do besides."""
    if state.phase == SOLO:
        return [LIFT, GIVE_UP] if state.cells else [GIVE_UP]
    if not state.gifts[seat]:
        return []
    others = [other for other in range(state.seats) if other != seat]
    gifts: list[Move] = [Give(name, to) for name in names_of(state.hands[seat]) for to in others]
    return [*gifts, KEEP] if state.phase == GIFTS else gifts


def runs(state: State, seat: int) -> list[Run[Move]]:
    """The moves of `legal` in the same order, not made yet; in a race, placements are counted."""
    if seat not in actors(state):
        return []
    if state.phase == BETWEEN:
        return [just(READY)]
    hand = state.hands[seat]
    in_race = state.phase in (RACE, GIFTS)
    places = Fitting(state.live, hand) if in_race else codes(state, hand)
    return [(placement, places), *map(just, _besides(state, seat))]


def offered_texts(state: State, seat: int) -> list[str]:
    """What a screen may show: not where a tile fits, unless the table has assistance on."""
    if state.phase in (RACE, SOLO) and not state.options.assistance:
        # Asked for everybody after every tile, so nothing is listed that is not shown.
        return [str(move) for move in _besides(state, seat)]
    return [str(move) for move in legal(state, seat)]


def wait_after(state: State, move: Move) -> int:
    """Seconds that a refused placement costs in the race (RUC-8)."""
    return state.options.pause if state.phase == RACE and isinstance(move, Place) else 0


def deadline(state: State) -> Deadline | None:
    """The last gifts of a blocked comb do not wait for ever (RUC-10)."""
    if state.phase != GIFTS:
        return None
    return Deadline(LAST_GIFTS_SECONDS, dict.fromkeys(actors(state), KEEP))


def starts_race(events: Sequence[Event]) -> bool:
    """Did the last seat open, so that the race is on (RUC-4)?"""
    return any(isinstance(event.public, facts.RaceBegan) for event in events)


# ---------------------------------------------------------------- what happens


def apply(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Make a move that `check` allows, in place; answer with what happened."""
    told: list[Event] = []
    if isinstance(move, Place):
        _place(state, seat, move, told)
    elif isinstance(move, Give):
        _give(state, seat, move, told)
    elif isinstance(move, Keep):
        _keep(state, seat, told)
    elif isinstance(move, Ready):
        _ready(state, seat, chance, told)
    elif isinstance(move, Lift):
        _lift(state, told)
    else:
        assert isinstance(move, GiveUp)
        _end(state, GAVE_UP, told)
    return told


def _place(state: State, seat: int, move: Place, told: list[Event]) -> None:
    lay = LAY_BY_NAME[move.lay]
    cell = cell_of(move.q, move.r)
    contacts = fit_of(state.needs.get(cell, 0)).contacts
    put(state, seat, cell + lay)
    if state.phase == RACE:
        state.gifts[seat] = _gifts_for(state, lay, contacts) if state.hands[seat] else 0
    left = state.count(seat)
    told.append(
        Event(facts.Placed(seat, move.lay, move.q, move.r, contacts, state.gifts[seat], left))
    )
    if state.phase == SOLO:
        if not left:
            _end(state, SOLVED, told)
    elif state.phase == OPENING:
        _next_opener(state, told)
    else:
        _after_change(state, EMPTIED, told)


def _gifts_for(state: State, lay: int, contacts: int) -> int:
    """What a placement lets its player hand over; earlier gifts lapse (RUC-11, 12, 13)."""
    gifts = 0
    if state.options.bee and BEE_UP[lay]:
        gifts += BEE_GIFTS
    if state.options.three_contacts and contacts >= CONTACTS_FOR_GIFTS:
        gifts += CONTACT_GIFTS
    return gifts


def _next_opener(state: State, told: list[Event]) -> None:
    next_opener(state)
    if state.phase == RACE:
        told.append(Event(facts.RaceBegan()))
        _after_change(state, EMPTIED, told)


def _give(state: State, seat: int, move: Give, told: list[Event]) -> None:
    bit = 1 << TILE_BY_NAME[move.tile]
    state.hands[seat] ^= bit
    state.hands[move.to] |= bit
    state.gifts[seat] -= 1
    left = state.count(seat)
    known = facts.GaveTile(seat, move.to, left, move.tile)
    told.append(Event(facts.Gave(seat, move.to, left), {seat: known, move.to: known}))
    _after_change(state, GIFT, told)


def _keep(state: State, seat: int, told: list[Event]) -> None:
    told.append(Event(facts.Kept(seat, state.gifts[seat])))
    state.gifts[seat] = 0
    _block(state, told)


def _after_change(state: State, emptied: str, told: list[Event]) -> None:
    """Somebody may be out of tiles, or nothing may fit any more (RUC-9, RUC-10)."""
    if not all(state.hands):
        _end_round(state, emptied, told)
    elif is_blocked(state):
        _block(state, told)


def _block(state: State, told: list[Event]) -> None:
    """Nothing fits any more, for good: gifts go from hand to hand and change nothing in that.

    So the gifts that wait are given first, and then the tiles are counted (RUC-10).
    """
    if not any(state.gifts) or state.version.waiting_gifts_are_lost:
        _end_round(state, BLOCKED, told)
    elif state.phase != GIFTS:
        state.phase = GIFTS
        told.append(Event(facts.CombBlocked(actors(state))))


def _end_round(state: State, reason: str, told: list[Event]) -> None:
    left = tuple(state.count(seat) for seat in range(state.seats))
    points = round_points(left)
    state.points = [old + new for old, new in zip(state.points, points, strict=True)]
    state.gifts = [0] * state.seats
    told.append(Event(facts.RoundEnded(state.round, reason, left, points, round_winners(left))))
    if state.round == state.options.rounds:
        _end(state, reason, told)
    else:
        state.reason = reason
        state.phase = BETWEEN
        state.ready = 0


def _ready(state: State, seat: int, chance: Chance, told: list[Event]) -> None:
    state.ready |= 1 << seat
    told.append(Event(facts.IsReady(seat)))
    if state.ready.bit_count() < state.seats:
        return
    state.round += 1
    state.phase = OPENING
    state.reason = ""
    state.ready = 0
    state.cells = {}
    state.comb = ()
    state.needs = {}
    state.live = {}
    told.append(_deal(state, chance))


def _lift(state: State, told: list[Event]) -> None:
    cell, lay = state.cells.popitem()
    state.comb = state.comb[: len(state.cells)]
    state.hands[0] |= 1 << TILE_OF[lay]
    state.needs = {}
    state.live = {}
    laid: dict[int, int] = {}
    for other, other_lay in state.cells.items():
        laid[other] = other_lay
        open_around(laid, state.needs, state.live, other, other_lay)
    q, r = place_of(cell)
    told.append(Event(facts.Lifted(LAY_NAMES[lay], q, r)))


def _end(state: State, reason: str, told: list[Event]) -> None:
    state.phase = OVER
    state.reason = reason
    told.append(Event(facts.Ended(reason, winners(state), scores(state))))
