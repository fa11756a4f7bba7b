"""docs/outside-bots.md says what is so: its examples are the files, its numbers ours."""

import re
import sys
from pathlib import Path
from typing import get_args

import pytest

from skep.bots.outside import lines, player, pool, program, talk
from skep.bots.outside.hiring import Hired, company
from skep.lab.simulate import simulate

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "outside-bots.md").read_text("utf-8")
EXAMPLES = sorted(file for file in (ROOT / "examples" / "outside_bots").iterdir() if file.suffix)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_the_examples_are_the_files(file: Path) -> None:
    kind = {".py": "python", ".mjs": "js"}[file.suffix]
    assert f"```{kind}\n{file.read_text('utf-8')}```" in PAGE


def test_the_first_example_is_short_and_needs_nothing() -> None:
    text = (ROOT / "examples" / "outside_bots" / "gatherer.py").read_text("utf-8")
    assert len(text.splitlines()) <= 36
    assert set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE)) <= sys.stdlib_module_names


@pytest.mark.process
def test_the_smallest_one_plays(tmp_path: Path) -> None:
    found = re.search(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 10
    (tmp_path / "sam.sh").write_text(found[1], "utf-8")
    with company([Hired("sam", ("sh", str(tmp_path / "sam.sh")), (), seconds=20.0)]):
        report = simulate("bee-busy", 2, ["sam", "random"], 1, 5)
    assert report.lost_moves == {}


def test_the_numbers_are_ours() -> None:
    limits = program.Limits()
    for said in (
        f"within {talk.HELLO_SECONDS:.0f} seconds",
        f"`go 17 {player.MOVE_SECONDS * 1000:.0f}`",
        f"A move has {player.MOVE_SECONDS} seconds",
        f"`hello {lines.VERSION} butine`",
        f"more than {lines.MOST_LINE // 1024} KiB",
        f"more than {lines.MOST_SAID // 1024} KiB",
        f"{program.MOST_COMPLAINTS // 1024**2} MiB on standard error",
        f"for {pool.REST_SECONDS:.0f} seconds",
        f"nobody was free for {pool.WAIT_SECONDS} seconds",
        f"during {pool.WAIT_SECONDS} seconds after it left",
        f"{limits.cpu_seconds} seconds of processor time",
        f"{limits.memory // 1024**3} GiB of memory",
        f"{limits.more_tasks} processes and threads",
        f"{limits.open_files} open files",
        f"files of {limits.file_size // 1024**2} MiB",
    ):
        assert said in PAGE, said
    assert talk.GRACE_SECONDS == 0.5
    assert pool.IN_A_ROW == 3
    assert pool.MOST == 6
    for name in program.KEPT:
        assert f"`{name}`" in PAGE
    for why in get_args(lines.Why):
        assert f"| `{why}` |" in PAGE
