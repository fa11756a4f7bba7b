"""`skep new-game`: what it writes plays, keeps the laws, and is as clean as the rest."""

import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

from tests.cli.helpers import fails, run
from tests.examples.proving import ROOT, proved

NAMES = ("ox", "hive-five", "zebra-finch-of-the-hills")
"""A short one, one after which our own packages come, and the longest that is allowed."""


@pytest.fixture
def folder(here: Path) -> Path:
    """A new game, just written."""
    told = run("new-game", "hive-five", "--rules", "HFV")
    assert told.exit_code == 0, told.output
    assert "SKEP_GAMES=hive_five skep play hive-five" in told.stdout
    return here / "hive_five"


@pytest.mark.slow
def test_it_keeps_the_laws_and_passes_its_tests(folder: Path) -> None:
    assert "passed" in proved(folder)


def test_nothing_of_the_example_is_left_in_it(folder: Path) -> None:
    for file in folder.rglob("*.*"):
        text = file.read_text("utf-8")
        for name in ("nectar_run", "nectar-run", "Nectar Run", "NEC-", "template"):
            assert name not in text, file
    readme = (folder / "README.md").read_text("utf-8")
    assert readme.startswith("# Hive Five for maintainers\n\n`docs/adding-a-game.md`")
    assert '<a id="HFV-7"></a>**HFV-7**' in (folder / "rulebook/fr.md").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_linter_and_the_formatter_like_it(here: Path, name: str) -> None:
    assert run("new-game", name).exit_code == 0
    ruff = [sys.executable, "-m", "ruff"]
    sources = f"src = [{str(here)!r}, {str(ROOT / 'src')!r}, {str(ROOT)!r}]"
    config = ["--config", str(ROOT / "pyproject.toml")]
    for command in (
        [*ruff, "check", "--no-cache", *config, "--config", sources, str(here)],
        [*ruff, "format", "--no-cache", "--check", *config, str(here)],
    ):
        ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
        assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.slow
def test_the_types_are_strict(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("MYPYPATH", f"{folder.parent}:{ROOT / 'src'}:{ROOT}")
    cache = f"--cache-dir={ROOT / '.mypy_cache' / 'new-game'}"
    said, trouble, code = api.run([cache, "--config-file=pyproject.toml", str(folder)])
    assert (code, trouble) == (0, ""), said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Hive", "“Hive” is no id for a game"),
        ("hive five", "is no id for a game"),
        ("hive_five", "is no id for a game"),
        ("hive--five", "is no id for a game"),
        ("5-hives", "is no id for a game"),
        ("../hive", "is no id for a game"),
        ("", "is no id for a game"),
        ("a" * 25, "at most 24 signs"),
        ("butine", "the id butine is taken"),
        ("random", "Python has something called random already"),
        ("class", "Python has something called class already"),
        ("tests", "Python has something called tests already"),
        ("button", "the rules of butine begin with BUT already; choose other letters"),
    ],
)
def test_bad_names_are_refused(here: Path, name: str, said: str) -> None:
    assert said in fails("new-game", name)
    assert not any(here.iterdir())


@pytest.mark.parametrize("letters", ["", "hfv", "H-F", "ABCDEF", "H1"])
def test_bad_letters_are_refused(here: Path, letters: str) -> None:
    assert "one to five capital letters" in fails("new-game", "hive-five", "--rules", letters)
    assert not any(here.iterdir())


def test_nothing_is_overwritten(here: Path) -> None:
    (here / "hive_five").mkdir()
    (here / "hive_five" / "rules.py").write_text("mine", "utf-8")
    assert "hive_five exists already" in fails("new-game", "hive-five")
    assert [file.name for file in (here / "hive_five").iterdir()] == ["rules.py"]
    assert "there is no folder nowhere" in fails("new-game", "hive-six", "--into", "nowhere")
