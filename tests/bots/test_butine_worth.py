"""What is remembered and summed quickly of Butine!: nothing else than by the long way."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import skep
from skep.bots.learned.butine.features import all_features
from skep.bots.learned.butine.known import KnownMeadow, share_meadow, ways_to_place
from skep.bots.learned.butine.turns import many
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.value import Value, shipped_value
from skep.bots.registry import make_bot
from skep.bots.search.search import Budget, Search
from skep.engine.chance import SeededChance
from skep.games.butine import GAME
from skep.games.butine.board import Meadow
from skep.games.butine.material import CARDS, FLOWERS
from skep.games.butine.moves import Place
from skep.games.butine.spots import spot_of
from skep.games.butine.state import State

SIGHT = SIGHTS["butine"]
SEATS = (2, 3, 4)


def states(seats: int, seed: int, **options: object) -> list[State]:
    """All states of a game of greedy bots."""
    match = skep.new("butine", seats=seats, seed=seed, options=options)
    bots = [make_bot("greedy", "butine", seat) for seat in range(seats)]
    found = []
    while match.actors:
        [seat] = match.actors
        found.append(match.state.copy())
        match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return found


GAMES = {seats: states(seats, seats) for seats in SEATS}


@pytest.mark.parametrize("seats", SEATS)
def test_the_quick_value_is_the_sum_of_all_features(seats: int) -> None:
    names = SIGHT.names_at(seats)
    weights = [(number * 7919 % 101 - 50) / 10 for number in range(len(names))]
    value = Value(SIGHT, weights)
    told = set()
    for state in (*GAMES[seats][::3], *states(seats, 9, challenge=7)[::5]):
        expected = [value.weigh(all_features(state, seat)) for seat in range(seats)]
        assert [value(state, seat) for seat in range(seats)] == pytest.approx(expected)
        assert value.everybody(state) == pytest.approx(expected)
        told |= {
            name
            for seat in range(seats)
            for name, number in zip(names, all_features(state, seat), strict=True)
            if number
        }
    assert len(told) > len(names) - 8, "else these games show too little"


def test_the_value_for_two_does_for_three_who_have_more_to_look_at() -> None:
    value = Value(SIGHT, [1.0 + number for number in range(len(SIGHT.names))])
    state = GAMES[3][20]
    assert value(state, 1) == pytest.approx(value.weigh(all_features(state, 1)))


def grown(meadow: Meadow, tiles: int) -> Meadow:
    """With so many tiles more, each laid on any spot."""
    chance = SeededChance(tiles)
    for _ in range(tiles):
        spots = [move for kind in range(len(FLOWERS)) for move in meadow.placements(kind)]
        meadow = meadow.with_tile(spot_of(spots[chance.below(len(spots))]))
    return meadow


def test_a_meadow_that_remembers_is_the_same_meadow() -> None:
    state = GAMES[2][40]
    plain = state.meadow
    share_meadow([state])
    assert isinstance(state.meadow, KnownMeadow)
    for tiles in (0, 1, 2, 5):
        one, known = grown(plain, tiles), grown(state.meadow, tiles)
        assert known is grown(state.meadow, tiles), "found once"
        assert (known.names, known.links, known.by_kind) == (one.names, one.links, one.by_kind)
        for kind in range(len(FLOWERS)):
            assert known.placements(kind) == one.placements(kind)
            assert known.fits(kind) == one.fits(kind)
            ways = ways_to_place(known, kind)
            assert ways is ways_to_place(known, kind), "found once"
            assert ways.moves == ways_to_place(one, kind).moves
        for start in range(len(one.tiles)):
            for card in CARDS:
                for _ in range(2):
                    assert known.routes(start, card) == one.routes(start, card)
                    assert known.has_route(start, card) == one.has_route(start, card)


def test_there_is_one_way_to_touch_the_same_tiles() -> None:
    meadow = GAMES[2][40].meadow
    for kind in range(len(FLOWERS)):
        first: dict[int, Place] = {}
        for move in meadow.placements(kind):
            assert isinstance(move, Place)
            first.setdefault(meadow.neighbours_of(spot_of(move)), move)
        ways = ways_to_place(meadow, kind)
        assert (ways.touching, ways.moves) == (list(first), list(first.values()))
        assert len(first) < len(meadow.placements(kind))


@pytest.mark.parametrize("expert", [False, True])
def test_where_much_can_be_done_there_is_a_choice(expert: bool) -> None:
    said = 0
    for state in states(2, 7, expert=expert):
        if many(state):
            assert len(GAME.legal(state, state.turn)) > 1
            said += 1
    assert said > 10


def test_where_no_tile_is_left_or_one_spot_there_may_be_no_choice() -> None:
    state = next(state for state in GAMES[2] if many(state))
    meadow: Any = SimpleNamespace(room=lambda: SimpleNamespace(counts=(1, 5, 0, 0)))
    state.meadow = meadow
    for supply, said in (([1, 1, 1, 1], True), ([3, 0, 3, 3], False), ([0, 1, 0, 0], True)):
        state.supply = supply
        assert many(state) is said


@pytest.mark.parametrize("seats", SEATS)
def test_a_search_that_remembers_finds_the_same(seats: int) -> None:
    """What is shared and what is asked first save time, and change nothing."""
    forgetful = replace(SIGHT, share=None, many=None)
    for state in GAMES[seats][6::23]:
        view = GAME.view(state, state.turn)
        legal = GAME.legal(state, state.turn)
        found = []
        for sight in (SIGHT, forgetful):
            worlds = [GAME.imagine(view, SeededChance(number)) for number in range(3)]
            value = shipped_value(SIGHT, seats)
            search = Search(sight, value, worlds, state.turn, legal, 9)
            search.run(Budget(50))
            found.append([(one.step, one.tries, one.total) for one in search.root.branches])
        assert found[0] == found[1]
