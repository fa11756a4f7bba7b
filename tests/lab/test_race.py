"""Races in virtual time: the same seed, the same race; faster is better; errors cost."""

from typing import Any, ClassVar

import msgspec
import pytest

from skep.bots.pace import LEVELS, Pace
from skep.bots.racing import RacingBot
from skep.bots.registry import Player, make_bot
from skep.engine.refusal import IllegalMove
from skep.games.la_ruche.moves import READY
from skep.games.registry import game_by_id
from skep.lab import race
from skep.lab.simulate import CHUNK, simulate

GAME = game_by_id("la-ruche")


def options(**given: Any) -> Any:
    return GAME.meta.options(**given)


def racers(*paces: Pace) -> list[Player]:
    return [RacingBot(seat, pace) for seat, pace in enumerate(paces)]


class Diary:
    """A bot that remembers which seat it was asked for, in order."""

    def __init__(self, seat: int, pace: Pace, diary: list[int]) -> None:
        self.bot = RacingBot(seat, pace)
        self.pace = pace
        self.seat = seat
        self.diary = diary

    def choose(self, view: Any, legal: Any) -> Any:
        self.diary.append(self.seat)
        return self.bot.choose(view, legal)


def test_the_same_seed_gives_the_same_race() -> None:
    diaries: list[list[int]] = [[], [], []]
    ends = []
    for diary, seed in zip(diaries, (5, 5, 6), strict=True):
        bots: list[Player] = [Diary(seat, LEVELS["quick"], diary) for seat in range(4)]
        ends.append(race.run(GAME, options(bee=True), bots, seed))
    assert ends[0] == ends[1]
    assert diaries[0] == diaries[1]
    assert diaries[0] != diaries[2]


def test_any_number_of_workers_finds_the_same() -> None:
    bots = ["quick", "random", "brisk"]
    reports = [simulate("la-ruche", 3, bots, 2 * CHUNK + 1, 7, {}, workers=n) for n in (1, 2)]
    assert msgspec.json.encode(reports[0]) == msgspec.json.encode(reports[1])
    assert reports[0].games == 2 * CHUNK + 1


@pytest.mark.parametrize(
    ("slower", "faster"), list(zip(LEVELS, list(LEVELS)[1:], strict=False)), ids=lambda level: level
)
def test_each_pace_beats_the_one_before(slower: str, faster: str) -> None:
    report = simulate("la-ruche", 2, [faster, slower], 40, 1)
    assert report.by_bot[0].wins.low > 0.8, report


def test_a_race_takes_as_long_as_the_paces_say() -> None:
    even = Pace(2.0, 0.0, 0.0)
    ends = [race.run(GAME, options(), racers(even, even), seed) for seed in range(12)]
    smooth = [finish for finish in ends if finish.moves == 59]
    assert smooth
    # The openings take two seconds, or four when seat 0 has to look twice; then both lay a tile
    # every two seconds, 29 of them.
    assert {round(finish.seconds - 2 * 29, 6) for finish in smooth} <= {2.0, 4.0}


@pytest.mark.rule("RUC-10")
def test_last_gifts_are_given_in_virtual_time_too() -> None:
    class Giver(RacingBot):
        gave: ClassVar[list[str]] = []

        def choose(self, view: Any, legal: Any) -> Any:
            move = super().choose(view, legal)
            if view.phase == "gifts":
                self.gave.append(str(move).split()[0])
            return move

    both = options(bee=True, three_contacts=True)
    for seed in range(40):
        bots: list[Player] = [Giver(seat, LEVELS["quick"]) for seat in range(2 + seed % 5)]
        finish = race.run(GAME, both, bots, seed)
        assert finish.result.reason in ("emptied", "emptied-by-gift", "blocked")
    assert set(Giver.gave) == {"give"}, "keeping is never better"


@pytest.mark.rule("RUC-4")
def test_the_race_starts_for_everybody_at_the_same_instant() -> None:
    """Who opened first has no start: all think about their second tile from then on."""
    paces = [Pace(10.0, 0.0, 0.0), Pace(3.0, 0.0, 0.0)]
    diaries = []
    for seed in range(20):
        diary: list[int] = []
        bots: list[Player] = [Diary(seat, pace, diary) for seat, pace in enumerate(paces)]
        race.run(GAME, options(), bots, seed)
        if diary[0] == 0:
            diaries.append(diary[:6])
    # Seat 0 opens after 10 s, seat 1 after 13 s. Three tiles of three seconds come before one of
    # ten; had seat 0 gone on thinking since it opened, only two would.
    assert [0, 1, 1, 1, 1, 0] in diaries
    assert [0, 1, 1, 1, 0, 1] not in diaries


@pytest.mark.rule("RUC-8")
def test_a_slip_costs_the_pause_of_the_table() -> None:
    clumsy = Pace(2.0, 0.0, 0.5)
    ends = [race.run(GAME, options(pause=pause), racers(clumsy, clumsy), 3) for pause in (0, 10)]
    assert all(finish.slips > 10 for finish in ends)
    assert ends[1].seconds > ends[0].seconds + 30


def test_nobody_errs_whose_pace_has_no_errors() -> None:
    report = simulate("la-ruche", 2, ["unbeatable"] * 2, 20, 1)
    assert report.slips is not None
    assert report.slips.most == 0


def test_a_seat_that_can_do_nothing_thinks_anew_when_something_changes() -> None:
    """It is not asked while nothing fits, and it does not pounce the moment something does."""
    asked: list[list[Any]] = []

    class Careful(RacingBot):
        def choose(self, view: Any, legal: Any) -> Any:
            asked.append(list(legal))
            return super().choose(view, legal)

    bots: list[Player] = [Careful(seat, LEVELS["brisk"]) for seat in range(6)]
    race.run(GAME, options(rounds=3), bots, seed=2)
    assert all(asked)
    readies = [legal for legal in asked if legal == [READY]]
    assert len(readies) == 2 * 6


def test_a_match_of_several_rounds_comes_to_its_end() -> None:
    report = simulate("la-ruche", 4, ["quick"] * 4, 8, 1, {"rounds": 3, "bee": True})
    assert report.by_bot[0].scores.most <= 9
    assert sum(report.end_reasons.values()) == 8


def test_seats_are_worth_the_same() -> None:
    """With gifts, too: nobody is given more because of where he sits."""
    report = simulate("la-ruche", 4, ["quick"] * 4, 100, 3, {"bee": True, "three_contacts": True})
    assert all(0.12 < figures.wins.share < 0.4 for figures in report.by_seat), report


def test_figures_of_a_race() -> None:
    report = simulate("la-ruche", 2, ["brisk", "random"], 10, 1)
    assert report.seconds is not None
    assert 60 < report.seconds.median < 200
    assert sum(figures.wins.share for figures in report.by_bot) == pytest.approx(1)


def test_nobody_wins_a_puzzle_that_stays_unsolved() -> None:
    report = simulate("la-ruche", 1, ["random"], 10, 1)
    assert report.end_reasons == {"gave-up": 10}
    assert report.alone is not None
    assert report.alone.scores.most < 12, "some tiles were left"
    solved = simulate("la-ruche", 1, ["steady"], 5, 1)
    assert solved.end_reasons == {"solved": 5}
    assert solved.alone is not None
    assert solved.alone.scores.least == 12, "all tiles of the puzzle lie"


def test_a_turn_game_has_no_seconds() -> None:
    report = simulate("butine", 2, ["random"] * 2, 1, 1)
    assert (report.seconds, report.slips) == (None, None)


def test_a_bot_cannot_cheat() -> None:
    class Cheat:
        def choose(self, _view: Any, _legal: Any) -> Any:
            return READY

    with pytest.raises(IllegalMove, match="RUC-14"):
        race.run(GAME, options(), [Cheat(), make_bot("quick", "la-ruche", 1)], 1)
