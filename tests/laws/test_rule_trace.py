"""From each rule to its tests, and to its place in the rulebooks of both languages."""

import ast
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from skep.games.registry import GAMES
from tests.laws.tables import each_game

TESTS = Path(__file__).parents[1]
SHARED_RULES = TESTS.parents[1] / "shared" / "rules"
"""The agreed list of rules, when it lies beside this checkout."""


def rules_named(source: str) -> set[str]:
    """The rule ids that a test file names.

    Either as a mark, `pytest.mark.rule("BUT-7")`, wherever it stands, or as `rule="BUT-7"` in a
    row of a table.
    """
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        values = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
        if ast.unparse(node.func).endswith("mark.rule"):
            values += node.args
        named |= {
            value.value
            for value in values
            if isinstance(value, ast.Constant) and isinstance(value.value, str)
        }
    return named


def all_rules_named() -> set[str]:
    sources = [file.read_text("utf-8") for file in TESTS.rglob("*.py") if file != Path(__file__)]
    return set().union(*map(rules_named, sources))


@each_game
def test_every_rule_has_a_test(game_id: str) -> None:
    rules = GAMES[game_id].meta.rules
    assert rules
    assert len(set(rules)) == len(rules)
    assert set(rules) - all_rules_named() == set()


@each_game
def test_no_test_names_a_rule_that_does_not_exist(game_id: str) -> None:
    rules = GAMES[game_id].meta.rules
    prefix = rules[0].partition("-")[0]
    named = {rule for rule in all_rules_named() if rule.startswith(f"{prefix}-")}
    assert named - set(rules) == set()


@each_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_has_one_place_in_the_rulebook(game_id: str, language: str) -> None:
    package = GAMES[game_id].setup.__module__.rpartition(".")[0]
    book = files(package).joinpath("rulebook", f"{language}.md").read_text("utf-8")
    anchors = Counter(re.findall(r'<a id="([A-Z]+-[0-9]+)"></a>', book))
    assert anchors == dict.fromkeys(GAMES[game_id].meta.rules, 1)
    linked = set(re.findall(r"\(#([A-Z]+-[0-9]+)\)", book))
    assert linked <= set(anchors)


@each_game
def test_the_rules_are_those_agreed_on(game_id: str) -> None:
    file = SHARED_RULES / f"{game_id.replace('_', '-')}.md"
    if not file.exists():
        pytest.skip(f"no agreed list of the rules of {game_id} lies beside this checkout")
    agreed = re.findall(r"^- ([A-Z]+-[0-9]+)\b", file.read_text("utf-8"), re.MULTILINE)
    assert list(GAMES[game_id].meta.rules) == agreed


def test_how_rules_are_found_in_a_test_file() -> None:
    source = """
@pytest.mark.rule("ABC-1")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("ABC-2"))])
def test_it(x): "ABC-9"
TABLE = [Row("ABC-8", rule="ABC-3")]
# pytest.mark.rule("ABC-7")
"""
    assert rules_named(source) == {"ABC-1", "ABC-2", "ABC-3"}
