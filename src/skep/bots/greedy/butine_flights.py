"""How far the bee can get: flights over a meadow as bit masks, fast enough to try many tiles.

A card is its three kinds of flower; a set of tiles is a bit mask, as in `Meadow`.
"""

from collections.abc import Sequence
from typing import Optional

Card = tuple[int, int, int]
Hand = tuple[Card, ...]


class Field:
    """Which tiles touch, and which kind they are: all that a flight needs to know."""

    __slots__ = ("_base", "_bridges", "_new", "by_kind", "links")

    def __init__(
        self,
        links: Sequence[int],
        by_kind: Sequence[int],
        base: Optional["Field"] = None,
        new: int = -1,
    ) -> None:
        self.links = links
        self.by_kind = by_kind
        self._base = base
        """The field before its last tile, which was of kind `_new`."""
        self._new = new
        self._bridges: dict[Card, dict[int, tuple[int, int]]] = {}

    def after(self, kind: int, touching: int) -> "Field":
        """The field with one more tile, which touches these."""
        number = len(self.links)
        bit = 1 << number
        links = [*self.links, touching]
        while touching:
            low = touching & -touching
            touching ^= low
            links[low.bit_length() - 1] |= bit
        by_kind = list(self.by_kind)
        by_kind[kind] |= bit
        return Field(links, by_kind, self, kind)

    def ends(self, near: int, card: Card) -> int:
        """Where a flight of this card can end that begins by entering one of these tiles."""
        alike = card[0] == card[2]
        found = 0
        for one, other in self._bridges_of(card).values():
            entered = one & near
            if entered:
                # The way in cannot be the way out as well (BUT-9), unless there is another way in.
                lone = alike and not entered & (entered - 1)
                found |= other & ~entered if lone else other
            if other & near and not alike:
                found |= one
        return found

    def _bridges_of(self, card: Card) -> dict[int, tuple[int, int]]:
        """For each tile that can be this card's middle: the tiles for its one and its other end."""
        found = self._bridges.get(card)
        if found is not None:
            return found
        if self._base is None:
            found = self._find_bridges(card, self.by_kind[card[1]])
        else:
            found = self._base._bridges_of(card)
            if self._new in card:
                # Only the new tile, or a middle that it touches, can have become a bridge.
                newest = len(self.links) - 1
                middles = self.by_kind[card[1]] & (self.links[newest] | 1 << newest)
                found = found | self._find_bridges(card, middles)
        self._bridges[card] = found
        return found

    def _find_bridges(self, card: Card, middles: int) -> dict[int, tuple[int, int]]:
        found = {}
        first, last = self.by_kind[card[0]], self.by_kind[card[2]]
        while middles:
            low = middles & -middles
            middles ^= low
            middle = low.bit_length() - 1
            one = self.links[middle] & first
            other = self.links[middle] & last
            # Ends of one kind need two tiles of it: those of one card are different (BUT-9).
            if one and other and (card[0] != card[2] or one & (one - 1)):
                found[middle] = (one, other)
        return found

    def around(self, tiles: int) -> int:
        """All tiles that touch one of these."""
        found = 0
        while tiles:
            low = tiles & -tiles
            tiles ^= low
            found |= self.links[low.bit_length() - 1]
        return found

    def reach(self, bee: int, hand: Hand) -> list[int]:
        """For each subset of the cards (bit i: card i), where flying all of them can end."""
        found = [0] * (1 << len(hand))
        found[0] = 1 << bee
        for subset, tiles in enumerate(found):
            if not tiles:
                continue
            near = self.around(tiles)
            for i, card in enumerate(hand):
                if not subset >> i & 1:
                    found[subset | 1 << i] |= self.ends(near, card)
        return found

    def most(self, bee: int, hand: Hand) -> int:
        """How many of these cards can be flown in one turn."""
        return max(subset.bit_count() for subset, ends in enumerate(self.reach(bee, hand)) if ends)

    def ready(self, bee: int, card: Card) -> int:
        """How many tiles of this card, from its beginning, lie ready for the bee: 0, 1 or 2."""
        firsts = self.links[bee] & (self.by_kind[card[0]] | self.by_kind[card[2]])
        if not firsts:
            return 0
        return 2 if self.around(firsts) & self.by_kind[card[1]] else 1

    def ease(self, card: Card) -> float:
        """The share of all tiles from which this card can be flown."""
        firsts = 0
        for one, other in self._bridges_of(card).values():
            firsts |= one | other
        return self.around(firsts).bit_count() / len(self.links)
