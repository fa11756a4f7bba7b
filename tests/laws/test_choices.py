"""Laws about choices: moves that are counted, drawn and filtered unmade are those of the list."""

import random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from skep.engine.chance import SeededChance
from tests.laws.tables import (
    Setup,
    candidates,
    each_game,
    every_setup,
    matches,
    new_match,
    play_on,
    seeds,
)

STEPS = 60
LOOK_EVERY = 4


def agree(match: skep.Match, seat: int) -> None:
    """Everything that can be asked of choices, against the list."""
    game, state = match.game, match.state
    legal = game.legal(state, seat)
    choices = game.choices(state, seat)
    assert len(choices) == len(legal)
    assert bool(choices) == bool(legal)
    assert [choices[number] for number in range(len(choices))] == legal
    with pytest.raises(IndexError):
        choices[len(legal)]
    for kind in get_args(game.moves):
        some = game.choices(state, seat).of(kind)
        expected = [move for move in legal if isinstance(move, kind)]
        assert [some[number] for number in range(len(some))] == expected
        assert list(some) == expected
    assert list(choices) == legal
    assert [choices[number] for number in range(len(choices))] == legal


@each_game
@given(data=st.data())
def test_choices_are_the_list(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    for seat in range(match.seats):
        agree(match, seat)


@pytest.mark.parametrize(("game_id", "setup"), every_setup())
def test_choices_are_the_list_with_all_options(game_id: str, setup: Setup) -> None:
    match = new_match(game_id, setup, seed=5)
    for number, _ in enumerate(play_on(match, random.Random(5), STEPS)):
        if number % LOOK_EVERY == 0:
            for seat in range(match.seats):
                agree(match, seat)


@each_game
@given(data=st.data(), seed=seeds())
def test_what_is_among_the_choices_is_allowed(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    asked = candidates(match, random.Random(seed))
    kinds = get_args(match.game.moves)
    for seat in range(match.seats):
        legal = match.game.legal(match.state, seat)
        choices = match.game.choices(match.state, seat)
        for move in asked:
            allowed = match.game.check(match.state, seat, move) is None
            assert (move in choices) == allowed == (move in legal)
            for kind in kinds:
                assert (move in choices.of(kind)) == (allowed and isinstance(move, kind))
        strangers: list[Any] = [None, "done", 7, *map(str, legal[:3])]
        assert not any(stranger in choices for stranger in strangers)


@each_game
@given(data=st.data(), seed=seeds())
def test_a_draw_is_a_place_in_the_list(game_id: str, data: st.DataObject, seed: int) -> None:
    """The same seed gives the same random games, by lists and by draws."""
    match = data.draw(matches(game_id))
    for seat in match.actors:
        legal = match.game.legal(match.state, seat)
        if legal:
            place = SeededChance(seed).below(len(legal))
            assert match.game.choices(match.state, seat).drawn(SeededChance(seed)) == legal[place]


@each_game
@given(data=st.data(), seed=seeds())
def test_looking_at_choices_changes_nothing(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    twin = match.copy()
    rng = random.Random(seed)
    for _ in range(25):
        able = [seat for seat in match.actors if match.choices(seat)]
        if not able:
            break
        seat = rng.choice(able)
        choices = match.choices(seat)
        number = rng.randrange(len(choices))
        assert match.apply(seat, choices[number]) == twin.apply(seat, twin.legal(seat)[number])
        assert match.hash() == twin.hash()
