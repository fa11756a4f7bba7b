"""Every reason to refuse a move is given where it is due, by the right rule."""

import ast
import inspect

import pytest

import skep
from skep.games.bee_busy import checking
from tests.games.bee_busy.illegal import TABLE, Illegal
from tests.games.bee_busy.sheets import at, play


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.why)
def test_illegal(row: Illegal) -> None:
    match = at(*row.sheets, dice=row.dice, round=row.round)
    play(match, *row.before)
    before = match.hash()
    refusal = match.check(row.seat, row.move)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == (row.rule, row.key)
    assert refusal.reason.args.items() >= row.args.items()
    with pytest.raises(skep.IllegalMove) as caught:
        match.apply(row.seat, row.move)
    assert caught.value.refusal == refusal
    assert f"[{row.rule}]" in str(caught.value)
    assert match.hash() == before
    assert not any(str(move) == row.move for move in match.legal(row.seat))


def _refusals() -> set[tuple[str | None, str]]:
    """Rule and key of each `refuse(…)` in the rules; None for a rule that is looked up."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(checking))):
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
