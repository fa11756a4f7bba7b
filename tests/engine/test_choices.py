"""Choices by themselves: what is made, and what is not."""

from typing import Any

import pytest

from skep.engine.chance import SeededChance
from skep.engine.choices import Choices, just
from skep.engine.refusal import Refusal, refuse


class Numbers:
    """A game whose moves are texts and numbers, and that counts how often it lists them."""

    moves = str | int

    def __init__(self) -> None:
        self.made: list[int] = []
        self.lists = 0

    def legal(self, _state: Any, _seat: int) -> list[Any]:
        self.lists += 1
        return [0, 10, 20, 30, "done", 7]

    def check(self, _state: Any, _seat: int, move: Any) -> Refusal | None:
        return None if move in (0, 10, 20, 30, "done", 7) else refuse("NUM-1", "numbers-none")

    def ten_times(self, number: int) -> int:
        self.made.append(number)
        return 10 * number

    def choices(self) -> Choices[Any]:
        return Choices(self, None, 0, [(self.ten_times, range(4)), just("done"), just(7)])


def test_only_what_is_looked_at_is_made() -> None:
    game = Numbers()
    choices = game.choices()
    assert len(choices) == 6
    assert choices
    assert (game.made, game.lists) == ([], 0)
    assert (choices[2], choices[4], choices[5]) == (20, "done", 7)
    assert choices.drawn(SeededChance(1)) in (0, 10, 20, 30, "done", 7)
    assert 30 in choices
    assert 40 not in choices
    assert None not in choices
    assert set(game.made) <= {2, 0, 1, 3}
    assert len(game.made) <= 2
    assert game.lists == 0


def test_who_wants_to_see_all_gets_one_list() -> None:
    game = Numbers()
    choices = game.choices()
    assert list(choices) == [0, 10, 20, 30, "done", 7]
    assert choices[1:3] == [10, 20]
    assert choices[-1] == 7
    assert choices.index("done") == 4
    assert (game.made, game.lists) == ([], 1)
    with pytest.raises(IndexError):
        choices[6]
    with pytest.raises(IndexError):
        choices[-7]


@pytest.mark.parametrize("seen", [False, True], ids=["unseen", "seen"])
def test_those_of_a_kind(seen: bool) -> None:
    choices = Numbers().choices()
    if seen:
        list(choices)
    numbers = choices.of(int)
    assert (len(numbers), numbers[4], list(numbers)) == (5, 7, [0, 10, 20, 30, 7])
    assert "done" in choices
    assert "done" not in numbers
    assert list(numbers.of(str)) == []
    assert "done" not in choices.of(int).of(str)
    assert list(choices.of(int).of(str)) == []
    assert list(choices.of(int | str)) == list(choices)


def test_what_somebody_may_have_in_hand() -> None:
    choices = Numbers().choices()
    assert len(choices.given) == 0
    last = choices[3]
    assert list(choices.given) == [last]
    assert list(choices.given) != list(choices)
    assert list(choices.given) == [0, 10, 20, 30, "done", 7]
