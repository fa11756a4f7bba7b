"""What a tile would open, said before it is laid."""

from typing import Any

import msgspec

from skep.games.butine import GAME
from skep.games.butine.material import CARD_BY_NAME, CARDS
from skep.games.butine.moves import Done, Place
from skep.games.butine.outlook import outlook
from tests.laws.tables import played

VERSION = GAME.meta.rules_version


def _open(state: Any, seat: int) -> set[str]:
    view: Any = GAME.view(state, seat)
    hand = view.hands[seat]
    return {c for c in hand if state.meadow.has_route(state.bee, CARDS[CARD_BY_NAME[c]])}


def _check(seed: int) -> int:
    """Whether what is said of tiles comes true; how often something was said."""
    match = played("butine", (3, {}), seed, 8)
    seat = match.actors[0]
    view, before = match.view(seat), [_open(match.state, one) for one in range(3)]
    told = 0
    for move in [move for move in match.legal(seat) if isinstance(move, Place)][::5]:
        twin = match.copy()
        twin.apply(seat, move)
        found = outlook(view, move, VERSION)
        assert found is not None
        opened = {one.seat: set(one.cards) for one in found.opens}
        for one in range(3):
            assert opened.get(one, set()) == _open(twin.state, one) - before[one]
        assert found.last == (twin.view(seat).supply[move.tile] == 0)
        told += len(found.opens)
    return told


def test_it_says_what_laying_the_tile_does() -> None:
    assert sum(_check(seed) for seed in range(8)) > 5


def test_the_last_tile_of_a_kind_is_named() -> None:
    match = played("butine", (2, {}), 1, 0)
    seat = match.actors[0]
    move = next(move for move in match.legal(seat) if isinstance(move, Place))
    view = match.view(seat)
    one_left = msgspec.structs.replace(view, supply={**view.supply, move.tile: 1})
    for seen, last in ((view, False), (one_left, True)):
        found = outlook(seen, move, VERSION)
        assert found is not None
        assert found.last == last


def test_other_moves_open_nothing() -> None:
    match = played("butine", (2, {}), 1, 6)
    assert outlook(match.view(0), Done(), VERSION) is None
