"""The words: complete, equal in both languages, formatted without errors, well typeset."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import skep
from skep.locale import LANGUAGES, language_of, words
from tests.games.words import Message, arguments_of, assert_can_be_said, entries, messages

SOURCE = Path(skep.__file__).parent
FOLDER = SOURCE / "locale"
FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})

VALUES: dict[str, tuple[str | int, ...]] = {
    "luck": ("known", "unknown"),
    "count": (0, 1, 2, 21),
    "points": (0, 1, 2, 21),
    "moves": (0, 1, 2, 21),
    "games": (1, 1000),
    "at": (0, 1, 5),
    **dict.fromkeys(("number", "low", "high", "seat"), (12,)),
}
"""What to try for an argument of `skep.ftl`. The games' own words are tested with the games."""


def _all_messages(language: str) -> dict[str, Message]:
    return {key: m for file in FILES for key, m in messages(language, file).items()}


EN, FR = _all_messages("en"), _all_messages("fr")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_junk_and_no_key_twice(language: str, file: str) -> None:
    found = entries(language, file)
    assert [e.content for e in found if isinstance(e, ftl.Junk)] == []
    keys = [e.id.name for e in found if isinstance(e, ftl.Message | ftl.Term)]
    assert len(keys) == len(set(keys)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    keys = [key for file in FILES for key in messages(language, file)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_keys(file: str) -> None:
    assert set(messages("en", file)) == set(messages("fr", file))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_use_the_same_variables(file: str) -> None:
    for key in messages("en", file):
        assert arguments_of(EN, key) == arguments_of(FR, key), key


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
        assert arguments_of(EN, key) <= arguments | {"**"}, f"{file} says {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_can_be_formatted(language: str) -> None:
    for key in messages(language, "skep.ftl"):
        assert_can_be_said(language, key, arguments_of(EN, key), VALUES)


def test_a_missing_argument_is_an_error_and_a_missing_message_is_seen() -> None:
    with pytest.raises(ValueError, match="butine-not-adjacent"):
        words("en").say("butine-not-adjacent", start=1)
    assert words("fr").say("no-such-key") == "no-such-key"


@pytest.mark.parametrize("file", FILES)
def test_french_typography(file: str) -> None:
    for key, message in messages("fr", file).items():
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
