"""The words of Bee Busy in both languages, and its rulebooks."""

import ast
import inspect
import re
from collections import Counter
from importlib.resources import files
from itertools import product
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import skep.locale
from skep.games import bee_busy
from skep.games.bee_busy import checking
from skep.games.bee_busy.facts import AnyFact
from skep.games.bee_busy.material import AREAS, GOODS, UPGRADES
from skep.games.bee_busy.meta import META
from skep.games.bee_busy.moves import Move
from skep.games.bee_busy.scoring import RULE_OF_REASON
from skep.games.bee_busy.state import PHASES
from skep.locale import LANGUAGES, words

VALUES: dict[str, tuple[str | int, ...]] = {
    "area": AREAS,
    "good": (*GOODS, "nectar", "pollen"),
    "needs": ("nectar", "pollen"),
    "kind": ("red", "blue", "yellow"),
    "danger": ("none", "storm", "pesticide", "mites", "drought"),
    "upgrade": UPGRADES,
    "step": PHASES,
    "effect": ("mark", "fills", "full", "lucky", "none"),
    "what": ("egg", "queen", "honey", "water", "nothing", "meadow", "production"),
    "rank": ("no-honey", "breakfast", "one-glass", "plenty", "whisperer"),
    "borrowed": ("yes", "no"),
    "backwards": ("yes", "no"),
    "count": (0, 1, 2, 21),
    "complete": (0, 1, 2),
    "missing": (0, 1, 2),
    "points": (-3, 0, 1, 2, 21),
    "fields": (1, 3),
    "price": (1, 3),
    "bees": (1, 2),
    "larvae": (1, 2),
}
"""What to try for an argument. Others get a plain value."""

TOLD = {"player", "players", "winners", "count", "points", "gain", "good"}
"""What a fact's words may use besides its fields: names for seats, and texts for lists."""


class Message(Visitor):
    """The arguments of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of the file with all its arguments."""
    text = files(skep.locale).joinpath(language, "bee-busy.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Message()
            found[entry.id.name].visit(entry.value)

    def variables(key: str) -> set[str]:
        return found[key].variables.union(*map(variables, found[key].references))

    return {key: variables(key) for key in found}


EN, FR = messages("en"), messages("fr")


def test_both_languages_say_the_same_things() -> None:
    assert EN == FR
    assert all(key.startswith("bee-busy-") for key in EN)


def _refusals() -> list[tuple[str, set[str]]]:
    found = []
    for node in ast.walk(ast.parse(inspect.getsource(checking))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
            key = node.args[1]
            assert isinstance(key, ast.Constant)
            found.append((str(key.value), {word.arg or "" for word in node.keywords}))
    return found


def test_every_refusal_has_words_that_use_its_arguments() -> None:
    refusals = _refusals()
    assert len(refusals) > 45
    for key, arguments in refusals:
        assert EN[key] == arguments, key


def test_every_fact_has_words_that_use_its_fields() -> None:
    for fact in get_args(AnyFact):
        key = f"bee-busy-fact-{fact.__struct_config__.tag}"
        assert EN[key] <= TOLD | set(fact.__struct_fields__), key


def test_every_reason_phase_and_option_has_words() -> None:
    wanted = {f"bee-busy-reason-{reason}" for reason in RULE_OF_REASON}
    wanted |= {f"bee-busy-phase-{phase}" for phase in PHASES}
    wanted |= {f"bee-busy-option-{name}" for name in META.options.__struct_fields__}
    wanted |= {"bee-busy-title", "bee-busy-summary"}
    assert wanted <= set(EN)


def test_the_rules_that_options_name_exist() -> None:
    for language, name in product(LANGUAGES, META.options.__struct_fields__):
        text = words(language).say(f"bee-busy-option-{name}")
        assert set(re.findall(r"[A-Z]+-[0-9]+", text)) <= set(META.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_can_be_formatted(language: str) -> None:
    for key, arguments in EN.items():
        names = sorted(arguments)
        for chosen in product(*(VALUES.get(name, ("Zoé",)) for name in names)):
            text = words(language).say(key, **dict(zip(names, chosen, strict=True)))
            assert text.strip()
            assert text != key
            assert "{" not in text


@pytest.mark.parametrize(
    ("key", "args", "english", "french"),
    [
        (
            "fact-round-began",
            {"round": 6, "danger": "storm", "count": 1, "players": "Zoé"},
            "Round 6: a storm! It keeps from the Meadow: Zoé.",
            "Manche 6 : une tempête ! Elle prive de Prairie : Zoé.",
        ),
        (
            "fact-round-began",
            {"round": 6, "danger": "storm", "count": 0, "players": ""},
            "Round 6: a storm! Everybody is protected.",
            "Manche 6 : une tempête ! Tout le monde est protégé.",
        ),
        (
            "fact-unfed",
            {"larvae": 1},
            "A larva of Zoé goes unfed.",
            "Une larve de Zoé n’est pas nourrie.",
        ),
        (
            "about-line",
            {"count": 2, "complete": 1},
            "marks 2 walls and completes 1 comb",
            "marque 2 parois et complète 1 alvéole",
        ),
        ("about-line", {"count": 1, "complete": 0}, "marks 1 wall", "marque 1 paroi"),
    ],
)
def test_how_it_reads(key: str, args: dict[str, Any], english: str, french: str) -> None:
    wanted = {name for name in EN[f"bee-busy-{key}"] if name == "player"}
    args = {**args, **dict.fromkeys(wanted, "Zoé")}
    assert words("en").say(f"bee-busy-{key}", **args) == english
    said = words("fr").say(f"bee-busy-{key}", **args)
    assert said.replace("\u00a0", " ").replace("\u202f", " ") == french


# ---------------------------------------------------------------- the rulebooks


def book(language: str) -> str:
    return files(bee_busy).joinpath("rulebook", f"{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one_place_in_the_rulebook(language: str) -> None:
    text = book(language)
    starts = re.findall(r'^<a id="(BEE-[0-9]+)"></a>\*\*(BEE-[0-9]+)\*\* \S', text, re.MULTILINE)
    assert Counter(starts) == {(rule, rule): 1 for rule in META.rules}
    assert set(re.findall(r"\(#([A-Z]+-[0-9]+)\)", text)) <= set(META.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_the_notation_of_the_screen(language: str) -> None:
    text = book(language)
    moves = re.findall(r"^- `([a-z][^`]+)`", text, re.MULTILINE)
    assert len(moves) == 20
    assert {type(bee_busy.GAME.parse(move)) for move in moves} == set(get_args(Move))
    for move in moves:
        assert str(bee_busy.GAME.parse(move)) == move


def test_french_rulebook_typography() -> None:
    for line in book("fr").splitlines():
        assert "'" not in line, line
        assert not re.search(r" [;:!?»%]", line), line
        assert not re.search(r"\w[;!?»]", re.sub(r"`[^`]*`", "", line)), line
        assert "« " not in line, line
