"""The words of Waggle Dance in both languages."""

import ast
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import skep
from skep.cli.boards.waggle_dance_words import TYPED
from skep.games.waggle_dance.facts import AnyFact
from skep.games.waggle_dance.material import CARD_NAMES, COLOURS
from skep.games.waggle_dance.meta import Options
from skep.games.waggle_dance.moves import Move
from skep.games.waggle_dance.scoring import RULE_OF_REASON
from skep.games.waggle_dance.state import PHASES
from skep.locale import LANGUAGES, words

SOURCE = Path(skep.__file__).parent

VALUES: dict[str, tuple[str | int, ...]] = {
    "colour": COLOURS,
    "card": CARD_NAMES,
    "action": (*"ABCDEFG", "room"),
    "phase": (*PHASES[:-1], "mixing"),
    "bees": ("more", "none", 1, 2),
    "gave": ("egg", "white"),
    "gift": ("egg", "room"),
    "count": (0, 1, 2, 21),
    "left": (1, 2),
}
"""What to try for an argument. Others get a plain value."""

TOLD = {"player", "other", "winners", "count", "honey", "colour", "shares", "cards", "room"}
"""What a fact's words may use besides its fields."""


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
    text = (SOURCE / "locale" / language / "waggle-dance.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Message()
            found[entry.id.name].visit(entry.value)

    def arguments(key: str) -> set[str]:
        return found[key].variables.union(*map(arguments, found[key].references))

    return {key: arguments(key) for key in found}


EN, FR = messages("en"), messages("fr")


def test_both_languages_say_the_same_things() -> None:
    assert EN == FR
    assert all(key.startswith("waggle-dance-") for key in EN)


def test_every_refusal_has_words_and_they_use_its_arguments() -> None:
    keys = set()
    for file in (SOURCE / "games/waggle_dance").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                key = node.args[1]
                assert isinstance(key, ast.Constant)
                given = {word.arg or "" for word in node.keywords}
                assert EN[str(key.value)] == given, key.value
                keys.add(key.value)
    assert len(keys) > 45


def test_everything_that_has_a_name_has_words() -> None:
    keys = [f"waggle-dance-reason-{reason}" for reason in RULE_OF_REASON]
    keys += [f"waggle-dance-phase-{phase}" for phase in PHASES]
    keys += [f"waggle-dance-option-{option}" for option in Options.__struct_fields__]
    keys += [f"waggle-dance-typed-{word}" for word in TYPED]
    keys += [f"waggle-dance-about-{move.__struct_config__.tag}" for move in get_args(Move)]
    keys += [f"waggle-dance-fact-{fact.__struct_config__.tag}" for fact in get_args(AnyFact)]
    keys += [f"waggle-dance-ask-{phase}" for phase in PHASES[:-1]]
    assert [key for key in keys if key not in EN] == []


def test_the_words_of_a_fact_use_its_fields() -> None:
    for fact in get_args(AnyFact):
        key = f"waggle-dance-fact-{fact.__struct_config__.tag}"
        assert EN[key] <= TOLD | set(fact.__struct_fields__), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_can_be_formatted(language: str) -> None:
    speak = words(language)
    for key, arguments in EN.items():
        names = sorted(arguments)
        for chosen in product(*(VALUES.get(name, ("Zoé",)) for name in names)):
            text = speak.say(key, **dict(zip(names, chosen, strict=True)))
            assert text.strip(), key
            assert text != key
            assert "{" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_typed_words_are_the_same(language: str) -> None:
    speak = words(language)
    typed = [speak.say(f"waggle-dance-typed-{word}") for word in TYPED]
    assert len(set(typed)) == len(typed)
