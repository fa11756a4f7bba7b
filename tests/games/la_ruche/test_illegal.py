"""Every reason to refuse a move is given where it is due, by the right rule."""

import ast
import inspect

import pytest

from skep.engine.refusal import IllegalMove
from skep.games.la_ruche import rules
from skep.games.la_ruche.scoring import RULE_OF_REASON
from tests.games.la_ruche.illegal import TABLE, Illegal
from tests.games.la_ruche.table import at, new, play_out


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.why)
def test_illegal(row: Illegal) -> None:
    match = at(list(row.hand), **row.position)
    for seat, move in row.before:
        match.apply(seat, move)
    before = match.hash()
    refusal = match.check(row.seat, row.move)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == (row.rule, row.key)
    assert refusal.reason.args.items() >= row.args.items()
    with pytest.raises(IllegalMove) as caught:
        match.apply(row.seat, row.move)
    assert caught.value.refusal == refusal
    assert f"[{row.rule}]" in str(caught.value)
    assert match.hash() == before
    assert not any(str(move) == str(row.move) for move in match.legal(row.seat))


@pytest.mark.rule("RUC-10")
def test_nothing_is_allowed_after_a_blocked_round() -> None:
    matches = (play_out(new(4, seed), seed) for seed in range(100))
    match = next(match for match in matches if match.reason == "blocked")
    refusal = match.check(0, "ready")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("RUC-10", "la-ruche-game-over")


def _refusals() -> set[tuple[str | None, str]]:
    """Rule and key of each `refuse(…)` in the rules; None for a rule that is looked up."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(rules))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
            rule, key = node.args
            assert isinstance(key, ast.Constant)
            found.add((rule.value if isinstance(rule, ast.Constant) else None, str(key.value)))
    return found  # type: ignore[return-value]


def test_every_reason_in_the_rules_is_in_the_table() -> None:
    rows = {(row.rule, row.key) for row in TABLE}
    looked_up = {(None, key) for rule, key in _refusals() if rule is None}
    assert _refusals() - looked_up <= rows
    assert {key for _, key in _refusals()} == {row.key for row in TABLE}


def test_the_end_is_refused_by_the_rule_that_ended_it() -> None:
    ends = {row.rule for row in TABLE if row.key == "la-ruche-game-over"}
    assert ends | {"RUC-10"} == set(RULE_OF_REASON.values())
