"""The rules of La Ruche. There are no turns: while the race is on, every seat may act.

Time is not in here. The table takes moves in the order they arrive (RUC-7) and makes a seat wait
after a refusal (RUC-8); the rules only see one move after the other.
"""

from skep.engine.chance import Chance
from skep.engine.game import Event
from skep.engine.refusal import Refusal, refuse
from skep.games.la_ruche import facts
from skep.games.la_ruche.board import REACH, cell_of, fit_of, open_around, place_of
from skep.games.la_ruche.material import (
    BEE_GIFTS,
    BEE_UP,
    CONTACT_GIFTS,
    CONTACTS_FOR_GIFTS,
    LAY_BY_NAME,
    LAY_NAMES,
    SIDE_OF,
    TILE_BY_NAME,
    TILE_NAMES,
    TILE_OF,
    TILES,
)
from skep.games.la_ruche.meta import Options
from skep.games.la_ruche.moves import GIVE_UP, LIFT, READY, Give, GiveUp, Lift, Move, Place, Ready
from skep.games.la_ruche.placing import (
    contacts_wanted,
    deal,
    is_blocked,
    names_of,
    next_opener,
    placements,
    put,
)
from skep.games.la_ruche.scoring import (
    BLOCKED,
    EMPTIED,
    GAVE_UP,
    GIFT,
    RULE_OF_REASON,
    SOLVED,
    round_points,
    round_winners,
    scores,
    winners,
)
from skep.games.la_ruche.state import BETWEEN, OPENING, OVER, RACE, SOLO, State


def setup(seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
    """A new race or puzzle, its tiles dealt (RUC-3, RUC-5, RUC-15)."""
    state = State(seats, options)
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
    return [Give(name, to) for name in names_of(state.hands[seat]) for to in others]


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """None when the rules allow the move, else the rule it breaks and why."""
    if state.phase == OVER:
        return refuse(RULE_OF_REASON[state.reason], "la-ruche-game-over")
    if isinstance(move, Place):
        return _check_place(state, seat, move)
    if isinstance(move, Give):
        return _check_give(state, seat, move)
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
        return refuse("RUC-14", "la-ruche-round-over")
    if state.phase == OPENING and seat != state.turn:
        return refuse("RUC-4", "la-ruche-not-your-opening", turn=state.turn)
    rule = _RULE_OF_PHASE[state.phase]
    lay = LAY_BY_NAME.get(move.lay)
    if lay is None:
        return refuse("RUC-1", "la-ruche-no-such-tile", tile=move.lay)
    if not state.hands[seat] >> TILE_OF[lay] & 1:
        return refuse(rule, "la-ruche-not-your-tile", tile=TILE_NAMES[TILE_OF[lay]])
    if state.phase == SOLO and not BEE_UP[lay]:
        return refuse("RUC-15", "la-ruche-bee-face-only")
    return _check_cell(state, rule, lay, move.q, move.r)


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


def _check_give(state: State, seat: int, move: Give) -> Refusal | None:
    if state.phase != RACE:
        return refuse("RUC-13", "la-ruche-gifts-only-in-race")
    if not state.options.bee and not state.options.three_contacts:
        return refuse("RUC-11", "la-ruche-no-gifts-here")
    if not state.gifts[seat]:
        return refuse("RUC-13", "la-ruche-no-gift-waiting")
    if move.to == seat or not 0 <= move.to < state.seats:
        return refuse("RUC-11", "la-ruche-give-to-opponent", to=move.to)
    tile = TILE_BY_NAME.get(move.tile)
    if tile is None:
        return refuse("RUC-1", "la-ruche-no-such-tile", tile=move.tile)
    if not state.hands[seat] >> tile & 1:
        return refuse("RUC-13", "la-ruche-not-your-tile", tile=move.tile)
    return None


def _check_ready(state: State, seat: int) -> Refusal | None:
    if state.phase != BETWEEN:
        return refuse("RUC-14", "la-ruche-round-not-over")
    if state.ready >> seat & 1:
        return refuse("RUC-14", "la-ruche-already-ready")
    return None


def offered_texts(state: State, seat: int) -> list[str]:
    """What a screen may show: not where a tile fits, unless the table has assistance on."""
    if state.phase in (RACE, SOLO) and not state.options.assistance:
        # Asked for everybody after every tile, so nothing is listed that is not shown.
        return [str(move) for move in _besides(state, seat)]
    return [str(move) for move in legal(state, seat)]


def wait_after(state: State, move: Move) -> int:
    """Seconds that a refused placement costs in the race (RUC-8)."""
    return state.options.pause if state.phase == RACE and isinstance(move, Place) else 0


def starts_race(events: list[Event]) -> bool:
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


def _after_change(state: State, emptied: str, told: list[Event]) -> None:
    """Somebody may be out of tiles, or nothing may fit any more (RUC-9, RUC-10)."""
    if not all(state.hands):
        _end_round(state, emptied, told)
    elif is_blocked(state):
        _end_round(state, BLOCKED, told)


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
