"""Every reason to refuse a move is given where it is due, by the right rule."""

import pytest

from skep.games import bee_busy
from tests.games.bee_busy.illegal import TABLE, Illegal
from tests.games.bee_busy.sheets import at, play
from tests.games.refusals import assert_all_tried, assert_refused


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.why)
def test_illegal(row: Illegal) -> None:
    match = at(*row.sheets, dice=row.dice, round=row.round)
    play(match, *row.before)
    assert_refused(match, row, row.key)


def test_every_reason_in_the_rules_is_in_the_table() -> None:
    assert_all_tried(bee_busy, {(row.rule, row.key) for row in TABLE})
