"""Meadows that remember what was found of them: a search lays the same tiles again and again.

They live as long as the search does, whose worlds all begin with the same one.
"""

from collections.abc import Sequence
from functools import lru_cache

from skep.bots.greedy.butine_flights import Card, Field
from skep.bots.learned.butine.ways import Ways
from skep.games.butine.board import Meadow, Spots
from skep.games.butine.material import CARDS
from skep.games.butine.room import Room
from skep.games.butine.spots import Spot
from skep.games.butine.state import State

Path = tuple[int, int, int]


class KnownMeadow(Meadow):
    """A meadow that keeps what follows from it, and all that were ever made of it."""

    __slots__ = ("_after", "_easiest", "_routes_known", "_ways", "field")

    def __init__(
        self,
        tiles: tuple[Spot, ...],
        names: tuple[str, ...],
        owner: dict[int, int],
        corners: set[int],
        links: tuple[int, ...],
        by_kind: tuple[int, ...],
        before: list[Spots] | None,
        room_before: Room | None = None,
    ) -> None:
        super().__init__(tiles, names, owner, corners, links, by_kind, before, room_before)
        self.field = Field(links, by_kind)
        self._after: dict[int, KnownMeadow] = {}
        self._routes_known: dict[tuple[int, Card], list[Path]] = {}
        self._easiest: dict[tuple[int, ...], int] = {}
        self._ways: dict[int, Ways] = {}

    def with_tile(self, spot: Spot) -> "KnownMeadow":
        """The meadow after laying a tile: always the same one."""
        found = self._after.get(spot.id)
        if found is None:
            found = self._after[spot.id] = super().with_tile(spot)
        return found

    def routes(self, start: int, card: Card) -> list[Path]:
        """All ways to fly a card from a tile, found once. Do not change the list."""
        found = self._routes_known.get((start, card))
        if found is None:
            found = self._routes_known[start, card] = super().routes(start, card)
        return found

    def has_route(self, start: int, card: Card) -> bool:
        """Can the card be flown from this tile at all?"""
        return bool(self.routes(start, card))

    def easiest(self, cards: tuple[int, ...]) -> int:
        """`easiest`, found once."""
        found = self._easiest.get(cards)
        if found is None:
            found = self._easiest[cards] = _easiest(self.field, cards)
        return found

    def ways(self, kind: int) -> Ways:
        """`ways_to_place`, found once."""
        found = self._ways.get(kind)
        if found is None:
            found = self._ways[kind] = Ways(self, self.field, kind)
        return found


def share_meadow(worlds: Sequence[State]) -> None:
    """From now on, what is found of the meadow of one of these worlds is known in all of them."""
    meadow = worlds[0].meadow
    known = KnownMeadow(
        meadow.tiles,
        meadow.names,
        meadow.owner,
        meadow.corners,
        meadow.links,
        meadow.by_kind,
        before=None,
    )
    for world in worlds:
        world.meadow = known


def field_of(meadow: Meadow) -> Field:
    """Where the bee can fly."""
    return meadow.field if isinstance(meadow, KnownMeadow) else _field_of(meadow)


@lru_cache(maxsize=64)
def _field_of(meadow: Meadow) -> Field:
    # Every seat asks for much the same.
    return Field(meadow.links, meadow.by_kind)


def easiest(meadow: Meadow, cards: Sequence[int]) -> int:
    """Of these cards, the one that can be flown from most tiles; of equals, the first in number."""
    if isinstance(meadow, KnownMeadow):
        return meadow.easiest(tuple(cards))
    return _easiest(field_of(meadow), cards)


def _easiest(field: Field, cards: Sequence[int]) -> int:
    return max(sorted(set(cards)), key=lambda card: field.ease(CARDS[card]))


def ways_to_place(meadow: Meadow, kind: int) -> Ways:
    """The ways to lay a tile of a kind that differ in what it touches."""
    if isinstance(meadow, KnownMeadow):
        return meadow.ways(kind)
    return Ways(meadow, field_of(meadow), kind)
