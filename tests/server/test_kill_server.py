"""`kill -9`, a hundred times. `scripts/kill_server.py` does it for as long as you like."""

from pathlib import Path

from tests.server.killing import Torture
from tests.server.nursery import Nursery

KILLS = 100


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
