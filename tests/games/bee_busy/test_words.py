"""The words of Bee Busy in both languages, and its rulebooks."""

import re
from importlib.resources import files
from typing import Any, get_args

import pytest

import skep.locale
from skep.games import bee_busy
from skep.games.bee_busy.material import AREAS, GOODS, UPGRADES
from skep.games.bee_busy.moves import Move
from skep.games.bee_busy.reading import SHEETS
from skep.games.bee_busy.scoring import RULE_OF_REASON
from skep.games.bee_busy.state import PHASES
from skep.locale import LANGUAGES, words
from tests.games.words import GameRulebook, GameWords, assert_reads, messages

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
    "opens": ("centre", "cat", "gnome", "heath", "moor", "other", "R", "B", "Y"),
    "nectar": (0, 1, 2),
    "pollen": (0, 1, 2),
    "squares": (0, 1, 2),
    "length": (1, 2),
    "verb": ("die", "borrow"),
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


class TestWords(GameWords):
    package = bee_busy
    values = VALUES
    told = ("player", "players", "winners", "count", "points", "gain", "good")
    ends = RULE_OF_REASON
    phases = PHASES
    refusals = 45


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
        (
            "change-first",
            {"die": 5, "use": 3},
            "For you that die is still a 5. To use it as a 3, first say “change 5 to 3”.",
            (
                "Pour vous, ce dé est encore un 5. Pour l’utiliser comme un 3, "
                "dites d’abord « change 5 en 3 »."
            ),
        ),
        (
            "die-changed",
            {"die": 5, "use": 6, "verb": "borrow"},
            "You have changed the 5: take it with “borrow 5 as 6”.",
            "Vous avez changé le 5 : prenez-le par « emprunte 5 comme 6 ».",
        ),
        ("about-line", {"count": 1, "complete": 0}, "marks 1 wall", "marque 1 paroi"),
    ],
)
def test_how_it_reads(key: str, args: dict[str, Any], english: str, french: str) -> None:
    assert_reads(f"bee-busy-{key}", args, english, french)


FRENCH_FILES = ("bee-busy", "bee-busy-web")
RANKS = tuple(rank.name for rank in SHEETS["garden"].ranks)


@pytest.mark.rule("BEE-29")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_five_ranks_have_one_title_each_wherever_they_are_told(language: str) -> None:
    titles = [words(language).say("bee-busy-rank", rank=rank) for rank in RANKS]
    assert len(set(titles)) == 5
    rule = re.search(r"\*\*BEE-29\*\* (.*)", TestRulebook().book(language))
    assert rule
    assert re.findall(r"\*([^*]+)\*", rule[1]) == titles
    assert re.findall(r"[0-9]+", rule[1]) == ["30", "30", "39", "40", "49", "50", "59", "60"]
    # The browser has no titles of its own.
    assert [key for key in messages(language, "bee-busy-web.ftl") if key.endswith("-rank")] == []


def test_a_cell_of_the_comb_is_feminine_in_french() -> None:
    """« Alvéole » has been both; here it is « une alvéole » everywhere."""
    folder = files(skep.locale).joinpath("fr")
    texts = [folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in FRENCH_FILES]
    for text in (*texts, TestRulebook().book("fr")):
        assert len(re.findall("alvéole", text, re.IGNORECASE)) > 3
        article = r"\b(?:un|le|du|au|ce|cet|nouvel|aucun|quel|tous les) alvéoles?\b"
        assert not re.search(article, text, re.IGNORECASE)
        adjective = r"alvéoles? (?:complet|voisin|barré|fermé|terminé|utilisé|ouvert)s?\b"
        assert not re.search(adjective, text, re.IGNORECASE)
        assert not re.search(r"alvéole \S+ (?:est|n’est pas) (?:complet|barré|terminé)\b", text)


class TestRulebook(GameRulebook):
    package = bee_busy

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_rulebook_shows_the_notation_of_the_screen(self, language: str) -> None:
        moves = self.moves_shown(language)
        assert len(moves) == 20
        assert {type(move) for move in moves} == set(get_args(Move))
