"""What a seat or a spectator may know, built up from nothing: a hand is its owner's alone."""

from itertools import islice

from skep.engine.game import View as BaseView
from skep.games.la_ruche.board import place_of
from skep.games.la_ruche.material import LAY_NAMES
from skep.games.la_ruche.meta import Options
from skep.games.la_ruche.placing import names_of
from skep.games.la_ruche.rules import actors
from skep.games.la_ruche.scoring import result, scores
from skep.games.la_ruche.state import PHASES, State


class View(BaseView, frozen=True):
    """The table as this seat sees it."""

    seats: int
    options: Options
    round: int
    phase: str
    turn: int
    opener: int
    cells: tuple[str, ...]
    """The comb in the order it grew, each tile as in `place`: 351246@1,-2."""
    hand: tuple[str, ...] | None
    """Your tiles; None for a spectator."""
    counts: tuple[int, ...]
    gifts: tuple[int, ...]
    ready: tuple[bool, ...]
    reason: str
    """Why the last round ended, between two rounds."""


def view(state: State, seat: int | None) -> View:
    """What this seat may know; None is a spectator."""
    return View(
        you=seat,
        actors=actors(state),
        scores=scores(state),
        result=result(state),
        seats=state.seats,
        options=state.options,
        round=state.round,
        phase=PHASES[state.phase],
        turn=state.turn,
        opener=state.opener,
        cells=cells_of(state),
        hand=None if seat is None else names_of(state.hands[seat]),
        counts=tuple([hand.bit_count() for hand in state.hands]),
        gifts=tuple(state.gifts),
        ready=ready_of(state),
        reason=state.reason,
    )


def ready_of(state: State) -> tuple[bool, ...]:
    """Who is ready for the next round."""
    if not state.ready:
        return (False,) * state.seats
    return tuple([bool(state.ready >> seat & 1) for seat in range(state.seats)])


def cells_of(state: State) -> tuple[str, ...]:
    """The comb as texts, in the order it was laid.

    The state keeps them: six people are told of sixty tiles after each of them, and mostly one
    tile is new. What takes tiles away again (`rules.py`) takes their texts away, too.
    """
    comb = state.comb
    if len(comb) < len(state.cells):
        new = islice(state.cells.items(), len(comb), None)
        comb += tuple([_text(cell, lay) for cell, lay in new])
        state.comb = comb
    return comb


def _text(cell: int, lay: int) -> str:
    """A tile on a cell, as in `place`."""
    q, r = place_of(cell)
    return f"{LAY_NAMES[lay]}@{q},{r}"
