"""What the learned bot looks at in Butine!: who can gather first, and how the cards lie.

All of it lies open: hands, market, meadow, points. What comes from the deck is never looked at.
"""

from dataclasses import dataclass, replace
from math import sqrt

from skep.bots.greedy.butine_flights import Field, Hand
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
    mover: int
    """Who acts next: the seat whose turn it is, unless only cards are to be taken or swapped."""
    gathered: int
    """Cards that the mover has gathered already in this turn."""

    def with_tile(self, kind: int, touching: int) -> "Scene":
        """After the mover has laid a tile."""
        mover = (self.state.turn + 1) % self.state.seats
        return replace(self, field=self.field.after(kind, touching), mover=mover, gathered=0)


def scene(state: State) -> Scene:
    """A state as this bot sees it."""
    acts = state.phase == ACT
    return Scene(
        state=state,
        field=Field(state.meadow.links, state.meadow.by_kind),
        hands=tuple([tuple([CARDS[card] for card in hand]) for hand in state.hands]),
        mover=state.turn if acts else (state.turn + 1) % state.seats,
        gathered=state.gathered if acts else 0,
    )


def features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES."""
    return scene_features(scene(state), seat)


def scene_features(look: Scene, seat: int) -> list[float]:
    """The same of a scene."""
    state = look.state
    points = [state.points(other) for other in range(state.seats)]
    lead = points[seat] - max(own for other, own in enumerate(points) if other != seat)
    late = _late(state, max(points))
    table = [1.0, lead, *_who_gathers(look, seat, points), *_cards(look, seat)]
    ahead = (lead > 0) - (lead < 0)
    return [
        *table,
        *[late * value for value in table],
        late**3 * lead,
        lead / sqrt(1 - late + LEAST_LEFT),
        late**8 * ahead,
    ]


def _late(state: State, most: int) -> float:
    start = state.deck + sum(map(len, state.hands)) + len(state.market)
    start += sum(map(len, state.down)) + sum(map(len, state.blind))
    start += len(state.gone) + len(state.gone_blind)
    late = 1 - state.deck / start
    goal = state.options.challenge
    return late if goal is None else max(late, min(1.0, most / goal))


def _who_gathers(look: Scene, seat: int, points: list[int]) -> list[float]:
    """From `move` to `waits`, and the last three: who is the first that can gather, and what."""
    seats, bee = look.state.seats, look.state.bee
    order = [(look.mover + i) % seats for i in range(seats)]
    most = [look.field.most(bee, hand) for hand in look.hands]
    first = next((other for other in order if most[other]), None)
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


def _ends_and_wins(look: Scene, seat: int, cards: int, points: list[int]) -> float:
    """1 when gathering so many cards ends the game, and the seat has most points then."""
    state = look.state
    total = look.gathered * (seat == look.mover) + cards
    then = points[seat] + POINTS[min(3, total)] - POINTS[min(3, total - cards)]
    goal = state.options.challenge
    ends = state.deck <= total + (total == HAND) or (goal is not None and then >= goal)
    wins = then > max(own for other, own in enumerate(points) if other != seat)
    return 1.0 if ends and wins else 0.0


def _cards(look: Scene, seat: int) -> list[float]:
    """From `ease` to `market`: how the cards lie."""
    field, bee, state = look.field, look.state.bee, look.state
    own = look.hands[seat]
    eases = [field.ease(card) for card in own]
    others = [hand for other, hand in enumerate(look.hands) if other != seat]
    other_eases = [[field.ease(card) for card in hand] for hand in others]
    ready = [field.ready(bee, card) for card in own]
    next_hand = look.hands[look.mover] if look.mover != seat else ()
    next_ready = [field.ready(bee, card) for card in next_hand]
    return [
        sum(eases),
        sum(sum(some) for some in other_eases) / len(others),
        min(eases, default=0.0),
        sum(min(some, default=0.0) for some in other_eases) / len(others),
        ready.count(1),
        ready.count(2),
        next_ready.count(1),
        next_ready.count(2),
        HAND - len(own),
        max([field.ease(CARDS[card]) for card in set(state.market)], default=0.0),
    ]
