"""What can happen in La Ruche. Tiles in a hand are told to their owners only."""

from typing import Any

from skep.engine.game import Fact


class Dealt(Fact, frozen=True, tag="dealt"):
    """A round begins: everybody has so many tiles; this seat opens (RUC-3, RUC-5)."""

    round: int
    count: int
    opener: int


class DealtYou(Fact, frozen=True, tag="dealt-you"):
    """The same, for the one who holds these tiles."""

    round: int
    count: int
    opener: int
    hand: tuple[str, ...]


class Placed(Fact, frozen=True, tag="placed"):
    """A tile was laid. `gifts` is how many tiles its player may hand over now."""

    seat: int
    lay: str
    q: int
    r: int
    contacts: int
    gifts: int
    left: int


class RaceBegan(Fact, frozen=True, tag="race-began"):
    """All have opened: the race is on for everybody (RUC-4)."""


class Gave(Fact, frozen=True, tag="gave"):
    """A tile changed hands; only these two know which."""

    seat: int
    to: int
    left: int


class GaveTile(Fact, frozen=True, tag="gave-tile"):
    """The same, for those two."""

    seat: int
    to: int
    left: int
    tile: str


class CombBlocked(Fact, frozen=True, tag="comb-blocked"):
    """Nothing fits any more, and these seats still have gifts to give first (RUC-10)."""

    seats: tuple[int, ...]


class Kept(Fact, frozen=True, tag="kept"):
    """A seat has let its last gifts go, so many of them."""

    seat: int
    gifts: int


class RoundEnded(Fact, frozen=True, tag="round-ended"):
    """Somebody is out of tiles, or nothing fits any more."""

    round: int
    reason: str
    left: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


class IsReady(Fact, frozen=True, tag="is-ready"):
    """A seat is ready for the next round."""

    seat: int


class Lifted(Fact, frozen=True, tag="lifted"):
    """Solo: the last tile was taken back."""

    lay: str
    q: int
    r: int


class Ended(Fact, frozen=True, tag="ended"):
    """The match, or the puzzle, is over."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


AnyFact: Any = (
    Dealt
    | DealtYou
    | Placed
    | RaceBegan
    | Gave
    | GaveTile
    | CombBlocked
    | Kept
    | RoundEnded
    | IsReady
    | Lifted
    | Ended
)
