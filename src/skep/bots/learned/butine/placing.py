"""Tiles laid in thought only: what each would change of how the cards lie.

A search looks at sixty such tiles for every turn, and most of them change nothing, or what another
one changes as well: each kind of change is judged once.
"""

from typing import NamedTuple

from skep.bots.greedy.butine_flights import Card
from skep.bots.learned.butine.features import Lie, Scene, lie_of
from skep.bots.learned.sight import Sees


class _Part(NamedTuple):
    """What a tile of one kind can be to the cards: of each of them one end, or the middle."""

    cards: list[tuple[int, Card, int, int, int]]
    """The place of a card in `Scene.cards`, the card, and what `Field.lacks` says of it."""
    halves: int
    firsts: int
    lasts: int
    """What they lack, all together."""


class Placing:
    """What laying a tile is worth to a seat whose turn it is."""

    def __init__(self, look: Scene, seat: int, value: Sees) -> None:
        self._look = look
        self._worth = value.judge.worth(look.moved_on(), seat)
        self._worths: dict[Lie, float] = {}
        self._lie = lie_of(look)
        self._near: dict[int, tuple[int, ...]] = {}
        self._cards = look.cards()
        firsts = [look.field.starts(card)[0] for card in self._cards]
        self._starts = list(zip(self._lie.near, firsts, strict=True))
        self._parts: dict[int, _Part] = {}
        bee = look.state.bee
        self._bee = 1 << bee
        self._around_bee = look.field.links[bee] | self._bee
        self._new = 1 << self._lie.tiles
        self._reach: list[tuple[int, int, int]] = []
        """For each card in a hand: which hand that is, the tiles where the bee can be after flights
        with it, and those that it can fly to from there; none if no further card can be flown."""
        for number, (hand, most) in enumerate(zip(look.hands, self._lie.most, strict=True)):
            reached = look.field.reached(bee, hand) if most < len(hand) else (0, 0)
            self._reach += [(number, *reached)] * len(hand)
        self._in_hands = len(self._reach)
        self._reach += [(-1, 0, 0)] * len(look.market)

    def _part(self, kind: int) -> _Part:
        lacks = self._look.field.lacks
        cards: list[tuple[int, Card, int, int, int]] = []
        all_halves = all_firsts = all_lasts = 0
        for number, card in enumerate(self._cards):
            if kind in card:
                halves, firsts, lasts = lacks(card, kind)
                cards.append((number, card, halves, firsts, lasts))
                all_halves |= halves
                all_firsts |= firsts
                all_lasts |= lasts
        return _Part(cards, all_halves, all_firsts, all_lasts)

    def worth(self, kind: int, touching: int) -> float:
        """What a tile of this kind is worth that touches these."""
        lie = self._lie_with(kind, touching)
        found = self._worths.get(lie)
        if found is None:
            found = self._worths[lie] = self._worth(lie)
        return found

    def _lie_with(self, kind: int, touching: int) -> Lie:
        tiles, most, _, ready = self._lie
        near = self._near.get(touching)
        if near is None:
            # From the new tile itself a card can be flown whose first tile it touches.
            near = tuple([count + 1 if touching & fs else count for count, fs in self._starts])
            self._near[touching] = near
        part = self._parts.get(kind)
        if part is None:
            part = self._parts[kind] = self._part(kind)
        cards, halves, firsts, lasts = part
        if touching & halves or (touching & firsts and touching & lasts):
            near, most = self._brought(kind, touching, cards, near)
        if touching & self._around_bee:
            ready = self._ready_with(kind, touching)
        return Lie(tiles + 1, most, near, ready)

    def _brought(
        self,
        kind: int,
        touching: int,
        cards: list[tuple[int, Card, int, int, int]],
        near: tuple[int, ...],
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """From how many tiles each card could be flown with such a tile, and how many cards of each
        hand could be gathered."""
        field, new, reach = self._look.field, self._new, self._reach
        counts = list(near)
        longer: set[int] = set()
        for number, card, halves, firsts, lasts in cards:
            if touching & halves or (touching & firsts and touching & lasts):
                ends, counts[number] = field.brought(card, kind, touching)
                hand, at, around = reach[number]
                if ends & around or (ends & new and touching & at):
                    longer.add(hand)
        most = list(self._lie.most)
        for hand in longer:
            cards_of = self._look.hands[hand]
            most[hand] = field.most_after(kind, touching, self._look.state.bee, cards_of)
        return tuple(counts), tuple(most)

    def _ready_with(self, kind: int, touching: int) -> tuple[int, ...]:
        """`Field.ready` for all cards in hands."""
        field = self._look.field
        found = list(self._lie.ready)
        beside = touching & field.links[self._look.state.bee]
        for number, (first, middle, last) in enumerate(self._cards[: self._in_hands]):
            if kind == middle:
                if beside & (field.by_kind[first] | field.by_kind[last]):
                    found[number] = 2
            elif kind in (first, last) and touching & self._bee:
                least = 2 if touching & field.by_kind[middle] else 1
                found[number] = max(found[number], least)
        return tuple(found)
