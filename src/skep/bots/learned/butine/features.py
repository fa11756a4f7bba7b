"""What the learned bot looks at in Butine!: who can gather first, and how the cards lie.

All of it lies open: hands, market, meadow, points. What comes from the deck is never looked at.
"""

from functools import cache
from itertools import chain
from math import sqrt
from typing import NamedTuple

from skep.bots.greedy.butine_flights import Card, Field, Hand
from skep.bots.learned.butine.known import field_of
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
NUMBERS: dict[str, int] = {name: number for number, name in enumerate(TABLE)}
_MOVE, _WAITS, _NOBODY = NUMBERS["move"], NUMBERS["waits"], NUMBERS["nobody"]
_NOW_1, _SOON_1, _LOST_1 = NUMBERS["now_1"], NUMBERS["soon_1"], NUMBERS["lost_1"]
_VOID, _SECOND = NUMBERS["void"], NUMBERS["second"]
_LAST_WIN, _LAST_LOSS = NUMBERS["last_win"], NUMBERS["last_loss"]
LYING = NUMBERS["ease"]
"""From this one on they tell how the cards lie."""
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


class Scene(NamedTuple):
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


Lying = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""A Lie but for its number of tiles, where many have the same."""


class Standing(NamedTuple):
    """How the game stands, whatever lies on the meadow."""

    points: list[int]
    late: float
    left: float
    """The root of the share of the game that is left."""
    order: list[int]
    """The seats, the next one to act first."""

    def lead(self, seat: int) -> int:
        """How many points a seat is ahead of the best other."""
        points = self.points
        return points[seat] - max(points[:seat] + points[seat + 1 :])


@cache
def _cards_of(hand: tuple[int, ...]) -> Hand:
    # There are some ten thousand hands.
    return tuple([CARDS[card] for card in hand])


def scene(state: State) -> Scene:
    """A state as this bot sees it."""
    acts = state.phase == ACT
    return Scene(
        state=state,
        field=field_of(state.meadow),
        hands=tuple(map(_cards_of, state.hands)),
        market=tuple([CARDS[card] for card in set(state.market)]),
        mover=state.turn if acts else (state.turn + 1) % state.seats,
        gathered=state.gathered if acts else 0,
    )


def lie_of(look: Scene) -> Lie:
    """How the cards lie."""
    field, bee = look.field, look.state.bee
    near: list[int] = []
    ready: list[int] = []
    for hand in look.hands:
        near += field.near(hand)
        ready += field.readies(bee, hand)
    near += field.near(look.market)
    most = tuple([field.most(bee, hand) for hand in look.hands])
    return Lie(len(field.links), most, tuple(near), tuple(ready))


def features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES."""
    return all_features(state, seat)[: len(NAMES)]


def all_features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES and, with more than two seats, of CROWD_NAMES."""
    look = scene(state)
    return features_at(look, standing_of(look), lie_of(look), seat)


def standing_of(look: Scene) -> Standing:
    """How the game stands."""
    state = look.state
    points = [state.points(other) for other in range(state.seats)]
    late = _late(state, max(points))
    return Standing(
        points=points,
        late=late,
        left=sqrt(1 - late + LEAST_LEFT),
        order=[(look.mover + i) % state.seats for i in range(state.seats)],
    )


def features_at(look: Scene, stands: Standing, lie: Lie, seat: int) -> list[float]:
    """The features of a scene that stands so, with cards that lie so."""
    late, lead = stands.late, stands.lead(seat)
    table = [1.0, lead, *[0.0] * (LYING - 2), *how_cards_lie(look, lie, seat)]
    for number, value in who_gathers(look, stands, lie.most, seat):
        table[number] = value
    found = [*table, *[late * value for value in table], *leads(stands, lead)]
    if len(stands.points) > 2:
        found += among_many(look, stands, lie.most, seat)
    return found


def leads(stands: Standing, lead: int) -> list[float]:
    """The last three of NAMES: a lead, by how late it is."""
    late = stands.late
    return [late**3 * lead, lead / stands.left, late**8 * _sign(lead)]


def _sign(number: float) -> float:
    return float((number > 0) - (number < 0))


def among_many(look: Scene, stands: Standing, most: tuple[int, ...], seat: int) -> list[float]:
    """CROWD_NAMES: the points of all others, now and when the next cards are gathered."""
    points, late, left = stands.points, stands.late, stands.left
    then = list(points)
    first = _first_who_can(stands, most)
    if first is not None:
        then[first] = _points_then(look, first, most[first], points)
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


def _first_who_can(stands: Standing, most: tuple[int, ...]) -> int | None:
    """The first seat that can gather, if any can."""
    for seat in stands.order:
        if most[seat]:
            return seat
    return None


def who_gathers(
    look: Scene, stands: Standing, most: tuple[int, ...], seat: int
) -> list[tuple[int, float]]:
    """From `move` to `last_loss`: who is the first that can gather, and what. By their numbers in
    TABLE; the others are 0."""
    first = _first_who_can(stands, most)
    moves = look.mover == seat
    found: list[tuple[int, float]] = [(_WAITS, stands.order.index(seat))]
    if moves:
        found.append((_MOVE, 1.0))
    if first is None:
        found.append((_NOBODY, 1.0))
    elif first == seat:
        found.append(((_NOW_1 if moves else _SOON_1) + most[seat] - 1, 1.0))
        found.append((_SECOND, sum(most) - most[seat]))
        if _ends_and_wins(look, first, most[first], stands.points):
            found.append((_LAST_WIN, 1.0))
    else:
        found.append((_LOST_1 + most[first] - 1, 1.0))
        found.append((_VOID, most[seat]))
        if _ends_and_wins(look, first, most[first], stands.points):
            found.append((_LAST_LOSS, 1.0))
    return found


def _points_then(look: Scene, seat: int, cards: int, points: list[int]) -> int:
    """The points of a seat after gathering so many cards."""
    total = look.gathered * (seat == look.mover) + cards
    return points[seat] + POINTS[min(3, total)] - POINTS[min(3, total - cards)]


def _ends_and_wins(look: Scene, seat: int, cards: int, points: list[int]) -> bool:
    """Does gathering so many cards end the game, and has the seat most points then?"""
    state = look.state
    total = look.gathered * (seat == look.mover) + cards
    then = _points_then(look, seat, cards, points)
    goal = state.options.challenge
    ends = state.deck <= total + (total == HAND) or (goal is not None and then >= goal)
    return ends and then > max(points[:seat] + points[seat + 1 :])


def how_cards_lie(look: Scene, lie: Lie, seat: int) -> list[float]:
    """From `ease` to `market`: how the cards lie."""
    tiles, near, ready = lie.tiles, lie.near, lie.ready
    own: tuple[int, ...] = ()
    own_ready = next_ready = own
    ease = least = 0.0
    end = 0
    for other, hand in enumerate(look.hands):
        begin, end = end, end + len(hand)
        if other == seat:
            own, own_ready = near[begin:end], ready[begin:end]
            continue
        theirs = near[begin:end]
        ease += sum([count / tiles for count in theirs])
        least += min(theirs, default=0) / tiles
        if other == look.mover:
            next_ready = ready[begin:end]
    others = len(look.hands) - 1
    return [
        sum([count / tiles for count in own]),
        ease / others,
        min(own, default=0) / tiles,
        least / others,
        own_ready.count(1),
        own_ready.count(2),
        next_ready.count(1),
        next_ready.count(2),
        HAND - len(own),
        max(near[end:], default=0) / tiles,
    ]
