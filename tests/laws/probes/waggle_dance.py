"""Waggle Dance, as the laws see it."""

import random
from collections import Counter
from typing import Any

from skep.games.waggle_dance import board as hives
from skep.games.waggle_dance import material as waggle
from skep.games.waggle_dance.moves import Place as PlaceBee
from skep.games.waggle_dance.moves import Store
from skep.games.waggle_dance.sanity import table_dice
from skep.games.waggle_dance.state import DRAWING
from skep.games.waggle_dance.state import State as WaggleDance
from tests.games.waggle_dance.truths import TRUTHS
from tests.laws.probes.probe import Probe


def _pieces(state: WaggleDance) -> Counter[str]:
    pieces: Counter[str] = Counter()
    pieces["room tiles"] = state.tiles + sum(map(len, state.rooms))
    pieces["eggs"] = state.eggs + sum(rooms.count(hives.EGG) for rooms in state.rooms)
    cubes = [colour for handful in state.claims for colour in hives.colours(handful)]
    for rooms in state.rooms:
        for content in rooms:
            cubes += hives.CUBES_IN[content]
    for colour, name in enumerate(waggle.COLOURS):
        pieces[f"pollen {name}"] = state.pollen[colour] + cubes.count(colour)
    held = [*state.in_play, *state.looking, *(card for hand in state.hands for card in hand)]
    for card, name in enumerate(waggle.CARD_NAMES):
        pieces[f"card {name}"] = state.deck[card] + state.discard[card] + held.count(card)
    for seat, handful in enumerate(table_dice(state)):
        owned = state.dice[seat] + (state.volunteer == seat)
        at_home = owned - hives.many(handful)
        assert at_home >= 0
        assert at_home == 0 or state.phase > 2, "by day all dice lie on the table"
        assert state.dice[seat] <= waggle.DICE
        pieces[f"dice of seat {seat}"] = waggle.DICE
    return pieces


def _reshuffle(state: WaggleDance, seat: int | None, rng: random.Random) -> WaggleDance:
    """Exchange the cards of all other hands and the deck.

    Not those that somebody looks at with Explore: the next move turns two of them over. A test of
    the game's own holds its views to hiding them.
    """
    twin = state.copy()
    others = [other for other in range(state.seats) if other != seat]
    hidden = [card for card, left in enumerate(state.deck) for _ in range(left)]
    for other in others:
        hidden += state.hands[other]
    rng.shuffle(hidden)

    def deal(count: int) -> tuple[int, ...]:
        return tuple(sorted(hidden.pop() for _ in range(count)))

    for other in others:
        twin.hands[other] = deal(len(state.hands[other]))
    twin.deck = [hidden.count(card) for card in range(len(waggle.CARD_NAMES))]
    return twin


def _hides(state: WaggleDance) -> bool:
    # Not too often: a few of the many positions in which hands differ.
    return state.phase == DRAWING and sum(map(len, state.hands)) > 1


_LIKES = {"A": (1, 4), "C": (2, 5), "E": (3, 6)}


def _cost(move: Any) -> float:
    # Pollen of one colour in one room, and bees of one value in one room: so honey gets made. And
    # of each other thing a little.
    if isinstance(move, Store):
        colour = waggle.COLOUR_BY_NAME[move.colour]
        return ((move.room - 1) % 3 != colour % 3) + (colour > 2)
    if not isinstance(move, PlaceBee):
        return 0
    if move.spot.startswith("room"):
        return (int(move.spot[4:]) - 1) % 3 != (move.die - 1) % 3
    return move.die not in _LIKES.get(move.spot[0], (move.die,))


PROBE = Probe(
    options={"honey": (1,), "blocked": (None, 0, 3)},
    longest=20_000,
    eagerness={"Honey": 400, "Trade": 0.5, "Carry": 0.5, "Swap": 0.2, "Store": 40},
    cost=_cost,
    words=(
        *waggle.CARD_NAMES,
        *waggle.COLOURS,
        *waggle.SPOT_NAMES[:34],
        "egg",
        "room48",
        "more",
        "",
    ),
    pieces=_pieces,
    reshuffle=_reshuffle,
    hides=_hides,
    truths=TRUTHS,
)
