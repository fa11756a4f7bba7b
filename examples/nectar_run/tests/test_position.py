"""Positions that the rules could not lead to are refused with a reason."""

from typing import Any

import pytest

import skep
from nectar_run.tests.positions import GAME, at


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"hands": [[1, 2, 3]]}, "2 to 4 seats"),
        ({"hands": [[1, 2, 3], [1, 2]]}, "a hand of 2 bees"),
        ({"turn": 2}, "no such seat"),
        ({"drops": [1, 0]}, "came from nowhere"),
        ({"drops": [0]}, "for 2 seats"),
        ({"nectar": [12, 12]}, "3 entries"),
        ({"nectar": [13, 11, 12]}, "13 drops"),
        ({"scents": [0, 0, 6]}, "the scent 6"),
        ({"picked": [1, 0]}, "1 flowers emptied exactly"),
        ({"flown": [0, 0]}, "5 strengths"),
        ({"flown": [1, 0, 0, 0, 0]}, "of strength 1 in all"),
        ({"bees": 3}, "unknown field"),
    ],
    ids=str,
)
def test_nonsense(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(skep.BadPosition, match=why):
        skep.position(GAME, {"hands": [[1, 2, 3], [1, 2, 3]], **wrong})


def test_hands_are_kept_in_order() -> None:
    assert at([3, 1, 2]).view(0).hand == (1, 2, 3)
