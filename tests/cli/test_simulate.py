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


def test_alone_there_are_points_and_ranks_and_no_wins() -> None:
    args = ("simulate", "bee-busy", "--bots", "greedy", "--games", "3", "--seed", "3")
    text = run(*args).stdout
    assert "bee-busy: 3 games of greedy alone (seed 3)" in text
    assert "%" not in text
    assert "rounds in a game" in text
    assert sum(int(line.split()[0]) for line in text.splitlines() if "× rank: " in line) == 3
    french = run(*args, "--lang", "fr").stdout.replace("\u00a0", " ")
    assert "3 parties de greedy en solo" in french
    assert "× rang : " in french
    report = json.loads(run(*args, "--json").stdout)
    assert report["by_bot"] == report["by_seat"] == []
    assert sum(report["alone"]["ranks"].values()) == 3


def test_actions_and_cards_are_told_in_the_language() -> None:
    args = ("simulate", "waggle-dance", "--bots", "greedy,greedy", "--games", "2", "--seed", "3")
    report = json.loads(run(*args, "--json").stdout)
    english, french = run(*args).stdout, run(*args, "--lang", "fr").stdout
    used = report["actions"]["place A"]
    row = next(line for line in english.splitlines() if line.startswith("action place A"))
    assert row.split()[-2:] == [str(used["count"]), f"{used['per_game']:.1f}"]
    assert "action pose A" in french
    assert "carte " in french
    assert report["rounds"]["least"] > 1
