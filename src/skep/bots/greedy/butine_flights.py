"""How far the bee can get: flights over a meadow as bit masks, fast enough to try many tiles.

A card is its three kinds of flower; a set of tiles is a bit mask, as in `Meadow`.
"""

from collections.abc import Sequence
from typing import Optional

Card = tuple[int, int, int]
Hand = tuple[Card, ...]
Bridges = dict[int, tuple[int, int]]
"""For each tile that can be a card's middle: the tiles for its one and its other end."""


NONE: Bridges = {}


class Field:
    """Which tiles touch, and which kind they are: all that a flight needs to know."""

    __slots__ = ("_base", "_bridges", "_flown", "_gained", "_new", "_starts", "by_kind", "links")

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
        # What was found already: of many fields with one tile more, most differ in little.
        self._bridges: dict[Card, Bridges] = {}
        self._gained: dict[Card, Bridges] = {}
        self._starts: dict[Card, tuple[int, int]] = {}
        self._flown: dict[tuple[int, Hand], tuple[int, int, int]] = {}

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

    def _bridges_of(self, card: Card) -> Bridges:
        found = self._bridges.get(card)
        if found is None:
            if self._base is None:
                found = self._find_bridges(card, self.by_kind[card[1]])
            else:
                found = self._base._bridges_of(card)
                gained = self._gained_by(card)
                if gained:
                    found = found | gained
            self._bridges[card] = found
        return found

    def _gained_by(self, card: Card) -> Bridges:
        """The bridges that this card has from the last tile, or has in another way."""
        if self._new not in card:
            return NONE
        found = self._gained.get(card)
        if found is None:
            newest = len(self.links) - 1
            near = 1 << newest
            if self._new != card[1] or card[1] in (card[0], card[2]):
                near |= self.links[newest]  # as an end of theirs
            found = self._gained[card] = self._find_bridges(card, near & self.by_kind[card[1]])
        return found

    def _find_bridges(self, card: Card, middles: int) -> Bridges:
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

    def halves(self, card: Card, end: int) -> int:
        """The middles of this card that have all but an end of this kind."""
        other = self.by_kind[card[2] if end == card[0] else card[0]]
        return self.by_kind[card[1]] & self.around(other)

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
        return self._flights_of(bee, hand)[0]

    def _flights_of(self, bee: int, hand: Hand) -> tuple[int, int, int]:
        """The same; where the bee can be by then; and all tiles that it can fly to from there."""
        found = self._flown.get((bee, hand))
        if found is None:
            found = self._flights_before(bee, hand)
            if found is None:
                reached = self.reach(bee, hand)
                most = max(subset.bit_count() for subset, ends in enumerate(reached) if ends)
                tiles = 0
                for ends in reached:
                    tiles |= ends
                found = most, tiles, self.around(tiles)
            self._flown[bee, hand] = found
        return found

    def _flights_before(self, bee: int, hand: Hand) -> tuple[int, int, int] | None:
        """The same before the last tile; None when the bee can use what this has brought."""
        newest = len(self.links) - 1
        if self._base is None or bee == newest:
            return None
        most, tiles, near = self._base._flights_of(bee, hand)
        if self.links[newest] & tiles:
            near |= 1 << newest
        for card in hand:
            for one, other in self._gained_by(card).values():
                if (one | other) & near:
                    return None
        return most, tiles, near

    def ready(self, bee: int, card: Card) -> int:
        """How many tiles of this card, from its beginning, lie ready for the bee: 0, 1 or 2."""
        firsts = self.links[bee] & (self.by_kind[card[0]] | self.by_kind[card[2]])
        if not firsts:
            return 0
        return 2 if self.around(firsts) & self.by_kind[card[1]] else 1

    def ease(self, card: Card) -> float:
        """The share of all tiles from which this card can be flown."""
        return self.starts(card)[1].bit_count() / len(self.links)

    def starts(self, card: Card) -> tuple[int, int]:
        """The tiles that can be the first of this card, and those from which it can be flown."""
        found = self._starts.get(card)
        if found is None:
            if self._base is None:
                firsts = near = 0
                new = self._bridges_of(card)
            else:
                firsts, near = self._base.starts(card)
                newest = len(self.links) - 1
                if self.links[newest] & firsts:
                    near |= 1 << newest
                new = self._gained_by(card)
            more = 0
            for one, other in new.values():
                more |= one | other
            more &= ~firsts
            found = self._starts[card] = (firsts | more, near | self.around(more))
        return found
