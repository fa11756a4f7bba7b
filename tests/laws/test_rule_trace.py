"""From each rule to its tests, and to its place in the rulebooks of both languages."""

import ast
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from skep.games.registry import GAMES
from tests.laws.tables import each_game, is_outside
from tests.steps import missing

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
        if _is_mark(node.func):
            values += node.args
        named |= {
            value.value
            for value in values
            if isinstance(value, ast.Constant) and isinstance(value.value, str)
        }
    return named


def _is_mark(called: ast.expr) -> bool:
    """Is this `pytest.mark.rule`, or `mark.rule`?"""
    return (
        isinstance(called, ast.Attribute)
        and called.attr == "rule"
        and ast.unparse(called.value).endswith("mark")
    )


@cache
def rules_named_in(file: Path) -> set[str]:
    """The same by file, read once."""
    return rules_named(file.read_text("utf-8"))


def all_rules_named(game_id: str) -> set[str]:
    """The rules that tests name: those here, and those that a game from outside brings."""
    folders = [TESTS]
    if is_outside(game_id):
        folders.append(Path(str(files(GAMES[game_id].package))) / "tests")
    found = [file for folder in folders for file in folder.rglob("*.py") if file != Path(__file__)]
    return set().union(*map(rules_named_in, found))


@each_game
def test_every_rule_has_a_test(game_id: str) -> None:
    rules = GAMES[game_id].meta.rules
    assert rules
    assert len(set(rules)) == len(rules)
    untested = sorted(set(rules) - all_rules_named(game_id))
    assert not untested, missing(
        game_id, f"no test is marked with the rules {', '.join(untested)}", "tests"
    )


@each_game
def test_no_test_names_a_rule_that_does_not_exist(game_id: str) -> None:
    rules = GAMES[game_id].meta.rules
    prefix = rules[0].partition("-")[0]
    named = {rule for rule in all_rules_named(game_id) if rule.startswith(f"{prefix}-")}
    unknown = sorted(named - set(rules))
    assert not unknown, missing(
        game_id, f"tests name the rules {', '.join(unknown)}, which meta.py does not list", "rules"
    )


@each_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_has_one_place_in_the_rulebook(game_id: str, language: str) -> None:
    file = files(GAMES[game_id].package).joinpath("rulebook", f"{language}.md")
    assert file.is_file(), missing(game_id, f"there is no rulebook/{language}.md", "words")
    book = file.read_text("utf-8")
    anchors = Counter(re.findall(r'<a id="([A-Z]+-[0-9]+)"></a>', book))
    assert anchors == dict.fromkeys(GAMES[game_id].meta.rules, 1), missing(
        game_id, f"each rule has one anchor in rulebook/{language}.md", "words"
    )
    linked = set(re.findall(r"\(#([A-Z]+-[0-9]+)\)", book))
    assert linked <= set(anchors)


@each_game
def test_the_rules_are_those_agreed_on(game_id: str) -> None:
    if is_outside(game_id):
        return  # the list of its rules is its own rulebook
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
