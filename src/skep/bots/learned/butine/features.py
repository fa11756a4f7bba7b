"""What the learned bot looks at in Butine!: who can gather first, and how the cards lie.

All of it lies open: hands, market, meadow, points. What comes from the deck is never looked at.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import sqrt
from typing import NamedTuple

from skep.bots.greedy.butine_flights import Card, Field, Hand
from skep.games.butine.board import Meadow
from skep.games.butine.material import CARDS, HAND
from skep.games.butine.state import ACT, State

TABLE: dict[str, str] = {
    "always": "1",
    "lead": "own points less those of the best other",
    "move": "1 when the seat acts next",
    "now_1": "1 when it acts next and can gather one card",
    "now_2": "the same with two cards",
    "now_3": "the same with all three",
    "soon_1": "1 when it is the first who can gather, after others, and one card",
    "soon_2": "the same with two cards",
    "soon_3": "the same with all three",
    "lost_1": "1 when another is the first who can gather, and one card",
    "lost_2": "the same with two cards",
    "lost_3": "the same with all three",
    "void": "cards that the seat could gather if the other did not come first",
    "second": "cards that others could gather if the seat did not come first",
    "waits": "seats that act before this one",
    "nobody": "1 when nobody can gather",
    "last_win": "1 when the first who can gather is this seat, ends the game so and wins",
    "last_loss": "1 when it is another, who ends the game so and wins",
    "ease": "for each own card, the share of all tiles from which it can be flown",
    "other_ease": "the same for a card of the others, their mean",
    "hardest": "that share for the hardest own card",
    "other_hardest": "the same for the others, their mean",
    "begun": "own cards of which the first tile lies beside the bee",
    "begun_two": "own cards of which two tiles lie ready",
    "other_begun": "the same of the seat that acts next, if it is another",
    "other_begun_two": "likewise",
    "missing": "cards that the seat still takes from the market",
    "market": "the ease of the best card in the market",
}
NAMES: tuple[str, ...] = (
    *TABLE,
    *(f"{name}_late" for name in TABLE),
    "lead_very_late",
    "lead_of_left",
    "ahead_at_end",
)
"""All features in order. `late`: times the share of the deck that is gone (or of the points that a
challenge asks for, if that is more); `very late`: times its cube. `lead_of_left`: the lead by the
root of the share that is left, because so far can the rest of the game turn it; `ahead_at_end`:
1 when ahead and -1 when behind, as the last cards go."""

CROWD_TABLE: dict[str, str] = {
    "lead_of_mean": "own points less the mean of the others",
    "lead_of_least": "own points less those of the last of the others",
    "then": "the lead when the first who can gather has done so",
    "then_of_mean": "own points less the mean of the others, then",
}
CROWD_NAMES: tuple[str, ...] = (
    *CROWD_TABLE,
    *(f"{name}_late" for name in CROWD_TABLE),
    "then_very_late",
    "then_of_mean_very_late",
    "then_of_left",
    "then_of_mean_of_left",
    "ahead_then",
)
"""More features with three or four seats, where one other's points do not say it all. The last one
is `ahead_at_end`, then."""

LEAST_LEFT = 0.01
"""So much of the game counts as left at its very end."""
POINTS: tuple[int, ...] = (0, 1, 2, 4)
"""Points for so many cards in one turn (BUT-12)."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What matters of a state."""

    state: State
    field: Field
    hands: tuple[Hand, ...]
    market: Hand
    """Each card once."""
    mover: int
    """Who acts next: the seat whose turn it is, unless only cards are to be taken or swapped."""
    gathered: int
    """Cards that the mover has gathered already in this turn."""

    def moved_on(self) -> "Scene":
        """After the mover has laid a tile, but for that tile."""
        mover = (self.state.turn + 1) % self.state.seats
        return Scene(self.state, self.field, self.hands, self.market, mover, 0)

    def cards(self) -> list[Card]:
        """All cards in hands, one hand after the other, then the market's."""
        return [*chain(*self.hands), *self.market]


class Lie(NamedTuple):
    """How the cards lie on the meadow: all of the features that one tile more can change."""

    tiles: int
    most: tuple[int, ...]
    """For each hand, how many of its cards can be gathered in one turn."""
    near: tuple[int, ...]
    """For each card of `Scene.cards`, from how many tiles it can be flown."""
    ready: tuple[int, ...]
    """For each card of a hand, how many of its tiles lie ready for the bee."""


class Standing(NamedTuple):
    """How the game stands for a seat, whatever lies on the meadow."""

    points: list[int]
    lead: int
    late: float
    left: float
    """The root of the share of the game that is left."""
    order: list[int]
    """The seats, the next one to act first."""


def scene(state: State) -> Scene:
    """A state as this bot sees it."""
    acts = state.phase == ACT
    return Scene(
        state=state,
        field=field_of(state.meadow),
        hands=tuple([tuple([CARDS[card] for card in hand]) for hand in state.hands]),
        market=tuple([CARDS[card] for card in set(state.market)]),
        mover=state.turn if acts else (state.turn + 1) % state.seats,
        gathered=state.gathered if acts else 0,
    )


@lru_cache(maxsize=64)
def field_of(meadow: Meadow) -> Field:
    """A meadow, and what was found of it: every seat asks for much the same."""
    return Field(meadow.links, meadow.by_kind)


def lie_of(look: Scene) -> Lie:
    """How the cards lie."""
    field, bee = look.field, look.state.bee
    return Lie(
        tiles=len(field.links),
        most=tuple([field.most(bee, hand) for hand in look.hands]),
        near=tuple([field.starts(card)[1].bit_count() for card in look.cards()]),
        ready=tuple([field.ready(bee, card) for hand in look.hands for card in hand]),
    )


def features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES."""
    return all_features(state, seat)[: len(NAMES)]


def all_features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES and, with more than two seats, of CROWD_NAMES."""
    look = scene(state)
    return scene_features(look, lie_of(look), seat)


def scene_features(look: Scene, lie: Lie, seat: int) -> list[float]:
    """The same, of a scene."""
    return features_at(look, standing_of(look, seat), lie, seat)


def standing_of(look: Scene, seat: int) -> Standing:
    """How the game stands for a seat."""
    state = look.state
    points = [state.points(other) for other in range(state.seats)]
    late = _late(state, max(points))
    return Standing(
        points=points,
        lead=points[seat] - max(own for other, own in enumerate(points) if other != seat),
        late=late,
        left=sqrt(1 - late + LEAST_LEFT),
        order=[(look.mover + i) % state.seats for i in range(state.seats)],
    )


def features_at(look: Scene, stands: Standing, lie: Lie, seat: int) -> list[float]:
    """The features of a scene that stands so, with cards that lie so."""
    lead, late, left = stands.lead, stands.late, stands.left
    first = next((other for other in stands.order if lie.most[other]), None)
    gathers = _who_gathers(look, stands, lie.most, first, seat)
    table = [1.0, lead, *gathers, *_cards(look, lie, seat)]
    found = [
        *table,
        *[late * value for value in table],
        late**3 * lead,
        lead / left,
        late**8 * _sign(lead),
    ]
    if len(stands.points) > 2:
        then = list(stands.points)
        if first is not None:
            then[first] = _points_then(look, first, lie.most[first], stands.points)
        found += _crowd(stands, then, seat)
    return found


def _sign(number: float) -> float:
    return float((number > 0) - (number < 0))


def _crowd(stands: Standing, then: list[int], seat: int) -> list[float]:
    """CROWD_NAMES: the points of all others, now and when the next cards are gathered."""
    points, late, left = stands.points, stands.late, stands.left
    others = points[:seat] + points[seat + 1 :]
    others_then = then[:seat] + then[seat + 1 :]
    lead_then = float(then[seat] - max(others_then))
    of_mean_then = then[seat] - sum(others_then) / len(others_then)
    table = [
        points[seat] - sum(others) / len(others),
        float(points[seat] - min(others)),
        lead_then,
        of_mean_then,
    ]
    return [
        *table,
        *[late * value for value in table],
        late**3 * lead_then,
        late**3 * of_mean_then,
        lead_then / left,
        of_mean_then / left,
        late**8 * _sign(lead_then),
    ]


def _late(state: State, most: int) -> float:
    start = state.deck + sum(map(len, state.hands)) + len(state.market)
    start += sum(map(len, state.down)) + sum(map(len, state.blind))
    start += len(state.gone) + len(state.gone_blind)
    late = 1 - state.deck / start
    goal = state.options.challenge
    return late if goal is None else max(late, min(1.0, most / goal))


def _who_gathers(
    look: Scene, stands: Standing, most: tuple[int, ...], first: int | None, seat: int
) -> list[float]:
    """From `move` to `waits`, and the last three: who is the first that can gather, and what."""
    order, points = stands.order, stands.points
    now, soon, lost = [0.0] * 3, [0.0] * 3, [0.0] * 3
    void = second = win = loss = 0.0
    if first == seat:
        (now if look.mover == seat else soon)[most[seat] - 1] = 1.0
        second = sum(most) - most[seat]
        win = _ends_and_wins(look, first, most[first], points)
    elif first is not None:
        lost[most[first] - 1] = 1.0
        void = most[seat]
        loss = _ends_and_wins(look, first, most[first], points)
    return [
        1.0 if look.mover == seat else 0.0,
        *now,
        *soon,
        *lost,
        void,
        second,
        order.index(seat),
        1.0 if first is None else 0.0,
        win,
        loss,
    ]


def _points_then(look: Scene, seat: int, cards: int, points: list[int]) -> int:
    """The points of a seat after gathering so many cards."""
    total = look.gathered * (seat == look.mover) + cards
    return points[seat] + POINTS[min(3, total)] - POINTS[min(3, total - cards)]


def _ends_and_wins(look: Scene, seat: int, cards: int, points: list[int]) -> float:
    """1 when gathering so many cards ends the game, and the seat has most points then."""
    state = look.state
    total = look.gathered * (seat == look.mover) + cards
    then = _points_then(look, seat, cards, points)
    goal = state.options.challenge
    ends = state.deck <= total + (total == HAND) or (goal is not None and then >= goal)
    wins = then > max(own for other, own in enumerate(points) if other != seat)
    return 1.0 if ends and wins else 0.0


def _cards(look: Scene, lie: Lie, seat: int) -> list[float]:
    """From `ease` to `market`: how the cards lie."""
    eases = [near / lie.tiles for near in lie.near]
    by_hand: list[list[float]] = []
    ready: list[tuple[int, ...]] = []
    end = 0
    for hand in look.hands:
        begin, end = end, end + len(hand)
        by_hand.append(eases[begin:end])
        ready.append(lie.ready[begin:end])
    own = by_hand.pop(seat)
    next_ready = ready[look.mover] if look.mover != seat else ()
    return [
        sum(own),
        sum(map(sum, by_hand)) / len(by_hand),
        min(own, default=0.0),
        sum(min(some, default=0.0) for some in by_hand) / len(by_hand),
        ready[seat].count(1),
        ready[seat].count(2),
        next_ready.count(1),
        next_ready.count(2),
        HAND - len(own),
        max(eases[end:], default=0.0),
    ]
