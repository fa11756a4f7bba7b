"""Laws about the end of a game."""

import random

import pytest

from skep.games.registry import GAMES
from tests.laws.probes import PROBES
from tests.laws.tables import Setup, each_game, every_setup, new_match, play_on
from tests.steps import missing


@pytest.mark.parametrize(("game_id", "setup"), every_setup())
def test_every_game_ends_and_is_counted(game_id: str, setup: Setup) -> None:
    probe = PROBES[game_id]
    for seed in range(4):
        match = new_match(game_id, setup, seed)
        for number, _ in enumerate(play_on(match, random.Random(seed)), start=1):
            assert number <= probe.longest, missing(
                game_id,
                f"still not over after {probe.longest} moves: does it end at all, or is `longest` "
                "in its probe too small?",
                "probe",
            )
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


@each_game
def test_every_game_has_a_probe_that_varies_all_options(game_id: str) -> None:
    known = set(GAMES[game_id].meta.options.__struct_fields__)
    assert set(PROBES[game_id].options) == known, missing(
        game_id, "its probe must try values for each option, and for no other", "probe"
    )
