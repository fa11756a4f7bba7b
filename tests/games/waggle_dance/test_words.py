"""The words of Waggle Dance in both languages, and its rulebooks."""

from typing import get_args

import pytest

from skep.cli.boards.waggle_dance_words import TYPED
from skep.games import waggle_dance
from skep.games.waggle_dance.material import CARD_NAMES, COLOURS
from skep.games.waggle_dance.moves import Move
from skep.games.waggle_dance.scoring import RULE_OF_REASON
from skep.games.waggle_dance.state import PHASES
from skep.locale import LANGUAGES, words
from tests.games.words import GameRulebook, GameWords

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


class TestWords(GameWords):
    package = waggle_dance
    values = VALUES
    told = ("player", "other", "winners", "count", "honey", "colour", "shares", "cards", "room")
    ends = RULE_OF_REASON
    phases = PHASES
    names = (
        *(f"typed-{word}" for word in TYPED),
        *(f"about-{move.__struct_config__.tag}" for move in get_args(Move)),
        *(f"ask-{phase}" for phase in PHASES[:-1]),
    )
    refusals = 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_typed_words_are_the_same(language: str) -> None:
    speak = words(language)
    typed = [speak.say(f"waggle-dance-typed-{word}") for word in TYPED]
    assert len(set(typed)) == len(typed)


@pytest.mark.rule("WAG-17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_in_d_is_true_by_all_rules_that_are_played(language: str) -> None:
    """By the first ones the rest goes back at once, by those of today at the end of D."""
    speak = words(language)
    done = speak.say("waggle-dance-about-done", phase="store")
    asked = speak.say("waggle-dance-web-to-do-store")
    for text in (done, asked):
        assert {"en": "goes back to its flower", "fr": "retourne sur sa fleur"}[language] in text
        assert {"en": "end of D", "fr": "fin de D"}[language] not in text


class TestRulebook(GameRulebook):
    package = waggle_dance
