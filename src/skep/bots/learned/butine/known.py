"""Meadows that remember what was found of them: a search lays the same tiles again and again.

They live as long as the search does, whose worlds all begin with the same one.
"""

from collections.abc import Sequence
from functools import lru_cache

from skep.bots.greedy.butine_flights import Card, Field
from skep.games.butine.board import Meadow, Spots
from skep.games.butine.moves import Place
from skep.games.butine.room import Room
from skep.games.butine.spots import SPOTS, Spot
from skep.games.butine.state import State

Path = tuple[int, int, int]
Ways = list[tuple[int, Place]]
"""The tiles that one of a kind can touch, and one way for each to lay it so."""


class KnownMeadow(Meadow):
    """A meadow that keeps what follows from it, and all that were ever made of it."""

    __slots__ = ("_after", "_routes_known", "_ways", "field")

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

    def ways(self, kind: int) -> Ways:
        """`ways_to_place`, found once."""
        found = self._ways.get(kind)
        if found is None:
            found = self._ways[kind] = _ways_to_place(self, kind)
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


def ways_to_place(meadow: Meadow, kind: int) -> Ways:
    """The ways to lay a tile of a kind that differ in what it touches, in the order of the list."""
    return meadow.ways(kind) if isinstance(meadow, KnownMeadow) else _ways_to_place(meadow, kind)


def _ways_to_place(meadow: Meadow, kind: int) -> Ways:
    found: dict[int, Place] = {}
    for number, move in meadow.spots()[kind].items():
        found.setdefault(meadow.neighbours_of(SPOTS[number]), move)
    return list(found.items())
