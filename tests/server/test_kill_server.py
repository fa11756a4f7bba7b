"""`kill -9`, again and again. `python -m tests.campaigns kills` does it for as long as you like."""

from pathlib import Path

from tests.server.killing import Torture
from tests.server.nursery import Nursery

KILLS = 40
KILLS_IN_RACES = 20


def test_no_acknowledged_move_is_lost_doubled_or_reordered(
    nursery: Nursery, tmp_path: Path
) -> None:
    torture = Torture(nursery, tmp_path)
    lives_with_moves = 0
    for _ in range(KILLS):
        before = torture.promised
        torture.life()
        lives_with_moves += torture.promised > before
    before = torture.promised
    torture.last_life()
    assert lives_with_moves > KILLS / 2
    assert torture.promised > before > 10 * KILLS
    # Nothing was refused but what came too late; and no server had anything to complain about.
    refused = {refusal["key"] for player in torture.players for refusal in player.refusals}
    assert refused <= {"stale", "nothing-to-undo"}
    assert torture.log.read_text() == ""


def test_a_race_outlives_its_server(nursery: Nursery, tmp_path: Path) -> None:
    """The same in the middle of races, where both players send at once."""
    options = {"assistance": True, "bee": True, "pause": 0, "rounds": 9}
    torture = Torture(nursery, tmp_path, tables=3, game="la-ruche", options=options)
    for _ in range(KILLS_IN_RACES):
        torture.life()
    before = torture.promised
    torture.last_life()
    assert torture.promised > before > 10 * KILLS_IN_RACES
    # Somebody was faster, or it was too early: nothing else is a reason.
    refused = {refusal["key"] for player in torture.players for refusal in player.refusals}
    assert "la-ruche-cell-taken" in refused
    assert refused <= {
        "la-ruche-cell-taken",
        "la-ruche-colours-differ",
        "la-ruche-round-over",
        "la-ruche-comb-blocked",
        "la-ruche-gifts-only-in-race",
        "race-not-started",
        "game-not-running",
    }
    assert torture.log.read_text() == ""
