"""`skep ladder`."""

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from skep.cli.ladder_tables import spelled
from skep.lab import ladder as lab
from skep.lab.pairing import Block, Observed
from skep.lab.standings import Standings
from tests.cli.helpers import fails, run

PLAIN = ("ladder", "butine", "--bots", "random,greedy")
BRIEF = (*PLAIN, "-o", "quick", "--seed", "3", "--games", "4")


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays: the first bot wins one of the two games of each deal, or fails."""

    def play(table: Any, part: tuple[tuple[str, str], int]) -> Block:
        parts = 2 if table.seats == 2 else 9
        observed = Observed(
            forfeits={part[0][0]: Counter({"illegal BUT-6": 1})} if part[1] == 1 else {}
        )
        return Block(2 if table.seats == 2 else 2 * table.seats, (parts, parts), observed)

    monkeypatch.setattr(lab, "play_block", play)


def rows(text: str, first: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines() if line.split()[:1] == [first]]


def test_the_tables_tell_what_the_file_tells(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    done = run(*BRIEF, "--json", str(file))
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    found = msgspec.json.decode(file.read_bytes(), type=Standings)
    assert "butine at 2 seats: 4 games, every two bots on the same deals" in done.stdout
    greedy, random = found.standings
    assert random.rating is not None
    assert rows(done.stdout, "greedy")[0][1] == "1000"
    assert rows(done.stdout, "random")[0][1:5] == [
        f"{random.rating.rating:.0f}",
        f"{random.rating.low:.0f}",
        "–",
        f"{random.rating.high:.0f}",
    ]
    met = found.encounters[0].second_alone
    against = rows(done.stdout, "greedy")[1]
    assert against[1:3] == ["random", f"{met.share:.1%}"]
    assert against[-1] == "4"
    assert greedy.seconds is not None
    assert "greedy has 1000 by definition" in done.stdout


def test_the_file_has_the_shape_that_is_written_down(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    run(*BRIEF, "--json", str(file))
    plain = json.loads(file.read_text("utf-8"))
    assert plain["schema"] == "skep-ladder-1"
    assert set(plain) == set(Standings.__struct_fields__)
    share = {"wins", "share", "low", "high"}
    (met,) = plain["encounters"]
    assert set(met) == {
        "first",
        "second",
        "deals",
        "games",
        "score",
        "first_alone",
        "second_alone",
    }
    assert set(met["score"]) == share
    assert set(plain["standings"][0]) == {
        "bot",
        "rating",
        "share",
        "seconds",
        "forfeits",
        "lost_moves",
    }
    assert set(plain["standings"][0]["rating"]) == {"rating", "low", "high"}
    assert set(plain["standings"][0]["seconds"]) == {"moves", "median", "p95", "most"}


@pytest.mark.usefixtures("no_games")
def test_more_seats_say_who_was_alone_and_what_luck_gives() -> None:
    text = run(*BRIEF, "--seats", "3").stdout
    assert "Alone among" in text
    assert "would win one game in 3" in text
    assert [row[1] for row in rows(text, "greedy")[:2]] == ["1000", "random"]
    assert rows(text, "random")[1][1:3] == ["greedy", "50.0%"]


@pytest.mark.usefixtures("no_games")
def test_a_forfeit_is_told_with_its_rule() -> None:
    english = run(*BRIEF).stdout
    assert "random forfeited 1 game: 1 × illegal move [BUT-6]." in english
    assert "loses that game at once" in english
    french = run(*BRIEF, "--lang", "fr").stdout
    assert "random a perdu 1 partie par forfait\u00a0: 1 × coup interdit [BUT-6]." in french


def test_alone_there_are_points(tmp_path: Path) -> None:
    file = tmp_path / "solo.svg"
    args = ("ladder", "bee-busy", "--seats", "1", "--bots", "random,greedy", "--games", "5")
    text = run(*args, "--plot", str(file)).stdout
    assert "bee-busy alone: 10 games, all bots on the same deals" in text
    assert "Median" in text
    assert "definition" not in text
    assert rows(text, "greedy")[1][1:3] == ["random", "100.0%"]
    picture = ET.fromstring(file.read_text("utf-8"))  # noqa: S314 - our own
    assert picture.tag.endswith("svg")
    french = run(*args, "--lang", "fr").stdout
    assert "bee-busy en solo\u00a0: 10 parties" in french
    assert "ladder-" not in french


@pytest.mark.usefixtures("no_games")
def test_markdown_is_a_table() -> None:
    text = run(*BRIEF, "--markdown").stdout
    assert "| Bot | Against | Wins | 95% interval | Games |\n| --- | ---: |" in text
    assert all(line == line.rstrip() for line in text.splitlines())


@pytest.mark.usefixtures("no_games")
def test_french() -> None:
    text = run(*BRIEF, "--until", "±20 %", "--lang", "fr").stdout
    assert "Intervalle à 95\u00a0%" in text
    assert "ladder-" not in text
    assert "un peu trop étroits" in text


def test_ctrl_c_prints_what_is_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def play(_table: Any, part: tuple[tuple[str, str], int]) -> Block:
        if part[1] == 2:
            raise KeyboardInterrupt
        return Block(2, (4, 0), Observed())

    monkeypatch.setattr(lab, "play_block", play)
    file = tmp_path / "found.json"
    done = run(*PLAIN, "--games", "100", "--json", str(file))
    assert done.exit_code == 130
    assert "4 games" in done.stdout
    assert "stopped before the end" in done.stdout
    assert rows(done.stdout, "random")[1][-1] == "4"
    assert json.loads(file.read_text("utf-8"))["complete"] is False


def test_ctrl_c_before_anything_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: Any) -> Block:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "play_block", play)
    done = run(*PLAIN)
    assert done.exit_code == 130
    assert "0 games" in done.stdout


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (("chess",), "'chess'"),
        (("butine", "--bots", "greedy"), "at least two bots"),
        (("butine", "--bots", "greedy,clever"), "clever"),
        (("la-ruche", "--bots", "greedy,quick"), "greedy"),
        (("butine", "--seats", "5"), "allowed: 2, 3, 4"),
        (("butine", "--games", "0"), "at least 1"),
        (("butine", "--until", "soon"), '"soon" is no width of an interval'),
        (("butine", "--until", "60%"), "narrower than ±50%"),
        (("bee-busy", "--seats", "1", "--until", "2%"), "points, not wins"),
        (("butine", "--json", "nowhere/found.json"), "nowhere"),
    ],
)
def test_mistakes_are_told_in_a_line(args: tuple[str, ...], text: str) -> None:
    assert text in fails("ladder", *args)


def test_a_file_that_is_there_is_seen_before_the_games(tmp_path: Path) -> None:
    file = tmp_path / "found.svg"
    file.write_text("precious")
    assert "found.svg" in fails(*BRIEF, "--plot", str(file))
    assert file.read_text() == "precious"
    assert run(*BRIEF, "--plot", str(file), "--force").exit_code == 0
    assert "<svg" in file.read_text("utf-8")


def test_mistakes_are_told_in_french() -> None:
    line = fails("ladder", "butine", "--bots", "greedy", "--lang", "fr")
    assert "au moins deux robots" in line


def test_times_are_spelled_to_be_read() -> None:
    assert [spelled(seconds) for seconds in (0.000008, 0.0042, 0.089, 1.26)] == [
        "0.008 ms",
        "4.2 ms",
        "89 ms",
        "1.3 s",
    ]
