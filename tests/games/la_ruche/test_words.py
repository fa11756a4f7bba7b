"""The words of La Ruche in both languages, and its rulebooks."""

import re
from typing import Any

import pytest

from skep.games import la_ruche
from skep.games.la_ruche.scoring import RULE_OF_REASON
from skep.games.la_ruche.state import PHASES
from skep.locale import LANGUAGES, words
from tests.games.words import GameRulebook, GameWords, assert_reads, messages

VALUES: dict[str, tuple[str | int, ...]] = {
    "reason": ("emptied", "emptied-by-gift", "blocked", "solved", "gave-up"),
    "count": (0, 1, 2, 21),
    "points": (0, 1, 2, 21),
    "contacts": (0, 1, 2, 3),
    "gifts": (0, 1, 4),
    "colour": (1, 2, 3, 4, 5, 6),
}


class TestWords(GameWords):
    package = la_ruche
    values = VALUES
    told = ("player", "players", "other", "winners", "count", "points")
    ends = RULE_OF_REASON
    phases = PHASES
    refusals = 26


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
        (
            "not-your-opening",
            {},
            "First tiles are laid in turn: it is another player’s turn to lay one.",
            (
                "Les premières tuiles se posent chacun son tour : "
                "c’est à quelqu’un d’autre d’en poser une."
            ),
        ),
    ],
)
def test_how_it_reads(key: str, args: dict[str, Any], english: str, french: str) -> None:
    assert_reads(f"la-ruche-{key}", args, english, french)


MASCULINE = re.compile(
    r"\b(un|cet|du|aucun|ce|premier|dernier) alv[ée]ole|alv[ée]oles? (pris|vides)\b"
)


@pytest.mark.parametrize("file", ["la-ruche.ftl", "la-ruche-web.ftl"])
def test_an_alveole_is_feminine(file: str) -> None:
    """The dictionaries know both; one game knows one."""
    for key, message in messages("fr", file).items():
        for text in message.texts:
            assert not MASCULINE.search(text.lower()), f"{key}: {text}"


class TestRulebook(GameRulebook):
    package = la_ruche

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_rulebook_shows_the_notation_of_the_screen(self, language: str) -> None:
        for colour in range(1, 7):
            glyph = words(language).say("la-ruche-glyph", colour=colour)
            name = words(language).say("la-ruche-colour", colour=colour)
            line = rf"^- `{colour}` {glyph} {name}$"
            assert re.search(line, self.book(language), re.MULTILINE)
        assert len(self.moves_shown(language)) == 6

    @pytest.mark.parametrize(
        ("language", "heading"), [("en", "Earlier versions"), ("fr", "Versions précédentes")]
    )
    def test_what_the_first_version_did_otherwise_stands_at_the_end(
        self, language: str, heading: str
    ) -> None:
        end = self.book(language).partition(f"## {heading}")[2]
        assert "##" not in end
        assert set(re.findall(r"RUC-[0-9]+", end)) == set(la_ruche.GAME.meta.earlier[1])

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_rulebook_promises_no_minutes(self, language: str) -> None:
        assert "minutes" not in self.book(language)
