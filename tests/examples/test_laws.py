"""Every game in `examples/` keeps the laws, and passes its own tests."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from skep import outside
from tests.examples.proving import proved
from tests.laws.tables import every_setup
from tests.steps import GUIDE, STEPS, missing

ROOT = Path(__file__).parents[2]
GAMES = sorted(file.parent for file in outside.examples().glob("*/__init__.py"))


@pytest.mark.slow
@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_it_keeps_the_laws(folder: Path) -> None:
    assert "passed" in proved(folder)


def test_there_is_one() -> None:
    assert [folder.name for folder in GAMES][:1] == ["nectar_run"]


def test_a_folder_that_is_no_game_is_told_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.laws", str(tmp_path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert ran.returncode == 2
    assert "it has no __init__.py" in ran.stderr


def test_the_steps_that_messages_name_are_in_the_guide() -> None:
    guide = (ROOT / GUIDE).read_text("utf-8")
    titles = {2: "rules", 3: "package", 4: "Words", 5: "Tests", 7: "house"}
    for topic, step in STEPS.items():
        assert re.search(rf"^## {step}\. .*{titles[step]}", guide, re.MULTILINE), topic
    assert missing("hive-five", "no probe", "probe") == (
        f"hive-five: no probe ({GUIDE}, step {STEPS['probe']})"
    )


def test_a_game_without_a_probe_is_told_which_step_is_missing(
    nectar_run: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.laws.probes import PROBES, NoProbe

    for name in [name for name in sys.modules if name.startswith("nectar_run.tests")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys.modules["nectar_run"], "__path__", [])
    with pytest.raises(NoProbe) as caught:
        PROBES[nectar_run]
    assert "nectar-run: the laws need a probe in nectar_run/tests/probe.py" in str(caught.value)
    assert "docs/adding-a-game.md, step 5" in str(caught.value)
    assert (nectar_run, (0, {})) in every_setup(), "and other games are still collected"
