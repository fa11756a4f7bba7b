"""The process is killed in the middle: what it acknowledged is there, once and in order."""

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from skep.server.log import Line, Said
from tests.server.store.appender import TABLES
from tests.server.store.helpers import is_sound, line, opened, run, table_id

KILLS = 40

Acknowledged = dict[tuple[int, int], str]
"""Table and sequence number, and the turn that wrote it."""


def run_and_kill(folder: Path, turn: int, chance: random.Random) -> Acknowledged:
    """Let a process write for a moment, and kill it. Answers with what it acknowledged."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.server.store.appender", str(folder), str(turn)]
    with subprocess.Popen(  # noqa: S603  our own interpreter
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        told = b""
        if turn % 4:  # some are killed at any time, perhaps while they open the store
            told = os.read(child.stdout.fileno(), 1)
        time.sleep(chance.uniform(0, 0.06 if told else 0.3))
        child.kill()
        told += child.stdout.read()
        assert child.stderr.read() == b""
    acknowledged: Acknowledged = {}
    for words in told.decode().splitlines():
        number, seq, by = words.split()
        acknowledged[int(number), int(seq)] = by
    return acknowledged


async def logs(folder: Path) -> dict[int, list[Line]]:
    async with opened(folder) as store:
        return {number: await store.lines(table_id(number)) for number in range(TABLES)}


def check(folder: Path, acknowledged: Acknowledged) -> None:
    found = run(logs(folder))
    for number, log in found.items():
        table = table_id(number)
        for seq, each in enumerate(log, 1):
            assert each == line(table, seq, each.command)
        assert len(log) % 2 == 1 or log == []  # one at first, then two by two: none is half there
        commands = [each.command for each in log]
        assert len(set(commands)) == len(commands)
    for (number, seq), turn in acknowledged.items():
        assert seq <= len(found[number]), f"table {number}: {seq} is lost"
        entry = found[number][seq - 1].entry
        assert isinstance(entry, Said)
        assert entry.text.endswith(f" {turn}-{seq}")
    assert is_sound(folder)


@pytest.mark.slow
def test_what_was_acknowledged_outlasts_every_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only in this process, which looks at copies; not in the ones that write.
    monkeypatch.setattr("skep.server.store.connections.SYNCHRONOUS", "OFF")
    folder = tmp_path / "data"
    chance = random.Random(7)
    acknowledged: Acknowledged = {}
    for turn in range(KILLS):
        acknowledged |= run_and_kill(folder, turn, chance)
        if not (folder / "lock").exists():  # killed before it came so far
            continue
        # Looked at in a copy: the next process shall have to mend it by itself.
        copy = shutil.copytree(folder, tmp_path / "copy")
        check(copy, acknowledged)
        shutil.rmtree(copy)
    assert len(acknowledged) > 2 * KILLS
    assert len(set(acknowledged.values())) > KILLS / 2
