"""What is true of the words and of the rulebooks of every game.

A game's `test_words.py` derives `TestWords` and `TestRulebook` from the classes here, says what is
special about the game, and tests what only it has.
"""

import re
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from itertools import product
from types import ModuleType
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import skep.locale
from skep.engine.game import Game
from skep.locale import LANGUAGES, words
from tests.games.refusals import refusals
from tests.steps import missing


class Message(Visitor):
    """What one message says, asks for and refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def entries(language: str, file: str) -> list[ftl.EntryType]:
    """All that stands in a file of words."""
    return parsed(files(skep.locale).joinpath(language, file).read_text("utf-8"))


def parsed(text: str) -> list[ftl.EntryType]:
    """All that stands in a text of words."""
    return FluentParser().parse(text).body


def messages(language: str, file: str) -> dict[str, Message]:
    """The messages of a file."""
    return messages_in(entries(language, file))


def messages_in(body: list[ftl.EntryType]) -> dict[str, Message]:
    """The messages among some entries."""
    found = {}
    for entry in body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Message()
            found[entry.id.name].visit(entry.value)
    return found


def arguments_of(found: dict[str, Message], key: str) -> set[str]:
    """The arguments of a message, those of the messages that it refers to included."""
    message = found[key]
    return message.variables.union(*(arguments_of(found, other) for other in message.references))


def assert_can_be_said(
    language: str, key: str, arguments: set[str], values: dict[str, tuple[str | int, ...]]
) -> None:
    """The message can be formatted with all values of its arguments; others get a plain one."""
    names = sorted(arguments)
    for chosen in product(*(values.get(name, ("Zoé",)) for name in names)):
        text = words(language).say(key, **dict(zip(names, chosen, strict=True)))
        assert text.strip(), key
        assert text != key
        assert "{" not in text, text


def assert_reads(key: str, args: dict[str, Any], english: str, french: str) -> None:
    """So it is said in both languages, whichever kind of space is used; `player` is Zoé."""
    args = {"player": "Zoé", **args}
    assert words("en").say(key, **args) == english
    said = words("fr").say(key, **args)
    assert said.replace("\u00a0", " ").replace("\u202f", " ") == french


class GameWords:
    """The words of a game."""

    package: ModuleType
    values: dict[str, tuple[str | int, ...]]
    """What to try for an argument."""
    told: tuple[str, ...]
    """What a fact's words may use besides its fields: names for seats, and texts for lists."""
    ends: Iterable[str]
    phases: Iterable[str]
    names: tuple[str, ...] = ()
    """More keys that there must be."""
    refusals: int
    """There are more `refuse(…)` than this, or they were not found."""

    @property
    def game(self) -> Game[Any, Any]:
        game: Game[Any, Any] = self.package.GAME
        return game

    def source(self, language: str) -> str:
        """The game's file of words: among those of the house, or in its own package."""
        id_ = self.game.meta.id
        file = files(skep.locale).joinpath(language, f"{id_}.ftl")
        if not file.is_file():
            file = files(self.package).joinpath("locale", f"{language}.ftl")
        assert file.is_file(), self.missing(f"there are no words in {language}")
        return file.read_text("utf-8")

    def missing(self, what: str) -> str:
        """What the words lack, for an assertion."""
        return missing(self.game.meta.id, what, "words")

    def arguments(self, language: str) -> dict[str, set[str]]:
        """Every message of the game's file with all its arguments."""
        found = messages_in(parsed(self.source(language)))
        strangers = [key for key in found if not key.startswith(f"{self.game.meta.id}-")]
        assert not strangers, self.missing(f"its keys begin with its id, unlike {strangers}")
        return {key: arguments_of(found, key) for key in found}

    def test_both_languages_say_the_same_things(self) -> None:
        assert self.arguments("en") == self.arguments("fr")

    def test_every_refusal_has_words_that_use_its_arguments(self) -> None:
        known, said = self.arguments("en"), refusals(self.package)
        assert len(said) > self.refusals, (
            f"only {len(said)} calls of refuse(…) were found, and `refusals` in "
            f"{type(self).__module__} expects more than {self.refusals}"
        )
        for _, key, arguments in said:
            assert key in known, self.missing(f"the refusal {key} has no words")
            assert known[key] == arguments, self.missing(f"{key} uses the arguments of its refusal")

    def test_every_fact_has_words_that_use_its_fields(self) -> None:
        known = self.arguments("en")
        for fact in get_args(self.game.facts):
            key = f"{self.game.meta.id}-fact-{fact.__struct_config__.tag}"
            assert key in known, self.missing(f"the fact {fact.__name__} has no words: {key}")
            assert known[key] <= {*self.told, *fact.__struct_fields__}, key

    def test_everything_that_has_a_name_has_words(self) -> None:
        meta = self.game.meta
        names = ["title", "summary", *self.names]
        names += [f"reason-{end}" for end in self.ends]
        names += [f"phase-{phase}" for phase in self.phases]
        names += [f"option-{option}" for option in meta.options.__struct_fields__]
        unsaid = sorted({f"{meta.id}-{name}" for name in names} - set(self.arguments("en")))
        assert not unsaid, self.missing(f"no words for {', '.join(unsaid)}")

    def test_the_rules_that_options_name_exist(self) -> None:
        meta = self.game.meta
        for language, name in product(LANGUAGES, meta.options.__struct_fields__):
            text = words(language).say(f"{meta.id}-option-{name}")
            assert set(re.findall(r"[A-Z]+-[0-9]+", text)) <= set(meta.rules)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_all_messages_can_be_formatted(self, language: str) -> None:
        for key, arguments in self.arguments("en").items():
            assert_can_be_said(language, key, arguments, self.values)


class GameRulebook:
    """The rulebooks of a game."""

    package: ModuleType

    def book(self, language: str) -> str:
        return files(self.package).joinpath("rulebook", f"{language}.md").read_text("utf-8")

    def moves_shown(self, language: str) -> list[Any]:
        """The moves in the list of moves, each written as it would be printed."""
        texts = re.findall(r"^- `([a-z][^`]+)`", self.book(language), re.MULTILINE)
        moves = [self.package.GAME.parse(text) for text in texts]
        assert [str(move) for move in moves] == texts
        return moves

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_rule_has_one_place_in_the_rulebook(self, language: str) -> None:
        rules = self.package.GAME.meta.rules
        start = r'^<a id="([A-Z]+-[0-9]+)"></a>\*\*([A-Z]+-[0-9]+)\*\* \S'
        starts = re.findall(start, self.book(language), re.MULTILINE)
        assert Counter(starts) == {(rule, rule): 1 for rule in rules}
        assert set(re.findall(r"\(#([A-Z]+-[0-9]+)\)", self.book(language))) <= set(rules)

    def test_french_rulebook_typography(self) -> None:
        for line in self.book("fr").splitlines():
            assert "'" not in line, line
            assert not re.search(r" [;:!?»%]", line), line
            assert not re.search(r"\w[;!?»]", re.sub(r"`[^`]*`", "", line)), line
            assert "« " not in line, line
