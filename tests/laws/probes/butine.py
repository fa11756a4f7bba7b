"""Butine!, as the laws see it."""

import random
from collections import Counter
from typing import Any

from skep.games.butine.material import CARD_NAMES, CARDS, FLOWERS
from skep.games.butine.moves import DONE, PASS, Gather, Place, Swap
from skep.games.butine.state import OVER
from skep.games.butine.state import State as Butine
from tests.games.butine.exact import direction
from tests.games.butine.truths import TRUTHS
from tests.laws.probes.probe import Probe


def _pieces(state: Butine) -> Counter[str]:
    pieces: Counter[str] = Counter()
    for kind, letter in enumerate(FLOWERS):
        pieces[f"tile {letter}"] = state.supply[kind]
    for spot in state.meadow.tiles:
        pieces[f"tile {FLOWERS[spot.kind]}"] += 1
    drawn = [*state.market, *state.gone, *state.gone_blind]
    for seat in range(state.seats):
        drawn += [*state.hands[seat], *state.down[seat], *state.blind[seat]]
    for card, name in enumerate(CARD_NAMES):
        pieces[f"card {name}"] = state.undrawn[card] + drawn.count(card)
    pieces["cards in the game"] = state.deck + len(drawn)
    return pieces


def _reshuffle(state: Butine, _seat: int | None, rng: random.Random) -> Butine:
    """Exchange all unseen cards: undrawn, blind, and spent blind."""
    twin = state.copy()
    hidden = [card for card in range(len(CARDS)) for _ in range(state.undrawn[card])]
    hidden += state.gone_blind
    over = state.phase == OVER  # then the bonus cards lie open
    if not over:
        hidden += [card for cards in state.blind for card in cards]
    rng.shuffle(hidden)

    def deal(count: int) -> tuple[int, ...]:
        return tuple(hidden.pop() for _ in range(count))

    if not over:
        twin.blind = [deal(len(cards)) for cards in state.blind]
    twin.gone_blind = deal(len(state.gone_blind))
    twin.undrawn = [hidden.count(card) for card in range(len(CARDS))]
    return twin


def _hides(state: Butine) -> bool:
    return state.phase != OVER and any(state.blind)


def _cost(move: Any) -> float:
    # A dense meadow has many routes; scattered tiles have none.
    return max(abs(move.x), abs(move.y), abs(move.x + move.y)) if isinstance(move, Place) else 0


def _tempting(match: Any, rng: random.Random) -> list[Any]:
    """Ends of a turn, tiles around the meadow, and flights that go wrong somewhere."""
    state: Butine = match.state
    hand = [CARD_NAMES[card] for card in state.hands[state.turn]]
    moves: list[Any] = [DONE, PASS, *(Swap(card, "deck") for card in hand)]
    for _ in range(10):
        near = rng.choice(state.meadow.tiles).move
        x, y = near.x + rng.randint(-2, 2), near.y + rng.randint(-2, 2)
        moves += [Place("R", rng.randrange(6), x, y), Place("Y", rng.randrange(3), x, y)]
    for spot in state.meadow.tiles:
        if spot.move.tile == "R":
            # Long side on long side, shifted by one: it touches, but no corner meets a corner.
            (dx, dy), turn = direction(spot.move.turn), (spot.move.turn + 3) % 6
            moves.append(Place("R", turn, spot.move.x + dx, spot.move.y + dy))
    return moves + [Gather(card, _flight(state, rng)) for card in hand for _ in range(10)]


def _flight(state: Butine, rng: random.Random) -> tuple[int, int, int]:
    """Three steps from the bee, each over a shared side, whatever the flowers."""
    path = [state.bee]
    for _ in range(3):
        linked = [
            i for i in range(len(state.meadow.tiles)) if state.meadow.links[path[-1]] >> i & 1
        ]
        path.append(rng.choice(linked or path))
    return path[1], path[2], path[3]


PROBE = Probe(
    options={"quick": (False, True), "challenge": (None, 4, 15), "expert": (False, True)},
    # 38 tiles, 39 cards drawn, and for each of these moves at most a "done" and a pass.
    longest=300,
    eagerness={"Gather": 12, "Place": 3, "Done": 0.5, "Swap": 0.3},
    cost=_cost,
    words=(*CARD_NAMES, "deck", "RYW", "WWW", "wyr", ""),
    pieces=_pieces,
    reshuffle=_reshuffle,
    hides=_hides,
    truths=TRUTHS,
    tempting=_tempting,
)
