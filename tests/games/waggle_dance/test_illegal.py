"""Every reason to refuse a move is given where it is due, by the right rule."""

import ast
from pathlib import Path

import pytest

import skep
from skep.games import waggle_dance
from tests.games.waggle_dance.illegal import TABLE, Illegal
from tests.games.waggle_dance.positions import at, play

FOLDER = Path(waggle_dance.__file__).parent


def match_of(row: Illegal) -> skep.Match:
    given = {"hands": [list(row.hand), []], **row.position}
    return play(at(list(row.rooms), list(row.other), **given), *row.before)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.why)
def test_illegal(row: Illegal) -> None:
    match = match_of(row)
    before = match.hash()
    refusal = match.check(row.seat, row.move)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == (row.rule, row.full_key)
    assert refusal.reason.args.items() >= row.args.items()
    with pytest.raises(skep.IllegalMove) as caught:
        match.apply(row.seat, row.move)
    assert caught.value.refusal == refusal
    assert f"[{row.rule}]" in str(caught.value)
    assert match.hash() == before
    assert not any(str(move) == str(row.move) for move in match.legal(row.seat))


def refusals() -> set[tuple[str | None, str]]:
    """Rule and key of each `refuse(…)` in the game; None for a rule that is looked up."""
    found = set()
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                rule, key = node.args
                assert isinstance(key, ast.Constant)
                found.add((rule.value if isinstance(rule, ast.Constant) else None, str(key.value)))
    return found  # type: ignore[return-value]


def test_every_reason_in_the_rules_is_in_the_table() -> None:
    rows = {(row.rule, row.full_key) for row in TABLE}
    assert {pair for pair in refusals() if pair[0] is not None} <= rows
    assert {key for _, key in refusals()} == {row.full_key for row in TABLE}
