"""What is true of the reasons of every game: each is given where it is due, by the right rule."""

import ast
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import pytest

import skep
from tests.games.truths import assert_true
from tests.laws.probes import PROBES
from tests.steps import missing


class Said(NamedTuple):
    """One `refuse(rule, key, …)` in the source of a game."""

    rule: str | None
    """None: the rule is looked up."""
    key: str
    arguments: frozenset[str]


def refusals(package: ModuleType) -> list[Said]:
    """Every `refuse(…)` of a game."""
    found = []
    for file in sorted(Path(str(package.__file__)).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                rule, key = node.args
                assert isinstance(key, ast.Constant)
                assert isinstance(key.value, str)
                known = str(rule.value) if isinstance(rule, ast.Constant) else None
                arguments = frozenset(word.arg or "" for word in node.keywords)
                found.append(Said(known, key.value, arguments))
    return found


class Row(Protocol):
    """An illegal move: a row of a game's table of them."""

    @property
    def rule(self) -> str: ...
    @property
    def move(self) -> Any: ...
    @property
    def seat(self) -> int: ...
    @property
    def args(self) -> dict[str, Any]: ...


def assert_refused(match: skep.Match, row: Row, key: str) -> None:
    """The move of the row is refused for its true reason, is not offered, and changes nothing."""
    before = match.hash()
    refusal = match.check(row.seat, row.move)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == (row.rule, key)
    assert refusal.reason.args.items() >= row.args.items()
    with pytest.raises(skep.IllegalMove) as caught:
        match.apply(row.seat, row.move)
    assert caught.value.refusal == refusal
    assert f"[{row.rule}]" in str(caught.value)
    assert assert_true(PROBES[match.id].truths, match, row.seat, row.move) == key
    assert match.hash() == before
    legal = match.legal(row.seat)
    assert row.move not in [*legal, *map(str, legal)], "as a value or as text"


def assert_all_tried(package: ModuleType, rows: set[tuple[str, str]]) -> None:
    """Every reason in the rules is in the table, as rule and key, and no other is."""
    said = refusals(package)
    game_id = package.GAME.meta.id
    untried = {(rule, key) for rule, key, _ in said if rule is not None} - rows
    assert not untried, missing(game_id, f"no row of its table tries {sorted(untried)}", "tests")
    assert {key for _, key, _ in said} == {key for _, key in rows}
