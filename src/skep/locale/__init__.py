"""Words: Fluent files in English and French, the same ones that the browser uses."""

import os
from functools import cache
from typing import TYPE_CHECKING

from skep.engine.refusal import Reason, lend_words

if TYPE_CHECKING:  # costs as much as all of Skep's engine
    from importlib.resources.abc import Traversable

LANGUAGES: tuple[str, ...] = ("en", "fr")

LONGEST = 900
"""Characters of what is put into a message: no sentence needs more, and Fluent takes no more."""
GREATEST = 10**15
"""Numbers beyond are not written out."""

_FOLDERS: "list[Traversable]" = []
"""Words from outside: folders that hold `en.ftl` and `fr.ftl`."""


class Words:
    """All messages in one language."""

    def __init__(self, language: str) -> None:
        # Loaded here because most programs that import Skep never print a word.
        from importlib.resources import files

        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        # Marks around arguments help mixed-direction text in browsers and are noise in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))
        for folder in _FOLDERS:
            text = folder.joinpath(f"{language}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(key)

    def say(self, key: str, **args: str | int | float) -> str:
        """The message with this key; the key itself when there is none, so that it is seen."""
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        short = {name: _clipped(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise ValueError(f"message {key}: {errors[0]}")
        return str(text)

    def explain(self, reason: Reason) -> str:
        """Why a move was refused."""
        return self.say(reason.key, **reason.args)


def _clipped(value: str | int | float) -> str | int | float:
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    if isinstance(value, int) and not -GREATEST < value < GREATEST:
        return "…"
    return value


@cache
def words(language: str) -> Words:
    """The words of a language; English for a language that we do not have."""
    return Words(language if language in LANGUAGES else "en")


def learn(folder: "Traversable") -> None:
    """Add the words in a folder, `en.ftl` and `fr.ftl`: those of a game from outside."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        words.cache_clear()


def language_of(locale: str | None = None) -> str:
    """The language to use for a locale name like fr_CA.UTF-8; None asks the environment."""
    if locale is None:
        variables = ("LC_ALL", "LC_MESSAGES", "LANG")
        locale = next((os.environ[v] for v in variables if os.environ.get(v)), "en")
    language = locale[:2].lower()
    return language if language in LANGUAGES else "en"


def teach_engine() -> None:
    """Let refusals print themselves in English."""
    lend_words(lambda reason: words("en").explain(reason))
