"""The words of Butine! in both languages, and its rulebooks."""

import pytest

from skep.games import butine
from skep.games.butine.scoring import RULE_OF_REASON
from skep.games.butine.state import PHASES
from skep.locale import words
from tests.games.words import GameRulebook, GameWords

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


def test_gathering_is_closed_with_the_word_that_closes_it() -> None:
    assert "“done”" in words("en").say("butine-close-first", did="gathered")
    assert "«\u00a0fini\u00a0»" in words("fr").say("butine-close-first", did="gathered")


def test_french_articles() -> None:
    speak = words("fr")
    assert speak.say("butine-overlap", tile="W").startswith("L’hexagone marguerite ")
    assert speak.say("butine-overlap", tile="R").startswith("Le trapèze coquelicot ")


class TestRulebook(GameRulebook):
    package = butine
