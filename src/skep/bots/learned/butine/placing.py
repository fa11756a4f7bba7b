"""Tiles laid in thought only: what each would change of how the cards lie.

A search looks at sixty such tiles for every turn, and most of them change little: what a tile would
be to a card is remembered with the meadow, and from there on all ways to lay it are judged at once.
"""

from collections.abc import Iterator

from skep.bots.learned.butine.features import Lying, Scene, lie_of
from skep.bots.learned.butine.ways import Ways
from skep.bots.learned.sight import Sees


class Placing:
    """What laying a tile is worth to a seat whose turn it is."""

    def __init__(self, look: Scene, seat: int, value: Sees) -> None:
        self._look = look
        self._worth = value.judge.worth(look.moved_on(), seat)
        self._lie = lie_of(look)
        self._cards = look.cards()
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

    def worths(self, ways: Ways) -> list[float]:
        """What each of these ways to lay a tile is worth."""
        found: list[float] = self._worth.each(self._lie.tiles + 1, self.lies(ways))
        return found

    def lies(self, ways: Ways) -> Iterator[Lying]:
        """How the cards would lie with each of them."""
        changes = [ways.change(card) for card in self._cards]
        most = [self._lie.most] * len(ways.touching)
        longer: dict[int, set[int]] = {}
        for (hand, at, around), change in zip(self._reach, changes, strict=False):
            for way, ends in change.ends:
                if ends & around or (ends & self._new and ways.touching[way] & at):
                    longer.setdefault(way, set()).add(hand)
        for way, hands in longer.items():
            most[way] = self._most_with(ways.kind, ways.touching[way], hands)
        ready = [
            self._ready_with(ways.kind, touching)
            if touching & self._around_bee
            else self._lie.ready
            for touching in ways.touching
        ]
        return zip(most, zip(*[change.near for change in changes], strict=True), ready, strict=True)

    def _most_with(self, kind: int, touching: int, hands: set[int]) -> tuple[int, ...]:
        """How many cards of each hand could be gathered, where those of some may be more."""
        look = self._look
        most = list(self._lie.most)
        for hand in hands:
            most[hand] = look.field.most_after(kind, touching, look.state.bee, look.hands[hand])
        return tuple(most)

    def _ready_with(self, kind: int, touching: int) -> tuple[int, ...]:
        """`Field.ready` for all cards in hands."""
        field = self._look.field
        found = list(self._lie.ready)
        beside = touching & field.links[self._look.state.bee]
        for number, (first, middle, last) in enumerate(self._cards[: len(found)]):
            if kind == middle:
                if beside & (field.by_kind[first] | field.by_kind[last]):
                    found[number] = 2
            elif kind in (first, last) and touching & self._bee:
                least = 2 if touching & field.by_kind[middle] else 1
                found[number] = max(found[number], least)
        return tuple(found)
