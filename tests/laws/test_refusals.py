"""The law of refusals: what a player is told when a move is refused is true of the position."""

import random
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from skep.games.registry import GAMES
from tests.games.refusals import refusals
from tests.games.truths import assert_true
from tests.laws.probes import PROBES
from tests.laws.tables import candidates, each_game, matches, play_on, seeds
from tests.steps import missing


def ask_about_all(match: skep.Match, rng: random.Random) -> None:
    """Every seat tries many moves; those whose turn it is not, only some."""
    moves = [*candidates(match, rng), *PROBES[match.id].tempting(match, rng)]
    known: dict[tuple[str, int], Any] = {}
    for seat in range(match.seats):
        tried = moves if seat in match.actors else rng.sample(moves, min(9, len(moves)))
        for move in tried:
            assert_true(PROBES[match.id].truths, match, seat, move, known)


@pytest.mark.slow
@each_game
@given(data=st.data(), seed=seeds())
def test_a_refusal_is_true_of_the_position(game_id: str, data: st.DataObject, seed: int) -> None:
    match, rng = data.draw(matches(game_id)), random.Random(seed)
    ask_about_all(match, rng)
    for _ in play_on(match, rng, steps=8):
        ask_about_all(match, rng)


@each_game
def test_every_refusal_says_when_it_is_true(game_id: str) -> None:
    package = import_module(GAMES[game_id].package)
    assert set(PROBES[game_id].truths) == {said.key for said in refusals(package)}, missing(
        game_id, "TRUTHS in its truths.py names each key of a refusal, and no other", "probe"
    )
