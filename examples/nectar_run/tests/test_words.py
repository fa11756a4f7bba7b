"""The words of Nectar Run in both languages, and its rulebooks."""

import nectar_run
from nectar_run.material import FLOWERS
from nectar_run.scoring import RULE_OF_REASON
from tests.games.words import GameRulebook, GameWords

VALUES: dict[str, tuple[str | int, ...]] = {"bee": (1, 5), "drops": (1, 5), "flower": FLOWERS}


class TestWords(GameWords):
    package = nectar_run
    values = VALUES
    told = ("player",)
    ends = RULE_OF_REASON
    phases = ()
    names = ("help",)
    refusals = 5


class TestRulebook(GameRulebook):
    package = nectar_run
