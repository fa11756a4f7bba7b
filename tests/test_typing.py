"""A user's code type-checks: the README under mypy's strict rules, and what it would get wrong."""

import doctest
import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[1]


def readme_code() -> str:
    """All examples of the README, one after the other."""
    text = (ROOT / "README.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_examples("".join(blocks))
    return "".join(example.source for example in examples)


def complaints(code: str, tmp_path: Path) -> str:
    """What mypy says about a file of this code, seen from outside the repository."""
    file = tmp_path / "users_code.py"
    file.write_text(code, "utf-8")
    told, trouble, _ = api.run(
        ["--strict", "--no-error-summary", "--config-file=", f"--cache-dir={CACHE}", str(file)]
    )
    assert not trouble
    return told


CACHE = ROOT / ".mypy_cache" / "users"


def test_the_readme_type_checks(tmp_path: Path) -> None:
    code = readme_code()
    assert code.count("\n") > 20
    assert complaints(code, tmp_path) == ""


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("match.view(0).hand", 'has no attribute "hand"'),
        ("match.legal(0)[0].nothing", 'has no attribute "nothing"'),
        ("match.apply(0, 7)", "incompatible type"),
        ("skep.new('bee-busy').view(0).market", 'has no attribute "market"'),
    ],
)
def test_mistakes_are_seen(line: str, complaint: str, tmp_path: Path) -> None:
    told = complaints(f'import skep\nmatch = skep.new("butine")\n{line}\n', tmp_path)
    assert complaint in told


def test_views_and_moves_have_their_types(tmp_path: Path) -> None:
    code = """
import skep

hands: tuple[tuple[str, ...], ...] = skep.new("butine").view(0).hands
rounds: int = skep.new("bee-busy", seats=1).view(0).round
texts: list[str] = [str(move) for move in skep.new("la-ruche").legal(0)]
anything = skep.new(input()).view(0).anything
"""
    assert complaints(code, tmp_path) == ""
