"""Training: the same course gives the same weights, and the file says how."""

from pathlib import Path

import msgspec
import pytest

from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.value import Trained, WeightsFile, shipped_value
from skep.lab.training import fit as fit_module
from skep.lab.training import run
from skep.lab.training.course import METHODS, CannotTrain, Course, Method
from skep.lab.training.fit import Folded, fit, fit_to_ends
from skep.lab.training.run import train, write
from skep.lab.training.selfplay import Lesson, Seen, play_some

TINY = Course("bee-busy", 1, games=3, rounds=2, seed=4, keep=1.0, gate=2)


def fitted(seen: Seen, *, points: bool, trace: float = 0.7) -> list[float]:
    folded = Folded(len(seen.paths[0][0]), trace, points=points)
    folded.add(seen)
    return fit([folded])


def test_the_same_course_gives_the_same_weights() -> None:
    told: list[str] = []
    weights = train(TINY, tell=lambda key, about: told.append(key))
    assert weights == train(TINY)
    assert len(weights) == len(SIGHTS["bee-busy"].names)
    assert any(weights)
    assert told[:2] == ["train-begun", "train-better"]
    assert len(told) == 3
    other = Course("bee-busy", 1, games=3, rounds=2, seed=5, keep=1.0, gate=2)
    assert weights != train(other)


@pytest.mark.slow
def test_workers_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "CHUNK", 2)
    assert train(TINY, workers=2) == train(TINY)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "rounds"), [("butine", 1), ("waggle-dance", 0)])
def test_games_with_winners_can_be_learned(game_id: str, rounds: int) -> None:
    """In as many rounds as what ships was learned in: none, where greedy games teach enough."""
    weights = train(Course(game_id, 2, games=2, rounds=rounds, seed=1, gate=2))
    assert any(weights)


def test_a_fit_finds_the_weights_behind_points() -> None:
    rows = [[1.0, float(a), float(b)] for a in range(7) for b in range(7)]
    seen = Seen([[row] for row in rows], [3 + 2 * row[1] - row[2] for row in rows])
    assert fitted(seen, points=True) == pytest.approx([3, 2, -1], abs=0.05)


def test_a_fit_finds_the_odds_behind_wins() -> None:
    rows = [[1.0, float(a)] for a in (0, 1)]
    # 1 of 4 wins at nothing, 3 of 4 with one: odds of 1 to 3, and of 3 to 1.
    seen = Seen(
        [[rows[0]]] * 4 + [[rows[1]]] * 4,
        [1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0],
    )
    assert fitted(seen, points=False) == pytest.approx([-1.0986, 2.1972], abs=0.02)


def test_a_fit_to_ends_finds_the_odds_behind_wins() -> None:
    """Far more games than the ridge counts for, and features of other sizes than one."""
    rows = [[1.0, 40.0 * a, 0.02 * b] for a in (0, 1) for b in (0, 1)]
    wins = {0: 1, 1: 3, 2: 3, 3: 9}  # of 10, 6, 6 and 10: odds of 1/9, 1, 1 and 9
    of = {0: 10, 1: 6, 2: 6, 3: 10}
    paths = [[rows[kind]] for kind in of for _ in range(of[kind])] * 300
    ends = [float(n < wins[kind]) for kind in of for n in range(of[kind])] * 300
    folded = Folded(3, 0.7, points=False)
    folded.add(Seen(paths, list(ends)))
    found = fit_to_ends(folded)
    assert found == pytest.approx([-2.1972, 2.1972 / 40, 2.1972 / 0.02], rel=0.01)


def test_the_last_games_are_fitted_to_their_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course("butine", 2, games=2, rounds=0, seed=1, gate=2)
    told: list[str] = []
    weights = train(course, tell=lambda key, about: told.append(key))
    assert told == ["train-begun", "train-ends"]
    monkeypatch.setitem(METHODS, "butine", Method())
    assert weights != train(course)


def test_a_position_learns_from_what_comes_after_it() -> None:
    """Two roads lead to one place, from where half of all games are won; one game was lucky."""
    road_a, road_b, place = [1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [1.0, 0.0, 0.0]
    paths = [[road_a, place]] * 2 + [[road_b, place]] * 2
    by_end = fitted(Seen([path[:1] for path in paths], [1.0, 1.0, 0.0, 0.0]), points=True)
    on_the_way = fitted(Seen(paths, [1.0, 1.0, 0.0, 0.0]), points=True)
    assert abs(on_the_way[1] - on_the_way[2]) < 0.8 * abs(by_end[1] - by_end[2])


def test_what_leads_to_a_step_that_explores_is_worth_what_the_best_one_leads_to() -> None:
    start, good, bad = [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]
    # The good end is known to bring 8. From the start, play went to the bad one, to explore.
    ends: list[float | None] = [8.0, None, 1.0]
    seen = Seen([[good], [start, good], [bad]] * 50, ends * 50)
    assert fitted(seen, points=True, trace=0.2) == pytest.approx([8, 8, 1], abs=0.1)


def test_a_game_that_explores_is_cut_there() -> None:
    weights = train(TINY)
    lesson = Lesson("bee-busy", 1, 3, {}, tuple(weights), "greedy", 0.5, 8, 1.0)
    seen = play_some(lesson, 0, 2)
    assert seen.outcomes.count(None) > 5
    pairs = zip(seen.paths, seen.outcomes, strict=True)
    kept = sum(len(path) - (outcome is None) for path, outcome in pairs)
    assert kept == 2 * 25
    never = Lesson("bee-busy", 1, 3, {}, tuple(weights), "greedy", 0.0, 8, 1.0)
    assert play_some(never, 0, 2).outcomes.count(None) == 0


def test_weights_to_start_with_must_be_beaten() -> None:
    shipped = shipped_value(SIGHTS["bee-busy"], 2).weights
    course = Course("bee-busy", 1, games=2, rounds=1, seed=4, keep=1.0, gate=3, start=2)
    assert train(course) == shipped, "four games teach nobody better"


def test_the_first_round_can_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    fitted_to: list[int] = []

    def count(rounds: list[Folded]) -> list[float]:
        fitted_to.append(len(rounds))
        return fit(rounds)

    monkeypatch.setattr(fit_module, "fit", count)
    train(Course("bee-busy", 1, games=1, rounds=3, seed=4, keep=1.0, gate=1))
    assert fitted_to == [1, 2, 2, 3]


@pytest.mark.parametrize(
    "course",
    [
        Course("la-ruche", 2, 1, 1, 1),
        Course("butine", 1, 1, 1, 1),
        Course("butine", 2, 0, 1, 1),
        Course("bee-busy", 2, 1, 1, 1, start=9),
        Course("butine", 2, 1, -1, 1),
    ],
)
def test_what_cannot_be_learned_is_refused(course: Course) -> None:
    with pytest.raises(CannotTrain):
        train(course)


def test_a_file_keeps_what_it_holds_for_other_seat_counts(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    trained = Trained("skep train butine", 1, "0", "", 1, {"always": 0.5})
    write(path, "butine", 3, trained)
    write(path, "butine", 2, trained)
    known = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    assert list(known.by_seats) == ["2", "3"]
    with pytest.raises(CannotTrain, match="weights of butine"):
        write(path, "bee-busy", 1, trained)
