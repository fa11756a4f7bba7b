"""Blocks: the same luck for both sides, every seat in turn, shared wins, forfeits."""

from typing import Any

import msgspec
import pytest

from skep.bots.registry import make_bot
from skep.engine.game import Result
from skep.games.butine.moves import PASS
from skep.games.la_ruche.moves import READY, Place
from skep.games.registry import GAMES
from skep.lab.pairing import (
    Table,
    games_of_a_block,
    play_block,
    play_solo,
    seatings,
    seed_of_deal,
    win_parts,
)
from skep.lab.watching import Forfeit, two_digits
from tests.lab.made_up import Fails, add_bot

BRIEF: dict[str, dict[str, Any]] = {"butine": {"quick": True}}
"""Options that make a game short."""


def table(game: str, seats: int = 2, seed: int = 1) -> Table:
    return Table(game, seats, seed, BRIEF.get(game, {}))


def test_each_bot_is_alone_in_every_seat() -> None:
    assert seatings("a", "b", 2) == [("a", "b"), ("b", "a")]
    three = seatings("a", "b", 3)
    assert three == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
    ]
    for seats in (2, 3, 4, 6):
        tables = seatings("a", "b", seats)
        assert len(tables) == games_of_a_block(seats)
        for seat in range(seats):
            there = [table[seat] for table in tables]
            assert there.count("a") == there.count("b")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", list(GAMES))
def test_both_games_of_a_pair_have_the_same_luck(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bot under two names: all games of a block are the same game, up to the names."""
    diaries: list[list[str]] = []

    class Diary:
        def __init__(self, game: str, seed: int) -> None:
            self.inner = make_bot("greedy" if game != "la-ruche" else "quick", game, seed)
            self.pace = getattr(self.inner, "pace", None)
            if not diaries or len(diaries[-1]) > 0:
                diaries.append([])

        def choose(self, view: Any, legal: Any) -> Any:
            move = self.inner.choose(view, legal)
            diaries[-1].append(msgspec.json.encode(view).decode() + str(move))
            return move

    for name in ("left", "right"):
        add_bot(monkeypatch, name, Diary)
    block = play_block(table(game, seats), (("left", "right"), 0))
    assert len(diaries) == block.games == games_of_a_block(seats)
    assert all(diary == diaries[0] for diary in diaries)
    assert len(diaries[0]) > 10
    assert block.alone[0] == block.alone[1], "the winning seat belonged to each as often"


def test_luck_depends_on_the_two_bots_and_the_deal_alone() -> None:
    assert seed_of_deal(1, ("a", "b"), 0) == seed_of_deal(1, ("b", "a"), 0)
    seeds = {
        seed_of_deal(seed, pair, deal)
        for seed in (1, 2)
        for pair in (("a", "b"), ("a", "c"))
        for deal in range(50)
    }
    assert len(seeds) == 200


def test_the_order_of_two_bots_does_not_matter() -> None:
    one = play_block(table("butine"), (("random", "greedy"), 3))
    other = play_block(table("butine"), (("greedy", "random"), 3))
    assert one.alone == other.alone[::-1]


def test_alone_all_bots_have_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, set[Any]] = {"first": set(), "second": set()}

    class Looks:
        def __init__(self, name: str, inner: str, seed: int) -> None:
            self.name, self.inner = name, make_bot(inner, "bee-busy", seed)

        def choose(self, view: Any, legal: Any) -> Any:
            if view.dice:  # none while a loss is chosen, which only one of them may have to
                seen[self.name].add((view.round, view.dice))
            return self.inner.choose(view, legal)

    add_bot(monkeypatch, "first", lambda _game, seed: Looks("first", "greedy", seed))
    add_bot(monkeypatch, "second", lambda _game, seed: Looks("second", "random", seed))
    block = play_solo(table("bee-busy", 1), (("first", "second"), 0))
    assert seen["first"] == seen["second"]
    assert len(seen["first"]) > 5
    assert block.scores[0] > block.scores[1]


def test_a_win_is_shared_by_those_who_win() -> None:
    assert win_parts(Result("end", "", (3, 5, 5), (1, 2)), 3) == [0, 3, 3]
    assert win_parts(Result("end", "", (5, 5, 5), (0, 1, 2)), 3) == [2, 2, 2]
    assert win_parts(Result("end", "", (0, 0), ()), 2) == [1, 1], "nobody's win is everybody's"
    assert win_parts(Forfeit(0, "no-move"), 2) == [0, 2]
    assert win_parts(Forfeit(1, "no-move"), 3) == [3, 0, 3]


class Unprintable:
    def __str__(self) -> str:
        raise RuntimeError("nothing to say")


def raises() -> Any:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("game", "answer", "why"),
    [
        ("butine", raises, "ZeroDivisionError"),
        ("butine", lambda: None, "no-move"),
        ("butine", lambda: READY, "no-move"),
        ("butine", Unprintable, "no-move"),
        ("butine", lambda: PASS, "illegal BUT-"),
        ("bee-busy", lambda: "nonsense", "no-move"),
        ("waggle-dance", lambda: 7, "no-move"),
        ("la-ruche", raises, "ZeroDivisionError"),
        ("la-ruche", lambda: Place("", -1, 10**9), "no-move"),
        ("la-ruche", lambda: READY, "illegal RUC-"),
    ],
)
def test_a_bot_that_fails_loses_that_game(
    game: str, answer: Any, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_bot(
        monkeypatch,
        "bad",
        lambda game, seed: Fails(make_bot("random", game, seed), answer),
    )
    block = play_block(table(game), (("bad", "random"), 0))
    assert block.alone == (0, 4), "both games went to the other"
    (told,) = block.observed.forfeits["bad"]
    assert told.startswith(why)
    assert block.observed.forfeits["bad"][told] == 2
    assert "random" not in block.observed.forfeits


def test_a_bot_that_fails_late_was_timed_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    add_bot(
        monkeypatch,
        "tired",
        lambda game, seed: Fails(make_bot("random", game, seed), raises, after=3),
    )
    observed = play_block(table("butine"), (("tired", "random"), 0)).observed
    assert observed.times["tired"].total() == 6
    assert play_solo(table("bee-busy", 1), (("tired", "random"), 0)).scores[0] == 0


def test_who_fails_among_others_is_named_by_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    add_bot(monkeypatch, "bad", lambda game, seed: Fails(make_bot("random", game, seed), raises))
    block = play_block(table("butine", 3), (("random", "bad"), 0))
    # The first alone always wins half: the other sound seat is a bad bot's that was not asked yet.
    assert block.alone == (9, 0)
    assert block.observed.forfeits == {"bad": {"ZeroDivisionError": 6}}


def test_a_slip_that_fails_is_a_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slips(Fails):
        pace = make_bot("leisurely", "la-ruche", 1).pace  # type: ignore[attr-defined]

        def slip(self, _view: Any, _legal: Any) -> Any:
            return self.answer()

    add_bot(
        monkeypatch,
        "slips",
        lambda game, seed: Slips(make_bot("leisurely", game, seed), raises, after=10**9),
    )
    block = play_block(table("la-ruche"), (("slips", "quick"), 0))
    assert block.observed.forfeits == {"slips": {"ZeroDivisionError": 2}}


def test_times_are_kept_to_two_digits() -> None:
    assert [two_digits(number) for number in (0, 7.4, 99, 123, 1251, 98765)] == [
        0,
        7,
        99,
        120,
        1300,
        99000,
    ]
