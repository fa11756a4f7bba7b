"""Settings for the tests of the command line."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty directory to run in: a game that is stopped leaves its record there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
