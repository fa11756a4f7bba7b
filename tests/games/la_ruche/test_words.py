"""The words of La Ruche in both languages, and its rulebooks."""

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
from skep.games import la_ruche
from skep.games.la_ruche import rules
from skep.games.la_ruche.facts import AnyFact
from skep.games.la_ruche.meta import META
from skep.games.la_ruche.scoring import RULE_OF_REASON
from skep.games.la_ruche.state import PHASES
from skep.locale import LANGUAGES, words

VALUES: dict[str, tuple[str | int, ...]] = {
    "reason": ("emptied", "emptied-by-gift", "blocked", "solved", "gave-up"),
    "count": (0, 1, 2, 21),
    "points": (0, 1, 2, 21),
    "contacts": (0, 1, 2, 3),
    "gifts": (0, 1, 4),
    "colour": (1, 2, 3, 4, 5, 6),
}
"""What to try for an argument. Others get a plain value."""

TOLD = {"player", "other", "winners", "count", "points"}
"""What a fact's words may use besides its fields: names for seats, and numbers for lists."""


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
    text = files(skep.locale).joinpath(language, "la-ruche.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Message()
            found[entry.id.name].visit(entry.value)
    return {
        key: message.variables.union(*(found[other].variables for other in message.references))
        for key, message in found.items()
    }


EN, FR = messages("en"), messages("fr")


def test_both_languages_say_the_same_things() -> None:
    assert EN == FR
    assert all(key.startswith("la-ruche-") for key in EN)


def _refusals() -> list[tuple[str, set[str]]]:
    found = []
    for node in ast.walk(ast.parse(inspect.getsource(rules))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
            key = node.args[1]
            assert isinstance(key, ast.Constant)
            found.append((str(key.value), {word.arg or "" for word in node.keywords}))
    return found


def test_every_refusal_has_words_that_use_its_arguments() -> None:
    refusals = _refusals()
    assert len(refusals) > 20
    for key, arguments in refusals:
        assert EN[key] == arguments, key


def test_every_fact_has_words_that_use_its_fields() -> None:
    for fact in get_args(AnyFact):
        key = f"la-ruche-fact-{fact.__struct_config__.tag}"
        assert EN[key] <= TOLD | set(fact.__struct_fields__), key


def test_every_reason_phase_and_option_has_words() -> None:
    wanted = {f"la-ruche-reason-{reason}" for reason in RULE_OF_REASON}
    wanted |= {f"la-ruche-phase-{phase}" for phase in PHASES}
    wanted |= {f"la-ruche-option-{name}" for name in META.options.__struct_fields__}
    wanted |= {"la-ruche-title", "la-ruche-summary"}
    assert wanted <= set(EN)


def test_the_rules_that_options_name_exist() -> None:
    for language, name in product(LANGUAGES, META.options.__struct_fields__):
        text = words(language).say(f"la-ruche-option-{name}")
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
            "fact-placed",
            {"lay": "351246", "q": 1, "r": -2, "contacts": 2, "gifts": 0, "left": 4},
            "Zoé lays 351246 at 1,-2, touching 2 tiles. Left: 4.",
            "Zoé pose 351246 en 1,-2, au contact de 2 tuiles. Reste : 4.",
        ),
        (
            "fact-placed",
            {"lay": "351246", "q": 0, "r": 0, "contacts": 0, "gifts": 0, "left": 29},
            "Zoé lays 351246 at 0,0. Left: 29.",
            "Zoé pose 351246 en 0,0. Reste : 29.",
        ),
        (
            "fact-placed",
            {"lay": "351246", "q": 1, "r": 0, "contacts": 3, "gifts": 1, "left": 4},
            "Zoé lays 351246 at 1,0, touching 3 tiles, and may hand 1 tile over. Left: 4.",
            "Zoé pose 351246 en 1,0, au contact de 3 tuiles, et peut donner 1 tuile. Reste : 4.",
        ),
        (
            "fact-round-ended",
            {"round": 2, "reason": "blocked", "count": 2, "winners": "Zoé & Max"},
            "Round 2 is over: nothing fits any more. Zoé & Max have the fewest tiles and share it.",
            (
                "La manche 2 est terminée : plus rien ne s’emboîte. "
                "Zoé & Max ont le moins de tuiles et se la partagent."
            ),
        ),
        (
            "fact-gave-tile",
            {"tile": "123456", "other": "Max", "left": 0},
            "Zoé hands the tile 123456 to Max. Left: 0.",
            "Zoé donne la tuile 123456 à Max. Reste : 0.",
        ),
    ],
)
def test_how_it_reads(key: str, args: dict[str, Any], english: str, french: str) -> None:
    wanted = {name for name in EN[f"la-ruche-{key}"] if name == "player"}
    args = {**args, **dict.fromkeys(wanted, "Zoé")}
    assert words("en").say(f"la-ruche-{key}", **args) == english
    said = words("fr").say(f"la-ruche-{key}", **args)
    assert said.replace("\u00a0", " ").replace("\u202f", " ") == french


# ---------------------------------------------------------------- the rulebooks


def book(language: str) -> str:
    return files(la_ruche).joinpath("rulebook", f"{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one_place_in_the_rulebook(language: str) -> None:
    text = book(language)
    starts = re.findall(r'^<a id="(RUC-[0-9]+)"></a>\*\*(RUC-[0-9]+)\*\* \S', text, re.MULTILINE)
    assert Counter(starts) == {(rule, rule): 1 for rule in META.rules}
    assert set(re.findall(r"\(#([A-Z]+-[0-9]+)\)", text)) <= set(META.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_the_notation_of_the_screen(language: str) -> None:
    text = book(language)
    for colour in range(1, 7):
        glyph = words(language).say("la-ruche-glyph", colour=colour)
        name = words(language).say("la-ruche-colour", colour=colour)
        assert re.search(rf"^- `{colour}` {glyph} {name}$", text, re.MULTILINE)
    moves = re.findall(r"^- `([a-z][^`]+)`", text, re.MULTILINE)
    assert len(moves) == 5
    for move in moves:
        assert str(la_ruche.GAME.parse(move)) == move


def test_french_rulebook_typography() -> None:
    for line in book("fr").splitlines():
        assert "'" not in line, line
        assert not re.search(r" [;:!?»%]", line), line
        assert not re.search(r"\w[;!?»]", re.sub(r"`[^`]*`", "", line)), line
        assert "« " not in line, line
