"""The box and the set-up: BUT-1 to BUT-6, and the quick game of BUT-19."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import skep
from skep.games.butine.moves import Place
from skep.games.butine.spots import spot_of
from tests.games.butine import exact
from tests.games.butine.exact import Polygon, polygon
from tests.games.butine.positions import EIGHT, at, play, texts


def view_of(match: skep.Match) -> Any:
    return match.view(None)


@pytest.mark.rule("BUT-1")
def test_39_tiles_are_in_the_box() -> None:
    view = view_of(skep.new("butine", seed=1))
    laid = Counter(name[0] for name in view.tiles)
    assert {kind: view.supply[kind] + laid[kind] for kind in "WRYB"} == exact.BOX
    assert sum(exact.BOX.values()) == 39


def _twice_the_area(shape: Polygon) -> int:
    """In units of half a lattice parallelogram: that is one small triangle."""
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairwise((*shape, shape[0]))))


def _sides(shape: Polygon) -> list[int]:
    """The squares of the sides' lengths, in the slanted coordinates of the lattice."""
    steps = [(u - x, v - y) for (x, y), (u, v) in pairwise((*shape, shape[0]))]
    return sorted(x * x + x * y + y * y for x, y in steps)


@pytest.mark.rule("BUT-1")
@pytest.mark.parametrize(
    ("kind", "triangles", "sides", "ways"),
    [
        ("W", 6, [1, 1, 1, 1, 1, 1], 1),
        ("R", 3, [1, 1, 1, 4], 6),
        ("Y", 2, [1, 1, 1, 1], 3),
        ("B", 1, [1, 1, 1], 2),
    ],
)
def test_tiles_are_pattern_blocks(kind: str, triangles: int, sides: list[int], ways: int) -> None:
    match = skep.new("butine", seed=1)
    moves = [
        move
        for move in match.legal(match.actors[0])
        if isinstance(move, Place) and move.tile == kind
    ]
    shapes = set()
    for move in moves:
        shape = polygon(str(move).removeprefix("place "))
        assert _twice_the_area(shape) == triangles == len(set(spot_of(move).cells))
        assert _sides(shape) == sides
        x, y = min(shape)
        shapes.add(frozenset((u - x, v - y) for u, v in shape))
    assert len(shapes) == ways == len({move.turn for move in moves})


@pytest.mark.rule("BUT-2")
def test_48_cards_two_of_each_kind() -> None:
    view = view_of(skep.new("butine", seats=3, seed=1))
    cards = Counter(view.unseen)
    cards.update(view.market)
    for hand in view.hands:
        cards.update(hand)
    assert len(cards) == 24
    assert set(cards.values()) == {2}
    assert all(name[1] not in (name[0], name[2]) for name in cards)
    unordered = {(name[1], frozenset((name[0], name[2]))) for name in cards}
    assert len(unordered) == 24
    assert Counter(name[1] for name in cards) == dict.fromkeys("WRYB", 6)
    assert sum(name[0] == name[2] for name in cards) == 12


@pytest.mark.rule("BUT-2")
def test_a_card_may_be_named_from_either_end() -> None:
    assert skep.parse_move("butine", "take RYW") == skep.parse_move("butine", "take WYR")
    with pytest.raises(skep.BadMove, match="no Hive card 'WWR'"):
        skep.parse_move("butine", "take WWR")


@pytest.mark.rule("BUT-3")
def test_everybody_flies_the_same_bee() -> None:
    hands = (["WYR", "RBR", "RBY"], ["YWB", "RBR", "RBY"])
    match = at(*hands, tiles=EIGHT, market=["BRB", "YRY", "BYB"])
    play(match, "gather WYR 5-1-2", "take BRB => YRY", "done")
    assert match.actors == (1,)
    assert view_of(match).bee == 2
    # Tile 1 is the only one that touches tile 2, where seat 0 left the bee.
    flights = [text for text in texts(match) if text.startswith("gather")]
    assert flights == ["gather YWB 1-5-6"]


@pytest.mark.rule("BUT-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_hexagon_with_the_bee_starts_the_meadow(seats: int) -> None:
    view = view_of(skep.new("butine", seats=seats, seed=5))
    assert view.tiles == ("W0@0,0",)
    assert view.bee == 0
    assert view.supply == {"W": 6, "R": 10, "Y": 10, "B": 12}


@pytest.mark.rule("BUT-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_each_and_one_more_than_players_on_the_market(seats: int) -> None:
    view = view_of(skep.new("butine", seats=seats, seed=5))
    assert [len(hand) for hand in view.hands] == [3] * seats
    assert len(view.market) == seats + 1
    assert view.deck == 48 - 3 * seats - (seats + 1)
    assert sum(view.unseen.values()) == view.deck
    assert view.scores == (0,) * seats


@pytest.mark.rule("BUT-5")
def test_the_cards_are_shuffled() -> None:
    hands = {view_of(skep.new("butine", seed=seed)).hands for seed in range(50)}
    assert len(hands) == 50


@pytest.mark.rule("BUT-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_turns_go_round(seats: int) -> None:
    firsts = Counter(skep.new("butine", seats=seats, seed=seed).actors[0] for seed in range(240))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 240 / seats / 2
    match = skep.new("butine", seats=seats, seed=1)
    first = match.actors[0]
    for turn in range(2 * seats):
        assert match.actors == ((first + turn) % seats,)
        play(match, next(text for text in texts(match) if text.startswith("place")))


@pytest.mark.rule("BUT-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quick_game_has_half_the_deck(seats: int) -> None:
    view = view_of(skep.new("butine", seats=seats, seed=5, options={"quick": True}))
    assert view.deck == 24 - 3 * seats - (seats + 1)
    # Which half was taken, nobody knows: all cards but those in sight may still come.
    assert sum(view.unseen.values()) == 48 - 3 * seats - (seats + 1)


@pytest.mark.rule("BUT-19")
def test_a_quick_game_ends_after_24_cards() -> None:
    market = ["BRB", "YRY", "BYB"]
    match = at(["WYR", "RBR", "RBY"], tiles=EIGHT, market=market, options={"quick": True}, deck=1)
    assert len(view_of(match).gone) == 24 - 9 - 1
    play(match, "gather WYR 5-1-2", "take BRB => YRY")
    assert match.reason == "deck-out-by-refill"


@pytest.mark.rule("BUT-19")
def test_any_card_may_be_in_the_half() -> None:
    """The half is not always the same: over many games every kind turns up twice in one."""
    seen: set[str] = set()
    for seed in range(300):
        view = view_of(skep.new("butine", seed=seed, options={"quick": True}))
        cards = Counter(view.market)
        for hand in view.hands:
            cards.update(hand)
        seen |= {card for card, count in cards.items() if count == 2}
    assert len(seen) == 24
