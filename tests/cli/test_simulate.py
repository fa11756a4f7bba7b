"""`skep simulate`."""

import json

import pytest

from tests.cli.helpers import run

BRIEF = ("simulate", "butine", "--bots", "random,random", "-o", "quick", "--seed", "3")


def test_the_table_tells_what_the_report_tells() -> None:
    report = json.loads(run(*BRIEF, "--games", "4", "--json").stdout)
    text = run(*BRIEF, "--games", "4").stdout
    assert "butine: 4 games between random, random (seed 3)" in text
    for figures in report["by_seat"]:
        wins = figures["wins"]
        row = next(line for line in text.splitlines() if line.startswith(f"seat {figures['seat']}"))
        assert row.split()[2:4] == [f"{wins['wins']:.1f}", f"{wins['share']:.1%}"]
        assert f"{wins['low']:.1%} – {wins['high']:.1%}" in row
    moves = next(line for line in text.splitlines() if line.startswith("moves in a game"))
    assert moves.split()[-1] == f"{report['length']['mean']:.1f}"
    points = next(line for line in text.splitlines() if line.startswith("points of random"))
    assert points.split()[3] == str(report["by_bot"][0]["scores"]["least"])
    ends = [line for line in text.splitlines() if " × " in line]
    assert sum(int(line.split()[0]) for line in ends) == 4


def test_options_reach_the_games() -> None:
    report = json.loads(run(*BRIEF, "--games", "1", "-o", "challenge=2", "--json").stdout)
    assert report["options"] == {"quick": True, "challenge": 2, "expert": False}


def test_french() -> None:
    text = run(*BRIEF, "--games", "1", "--lang", "fr").stdout
    assert "1 partie entre random, random" in text
    assert "Intervalle à 95" in text


def test_no_bar_when_nobody_watches() -> None:
    assert run(*BRIEF, "--games", "1").stderr == ""


@pytest.mark.parametrize("workers", ["2"])
def test_the_number_of_workers_does_not_matter(workers: str) -> None:
    alone = run(*BRIEF, "--games", "24", "--json")
    together = run(*BRIEF, "--games", "24", "--json", "--workers", workers)
    assert alone.exit_code == 0
    assert alone.stdout == together.stdout
