"""Every reason to refuse a move is given where it is due, by the right rule."""

import pytest

from skep.games import la_ruche
from skep.games.la_ruche.scoring import RULE_OF_REASON
from tests.games.la_ruche.illegal import TABLE, Illegal
from tests.games.la_ruche.table import at, new, play_out
from tests.games.refusals import assert_all_tried, assert_refused


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.why)
def test_illegal(row: Illegal) -> None:
    match = at(list(row.hand), **row.position)
    for seat, move in row.before:
        match.apply(seat, move)
    assert_refused(match, row, row.key)


@pytest.mark.rule("RUC-10")
def test_nothing_is_allowed_after_a_blocked_round() -> None:
    matches = (play_out(new(4, seed), seed) for seed in range(100))
    match = next(match for match in matches if match.reason == "blocked")
    refusal = match.check(0, "ready")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("RUC-10", "la-ruche-game-over")


def test_every_reason_in_the_rules_is_in_the_table() -> None:
    assert_all_tried(la_ruche, {(row.rule, row.key) for row in TABLE})


def test_the_end_is_refused_by_the_rule_that_ended_it() -> None:
    ends = {row.rule for row in TABLE if row.key == "la-ruche-game-over"}
    assert ends | {"RUC-10"} == set(RULE_OF_REASON.values())
