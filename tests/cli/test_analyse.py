"""`skep analyse`: a look back in the terminal."""

import json
from pathlib import Path

import pytest

import skep
from skep.bots.lookback import luck, passes
from skep.bots.search.search import Budget
from skep.cli.lookback import steps_of
from skep.engine import record as records
from tests.bots.lookback_games import careless
from tests.cli.helpers import fails, run


def _record(game: str, seats: int, **options: object) -> str:
    match = skep.new(game, seats=seats, seed=4, options=options)
    while not match.over:
        seat = next(seat for seat in match.actors if match.legal(seat))
        match.apply(seat, careless(match, seat))
    return match.record()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(_record("butine", 2, quick=True, challenge=2), "utf-8")
    return path


@pytest.fixture(autouse=True)
def _few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found is not looked at here."""
    monkeypatch.setattr(passes, "SEARCHED", 1)
    monkeypatch.setattr(passes, "TRIES", Budget(4))
    monkeypatch.setattr(passes, "COMPARED", 4)
    monkeypatch.setattr(luck, "REDRAWN", 3)


def test_a_game_in_words(file: Path) -> None:
    result = run("analyse", str(file))
    assert result.exit_code == 0, result.output
    moves = len(steps_of(records.read(file.read_text("utf-8")))) - 1
    assert f"over {moves} moves" in result.stdout
    assert "Expected" in result.stdout
    assert "Luck" in result.stdout
    assert "±" in result.stdout
    assert "one game says little" in result.stdout


def test_it_speaks_french(file: Path) -> None:
    told = run("analyse", str(file), "--lang", "fr").stdout
    assert "Les chances de chacun de gagner" in told
    assert "Attendu" in told


def test_as_json_it_adds_up(file: Path) -> None:
    found = json.loads(run("analyse", str(file), "--json").stdout)
    for share in found["shares"]:
        parts = ("expected", "luck", "choices", "others", "rest")
        assert sum(share[part] for part in parts) == pytest.approx(share["end"])


def test_a_race_and_a_game_that_runs(tmp_path: Path, file: Path) -> None:
    race = tmp_path / "race.txt"
    match = skep.new("la-ruche", seats=1, seed=4)
    match.apply(0, match.game.parse("give up"))
    race.write_text(match.record(), "utf-8")
    assert "it is a race" in fails("analyse", str(race))
    running = tmp_path / "running.txt"
    running.write_text(skep.new("butine", seats=2, seed=4).record(), "utf-8")
    assert "is not over" in fails("analyse", str(running))
    assert "there is no file" in fails("analyse", str(tmp_path / "none.txt"))
