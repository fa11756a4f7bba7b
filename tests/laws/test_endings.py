"""Laws about the end of a game."""

import random

import pytest

from skep.games.registry import GAMES
from tests.laws.probes import PROBES
from tests.laws.tables import Setup, new_match, play_on, setups

EVERY_SETUP = [(game_id, setup) for game_id in GAMES for setup in setups(game_id)]


@pytest.mark.parametrize(("game_id", "setup"), EVERY_SETUP)
def test_every_game_ends_and_is_counted(game_id: str, setup: Setup) -> None:
    probe = PROBES[game_id]
    for seed in range(4):
        match = new_match(game_id, setup, seed)
        for number, _ in enumerate(play_on(match, random.Random(seed)), start=1):
            assert number <= probe.longest
            if not match.over:
                assert (match.winners, match.reason, match.result) == ((), None, None)
        result = match.result
        assert result is not None
        assert (match.over, match.reason) == (True, result.reason)
        assert match.scores == result.scores
        assert len(result.scores) == match.seats
        assert match.winners == result.winners
        # Of several somebody wins; who plays alone can lose.
        assert result.winners or match.seats == 1
        assert set(result.winners) <= set(range(match.seats))
        assert list(result.winners) == sorted(set(result.winners))
        assert result.rule in match.game.meta.rules
        assert all(match.legal(seat) == [] for seat in range(match.seats))


def test_every_game_has_a_probe() -> None:
    assert list(PROBES) == list(GAMES)
