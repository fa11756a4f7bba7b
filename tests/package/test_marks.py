"""What `make test-quick` leaves out is marked, and the marks follow from what a test leans on."""

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.conftest import pytest_collection_modifyitems
from tests.package.installs import ROOT


@dataclass
class Item:
    """A test, as far as marking looks at it."""

    fixturenames: tuple[str, ...]
    marks: list[str] = field(default_factory=list)

    def add_marker(self, mark: str) -> None:
        self.marks.append(mark)


@pytest.mark.parametrize(
    ("fixtures", "marks"),
    [
        (("tmp_path",), []),
        (("nursery", "tmp_path"), ["process"]),
        (("door", "browser", "_chromium", "nursery", "server"), ["browser", "process"]),
    ],
)
def test_fixtures_give_their_marks(fixtures: tuple[str, ...], marks: list[str]) -> None:
    item = Item(fixtures)
    items: list[Any] = [item]
    pytest_collection_modifyitems(items)
    assert item.marks == marks


def test_the_quick_run_leaves_out_marks_that_there_are() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]
    known = {line.partition(":")[0] for line in settings["ini_options"]["markers"]}
    recipe = re.search(r"^test-quick:.*\n(\t.*)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert recipe is not None
    left_out = set(re.findall(r"not (\w+)", recipe[1]))
    assert left_out == {"browser", "process", "slow"}
    assert left_out < known


def test_the_whole_run_leaves_nothing_out() -> None:
    recipe = re.search(r"^test:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert recipe is not None
    assert "pytest" in recipe[1]
    assert "-m " not in recipe[1].replace("-m pytest", "")
