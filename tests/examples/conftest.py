"""The example is registered while its tests run, and only then: it is not in the lobby."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skep import outside
from skep.games.registry import GAMES


@pytest.fixture
def nectar_run(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The id of the example, which is played here."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    kept = dict(GAMES)
    for name in [name for name in sys.modules if name.partition(".")[0] == "nectar_run"]:
        monkeypatch.delitem(sys.modules, name)
    outside.load(outside.examples() / "nectar_run")
    yield "nectar-run"
    GAMES.clear()
    GAMES.update(kept)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to run in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
