"""The learned value of Butine!, found quickly: the same sum, what many have in common summed once.

How late it is, how many points everybody has and who acts next are the same for all tiles that a
turn could lay. So the weights for early and late are put together once, and only what a tile
changes is summed for each.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from operator import mul
from typing import NamedTuple

from skep.bots.learned.butine.features import (
    NAMES,
    NUMBERS,
    TABLE,
    Lie,
    Lying,
    Scene,
    Standing,
    among_many,
    leads,
    lie_of,
    scene,
    standing_of,
    who_gathers,
)
from skep.games.butine.material import HAND
from skep.games.butine.state import State

_ALWAYS, _LEAD = NUMBERS["always"], NUMBERS["lead"]
_EASE, _OTHER_EASE = NUMBERS["ease"], NUMBERS["other_ease"]
_HARDEST, _OTHER_HARDEST = NUMBERS["hardest"], NUMBERS["other_hardest"]
_BEGUN, _BEGUN_TWO = NUMBERS["begun"], NUMBERS["begun_two"]
_OTHER_BEGUN, _OTHER_BEGUN_TWO = NUMBERS["other_begun"], NUMBERS["other_begun_two"]
_MISSING, _MARKET = NUMBERS["missing"], NUMBERS["market"]


class Moment(NamedTuple):
    """The weights as they count when it is so late in a game."""

    table: list[float]
    """Of TABLE. A feature stands there twice, as it is and by how late it is; the lead more often,
    and each time it counts by how late it is."""
    ahead: float
    """Of being ahead, or behind."""
    among: Sequence[float]
    """Of CROWD_NAMES."""


class Judge:
    """The learned value with these weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = weights
        self._moments: dict[float, Moment] = {}

    def worth(self, look: Scene, seat: int) -> "Worth":
        """What a scene is worth to a seat."""
        stands = standing_of(look)
        return Worth(self._moment(stands), look, stands, seat)

    def __call__(self, state: State, seat: int) -> float:
        """What a state is worth to a seat."""
        look = scene(state)
        return self.worth(look, seat)(lie_of(look))

    def everybody(self, state: State) -> list[float]:
        """What it is worth to each seat."""
        look = scene(state)
        stands, lie = standing_of(look), lie_of(look)
        moment = self._moment(stands)
        return [Worth(moment, look, stands, seat)(lie) for seat in range(state.seats)]

    def _moment(self, stands: Standing) -> Moment:
        late, many = stands.late, len(TABLE)
        found = self._moments.get(late)
        if found is None:
            early, later = self._weights[:many], self._weights[many : 2 * many]
            table = [now + late * then for now, then in zip(early, later, strict=True)]
            very_late, of_left, ahead = map(mul, self._weights[2 * many :], leads(stands, 1))
            table[_LEAD] += very_late + of_left
            found = self._moments[late] = Moment(table, ahead, self._weights[len(NAMES) :])
        return found


class Worth:
    """What a scene is worth to a seat, by how the cards lie."""

    def __init__(self, moment: Moment, look: Scene, stands: Standing, seat: int) -> None:
        self._table = table = moment.table
        self._look = look
        self._stands = stands
        self._seat = seat
        self._among = moment.among if look.state.seats > 2 else ()
        lead = stands.lead(seat)
        self._lasting: float = (
            table[_ALWAYS]
            + table[_LEAD] * lead
            + table[_MISSING] * (HAND - len(look.hands[seat]))
            + moment.ahead * ((lead > 0) - (lead < 0))
        )
        self._cards = _places(tuple(map(len, look.hands)))
        self._by_most: dict[tuple[int, ...], float] = {}
        self._by_ready: dict[tuple[int, ...], float] = {}
        self._by_near: dict[tuple[int, ...], float] = {}

    def __call__(self, lie: Lie) -> float:
        """The weighted sum of all features."""
        [worth] = self.each(lie.tiles, [(lie.most, lie.near, lie.ready)])
        return worth

    def each(self, tiles: int, lies: Iterable[Lying]) -> list[float]:
        """The same for each of these, which have so many tiles."""
        by_most, by_ready, by_near = self._by_most, self._by_ready, self._by_near
        found: list[float] = []
        for most, near, ready in lies:
            gathers = by_most.get(most)
            if gathers is None:
                gathers = by_most[most] = self._gathers(most)
            begun = by_ready.get(ready)
            if begun is None:
                begun = by_ready[ready] = self._begun(ready)
            eases = by_near.get(near)
            if eases is None:
                eases = by_near[near] = self._eases(near, tiles)
            found.append(self._lasting + gathers + begun + eases)
        return found

    def _gathers(self, most: tuple[int, ...]) -> float:
        look, stands, seat, table = self._look, self._stands, self._seat, self._table
        total: float = 0.0
        for number, value in who_gathers(look, stands, most, seat):
            total += table[number] * value
        if self._among:
            total += sum(map(mul, self._among, among_many(look, stands, most, seat)))
        return total

    def _begun(self, ready: tuple[int, ...]) -> float:
        table, own = self._table, ready[self._cards[self._seat]]
        total = table[_BEGUN] * own.count(1) + table[_BEGUN_TWO] * own.count(2)
        if self._look.mover != self._seat:
            other = ready[self._cards[self._look.mover]]
            total += table[_OTHER_BEGUN] * other.count(1) + table[_OTHER_BEGUN_TWO] * other.count(2)
        return total

    def _eases(self, near: tuple[int, ...], tiles: int) -> float:
        table, seat, others = self._table, self._seat, len(self._cards) - 1
        own = theirs = least = 0.0
        for other, cards in enumerate(self._cards):
            ease, hardest = _ease(near[cards], tiles)
            if other == seat:
                own = table[_EASE] * ease + table[_HARDEST] * hardest
            else:
                theirs += ease
                least += hardest
        market: float = max(near[cards.stop :], default=0) / tiles
        return (
            own
            + (table[_OTHER_EASE] * (theirs / others) + table[_OTHER_HARDEST] * (least / others))
            + table[_MARKET] * market
        )


@lru_cache(maxsize=20_000)
def _ease(hand: tuple[int, ...], tiles: int) -> tuple[float, float]:
    """The ease of all cards of a hand together, and of the hardest."""
    return sum([count / tiles for count in hand]), min(hand, default=0) / tiles


@cache
def _places(hands: tuple[int, ...]) -> list[slice]:
    """For each of so many hands, where its cards stand in a Lie. The market's come after them."""
    ends = [*accumulate(hands)]
    return [slice(end - many, end) for end, many in zip(ends, hands, strict=True)]
