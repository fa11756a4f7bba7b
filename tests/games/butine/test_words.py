"""The words of Butine! in both languages, and its rulebooks."""

import pytest

from skep.games import butine
from skep.games.butine.scoring import RULE_OF_REASON
from skep.games.butine.state import PHASES
from skep.locale import LANGUAGES, words
from tests.games.refusals import refusals
from tests.games.words import GameRulebook, GameWords, messages

NUMBERS = ("number", "start", "end", "turn", "price", "earlier", "goal")
VALUES: dict[str, tuple[str | int, ...]] = {
    **dict.fromkeys(NUMBERS, (12,)),
    "tile": ("W", "R", "Y", "B"),
    "source": ("deck", "market"),
    "took": ("deck", "WYR"),
    "phase": ("act", "swap"),
    "did": ("gathered", "placed"),
    "count": (0, 1, 2, 21),
    "points": (0, 1, 2, 21),
    "missing": (1, 2, 3),
}


class TestWords(GameWords):
    package = butine
    values = VALUES
    told = ("player", "winners", "count", "points")
    ends = RULE_OF_REASON
    phases = PHASES
    refusals = 25


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


BUTTONS = {
    "butine-close-first": "butine-web-done-act",
    "butine-pass-first": "butine-web-pass",
}
"""Refusals that ask for a button of the board first, which the terminal has as a word."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_what_to_do_and_not_what_to_type(language: str) -> None:
    speak = words(language)
    typed = {f"butine-typed-{word}" for word in ("done", "pass")}
    said = messages(language, "butine.ftl")
    assert not [key for _, key, _ in refusals(butine) if said[key].references & typed]
    for refusal, button in BUTTONS.items():
        for did in ("gathered", "placed"):
            assert speak.say(button).casefold() in speak.say(refusal, did=did)


def test_french_articles() -> None:
    speak = words("fr")
    assert speak.say("butine-overlap", tile="W").startswith("L’hexagone marguerite ")
    assert speak.say("butine-overlap", tile="R").startswith("Le trapèze coquelicot ")


class TestRulebook(GameRulebook):
    package = butine
