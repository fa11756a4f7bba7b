"""Tiles laid in thought only: what each would change of how the cards lie.

A search looks at sixty such tiles for every turn, and most of them change nothing, or what another
one changes as well: each kind of change is judged once.
"""

from typing import NamedTuple

from skep.bots.greedy.butine_flights import Card
from skep.bots.learned.butine.features import Lie, Scene, features_at, lie_of, standing_of
from skep.bots.learned.sight import Sees
from skep.games.butine.material import FLOWERS


class _Gain(NamedTuple):
    """What a tile of one kind can be to one card."""

    number: int
    """The card's place in `Scene.cards`."""
    card: Card
    is_end: bool
    halves: int
    """The middles that miss only such an end."""
    is_middle: bool
    firsts: int
    lasts: int
    """The tiles that can be its ends."""
    beside: int
    """Those of them that lie beside the bee."""


class Placing:
    """What laying a tile is worth to a seat whose turn it is."""

    def __init__(self, look: Scene, seat: int, value: Sees) -> None:
        self._look = look.moved_on()
        self._stands = standing_of(self._look, seat)
        self._seat = seat
        self._value = value
        self._worths: dict[Lie, float] = {}
        self._lie = lie_of(look)
        cards = look.cards()
        firsts = [look.field.starts(card)[0] for card in cards]
        self._starts = list(zip(self._lie.near, firsts, strict=True))
        self._gains = [
            [self._gain(number, card, kind) for number, card in enumerate(cards) if kind in card]
            for kind in range(len(FLOWERS))
        ]
        bee = look.state.bee
        self._bee = 1 << bee
        self._around_bee = look.field.links[bee] | self._bee

    def _gain(self, number: int, card: Card, kind: int) -> _Gain:
        field, (first, middle, last) = self._look.field, card
        firsts, lasts = field.by_kind[first], field.by_kind[last]
        is_end = kind in (first, last)
        return _Gain(
            number,
            card,
            is_end,
            field.halves(card, kind) if is_end else 0,
            kind == middle,
            firsts,
            lasts,
            field.links[self._look.state.bee] & (firsts | lasts),
        )

    def worth(self, kind: int, touching: int) -> float:
        """What a tile of this kind is worth that touches these."""
        lie = self._lie_with(kind, touching)
        found = self._worths.get(lie)
        if found is None:
            features = features_at(self._look, self._stands, lie, self._seat)
            found = self._worths[lie] = self._value.weigh(features)
        return found

    def _lie_with(self, kind: int, touching: int) -> Lie:
        # From the new tile itself a card can be flown whose first tile it touches.
        near = [count + 1 if touching & firsts else count for count, firsts in self._starts]
        _, most, _, ready = self._lie
        look = self._look
        gains = self._gains[kind]
        field = None
        for gain in gains:
            if touching & gain.halves or (
                gain.is_middle and touching & gain.firsts and touching & gain.lasts
            ):
                field = field or look.field.after(kind, touching)
                near[gain.number] = field.starts(gain.card)[1].bit_count()
        if field is not None:
            most = tuple([field.most(look.state.bee, hand) for hand in look.hands])
        if touching & self._around_bee:
            ready = self._ready_with(gains, touching)
        return Lie(self._lie.tiles + 1, most, tuple(near), ready)

    def _ready_with(self, gains: list[_Gain], touching: int) -> tuple[int, ...]:
        """`Field.ready` for all cards in hands."""
        found = list(self._lie.ready)
        by_kind = self._look.field.by_kind
        for gain in gains:
            if gain.number >= len(found):
                break  # the market's
            if gain.is_middle and touching & gain.beside:
                found[gain.number] = 2
            elif gain.is_end and touching & self._bee:
                least = 2 if touching & by_kind[gain.card[1]] else 1
                found[gain.number] = max(found[gain.number], least)
        return tuple(found)
