"""What can happen in Waggle Dance. Cards in a hand are told to their owner only."""

from typing import Any

from skep.engine.game import Fact

# ---------------------------------------------------------------- the round


class Started(Fact, frozen=True, tag="started"):
    """The set-up: the rolls of the Volunteer die, the last of which decided, and what is blocked.

    A roll is empty for a seat that had lost already (WAG-4, WAG-5).
    """

    first: int
    rolls: tuple[tuple[int | None, ...], ...]
    blocked: tuple[str, ...]


class DayBegan(Fact, frozen=True, tag="day-began"):
    """Everybody rolled all their dice (WAG-6)."""

    round: int
    first: int
    dice: tuple[tuple[int, ...], ...]


class Placed(Fact, frozen=True, tag="placed"):
    """A bee was assigned."""

    seat: int
    die: int
    spot: str


class NightFell(Fact, frozen=True, tag="night-fell"):
    """No die is left to assign: the night begins (WAG-11)."""

    round: int


class RoomsClaimed(Fact, frozen=True, tag="rooms-claimed"):
    """A: so many room tiles joined a hive (WAG-12)."""

    seat: int
    count: int
    left: int


class Hatched(Fact, frozen=True, tag="hatched"):
    """B: an egg hatched; the seat has so many dice from the next round on (WAG-13, WAG-33)."""

    seat: int
    room: int
    dice: int
    cards: tuple[str, ...]


class EggTaken(Fact, frozen=True, tag="egg-taken"):
    """C: an egg was laid into a room (WAG-14)."""

    seat: int
    room: int


class PollenClaimed(Fact, frozen=True, tag="pollen-claimed"):
    """D: what each seat claimed from a flower (WAG-15, WAG-16)."""

    flower: int
    bees: tuple[int, ...]
    shares: tuple[int, ...]
    short: tuple[int, ...]
    """Seats that were due more than the flower held."""


class Stored(Fact, frozen=True, tag="stored"):
    """A cube went into a room (WAG-17)."""

    seat: int
    colour: str
    room: int


class Returned(Fact, frozen=True, tag="returned"):
    """Claimed pollen that was not stored went back (WAG-17)."""

    seat: int
    cubes: tuple[str, ...]


class Traded(Fact, frozen=True, tag="traded"):
    """E: two cubes of a colour, or an egg, for another cube; where that goes comes next."""

    seat: int
    gave: str
    room: int
    got: str


class TradesLeft(Fact, frozen=True, tag="trades-left"):
    """E: so many bees went home without a trade, by choice or because none was possible."""

    seat: int
    bees: int


class Moved(Fact, frozen=True, tag="moved"):
    """F, or Mix: a cube went to a linked room (WAG-20, WAG-29)."""

    seat: int
    colour: str
    start: int
    end: int


class Swapped(Fact, frozen=True, tag="swapped"):
    """F, or Mix: two full rooms exchanged a cube."""

    seat: int
    colour: str
    start: int
    other: str
    end: int


class HoneyMade(Fact, frozen=True, tag="honey-made"):
    """F: a room turned to honey, with the help of these cards (WAG-19)."""

    seat: int
    room: int
    honey: int
    cards: tuple[str, ...]


class Drew(Fact, frozen=True, tag="drew"):
    """G: a card was drawn (WAG-21)."""

    seat: int
    deck: int


class DrewCard(Fact, frozen=True, tag="drew-card"):
    """The same, for the one who holds it."""

    seat: int
    deck: int
    card: str


class Reshuffled(Fact, frozen=True, tag="reshuffled"):
    """The played cards became a new deck (WAG-21)."""

    deck: int


class Ended(Fact, frozen=True, tag="ended"):
    """The game is over: honey and pollen of each seat (WAG-23)."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    pollen: tuple[int, ...]


# ---------------------------------------------------------------- Queen cards


class OvertimePlayed(Fact, frozen=True, tag="overtime-played"):
    """A bee has another value now (WAG-25)."""

    seat: int
    die: int
    value: int


class VolunteerPlayed(Fact, frozen=True, tag="volunteer-played"):
    """An extra bee, of this value, for this round (WAG-26)."""

    seat: int
    value: int


class SickLeavePlayed(Fact, frozen=True, tag="sick-leave-played"):
    """A bee of another seat stays at home (WAG-36)."""

    seat: int
    of: int
    die: int


class ShiftChanged(Fact, frozen=True, tag="shift-changed"):
    """One bee more this turn, or none (WAG-32)."""

    seat: int
    bees: str


class DirectionsPlayed(Fact, frozen=True, tag="directions-played"):
    """A flower takes all bees of this seat (WAG-34)."""

    seat: int
    flower: int


class Feinted(Fact, frozen=True, tag="feinted"):
    """A placed bee was taken up; where it goes comes next (WAG-38)."""

    seat: int
    die: int
    spot: str


class DirtyTrickPlayed(Fact, frozen=True, tag="dirty-trick-played"):
    """A bee that was just placed went to another flower (WAG-35)."""

    seat: int
    of: int
    die: int
    start: int
    end: int


class MixPlayed(Fact, frozen=True, tag="mix-played"):
    """Two rooms are linked for once (WAG-29)."""

    seat: int
    one: int
    other: int


class BountyPlayed(Fact, frozen=True, tag="bounty-played"):
    """One more cube from a flower (WAG-30)."""

    seat: int
    flower: int


class GiftPlayed(Fact, frozen=True, tag="gift-played"):
    """An egg into this room, or a new room with this number (WAG-31)."""

    seat: int
    gift: str
    room: int


class Explored(Fact, frozen=True, tag="explored"):
    """So many cards are being looked at (WAG-37)."""

    seat: int
    count: int
    deck: int


class ExploredCards(Fact, frozen=True, tag="explored-cards"):
    """The same, for the one who looks."""

    seat: int
    count: int
    deck: int
    cards: tuple[str, ...]


class Kept(Fact, frozen=True, tag="kept"):
    """One of them was kept, these were discarded."""

    seat: int
    discarded: tuple[str, ...]


class KeptCard(Fact, frozen=True, tag="kept-card"):
    """The same, for the one who keeps it."""

    seat: int
    discarded: tuple[str, ...]
    card: str


AnyFact: Any = (
    Started
    | DayBegan
    | Placed
    | NightFell
    | RoomsClaimed
    | Hatched
    | EggTaken
    | PollenClaimed
    | Stored
    | Returned
    | Traded
    | TradesLeft
    | Moved
    | Swapped
    | HoneyMade
    | Drew
    | DrewCard
    | Reshuffled
    | Ended
    | OvertimePlayed
    | VolunteerPlayed
    | SickLeavePlayed
    | ShiftChanged
    | DirectionsPlayed
    | Feinted
    | DirtyTrickPlayed
    | MixPlayed
    | BountyPlayed
    | GiftPlayed
    | Explored
    | ExploredCards
    | Kept
    | KeptCard
)
