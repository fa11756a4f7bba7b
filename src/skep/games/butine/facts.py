"""What can happen in Butine!. Everything here is public; no fact names an unseen card."""

from typing import Any

from skep.engine.game import Fact


class Started(Fact, frozen=True, tag="started"):
    """The first player was drawn (BUT-6) and the cards were dealt (BUT-5)."""

    first: int
    hands: tuple[tuple[str, ...], ...]
    market: tuple[str, ...]


class Placed(Fact, frozen=True, tag="placed"):
    """A tile was laid."""

    seat: int
    tile: str
    number: int
    spot: str


class Gathered(Fact, frozen=True, tag="gathered"):
    """The bee flew a card: one point."""

    seat: int
    card: str
    path: tuple[int, int, int]
    points: int


class BonusDrawn(Fact, frozen=True, tag="bonus-drawn"):
    """All three cards in one turn: a fourth point, its face unseen (BUT-12)."""

    seat: int
    points: int


class Paid(Fact, frozen=True, tag="paid"):
    """Two points were paid for the second action of a turn (BUT-21)."""

    seat: int
    points: int


class Took(Fact, frozen=True, tag="took"):
    """A market card was taken and replaced from the deck (BUT-14)."""

    seat: int
    card: str
    replaced_by: str


class Swapped(Fact, frozen=True, tag="swapped"):
    """A point was spent to change a card (BUT-15). `replaced_by` is empty for the deck's top."""

    seat: int
    gave: str
    took: str
    source: str
    replaced_by: str
    points: int


class Passed(Fact, frozen=True, tag="passed"):
    """Neither action was possible (BUT-13)."""

    seat: int


class TurnBegan(Fact, frozen=True, tag="turn-began"):
    """It is this seat's turn now."""

    seat: int


class Ended(Fact, frozen=True, tag="ended"):
    """The game is over."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    bonus: tuple[tuple[str, ...], ...]
    """The blind bonus cards that each seat still had, now turned over."""


AnyFact: Any = (
    Started | Placed | Gathered | BonusDrawn | Paid | Took | Swapped | Passed | TurnBegan | Ended
)
