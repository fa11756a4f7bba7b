"""Laws about what a game declares of itself to the house: hidden hands, and moves taken back."""

import random
from typing import Any

import msgspec
import pytest

import skep
from skep.games.registry import GAMES
from tests.laws.probes import PROBES
from tests.laws.tables import Setup, choose, each_game, every_setup, new_match, play_on, setups
from tests.steps import missing


def _shown(match: skep.Match, events: list[skep.Event], eyes: int | None) -> tuple[Any, ...]:
    """All that somebody sees, without who they are."""
    view = msgspec.to_builtins(match.game.view(match.state, eyes))
    return {**view, "you": None}, [event.seen_by(eyes) for event in events]


def _differs(game_id: str, setup: Setup, seed: int) -> bool:
    """Has a seat ever seen more than whoever looks on?"""
    match = new_match(game_id, setup, seed)
    for events in play_on(match, random.Random(seed)):
        public = _shown(match, events, None)
        if any(_shown(match, events, seat) != public for seat in range(match.seats)):
            return True
    return False


@pytest.mark.parametrize(("game_id", "setup"), every_setup())
def test_who_has_no_hidden_hands_shows_all_the_same(game_id: str, setup: Setup) -> None:
    if not GAMES[game_id].meta.hidden_hands:
        assert not any(_differs(game_id, setup, seed) for seed in range(2)), missing(
            game_id,
            "a seat sees what others do not: `hidden_hands` in meta.py must be true",
            "house",
        )


@each_game
def test_who_has_hidden_hands_hides_something(game_id: str) -> None:
    if GAMES[game_id].meta.hidden_hands:
        assert any(_differs(game_id, setup, 1) for setup in setups(game_id)), missing(
            game_id, "nobody ever sees more than another: say `hidden_hands=False`", "house"
        )


@pytest.mark.parametrize(("game_id", "setup"), every_setup())
def test_a_game_ends_without_moves_taken_back(game_id: str, setup: Setup) -> None:
    """A table whose log is full refuses them, and the game must come to its end all the same."""
    takes_back = GAMES[game_id].takes_back
    if takes_back is None:
        return
    match, rng = new_match(game_id, setup, 7), random.Random(7)
    for _ in range(PROBES[game_id].longest):
        if match.over:
            return
        moves = {s: [m for m in match.legal(s) if not takes_back(m)] for s in match.actors}
        able = [seat for seat, some in moves.items() if some]
        seat = rng.choice(able)
        match.apply(seat, choose(game_id, moves[seat], rng))
    assert match.over
