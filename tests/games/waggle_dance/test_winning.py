"""WAG-23: the end of the game, and who wins."""

from typing import Any

import pytest

import skep
from tests.games.waggle_dance.positions import FOUR_WHITE, at, dusk, facts_of

SIX = ["honey"] * 6


@pytest.mark.rule("WAG-23")
@pytest.mark.parametrize(
    ("mine", "theirs", "reason", "winners"),
    [
        ([*SIX, f"{FOUR_WHITE} @11"], [*SIX], "most-honey", (0,)),
        ([*SIX, f"{FOUR_WHITE} @11"], [*SIX, "honey", "honey"], "most-honey", (1,)),
        ([*SIX, f"{FOUR_WHITE} @11", "red"], [*SIX, "honey"], "most-pollen", (0,)),
        ([*SIX, f"{FOUR_WHITE} @11", "red"], [*SIX, "honey", "red red"], "most-pollen", (1,)),
        ([*SIX, f"{FOUR_WHITE} @11", "red"], [*SIX, "honey", "blue"], "shared", (0, 1)),
        ([*SIX, f"{FOUR_WHITE} @11"], [*SIX, FOUR_WHITE], "most-honey", (0,)),
    ],
)
def test_who_wins(
    mine: list[str], theirs: list[str], reason: str, winners: tuple[int, ...]
) -> None:
    match = dusk(mine, theirs)
    assert match.over
    assert (match.reason, match.winners) == (reason, winners)
    assert match.result is not None
    assert match.result.rule == "WAG-23"
    view: Any = match.view()
    assert view.phase == "over"
    assert view.actors == ()


@pytest.mark.rule("WAG-23")
@pytest.mark.parametrize("target", [5, 7, 9])
def test_the_target(target: int) -> None:
    almost = ["honey"] * (target - 1)
    assert not dusk(almost, options={"honey": target}).over
    match = dusk([*almost, f"{FOUR_WHITE} @11"], options={"honey": target})
    assert match.over
    assert match.scores == (target, 0)


@pytest.mark.rule("WAG-23")
def test_the_night_is_played_to_its_end() -> None:
    """Enough honey in F does not end the game before G."""
    match = dusk([*SIX, f"{FOUR_WHITE} @11"], spaces={"G1": 1})
    assert match.over
    view: Any = match.view()
    assert view.hands == (0, 1)


@pytest.mark.rule("WAG-23")
def test_what_is_told_at_the_end() -> None:
    match = at(
        [*SIX, f"{FOUR_WHITE} @11", "red"],
        [*SIX, ""],
        free=["2", ""],
        sick=["", "1"],
    )
    told = facts_of(match, "place 2 room8")
    assert told[-1] == {
        "fact": "ended",
        "reason": "most-honey",
        "winners": (0,),
        "scores": (7, 6),
        "pollen": (1, 0),
    }
    with pytest.raises(skep.IllegalMove, match="WAG-23"):
        match.apply(0, "done")
