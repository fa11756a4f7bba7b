"""The list of bots, and what is said when somebody asks for another."""

import pytest

from skep.bots.pace import LEVELS
from skep.bots.registry import BOTS, UnknownBot, gentlest_bot, make_bot, usual_bot, yardstick_bot
from skep.engine.errors import SkepError, UnknownGame
from skep.games.registry import GAMES
from skep.locale import LANGUAGES, words


def test_the_bots_are_listed_under_their_ids() -> None:
    levels = [f"level-{number}" for number in range(1, 6)]
    assert list(BOTS)[:8] == [*levels, "learned", "greedy", "random"]
    assert all(bot.id == key for key, bot in BOTS.items())


def test_random_plays_every_game() -> None:
    assert list(BOTS["random"].makers) == list(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.id)
def test_each_bot_is_described_in_words(bot: object, language: str) -> None:
    assert words(language).has(BOTS[bot.id].words)  # type: ignore[attr-defined]


def test_an_unknown_bot_is_named_beside_the_known_ones() -> None:
    with pytest.raises(
        UnknownBot, match=r"no bot 'clever'; bots: level-1, .*, greedy, random"
    ) as caught:
        make_bot("clever", "butine", 1)
    assert isinstance(caught.value, SkepError)


def test_a_bot_that_does_not_know_the_game_says_who_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BOTS["greedy"].makers, "butine")
    with pytest.raises(
        UnknownBot, match=r"'greedy' does not know butine; bots that do: level-1, .*, random"
    ):
        make_bot("greedy", "butine", 1)


def test_an_unknown_game_is_an_error_of_its_own() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        make_bot("random", "chess", 1)


def test_every_level_plays_every_game() -> None:
    for number in range(1, 6):
        assert sorted(BOTS[f"level-{number}"].makers) == sorted(GAMES)


def test_beginners_meet_the_first_level() -> None:
    assert {gentlest_bot(game_id) for game_id in GAMES} == {"level-1"}


def test_the_yardstick_of_a_day_stays_what_it_was() -> None:
    assert yardstick_bot("bee-busy") == "greedy"
    assert yardstick_bot("la-ruche") == "steady"


def test_every_game_has_a_usual_bot() -> None:
    for game_id in GAMES:
        assert usual_bot(game_id) == "level-2"
        make_bot(usual_bot(game_id), game_id, 1)


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("fr", ",")])
def test_the_words_of_a_pace_say_how_fast_it_is(language: str, point: str) -> None:
    for level, pace in LEVELS.items():  # those that are named for their pace
        assert f" {pace.mean:g} ".replace(".", point) in words(language).say(f"bot-{level}")
        assert words(language).has(f"bot-name-{level}")
