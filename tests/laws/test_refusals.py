"""The law of refusals: what a player is told when a move is refused is true of the position."""

import random
from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.games.registry import GAMES
from tests.games.refusals import refusals
from tests.games.truths import assert_true
from tests.laws.probes import PROBES
from tests.laws.tables import candidates, each_game, matches, seeds


@pytest.mark.slow
@each_game
@given(data=st.data(), seed=seeds())
def test_a_refusal_is_true_of_the_position(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    for move in candidates(match, random.Random(seed)):
        for seat in range(match.seats):
            assert_true(PROBES[game_id].truths, match, seat, move)


@each_game
def test_every_refusal_says_when_it_is_true(game_id: str) -> None:
    package = import_module(GAMES[game_id].setup.__module__.rpartition(".")[0])
    assert set(PROBES[game_id].truths) == {said.key for said in refusals(package)}
