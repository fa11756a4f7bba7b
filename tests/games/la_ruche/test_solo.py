"""The solo puzzle: RUC-15."""

from typing import Any

import pytest

from skep.api import Match, read_options
from skep.engine.errors import BadOption
from skep.games.la_ruche import GAME
from skep.games.la_ruche.material import TILE_NAMES
from tests.games.la_ruche import brute
from tests.games.la_ruche.illegal import HAND, PAIR
from tests.games.la_ruche.table import new, places, solo, texts


def view_of(match: Match, seat: int | None = 0) -> Any:
    return match.view(seat)


@pytest.mark.rule("RUC-15")
def test_twelve_tiles_at_random() -> None:
    hands = {view_of(new(1, seed)).hand for seed in range(60)}
    assert len(hands) == 60
    assert {len(hand) for hand in hands} == {12}
    assert {name for hand in hands for name in hand} == set(TILE_NAMES)


@pytest.mark.rule("RUC-15")
def test_another_number_or_given_tiles() -> None:
    assert len(view_of(new(1, tiles=20)).hand) == 20
    match = new(1, puzzle=" 134526   123456 124356 ")
    assert view_of(match).hand == ("123456", "124356", "134526")
    assert len(view_of(new(1, puzzle="  ")).hand) == 12


@pytest.mark.rule("RUC-15")
@pytest.mark.parametrize(
    ("puzzle", "complaint"),
    [
        ("123456 234561 124356", "puzzle: there is no tile '234561'"),
        ("123456 124356 123456", "puzzle: a tile is there twice"),
        ("123456 124356", "puzzle: 2 tiles; a puzzle has 3 to 20"),
        (" ".join(TILE_NAMES[:21]), "puzzle: 21 tiles"),
        ("nonsense", "puzzle: there is no tile 'nonsense'"),
        ("1" * 201, "option puzzle"),
        (12, "option puzzle"),
    ],
)
def test_a_puzzle_that_is_none(puzzle: Any, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        read_options(GAME, {"puzzle": puzzle})


@pytest.mark.rule("RUC-15")
def test_bee_up_the_second_touches_one_the_third_two() -> None:
    match = new(1, puzzle="123456 124356 134526")
    first = places(match, 0)
    assert len(first) == 3 * 6
    assert all(brute.shows_bee(text[6:12]) and text.endswith("@0,0") for text in first)
    match.apply(0, "place 123456@0,0")
    second = places(match, 0)
    assert len(second) == 2 * 6
    match.apply(0, "place 356124@1,-1")
    assert set(places(match, 0)) == {"place 526134@0,-1", "place 134526@1,0"}
    match.apply(0, "place 134526@1,0")
    assert (match.reason, match.winners, match.scores) == ("solved", (0,), (3,))
    assert match.result is not None
    assert match.result.rule == "RUC-15"


@pytest.mark.rule("RUC-15")
def test_take_backs_one_after_the_other() -> None:
    match = solo(list(HAND), PAIR)
    match.apply(0, "place 134526@1,0")
    here = match.hash()
    match.apply(0, "lift")
    (event,) = match.apply(0, "lift")
    fact: Any = event.public
    assert (fact.lay, fact.q, fact.r) == ("356124", 1, -1)
    assert view_of(match).cells == PAIR[:1]
    assert view_of(match).hand == ("124356", "134526", "136245")
    match.apply(0, "place 356124@1,-1")
    match.apply(0, "place 134526@1,0")
    assert match.hash() == here
    for _ in range(3):
        match.apply(0, "lift")
    assert view_of(match).cells == ()
    assert "lift" not in texts(match, 0)
    assert len(places(match, 0)) == 4 * 6


@pytest.mark.rule("RUC-15")
def test_another_tile_in_the_place_of_one_taken_back() -> None:
    """The state keeps the texts of its comb: they must go when their tiles do, in copies too."""
    match = solo(list(HAND), PAIR)
    seen = view_of(match).cells
    match.apply(0, "place 134526@1,0")
    before = match.copy()
    assert view_of(match).cells == (*seen, "134526@1,0")
    match.apply(0, "lift")
    match.apply(0, "place 526134@0,-1")
    assert view_of(match).cells == (*seen, "526134@0,-1")
    assert view_of(before).cells == (*seen, "134526@1,0")


@pytest.mark.rule("RUC-15")
def test_giving_up_ends_it_without_a_winner() -> None:
    match = solo(list(HAND), PAIR)
    match.apply(0, "give up")
    assert (match.reason, match.winners, match.scores) == ("gave-up", (), (2,))
    assert match.actors == ()


@pytest.mark.rule("RUC-15")
def test_a_puzzle_that_is_stuck_goes_on_by_taking_back() -> None:
    """Nothing fits: no clock and no end, only the player's own choice."""
    match = solo(["135246"], PAIR)
    assert texts(match, 0) == ["lift", "give up"]
    assert match.actors == (0,)


@pytest.mark.rule("RUC-15")
def test_a_spectator_of_a_puzzle_sees_the_table_only() -> None:
    match = new(1, seed=4)
    match.apply(0, places(match, 0)[0])
    view = view_of(match, None)
    assert (view.hand, view.counts, len(view.cells)) == (None, (11,), 1)
