"""The words: complete, equal in both languages, formatted without errors, well typeset."""

import ast
import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import skep
from skep.games.butine.facts import AnyFact
from skep.games.butine.scoring import RULE_OF_REASON
from skep.games.butine.state import PHASES
from skep.locale import LANGUAGES, language_of, words

SOURCE = Path(skep.__file__).parent
FOLDER = SOURCE / "locale"
FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
MINE = ("skep.ftl", "butine.ftl")
"""The files whose messages get these tests' typical arguments."""

# Arguments that choose between variants; every one is tried. Other arguments get a plain value.
CHOICES: dict[str, tuple[str | int, ...]] = {
    "tile": ("W", "R", "Y", "B"),
    "source": ("deck", "market"),
    "took": ("deck", "WYR"),
    "phase": ("act", "swap"),
    "luck": ("known", "unknown"),
    "count": (0, 1, 2, 21),
    "points": (0, 1, 2, 21),
    "missing": (1, 2, 3),
    "moves": (0, 1, 2, 21),
    "games": (1, 1000),
    "at": (0, 1, 5),
}


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


def _entries(language: str, file: str) -> list[ftl.EntryType]:
    text = (FOLDER / language / file).read_text("utf-8")
    return FluentParser().parse(text).body


def _messages(language: str, file: str) -> dict[str, Message]:
    found = {}
    for entry in _entries(language, file):
        if isinstance(entry, ftl.Message):
            message = Message()
            message.visit(entry.value)
            found[entry.id.name] = message
    return found


def _all_messages(language: str) -> dict[str, Message]:
    return {key: m for file in FILES for key, m in _messages(language, file).items()}


def _variables(messages: dict[str, Message], key: str) -> set[str]:
    """The arguments of a message, those of the messages that it refers to included."""
    message = messages[key]
    return message.variables.union(*(_variables(messages, other) for other in message.references))


EN, FR = _all_messages("en"), _all_messages("fr")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_junk_and_no_key_twice(language: str, file: str) -> None:
    entries = _entries(language, file)
    assert [e.content for e in entries if isinstance(e, ftl.Junk)] == []
    keys = [e.id.name for e in entries if isinstance(e, ftl.Message | ftl.Term)]
    assert len(keys) == len(set(keys)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    keys = [key for file in FILES for key in _messages(language, file)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_keys(file: str) -> None:
    assert set(_messages("en", file)) == set(_messages("fr", file))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_use_the_same_variables(file: str) -> None:
    for key in _messages("en", file):
        assert _variables(EN, key) == _variables(FR, key), key


def _refusals() -> list[tuple[str, set[str]]]:
    """Every `refuse(rule, key, …)` of the rules: its key and the names of its arguments."""
    tree = ast.parse((SOURCE / "games/butine/rules.py").read_text("utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
            key = node.args[1]
            assert isinstance(key, ast.Constant)
            assert isinstance(key.value, str)
            found.append((key.value, {word.arg or "" for word in node.keywords}))
    return found


def test_every_refusal_has_words_and_they_use_its_arguments() -> None:
    refusals = _refusals()
    assert len(refusals) > 25
    for key, arguments in refusals:
        assert _variables(EN, key) == arguments, key


def test_every_fact_has_words_that_use_its_fields() -> None:
    told = {"player", "winners", "count", "points"}
    for fact in get_args(AnyFact):
        key = f"butine-fact-{fact.__struct_config__.tag}"
        assert _variables(EN, key) <= told | set(fact.__struct_fields__), key


def test_every_reason_and_every_phase_has_words() -> None:
    keys = [f"butine-reason-{reason}" for reason in RULE_OF_REASON]
    keys += [f"butine-phase-{phase}" for phase in PHASES]
    assert [key for key in keys if key not in EN] == []


def _keys_said() -> list[tuple[str, str, set[str]]]:
    """Every `….say("key", name=…)` in the command line: file, key, names of the arguments."""
    found = []
    for path in sorted((SOURCE / "cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "attr", "") == "say"
                and isinstance(node.args[0], ast.Constant)
            ):
                key = str(node.args[0].value)
                found.append((path.name, key, {word.arg or "**" for word in node.keywords}))
    return found


def test_every_message_of_the_command_line_exists_with_its_arguments() -> None:
    said = _keys_said()
    assert len(said) > 60
    for file, key, arguments in said:
        assert key in EN, f"{file} says {key}"
        assert _variables(EN, key) <= arguments | {"**"}, f"{file} says {key}"


def _typical(variables: set[str]) -> list[dict[str, str | int]]:
    """Combinations of arguments that reach every variant of a message."""
    names = sorted(variables)
    values = [CHOICES.get(name, (_plain(name),)) for name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


def _plain(name: str) -> str | int:
    numbers = ("number", "start", "end", "turn", "price", "earlier", "goal", "low", "high", "seat")
    return 12 if name in numbers else "Zoé"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_can_be_formatted(language: str) -> None:
    speak = words(language)
    messages = _all_messages(language)
    for key in (key for file in MINE for key in _messages(language, file)):
        for args in _typical(_variables(messages, key)):
            text = speak.say(key, **args)
            assert text.strip(), key
            assert text != key
            assert "{" not in text, text


def test_a_missing_argument_is_an_error_and_a_missing_message_is_seen() -> None:
    with pytest.raises(ValueError, match="butine-not-adjacent"):
        words("en").say("butine-not-adjacent", start=1)
    assert words("fr").say("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        ({"points": 0}, "0 points", "0 point"),
        ({"points": 1}, "1 point", "1 point"),
        ({"points": 2}, "2 points", "2 points"),
    ],
)
def test_plurals(args: dict[str, int], english: str, french: str) -> None:
    assert words("en").say("butine-points", **args) == english
    assert words("fr").say("butine-points", **args) == french


def test_french_articles() -> None:
    speak = words("fr")
    assert speak.say("butine-overlap", tile="W").startswith("L’hexagone marguerite ")
    assert speak.say("butine-overlap", tile="R").startswith("Le trapèze coquelicot ")


@pytest.mark.parametrize("file", FILES)
def test_french_typography(file: str) -> None:
    for key, message in _messages("fr", file).items():
        for text in message.texts:
            assert "'" not in text, f"{key}: straight apostrophe"
            assert '"' not in text, f"{key}: straight quotes"
            # High signs stand after a no-break space, also where a variable comes before them.
            assert not re.search(r"(^|\w)[;!?»]", text), f"{key}: no space before a high sign"
            assert not re.search(r" [;:!?»%]", text), f"{key}: a space that can break"
            assert "« " not in text, f"{key}: a space that can break after «"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr", "fr"), ("fr_CA.UTF-8", "fr"), ("en_GB", "en"), ("C", "en"), ("de_DE", "en")],
)
def test_the_language_of_a_locale(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language_of() == "fr"
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert language_of() == "en"
