"""The words of Bee Busy in both languages, and its rulebooks."""

from typing import Any, get_args

import pytest

from skep.games import bee_busy
from skep.games.bee_busy.material import AREAS, GOODS, UPGRADES
from skep.games.bee_busy.moves import Move
from skep.games.bee_busy.scoring import RULE_OF_REASON
from skep.games.bee_busy.state import PHASES
from skep.locale import LANGUAGES
from tests.games.words import GameRulebook, GameWords, assert_reads

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


class TestRulebook(GameRulebook):
    package = bee_busy

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_rulebook_shows_the_notation_of_the_screen(self, language: str) -> None:
        moves = self.moves_shown(language)
        assert len(moves) == 20
        assert {type(move) for move in moves} == set(get_args(Move))
