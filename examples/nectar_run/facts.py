"""What can happen in Nectar Run. What only one seat may know is a fact of its own."""

from typing import Any

from skep.engine.game import Fact


class Started(Fact, frozen=True, tag="started"):
    """The bees were dealt (NEC-2); this seat begins."""

    seat: int


class Dealt(Fact, frozen=True, tag="dealt"):
    """Told to one seat: its first bees."""

    seat: int
    bees: tuple[int, ...]


class Flew(Fact, frozen=True, tag="flew"):
    """A bee brought nectar (NEC-3)."""

    seat: int
    bee: int
    flower: str
    drops: int


class Picked(Fact, frozen=True, tag="picked"):
    """A bee took exactly the last drops of a flower (NEC-5)."""

    seat: int
    flower: str


class Drew(Fact, frozen=True, tag="drew"):
    """A new bee came into a hand; its strength is told to that seat only."""

    seat: int


class DrewBee(Fact, frozen=True, tag="drew-bee"):
    """Told to one seat: which bee came."""

    seat: int
    bee: int


class Rested(Fact, frozen=True, tag="rested"):
    """No bee could fly; all scents are gone (NEC-6)."""

    seat: int


AnyFact: Any = Started | Dealt | Flew | Picked | Drew | DrewBee | Rested
