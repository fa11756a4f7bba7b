"""Every reason to refuse a move is given where it is due, by the right rule."""

import pytest

from skep.games import waggle_dance
from tests.games.refusals import assert_all_tried, assert_refused
from tests.games.waggle_dance.illegal import TABLE, Illegal
from tests.games.waggle_dance.positions import at, play


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.why)
def test_illegal(row: Illegal) -> None:
    given = {"hands": [list(row.hand), []], **row.position}
    match = play(at(list(row.rooms), list(row.other), **given), *row.before)
    assert_refused(match, row, row.full_key)


def test_every_reason_in_the_rules_is_in_the_table() -> None:
    assert_all_tried(waggle_dance, {(row.rule, row.full_key) for row in TABLE})
