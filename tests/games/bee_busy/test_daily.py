"""The solo game of the day: a function of the date alone."""

import pytest

import skep
from skep.bots.registry import make_bot
from skep.engine.chance import RecordingChance, SecretChance
from skep.games.bee_busy import GAME
from skep.games.bee_busy.daily import DAILY_SHEET, daily_dice, daily_secret
from skep.games.bee_busy.material import DICE

OF_THE_DAY = "d2c7137d8895a7a455e05ae4d48e3a961a0c44a8eaedf5f9eed1c6896f7cb587"
FIRST = ((2, 6, 4), (5, 4, 4))
"""Written down once: a day that has passed must not change."""


def dice_met(bot: str) -> list[tuple[int, ...]]:
    """All dice of this day's game, when this bot plays it."""
    chance = RecordingChance(SecretChance(daily_secret(2026, 11, 15)))
    state, _ = GAME.setup(1, GAME.meta.options(sheet=DAILY_SHEET), chance)
    player = make_bot(bot, "bee-busy", 3)
    while GAME.actors(state):
        move = player.choose(GAME.view(state, 0), GAME.legal(state, 0))
        GAME.apply(state, 0, move, chance)
    drawn = [int(outcome) for outcome in chance.take()]
    return [tuple(drawn[i : i + DICE]) for i in range(0, len(drawn), DICE)]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_everybody_meets_the_same_dice_whatever_they_decide(bot: str) -> None:
    assert tuple(dice_met(bot)) == daily_dice(2026, 11, 15)


def test_it_does_not_change_with_the_program() -> None:
    assert daily_secret(2026, 11, 15).hex() == OF_THE_DAY
    assert daily_dice(2026, 11, 15)[:2] == FIRST


def test_each_day_is_another_game() -> None:
    days = [daily_secret(2028, 2, day) for day in range(1, 30)]
    assert len(set(days)) == 29
    assert all(len(secret) == 32 for secret in days)


@pytest.mark.parametrize(
    "date", [(2026, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (0, 1, 1), (2100, 2, 29)]
)
def test_there_is_no_such_day(date: tuple[int, int, int]) -> None:
    with pytest.raises(skep.BadOption, match="there is no day"):
        daily_secret(*date)
