"""What can happen in Bee Busy. Everything here is public: all sheets lie open."""

from typing import Any

from skep.engine.game import Fact


class RoundBegan(Fact, frozen=True, tag="round-began"):
    """A round field was marked (BEE-10); `hit` are the seats that its danger befalls."""

    round: int
    first: int
    danger: str
    """storm, pesticide, mites, drought; or empty."""
    shield: int
    hit: tuple[int, ...]


class BeeLost(Fact, frozen=True, tag="bee-lost"):
    """The mites took a bee (BEE-26)."""

    seat: int
    area: str


class Rolled(Fact, frozen=True, tag="rolled"):
    """The first player rolled the dice (BEE-11)."""

    first: int
    dice: tuple[int, ...]


class Changed(Fact, frozen=True, tag="changed"):
    """A die counts as another value, for this seat (BEE-12). `fields` are left."""

    seat: int
    die: int
    to: int
    fields: int


class DieTaken(Fact, frozen=True, tag="die-taken"):
    """A die was taken; `borrowed`: the first player's, for fields of the Die Modifier."""

    seat: int
    die: int
    use: int
    borrowed: bool


class Marked(Fact, frozen=True, tag="marked"):
    """A field of an improvement column was marked (BEE-13). `extra`: by a lucky sum."""

    seat: int
    column: int
    marks: int
    length: int
    extra: bool


class Upgraded(Fact, frozen=True, tag="upgraded"):
    """A column is full: its upgrade is there (BEE-24)."""

    seat: int
    column: int
    upgrade: str
    opens: str
    """The part of the meadow that a garden opens, or the kind of flower."""


class HoneyGained(Fact, frozen=True, tag="honey-gained"):
    """Extra honey for a lucky sum (BEE-24)."""

    seat: int
    amount: int


class Wrote(Fact, frozen=True, tag="wrote"):
    """An additional value was written (BEE-24)."""

    seat: int
    value: int
    at: str


class Flew(Fact, frozen=True, tag="flew"):
    """The Busy Bee flew to an area (BEE-14)."""

    seat: int
    area: str
    backwards: bool


class Stayed(Fact, frozen=True, tag="stayed"):
    """The Busy Bee stayed where it is."""

    seat: int
    area: str


class Fed(Fact, frozen=True, tag="fed"):
    """A larva was fed and became a bee (BEE-23)."""

    seat: int
    area: str


class QueenFed(Fact, frozen=True, tag="queen-fed"):
    """The young queen was fed (BEE-23)."""

    seat: int
    times: int
    needed: int


class Unfed(Fact, frozen=True, tag="unfed"):
    """Larvae went unfed: their combs are crossed (BEE-23)."""

    seat: int
    larvae: int


class QueenLost(Fact, frozen=True, tag="queen-lost"):
    """The young queen went unfed: she is lost (BEE-23)."""

    seat: int


class Picked(Fact, frozen=True, tag="picked"):
    """A flower was crossed (BEE-17)."""

    seat: int
    flower: str
    kind: str
    nectar: int
    pollen: int


class Made(Fact, frozen=True, tag="made"):
    """A bee produced this much (BEE-19)."""

    seat: int
    what: str
    honey: int
    wax: int
    propolis: int


class LineDrawn(Fact, frozen=True, tag="line-drawn"):
    """The line was drawn on; `walls` were marked (BEE-20), `complete` combs are new."""

    seat: int
    start: str
    end: str
    walls: tuple[str, ...]
    complete: tuple[str, ...]


class WallBought(Fact, frozen=True, tag="wall-bought"):
    """A wall was bought (BEE-21)."""

    seat: int
    wall: str
    wax: int
    """Wax that is left."""
    complete: tuple[str, ...]


class Stored(Fact, frozen=True, tag="stored"):
    """A complete comb was used, or crossed (BEE-22)."""

    seat: int
    comb: str
    what: str
    honey: int


class Skipped(Fact, frozen=True, tag="skipped"):
    """No extra mark."""

    seat: int


class TookBack(Fact, frozen=True, tag="took-back"):
    """The last decision of this seat is undone."""

    seat: int
    move: str


class Closed(Fact, frozen=True, tag="closed"):
    """The round is over for this seat."""

    seat: int


class Ended(Fact, frozen=True, tag="ended"):
    """All rounds are played (BEE-16)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rank: str
    """The rank of a solo game; empty when several played (BEE-29)."""


AnyFact: Any = (
    RoundBegan
    | BeeLost
    | Rolled
    | Changed
    | DieTaken
    | Marked
    | Upgraded
    | HoneyGained
    | Wrote
    | Flew
    | Stayed
    | Fed
    | QueenFed
    | Unfed
    | QueenLost
    | Picked
    | Made
    | LineDrawn
    | WallBought
    | Stored
    | Skipped
    | TookBack
    | Closed
    | Ended
)
