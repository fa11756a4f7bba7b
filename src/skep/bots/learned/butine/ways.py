"""The ways to lay a tile of one kind that differ in what it touches, and what each would change."""

from typing import NamedTuple

from skep.bots.greedy.butine_flights import Card, Field
from skep.games.butine.board import Meadow
from skep.games.butine.moves import Place
from skep.games.butine.spots import SPOTS


class Change(NamedTuple):
    """What the tile would be to one card."""

    near: list[int]
    """For each way, from how many tiles the card could be flown then."""
    ends: list[tuple[int, int]]
    """The ways, by number, that make the tile a part of a bridge; and the ends of all of these."""


class Ways:
    """All of them, in the order of the list of moves; of those that touch the same, the first."""

    __slots__ = ("_changes", "_field", "kind", "moves", "touching")

    def __init__(self, meadow: Meadow, field: Field, kind: int) -> None:
        self.kind = kind
        first: dict[int, Place] = {}
        for number, move in meadow.spots()[kind].items():
            first.setdefault(meadow.neighbours_of(SPOTS[number]), move)
        self.touching = list(first)
        """For each way, the tiles that it touches, as a bit mask."""
        self.moves = list(first.values())
        """For each way, a move that lays the tile so."""
        self._field = field
        self._changes: dict[Card, Change] = {}

    def change(self, card: Card) -> Change:
        """What the tile would be to a card."""
        found = self._changes.get(card)
        if found is None:
            found = self._changes[card] = self._change(card)
        return found

    def _change(self, card: Card) -> Change:
        field, kind = self._field, self.kind
        firsts, tiles = field.starts(card)
        count = tiles.bit_count()
        # From the new tile itself a card can be flown whose first tile it touches.
        near = [count + 1 if touching & firsts else count for touching in self.touching]
        ends: list[tuple[int, int]] = []
        if kind in card:
            halves, ones, others = field.lacks(card, kind)
            for way, touching in enumerate(self.touching):
                if touching & halves or (touching & ones and touching & others):
                    there, near[way] = field.brought(card, kind, touching)
                    if there:
                        ends.append((way, there))
        return Change(near, ends)
