"""A small cut of the campaigns; more kills and cuts of the power are in
`tests/server/test_kill_server.py` and `tests/server/store/test_power_cut.py`."""

import json

import pytest

from tests.campaigns import frames, kills, soak
from tests.campaigns.soak import Sample, drawn

pytestmark = pytest.mark.process


def test_servers_of_all_games_are_killed(capsys: pytest.CaptureFixture[str]) -> None:
    kills.run(8, tables=2, seed=1, of_a_folder=2)
    told = [line for line in capsys.readouterr().out.splitlines() if "all kept" in line]
    assert len(told) == len(kills.KINDS)


def test_hostile_frames_are_answered_and_break_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    frames.run(2000, sockets=4, seed=1)
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    # Echoes and goodbyes have no answer; nearly all others do.
    assert told["answers"] > 1500
    assert told["tracebacks"] == 0


def test_a_club_can_be_watched_for_a_while(capsys: pytest.CaptureFixture[str]) -> None:
    soak.run(0.1, guests=8, seed=1, drawing=None)
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["moves"] > 20
    assert told["mebibytes_last"] < told["mebibytes_first"] + 64


def test_memory_is_drawn_over_time() -> None:
    svg = drawn([Sample(0.0, 50.0, 1.0), Sample(60.0, 100.0, 1.0)])
    assert "40.0,127.3 680.0,54.5" in svg
    assert "1 minutes" in svg
