"""How days of Waggle Dance are played on: what a seat looks at, where that ends, odd beginnings."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

import skep
from skep.bots.greedy.waggle_dance import _place
from skep.bots.greedy.waggle_dance_day import Look
from skep.bots.greedy.waggle_dance_scene import home_of_state, scene_of_state, scene_of_view
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.waggle_dance.habits import is_morning, likings, until_morning, usual
from skep.bots.learned.waggle_dance.starts import disturb
from skep.bots.learned.waggle_dance.steps import many
from skep.engine.chance import SeededChance
from skep.games.waggle_dance import GAME
from skep.games.waggle_dance.board import CUBE, CUBES_IN, DIE, EGG, HONEY
from skep.games.waggle_dance.material import (
    BOUNTY,
    CARD_NAMES,
    CUBES,
    DICE,
    EFFICIENCY,
    EGGS,
    EXPERTISE,
    MIX,
    QUEENS_GIFT,
    TILES,
)
from skep.games.waggle_dance.moves import Move, Store
from skep.games.waggle_dance.pipes import ENOUGH
from skep.games.waggle_dance.state import AT_NIGHT, KITCHEN, PLACE, STORE, TRADE, State
from skep.games.waggle_dance.versions import VERSIONS
from tests.laws.tables import played

SEATS = (2, 3, 4)


def tables() -> Iterator[skep.Match]:
    for seats in SEATS:
        for steps in range(0, 260, 13):
            match = played("waggle-dance", (seats, {}), seats + steps, steps)
            if match.actors:
                yield match


def test_a_scene_is_the_same_from_a_view_and_from_a_state() -> None:
    """So a state tells the habits nothing that a view would not."""
    version = VERSIONS[GAME.meta.rules_version]
    for match in tables():
        for seat in range(match.seats):
            from_view = scene_of_view(match.view(seat), seat, version)
            assert scene_of_state(match.state, seat) == from_view


def test_by_day_the_greedy_bot_thinks_of_all_cards_that_matter_to_it() -> None:
    """A scene has only some of a hand: with all of it, the same rooms need bees."""
    matter = 0
    for match in tables():
        state = match.state.copy()
        for hand in (tuple(range(len(CARD_NAMES))), (EFFICIENCY,), (MIX, EXPERTISE)):
            state.hands[0] = ()
            without = Look(scene_of_state(state, 0)).jobs
            state.hands[0] = hand
            scene = scene_of_state(state, 0)
            with_all = Look(replace(scene, home=home_of_state(state, 0))).jobs
            assert Look(scene).jobs == with_all
            matter += with_all != without
    assert matter > 20


def test_where_much_can_be_done_there_is_a_choice() -> None:
    said: Counter[bool] = Counter()
    for match in tables():
        state, chance = match.state.copy(), SeededChance(2)
        for _ in range(60):
            if not (seats := GAME.actors(state)):
                break
            if many(state):
                assert seats == (state.turn,)
                assert len(GAME.legal(state, state.turn)) > 1
            said[many(state)] += 1
            GAME.apply(state, seats[0], usual(state, seats[0]), chance)
    assert min(said[True], said[False]) > 100


@pytest.mark.parametrize("forced", [False, True])
def test_where_a_bee_can_only_go_to_its_flower_there_is_no_choice(forced: bool) -> None:
    state = next(match.state.copy() for match in tables() if match.state.phase == PLACE)
    seat = state.turn
    state.rooms[seat] = [HONEY] * len(state.rooms[seat])
    state.hands[seat] = ()
    state.spaces = [1 - seat] * len(state.spaces)
    state.free[seat] = 2 * DIE[3] + forced * DIE[5]
    assert many(state) == (len(GAME.legal(state, seat)) > 1) == forced
    state.forced = 3 * forced
    assert len(GAME.legal(state, seat)) == 1
    assert not many(state)


def test_a_day_is_played_on_to_the_next_morning() -> None:
    for match in tables():
        state = match.state.copy()
        until_morning(state, SeededChance(3))
        assert GAME.result(state) is not None or (
            state.round == match.state.round + 1 and is_morning(state)
        )


def test_a_day_is_played_on_as_it_would_be_move_by_move() -> None:
    """Though pollen is put away at a stretch."""
    stored = 0
    for match in tables():
        state, chance = match.state.copy(), SeededChance(3)
        other, luck = state.copy(), chance.copy()
        until_morning(state, chance)
        while other.round == match.state.round and (seats := GAME.actors(other)):
            move = usual(other, seats[0])
            stored += isinstance(move, Store)
            GAME.apply(other, seats[0], move, luck)
        assert GAME.plain(state) == GAME.plain(other)
        assert chance.below(1 << 32) == luck.below(1 << 32)
    assert stored > 50


def test_the_same_luck_leads_to_the_same_morning() -> None:
    for match in tables():
        one, other = match.state.copy(), match.state.copy()
        until_morning(one, SeededChance(7))
        until_morning(other, SeededChance(7))
        assert GAME.plain(one) == GAME.plain(other)


def test_by_night_the_usual_is_what_is_liked_most() -> None:
    """Whatever is remembered: the first of the moves that are liked most, of all legal ones."""
    seen: Counter[int] = Counter()
    with_cards = 0
    for match in tables():
        state, chance = match.state.copy(), SeededChance(5)
        for _ in range(40):
            if not (seats := GAME.actors(state)):
                break
            seat = seats[0]
            move = usual(state, seat)
            if state.phase in AT_NIGHT:
                (best, *_) = max(likings(state, seat), key=lambda liked: liked[0])[1]
                assert move == best
                seen[state.phase] += 1
                with_cards += bool(state.hands[seat])
            GAME.apply(state, seat, move, chance)
    assert min(seen[phase] for phase in (STORE, TRADE, KITCHEN)) > 20
    assert with_cards > 100


def _best(state: State, seat: int) -> Move:
    move: Move = max(likings(state, seat), key=lambda liked: liked[0])[1][0]
    return move


def _without_pollen(state: State, _seat: int) -> None:
    state.pollen = [0] * len(state.pollen)


CHANGES: dict[str, Callable[[State, int], None]] = {
    "claims": lambda state, seat: state.claims.__setitem__(seat, CUBE[3]),
    "claimed": lambda state, seat: state.claimed.__setitem__(seat, 0),
    "mixing": lambda state, seat: state.mixing.__setitem__(seat, 1),
    "carried": lambda state, seat: state.carried.__setitem__(seat, ENOUGH),
    "dice": lambda state, seat: state.dice.__setitem__(seat, DICE),
    "tiles": lambda state, seat: setattr(state, "tiles", 0),
    "eggs": lambda state, seat: setattr(state, "eggs", 0),
    "pollen": _without_pollen,
    "hand": lambda state, seat: state.hands.__setitem__(seat, ()),
    "crews": lambda state, seat: state.crews.__setitem__(seat, [0] * len(state.crews[seat])),
    "rooms": lambda state, seat: state.rooms[seat].reverse(),
}
"""What the moves of a night, or how much they are liked, depend on."""


def test_by_night_nothing_is_remembered_of_another_hive() -> None:
    """Two nights that differ in one thing have their own usual moves, one after the other."""
    told_apart: Counter[str] = Counter()
    for match in tables():
        state, chance = match.state.copy(), SeededChance(9)
        for seat in range(state.seats):
            state.hands[seat] = (BOUNTY, QUEENS_GIFT)
        for _ in range(40):
            if not (seats := GAME.actors(state)):
                break
            seat = seats[0]
            move = usual(state, seat)
            if state.phase in AT_NIGHT and not state.looking:
                assert move == _best(state, seat)
                for name, change in CHANGES.items():
                    other = state.copy()
                    change(other, seat)
                    if not GAME.legal(other, seat):
                        continue  # a cube that fits nowhere
                    best = _best(other, seat)
                    assert usual(other, seat) == best, name
                    told_apart[name] += best != move
            GAME.apply(state, seat, move, chance)
    assert set(+told_apart) == set(CHANGES)


def test_by_day_places_are_liked_as_the_greedy_bot_likes_them() -> None:
    """Though what was found of a day is remembered: the best place comes first."""
    version = VERSIONS[GAME.meta.rules_version]
    seen = 0
    for match in tables():
        if match.state.phase != PLACE:
            continue
        (seat,) = match.actors
        look = Look(scene_of_view(match.view(seat), seat, version))
        for _ in range(2):
            liked = likings(match.state, seat)
            seen += len(liked)
            assert [value for value, _ in liked] == [_place(look, move) for _, (move,) in liked]
            assert liked == sorted(liked, key=lambda one: -one[0])
            assert usual(match.state, seat) == liked[0][1][0]
    assert seen > 300


def test_what_is_liked_is_legal() -> None:
    for match in tables():
        for seat in match.actors:
            liked = [step for _, step in likings(match.state, seat)]
            assert liked
            assert {move for step in liked for move in step} <= set(match.legal(seat))


def test_only_before_the_first_bee_it_is_morning() -> None:
    match = skep.new("waggle-dance", seats=2, seed=4)
    assert is_morning(match.state)
    match.apply(match.actors[0], match.legal(match.actors[0])[0])
    assert not is_morning(match.state)


@pytest.mark.parametrize("seats", SEATS)
def test_an_odd_beginning_can_be_played_and_makes_nothing_from_nothing(seats: int) -> None:
    odd = 0
    for seed in range(12):
        chance = SeededChance(seed)
        state, _ = GAME.setup(seats, GAME.meta.options(), chance)
        disturb(state, chance)
        contents = [content for rooms in state.rooms for content in rooms]
        odd += any(contents)
        assert state.tiles + len(contents) == TILES
        assert state.eggs + contents.count(EGG) == EGGS
        for colour, left in enumerate(state.pollen):
            assert left + sum(CUBES_IN[held].count(colour) for held in contents) == CUBES
        while GAME.actors(state):
            until_morning(state, chance)
        assert GAME.result(state) is not None
    assert 6 <= odd < 12, "most beginnings are changed, some are not"


def test_who_plays_days_on_thinks_in_a_process_of_its_own() -> None:
    from skep.bots.registry import make_bot

    patient = [getattr(make_bot("learned", one, 1), "patient", False) for one in SIGHTS]
    assert patient == [sight.habits is not None for sight in SIGHTS.values()]
    assert any(patient)
