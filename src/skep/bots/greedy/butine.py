"""The greedy bot for Butine!.

It counts in points. What it can have now counts in full; how it will stand when the others move
counts by the factor LATER. That one sum decides everything: which cards to fly and where to stop,
whether to lay a tile instead, which cards to take, and whether a swap is worth a point. The
numbers below were tried against others, some hundred games each: without EASE, READY or swaps the
bot is clearly weaker, while a little more or less of each makes no difference.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from skep.bots.greedy.butine_flights import Card, Field, Hand
from skep.bots.player import luck
from skep.games.butine.board import FIRST_MEADOW, Meadow
from skep.games.butine.checking import SECOND_ACTION_PRICE
from skep.games.butine.material import CARD_BY_NAME, CARDS, HAND
from skep.games.butine.moves import DECK_TOP, DONE, Gather, Move, Place, Swap, Take, place_named
from skep.games.butine.spots import spot_of
from skep.games.butine.view import View

LATER = 0.75
"""What a point is worth that comes next turn, if nothing comes between."""
SAFE = 0.8
"""How sure it still is with each further opponent who moves before us."""
EASE = 0.5
"""What a card is worth that could be flown from every tile of the meadow."""
READY: tuple[float, ...] = (0.0, 0.2, 0.5)
"""What it is worth that 0, 1 or 2 tiles of a card lie ready, while nobody can gather."""
THEIRS = 0.5
"""How much the next player's ready tiles count against that: who fears them too much never builds
beside the bee."""
POINTS: tuple[int, ...] = (0, 1, 2, 4)
"""Points for so many cards in one turn (BUT-12)."""
WIN = 100.0
"""More than all points of a game."""
ENOUGH = 2
"""Who can gather so many cards takes them; with fewer, a tile may promise more."""
LAST_SWAP = 2
"""No swap when the deck has less than this many cards for each seat: it may not pay any more."""

Scored = list[tuple[float, Move]]


class GreedyButine:
    """Takes what it can get now, and leaves little to the others."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        # The meadow of the last view: mostly, the next one is the same or one tile larger.
        self._meadow = FIRST_MEADOW
        self._tiles: tuple[str, ...] = tuple(spot.name for spot in FIRST_MEADOW.tiles)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move that looks best now; one of them, when several look the same."""
        if len(legal) == 1:
            return legal[0]
        look = Look(view, self._meadow_of(view.tiles))
        if view.phase == "act":
            scored = _score_actions(look, legal)
        elif view.phase == "refill":
            scored = _score_takes(look, legal)
        else:
            scored = _score_swaps(look, legal)
        best = max(value for value, _ in scored)
        liked = [move for value, move in scored if value == best]
        return liked[luck(self._seed, view).below(len(liked))]

    def _meadow_of(self, tiles: tuple[str, ...]) -> Meadow:
        known = len(self._tiles)
        if tiles[:known] != self._tiles:
            self._meadow = FIRST_MEADOW
            known = 1
        for name in tiles[known:]:
            self._meadow = self._meadow.with_tile(spot_of(place_named(name)))
        self._tiles = tiles
        return self._meadow


class Look:
    """One view, as the bot thinks about it. "Me" is the seat whose turn it is."""

    def __init__(self, view: View, meadow: Meadow) -> None:
        self.view = view
        self.me = view.turn
        self.meadow = meadow
        self.field = Field(meadow.links, meadow.by_kind)
        self.hands = [_cards(names) for names in view.hands]
        self.hand = self.hands[self.me]
        self.market = _cards(view.market)
        self.others = [(self.me + i) % view.seats for i in range(1, view.seats)]
        """The opponents, in the order in which they move."""

    def final(self, seat: int, points: int) -> float:
        """What the end of the game is worth to a seat that has so many points."""
        best = max(score for other, score in enumerate(self.view.scores) if other != seat)
        if points == best:
            return 0.0
        return WIN if points > best else -WIN

    def ends(self, cards: int, points: int) -> bool:
        """Would the game end when a seat gathers so many cards and has so many points then?"""
        goal = self.view.options.challenge
        if goal is not None and points >= goal:
            return True
        return self.view.deck <= cards + (cards == HAND)

    def chance_of(self, seat: int, field: Field, bee: int, hand: Hand) -> float:
        """What a seat can gain at most by gathering with this hand."""
        best = 0.0
        for cards in range(1, field.most(bee, hand) + 1):
            points = self.view.scores[seat] + POINTS[cards]
            ends = self.ends(cards, points)
            best = max(best, self.final(seat, points) if ends else POINTS[cards])
        return best

    def standing(self, field: Field, bee: int, hand: Hand) -> float:
        """How I stand when my turn is over, with this hand (filled up, if it is not full).

        Whoever can gather first moves the bee, and my plans are void. If no opponent can, I
        shall gather: laying a tile can open new ways for the bee, but never closes one.
        """
        value = EASE * sum(field.ease(card) for card in hand)
        for seat in self.others:
            threat = self.chance_of(seat, field, bee, self.hands[seat])
            if threat:
                return value - threat
        mine = max(self.chance_of(self.me, field, bee, full) for _, full in self.refills(hand))
        value += sum(READY[field.ready(bee, card)] for card in hand)
        theirs = sum(READY[field.ready(bee, card)] for card in self.hands[self.others[0]])
        value -= THEIRS * theirs
        return value + mine * SAFE ** (len(self.others) - 1)

    def refills(self, hand: Hand) -> Iterator[tuple[Hand, Hand]]:
        """All ways to fill a hand up from the market: the cards taken, and the hand then."""
        missing = HAND - len(hand)
        if not missing:
            yield (), hand
            return
        for taken in sorted(set(combinations(sorted(self.market), missing))):
            yield taken, hand + taken


def _card(name: str) -> Card:
    return CARDS[CARD_BY_NAME[name]]


def _cards(names: tuple[str, ...]) -> Hand:
    return tuple(_card(name) for name in names)


def _without(hand: Hand, card: Card) -> Hand:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _score_actions(look: Look, legal: Sequence[Move]) -> Scored:
    view = look.view
    scored: Scored = []
    if DONE in legal[-1:]:
        scored.append((LATER * look.standing(look.field, view.bee, look.hand), DONE))
    gathers = [move for move in legal if isinstance(move, Gather)]
    scored += _score_gathers(look, gathers)
    # After gathering, a tile is never worth its price: it brings nothing before the next turn.
    if not view.gathered and (not gathers or look.field.most(view.bee, look.hand) < ENOUGH):
        scored += _score_places(look, [move for move in legal if isinstance(move, Place)])
    return scored


def _score_gathers(look: Look, gathers: list[Gather]) -> Scored:
    """The worth of each flight: all that can follow it this turn, and how I stand then."""
    values: dict[tuple[str, int], float] = {}
    standings: dict[tuple[Hand, int], float] = {}
    for move in gathers:
        key = (move.card, move.path[2])
        if key not in values:
            values[key] = _best_plan(look, _without(look.hand, _card(move.card)), key[1], standings)
    return [(values[move.card, move.path[2]], move) for move in gathers]


def _best_plan(look: Look, hand: Hand, bee: int, standings: dict[tuple[Hand, int], float]) -> float:
    """The best that I can make of my turn once I have flown a card to this tile."""
    best = -2 * WIN
    for subset, ends in enumerate(look.field.reach(bee, hand)):
        left = tuple(card for i, card in enumerate(hand) if not subset >> i & 1)
        while ends:
            low = ends & -ends
            ends ^= low
            best = max(best, _worth(look, left, low.bit_length() - 1, standings))
    return best


def _worth(look: Look, left: Hand, bee: int, standings: dict[tuple[Hand, int], float]) -> float:
    """What it is worth to end my flights here, with these cards left."""
    view = look.view
    cards = HAND - len(left)
    gain = POINTS[cards] - view.gathered
    if view.placed and not view.paid:
        gain -= SECOND_ACTION_PRICE
    points = view.scores[look.me] + gain
    if look.ends(cards, points):
        return look.final(look.me, points)
    key = (left, bee)
    if key not in standings:
        standings[key] = LATER * look.standing(look.field, bee, left)
    return gain + standings[key]


def _score_places(look: Look, places: list[Place]) -> Scored:
    """The worth of each placement. Only the kind of a tile and what it touches matter."""
    view = look.view
    can_pay = view.options.expert and view.earlier >= SECOND_ACTION_PRICE
    values: dict[tuple[int, int], float] = {}
    scored: Scored = []
    for move in places:
        spot = spot_of(move)
        key = (spot.kind, look.meadow.neighbours_of(spot))
        if key not in values:
            field = look.field.after(*key)
            value = LATER * look.standing(field, view.bee, look.hand)
            if can_pay:
                now = look.chance_of(look.me, field, view.bee, look.hand)
                value = max(value, now - SECOND_ACTION_PRICE)
            values[key] = value
        scored.append((values[key], move))
    return scored


def _score_takes(look: Look, legal: Sequence[Move]) -> Scored:
    values: dict[Card, float] = {}
    for taken, hand in look.refills(look.hand):
        value = look.standing(look.field, look.view.bee, hand)
        for card in taken:
            values[card] = max(value, values.get(card, value))
    return [(values[_card(move.card)], move) for move in legal if isinstance(move, Take)]


def _score_swaps(look: Look, legal: Sequence[Move]) -> Scored:
    """The worth of each swap, and of none. The top of the deck is not worth a point."""
    view = look.view
    field, bee = look.field, view.bee
    all_passed = view.passes == view.seats
    if all_passed:
        scored: Scored = [(look.final(look.me, view.scores[look.me]), DONE)]
    else:
        scored = [(LATER * look.standing(field, bee, look.hand), DONE)]
    if view.deck < LAST_SWAP * view.seats and not all_passed:
        return scored
    for move in legal:
        if isinstance(move, Swap) and move.take != DECK_TOP:
            hand = (*_without(look.hand, _card(move.give)), _card(move.take))
            scored.append((LATER * look.standing(field, bee, hand) - 1, move))
    return scored
