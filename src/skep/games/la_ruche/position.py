"""Any position as plain data: out of a state, into a state, or imagined from a view."""

from typing import Literal

import msgspec

from skep.engine.chance import Chance
from skep.engine.errors import BadMove, BadPosition
from skep.engine.refusal import because
from skep.games.la_ruche.board import CENTRE, cell_of, fit_of, open_around
from skep.games.la_ruche.material import (
    ALL_TILES,
    BEE_GIFTS,
    BEE_UP,
    CONTACT_GIFTS,
    LAY_BY_NAME,
    TILE_BY_NAME,
    TILE_NAMES,
    TILE_OF,
    TILES,
)
from skep.games.la_ruche.meta import META, Options
from skep.games.la_ruche.moves import Place, place_named
from skep.games.la_ruche.placing import is_blocked, names_of
from skep.games.la_ruche.scoring import BLOCKED, EMPTIED, GAVE_UP, GIFT, RULE_OF_REASON, SOLVED
from skep.games.la_ruche.state import BETWEEN, GIFTS, OPENING, OVER, PHASES, RACE, SOLO, State
from skep.games.la_ruche.versions import VERSIONS
from skep.games.la_ruche.view import View, cells_of, ready_of


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Only `hands` must be given: one a seat, tiles by their names like 123456.

    In a race all 60 tiles must be somewhere, in a hand or on the table (RUC-3).
    """

    hands: tuple[tuple[str, ...], ...]
    cells: tuple[str, ...] = ()
    """The comb in the order it was laid, as in `place`: 351246@1,-2; the first at 0,0."""
    options: Options = Options()
    phase: Literal["opening", "race", "gifts", "between", "solo", "over"] = "race"
    round: int = 1
    turn: int = 0
    opener: int = 0
    gifts: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    ready: tuple[bool, ...] = ()
    reason: str = ""


def plain(state: State) -> Position:
    """The whole state as plain data, secrets included."""
    return Position(
        hands=tuple([names_of(hand) for hand in state.hands]),
        cells=cells_of(state),
        options=state.options,
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=state.round,
        turn=state.turn,
        opener=state.opener,
        gifts=tuple(state.gifts),
        points=tuple(state.points),
        ready=ready_of(state),
        reason=state.reason,
    )


def position(data: object, version: int = META.rules_version) -> State:
    """A state from plain data (a dictionary, or a Position); nonsense is refused with a reason."""
    try:
        given = data if isinstance(data, Position) else msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(f"la-ruche position: {error}") from None
    seats = len(given.hands)
    if seats not in META.seats:
        raise BadPosition(f"{seats} hands; la-ruche is for 1 to 6 seats")
    state = State(seats, given.options, VERSIONS[version])
    state.phase = PHASES.index(given.phase)
    if (state.phase == SOLO) != (seats == 1) and state.phase != OVER:
        raise BadPosition(f"phase {given.phase} with {seats} seats")
    _deal(state, given)
    _lay(state, given.cells)
    _set_round(state, given)
    return state


def imagine(seen: View, chance: Chance, version: int = META.rules_version) -> State:
    """A state that looks like this view: the tiles that others hold are dealt at random."""
    laid = {_tile_name(text) for text in seen.cells}
    mine = seen.hand or ()
    given = seen.options.puzzle.split() if seen.seats == 1 else []
    left = [name for name in given or TILE_NAMES if name not in laid and name not in mine]
    hands: list[tuple[str, ...]] = []
    for seat in range(seen.seats):
        if seat == seen.you:
            hands.append(mine)
        else:
            drawn = [left.pop(chance.pick(left)) for _ in range(seen.counts[seat])]
            hands.append(tuple(sorted(drawn)))
    return position(
        Position(
            hands=tuple(hands),
            cells=seen.cells,
            options=seen.options,
            phase=seen.phase,  # type: ignore[arg-type]
            round=seen.round,
            turn=seen.turn,
            opener=seen.opener,
            gifts=seen.gifts,
            points=seen.scores if seen.seats > 1 else (),
            ready=seen.ready,
            reason=seen.reason,
        ),
        version,
    )


def _tile_name(text: str) -> str:
    """Which tile lies there, from a text like 351246@1,-2."""
    return TILE_NAMES[TILE_OF[LAY_BY_NAME[_parse_cell(text).lay]]]


def _deal(state: State, given: Position) -> None:
    used = 0
    for seat, hand in enumerate(given.hands):
        for name in hand:
            tile = TILE_BY_NAME.get(name)
            if tile is None:
                raise BadPosition(because("la-ruche-error-no-tile", tile=str(name)))
            if used >> tile & 1:
                raise BadPosition(because("la-ruche-error-twice", tile=name))
            used |= 1 << tile
            state.hands[seat] |= 1 << tile


def _lay(state: State, cells: tuple[str, ...]) -> None:
    used = 0
    for hand in state.hands:
        used |= hand
    for number, text in enumerate(cells):
        place = _parse_cell(text)
        lay = LAY_BY_NAME[place.lay]
        tile = TILE_OF[lay]
        if used >> tile & 1:
            raise BadPosition(because("la-ruche-error-twice", tile=TILE_NAMES[tile]))
        used |= 1 << tile
        cell = cell_of(place.q, place.r)
        need = state.needs.get(cell, 0)
        if number == 0 and cell != CENTRE:
            raise BadPosition(because("la-ruche-error-first"))
        if cell in state.cells or (number > 0 and lay not in fit_of(need).lays):
            raise BadPosition(because("la-ruche-error-misfit", cell=text))
        # One tile a seat opens a race, each touching exactly one; solo, the second touches one.
        wanted = range(1, 2) if number < max(2, state.seats) else range(2, 7)
        if number > 0 and fit_of(need).contacts not in wanted:
            contacts = fit_of(need).contacts
            raise BadPosition(because("la-ruche-error-contacts", cell=text, contacts=contacts))
        if state.seats == 1 and not BEE_UP[lay]:
            raise BadPosition(because("la-ruche-error-no-bee", cell=text))
        state.cells[cell] = lay
        open_around(state.cells, state.needs, state.live, cell, lay)
    _check_box(state, used)


def _check_box(state: State, used: int) -> None:
    """Are the right tiles in play?"""
    if state.seats > 1 and used != ALL_TILES:
        missing = names_of(ALL_TILES & ~used)
        raise BadPosition(f"all tiles are dealt (RUC-3); missing: {' '.join(missing)}")
    puzzle = state.options.puzzle.split()
    if state.seats == 1 and puzzle and set(names_of(used)) != set(puzzle):
        raise BadPosition("these are not the tiles of the puzzle in the options")


def _parse_cell(text: str) -> Place:
    try:
        place = place_named(text)
    except BadMove as error:
        raise BadPosition(str(error)) from None
    if abs(place.q) > len(TILES) or abs(place.r) > len(TILES):
        raise BadPosition(f"{text!r} is not a tile on a cell; they look like 351246@1,-2")
    return place


def _set_round(state: State, given: Position) -> None:
    def per_seat(values: tuple[int, ...], what: str, most: int) -> list[int]:
        if not values:
            return [0] * state.seats
        if len(values) != state.seats or not all(0 <= value <= most for value in values):
            raise BadPosition(f"{what} {values}: one for each seat, 0 to {most}")
        return list(values)

    if not 0 <= given.turn < state.seats or not 0 <= given.opener < state.seats:
        raise BadPosition(f"there is no seat {given.turn} or {given.opener}")
    if not 1 <= given.round <= state.options.rounds:
        raise BadPosition(f"round {given.round} of {state.options.rounds}")
    state.turn = given.turn
    state.opener = given.opener
    state.round = given.round
    most_gifts = BEE_GIFTS * state.options.bee + CONTACT_GIFTS * state.options.three_contacts
    state.gifts = per_seat(given.gifts, "gifts", most_gifts if state.phase in (RACE, GIFTS) else 0)
    state.points = per_seat(given.points, "points", 3 * state.options.rounds)
    for seat, ready in enumerate(per_seat(given.ready, "ready", int(state.phase == BETWEEN))):
        state.ready |= ready << seat
    state.reason = given.reason
    reasons = RULE_OF_REASON if state.phase in (OVER, BETWEEN) else ("",)
    if given.reason not in reasons:
        raise BadPosition(f"phase {given.phase} and reason {given.reason!r} do not go together")
    _check_phase(state)


def _check_phase(state: State) -> None:
    if state.phase in (RACE, GIFTS) and len(state.cells) < state.seats:
        raise BadPosition("the race begins when every seat has laid a tile (RUC-4)")
    if state.phase == GIFTS:
        _check_last_gifts(state)
    if state.phase == RACE and (not all(state.hands) or is_blocked(state)):
        raise BadPosition("the round is over: a hand is empty, or nothing fits (RUC-9, RUC-10)")
    if state.phase == OPENING:
        opened = (state.turn - state.opener) % state.seats
        if opened != len(state.cells):
            raise BadPosition(f"{len(state.cells)} tiles lie, but {opened} seats have opened")
        if not all(state.hands):
            raise BadPosition("a seat has no tile to open with")
    if state.phase == SOLO and not state.hands[0]:
        raise BadPosition("no tile is left: the puzzle is solved (RUC-15)")
    if state.phase in (OVER, BETWEEN) and not _ended_so(state):
        raise BadPosition(f"the round is not over by {state.reason}")
    if state.phase == BETWEEN and state.ready.bit_count() == state.seats:
        raise BadPosition("all are ready, so the next round has begun (RUC-14)")
    last = OVER if state.round == state.options.rounds else BETWEEN
    if state.seats > 1 and state.phase in (OVER, BETWEEN) and state.phase != last:
        raise BadPosition(f"round {state.round} of {state.options.rounds} is over (RUC-14)")


def _check_last_gifts(state: State) -> None:
    """A race that is blocked, with gifts that wait."""
    if state.version.waiting_gifts_are_lost:
        raise BadPosition("these rules know no last gifts: a blocked race is over (RUC-10)")
    if not all(state.hands) or not is_blocked(state):
        raise BadPosition("last gifts are given when nothing fits, and all have tiles (RUC-10)")
    if not any(state.gifts):
        raise BadPosition("nobody has a gift to give: the round is over (RUC-10)")


def _ended_so(state: State) -> bool:
    """Do the tiles tell the same end as the reason?"""
    if state.seats == 1:
        return state.reason == (GAVE_UP if state.hands[0] else SOLVED)
    if not all(state.hands):
        return state.reason in (EMPTIED, GIFT)
    return state.reason == BLOCKED and is_blocked(state)
