"""What a seat or a spectator may know, built up from nothing.

A seat knows its own bees. Of the others' it knows how many there are.
"""

from typing import ClassVar

from nectar_run.material import BEES, FLOWERS
from nectar_run.meta import Options
from nectar_run.rules import actors
from nectar_run.scoring import result, scores
from nectar_run.state import State
from skep.engine.game import View as BaseView


class View(BaseView, frozen=True):
    """The table as somebody sees it."""

    by_seat: ClassVar[tuple[str, ...]] = ("bees", "drops", "picked")

    seats: int
    options: Options
    turn: int
    hand: tuple[int, ...] | None
    """The strengths of your bees; None for a spectator."""
    nectar: dict[str, int]
    scents: dict[str, int]
    """The strength of the bee that was last at each flower; 0: none."""
    bees: tuple[int, ...]
    """How many bees each seat has."""
    drops: tuple[int, ...]
    picked: tuple[int, ...]
    """How many flowers each seat emptied exactly."""
    flown: dict[str, int]
    """How many bees of each strength have flown."""
    deck: int


def view(state: State, seat: int | None) -> View:
    """What this seat may know; None is a spectator."""
    return View(
        you=seat,
        actors=actors(state),
        scores=scores(state),
        result=result(state),
        seats=state.seats,
        options=state.options,
        turn=state.turn,
        hand=None if seat is None else state.hands[seat],
        nectar=dict(zip(FLOWERS, state.nectar, strict=True)),
        scents=dict(zip(FLOWERS, state.scents, strict=True)),
        bees=tuple(map(len, state.hands)),
        drops=tuple(state.drops),
        picked=tuple(state.picked),
        flown=dict(zip(BEES, state.flown, strict=True)),
        deck=state.deck,
    )
