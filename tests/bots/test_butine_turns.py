"""Whole turns of Butine!, as a search sees them: each can be made, and none is missing."""

from typing import Any

import pytest

from skep.bots.learned.butine.features import Lie, lie_of, scene
from skep.bots.learned.butine.known import ways_to_place
from skep.bots.learned.butine.placing import Placing
from skep.bots.learned.butine.steps import rated
from skep.bots.learned.butine.turns import flights, turns, usual
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.value import shipped_value
from skep.bots.registry import make_bot
from skep.bots.search.opinion import opinions
from skep.bots.search.search import Budget, Search
from skep.bots.search.tree import best_of
from skep.engine.chance import SeededChance
from skep.games.butine import GAME
from skep.games.butine.material import FLOWERS
from skep.games.butine.moves import DONE, Gather, Place
from skep.games.butine.spots import spot_of
from skep.games.butine.state import ACT, REFILL, SWAP, State

SIGHT = SIGHTS["butine"]
VALUE = shipped_value(SIGHT, 2)


def states(seed: int, **options: Any) -> list[State]:
    """All states of a game of greedy bots."""
    chance = SeededChance(seed)
    state, _ = GAME.setup(2, GAME.meta.options(**options), chance)
    bots = [make_bot("greedy", "butine", seat) for seat in range(2)]
    found = []
    while actors := GAME.actors(state):
        found.append(state.copy())
        [seat] = actors
        move = bots[seat].choose(GAME.view(state, seat), GAME.legal(state, seat))
        GAME.apply(state, seat, move, chance)
    return found


GAMES = [state for seed in range(3) for state in states(seed)]
ACTS = [state for state in GAMES if state.phase == ACT]


def flown(state: State) -> set[tuple[tuple[int, ...], int]]:
    """By the rules: every hand that can be left by gathering, and the tile where the bee is."""
    found = set()
    for move in GAME.legal(state, state.turn):
        if isinstance(move, Gather):
            twin = state.copy()
            GAME.apply(twin, state.turn, move, SeededChance(1))
            found.add((tuple(sorted(twin.hands[state.turn])), twin.bee))
            if twin.phase == ACT and twin.turn == state.turn:
                found |= flown(twin)
    return found


def test_each_flight_is_there_once() -> None:
    most = 0
    for state in ACTS:
        found = []
        for way in flights(state):
            most = max(most, len(way))
            twin = state.copy()
            for move in way:
                assert GAME.check(twin, state.turn, move) is None
                GAME.apply(twin, state.turn, move, SeededChance(1))
            found.append((tuple(sorted(twin.hands[state.turn])), twin.bee))
        assert len(found) == len(set(found))
        assert set(found) == flown(state)
    assert most == 3, "else these games show too little"


def test_each_turn_can_be_made_and_ends_the_actions() -> None:
    stops = 0
    for state in ACTS:
        for _, way in turns(state, state.turn, VALUE, SeededChance(1)):
            twin = state.copy()
            for move in way:
                assert GAME.check(twin, state.turn, move) is None, (way, move)
                GAME.apply(twin, state.turn, move, SeededChance(1))
            assert twin.turn != state.turn or twin.phase != ACT
            stops += len(way) > 1 and way[-1] is DONE
    assert stops, "somebody could have gathered more, and did not"


def test_what_a_turn_is_worth_is_judged_when_the_next_seat_acts() -> None:
    state = next(state for state in ACTS if len(flights(state)) > 3 and not state.gathered)
    seat = state.turn
    for worth, way in turns(state, seat, VALUE, SeededChance(1)):
        twin, chance = state.copy(), SeededChance(1)
        for move in way:
            GAME.apply(twin, seat, move, chance)
        while twin.turn == seat and (move := usual(twin)) is not None:
            GAME.apply(twin, seat, move, chance)
        assert twin.turn != seat
        assert worth == pytest.approx(VALUE(twin, seat)), way


def test_tiles_are_those_of_the_steps() -> None:
    for state in ACTS[::7]:
        if not state.gathered:
            both = [
                sorted((worth, str(way[0])) for worth, way in found if isinstance(way[0], Place))
                for found in (
                    turns(state, state.turn, VALUE, SeededChance(1)),
                    rated(state, state.turn, VALUE, SeededChance(1)),
                )
            ]
            assert both[0] == both[1]


def test_with_the_expert_rule_and_after_the_actions_each_move_is_a_step() -> None:
    later = [state for state in GAMES if state.phase != ACT]
    assert {state.phase for state in later} == {REFILL, SWAP}
    for state in (*later, *states(1, expert=True)[::9]):
        found = turns(state, state.turn, VALUE, SeededChance(1))
        assert found == rated(state, state.turn, VALUE, SeededChance(1))


def test_the_usual_move_is_legal_and_only_there_when_the_actions_are_over() -> None:
    for state in GAMES:
        move = usual(state)
        assert (move is None) == (state.phase == ACT)
        assert move is None or GAME.check(state, state.turn, move) is None


def test_below_its_root_a_search_chooses_between_turns_alone() -> None:
    state = next(state for state in ACTS if len(flights(state)) > 3 and not state.gathered)
    search = Search(SIGHT, VALUE, [state], state.turn, GAME.legal(state, state.turn), 9)
    search.run(Budget(120))
    below = [node for branch in search.root.branches for node in branch.nodes.values()]
    assert below
    assert all(node.seat != state.turn for node in below)
    assert any(node.branches for node in below)


def test_a_turn_is_told_by_its_first_move_and_once() -> None:
    """Among the steps of this search some begin alike: people are told of one move at a time."""
    state = next(state for state in ACTS if any(len(way) > 1 for way in flights(state)))
    seat, legal = state.turn, GAME.legal(state, state.turn)
    told = opinions(SIGHT, 1, GAME.view(state, seat), legal, Budget(60))
    search = Search(SIGHT, VALUE, [state], seat, legal, 9)
    assert any(len(branch.step) > 1 for branch in search.root.branches)
    assert all(len(one.step) == 1 for one in told)
    assert len({one.step for one in told}) == len(told)


def test_a_tile_laid_in_thought_lies_as_if_it_were_laid() -> None:
    """How cards lie after each tile is found without laying it, and must be the same."""
    found: set[Lie] = set()
    for state in ACTS[::7]:
        look = scene(state)
        placing = Placing(look, state.turn, VALUE)
        for kind in range(len(FLOWERS)):
            ways = ways_to_place(state.meadow, kind)
            for move, lying in zip(ways.moves, placing.lies(ways), strict=True):
                laid = state.copy()
                laid.meadow = state.meadow.with_tile(spot_of(move))
                thought = Lie(len(laid.meadow.tiles), *lying)
                assert thought == lie_of(scene(laid))
                found.add(thought)
    assert len({lie.most for lie in found}) > 5
    assert len({lie.ready for lie in found}) > 20


def test_a_flight_is_thought_of_even_where_tiles_look_better() -> None:
    """Four tiles that look alike left no room for the flight that takes the bee away."""
    crowded = 0
    for state in ACTS:
        rated = turns(state, state.turn, VALUE, SeededChance(1))
        thought_of = best_of(rated, SIGHT.width, SIGHT.kind)
        assert len(thought_of) == min(SIGHT.width, len(rated))
        assert thought_of == sorted(thought_of, key=lambda one: -one[0])
        assert thought_of[0] == best_of(rated, 1)[0]
        kinds = {SIGHT.kind(step) for _, step in rated}
        assert {SIGHT.kind(step) for _, step in thought_of} == kinds
        crowded += {SIGHT.kind(step) for _, step in best_of(rated, SIGHT.width)} != kinds
    assert crowded > 10, "else these games show too little"


def test_both_sides_of_a_choice_are_searched() -> None:
    """At the root and below it, whoever can fly and lay a tile thinks of both."""
    both = 0
    for state in ACTS[4::9]:
        worlds = [state.copy()]
        search = Search(SIGHT, VALUE, worlds, state.turn, GAME.legal(state, state.turn), 1, width=4)
        search.run(Budget(120))
        kinds = {SIGHT.kind(way) for _, way in turns(state, state.turn, VALUE, SeededChance(1))}
        assert {SIGHT.kind(branch.step) for branch in search.root.branches} == kinds
        for branch in search.root.branches:
            for node in branch.nodes.values():
                found = {SIGHT.kind(other.step) for other in node.branches}
                both += found >= {Gather, Place}
    assert both > 10, "else these games show too little"
