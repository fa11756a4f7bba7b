"""The score and the ranks."""

import pytest

from skep.games.bee_busy.board import BOARDS
from skep.games.bee_busy.scoring import rank, score, scores, winners
from tests.games.bee_busy.sheets import at, play, sheet

EIGHT = {
    "a1": "honey 2",
    "a3": "honey 2",
    "b1": "nothing",
    "c1": "water",
    "c5": "queen",
    "e1": "honey 2",
    "e3": "nothing",
    "c3": "nothing",
}


@pytest.mark.rule("BEE-33")
@pytest.mark.rule("BEE-28")
def test_the_example_of_the_rulebook() -> None:
    own = sheet(
        bees=(3, 1, 1),
        lost=(0, 1, 0),
        honey=1,
        honey_made=20,
        propolis=2,
        drought=True,
        combs=EIGHT,
        queen=3,
        queen_laid=True,
    )
    match = at(own, round=25)
    points = match.view().points[0]
    assert (points.bees, points.honey, points.propolis, points.drought) == (10, 1, 3, 0)
    assert (points.queen, points.combs, points.stored, points.total) == (12, 8, 12, 46)
    play(match, "die 2", "stay", "done")
    assert match.scores == (46,)
    assert match.result is not None
    assert match.view().rank == "one-glass"


@pytest.mark.rule("BEE-28")
def test_each_propolis_field_has_its_points() -> None:
    totals = [at(sheet(propolis=k)).view().points[0].propolis for k in range(6)]
    assert totals == [0, 1, 3, 6, 9, 12]


@pytest.mark.rule("BEE-28")
def test_most_points_win_and_ties_share() -> None:
    match = at(sheet(honey=2), sheet(honey=5), sheet(honey=5), round=25)
    for seat in range(3):
        die = "die 2" if seat == 0 else "die 3"
        play(match, f"{seat} {die}", f"{seat} stay", f"{seat} done")
    assert match.winners == (1, 2)
    assert match.scores == (9, 12, 12)
    assert match.view().rank == "", "ranks are for one"
    assert winners((3, 9, 1)) == (1,)


@pytest.mark.rule("BEE-29")
@pytest.mark.parametrize(
    ("honey", "points", "name"),
    [
        (0, 7, "no-honey"),
        (22, 29, "no-honey"),
        (23, 30, "breakfast"),
        (24, 31, "breakfast"),
    ],
)
def test_ranks_by_points(honey: int, points: int, name: str) -> None:
    state = at(sheet(honey=honey)).state
    assert scores(state) == (points,)
    assert rank(state) == name


@pytest.mark.rule("BEE-29")
def test_where_ranks_begin() -> None:
    ranks = BOARDS["garden"].sheet.ranks
    assert [each.least for each in ranks] == [0, 30, 40, 50, 60]


@pytest.mark.rule("BEE-29")
def test_fewer_than_no_points_is_the_first_rank() -> None:
    own = sheet(bees=(0, 0, 0), lost=(3, 2, 1), drought=True)
    state = at(own).state
    assert score(state.board, state.hives[0]).total == -2
    assert rank(state) == "no-honey"
