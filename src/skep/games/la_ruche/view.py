"""What a seat or a spectator may know, built up from nothing: a hand is its owner's alone."""

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
        counts=tuple(state.count(other) for other in range(state.seats)),
        gifts=tuple(state.gifts),
        ready=tuple(bool(state.ready >> other & 1) for other in range(state.seats)),
        reason=state.reason,
    )


def cells_of(state: State) -> tuple[str, ...]:
    """The comb as texts, in the order it was laid."""
    return tuple([LAY_NAMES[lay] + _at(cell) for cell, lay in state.cells.items()])


_AT: dict[int, str] = {}


def _at(cell: int) -> str:
    """A cell as texts name it. Kept: six people are told of sixty tiles after each of them."""
    text = _AT.get(cell)
    if text is None:
        q, r = place_of(cell)
        text = _AT[cell] = f"@{q},{r}"
    return text
