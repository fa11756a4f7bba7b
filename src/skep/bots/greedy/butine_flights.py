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

    __slots__ = (
        "_afters",
        "_base",
        "_bridges",
        "_flown",
        "_gained",
        "_near",
        "_new",
        "_readies",
        "_starts",
        "by_kind",
        "links",
    )

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
        self._near: dict[Hand, tuple[int, ...]] = {}
        self._readies: dict[tuple[int, Hand], tuple[int, ...]] = {}
        self._flown: dict[tuple[int, Hand], tuple[int, int, int]] = {}
        self._afters: dict[tuple[int, int], Field] = {}

    def most_after(self, kind: int, touching: int, bee: int, hand: Hand) -> int:
        """How many of these cards can be flown with one more tile, which the bee can use."""
        field = self._afters.get((kind, touching))
        if field is None:
            field = self._afters[kind, touching] = self.after(kind, touching)
        return most_of(field.reach(bee, hand))

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

    def lacks(self, card: Card, kind: int) -> tuple[int, int, int]:
        """What one tile more of this kind must touch to be a part of this card. As an end, one of
        the first set: the middles that have the other end. As the middle, one of the second and
        one of the third: the tiles that can be its ends."""
        first, middle, last = card
        firsts, lasts = self.by_kind[first], self.by_kind[last]
        if kind == middle:
            return 0, firsts, lasts
        return self.by_kind[middle] & self.around(lasts if kind == first else firsts), 0, 0

    def brought(self, card: Card, kind: int, touching: int) -> tuple[int, int]:
        """What a tile more of this kind, which touches these, would be to a card: the ends of all
        bridges that it is a part of, and from how many tiles the card could be flown then."""
        ends = self._ends_brought(card, kind, touching)
        firsts, near = self.starts(card)
        new = 1 << len(self.links)
        more = ends & ~firsts
        near |= self.around(more & ~new)
        if more & new:
            near |= touching
        if touching & (firsts | more):
            near |= new
        return ends, near.bit_count()

    def _ends_brought(self, card: Card, kind: int, touching: int) -> int:
        first, middle, last = card
        firsts, lasts = self.by_kind[first], self.by_kind[last]
        if kind == middle:
            one, other = touching & firsts, touching & lasts
            return one | other if one and other and (first != last or one & (one - 1)) else 0
        new = 1 << len(self.links)
        ends = 0
        middles = touching & self.by_kind[middle]
        while middles:
            low = middles & -middles
            middles ^= low
            links = self.links[low.bit_length() - 1]
            # An end of the new tile's kind it is itself; another one must be there already.
            there = links & (lasts if kind == first else firsts)
            if there:
                ends |= new | links & (firsts | lasts)
        return ends

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

    def reached(self, bee: int, hand: Hand) -> tuple[int, int]:
        """Where the bee can be after flights with these cards, and where it can fly to then."""
        _, tiles, near = self._flights_of(bee, hand)
        return tiles, near

    def _flights_of(self, bee: int, hand: Hand) -> tuple[int, int, int]:
        """The same; where the bee can be by then; and all tiles that it can fly to from there."""
        found = self._flown.get((bee, hand))
        if found is None:
            found = self._flights_before(bee, hand)
            if found is None:
                reached = self.reach(bee, hand)
                most = most_of(reached)
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

    def readies(self, bee: int, hand: Hand) -> tuple[int, ...]:
        """The same for each card of a hand."""
        found = self._readies.get((bee, hand))
        if found is None:
            found = self._readies[bee, hand] = tuple([self.ready(bee, card) for card in hand])
        return found

    def ease(self, card: Card) -> float:
        """The share of all tiles from which this card can be flown."""
        return self.starts(card)[1].bit_count() / len(self.links)

    def near(self, hand: Hand) -> tuple[int, ...]:
        """For each of these cards, from how many tiles it can be flown."""
        found = self._near.get(hand)
        if found is None:
            found = self._near[hand] = tuple([self.starts(card)[1].bit_count() for card in hand])
        return found

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


def most_of(reached: Sequence[int]) -> int:
    """How many cards the largest subset has whose flights end anywhere."""
    return max([subset.bit_count() for subset, ends in enumerate(reached) if ends])
