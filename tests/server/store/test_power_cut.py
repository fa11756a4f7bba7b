"""The power goes: what was acknowledged is there afterwards, whatever the disk had not synced.

And if the store synced less, these tests would see it.
"""

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from skep.server.log import Line
from skep.server.store.interface import Conflict, StoreError
from tests.server.store.disks import LOSSES, CuttableDisk
from tests.server.store.helpers import is_sound, line, opened, run, table_id, table_row

TABLES = [table_id(number) for number in range(4)]

Logs = dict[str, list[Line]]


class Lost(Exception):
    """Something that was acknowledged is not there any more, or something is half there."""


class Players:
    """Write to several tables at once until the power goes, and note what was promised."""

    def __init__(self, acknowledged: Logs, chance: random.Random) -> None:
        self.acknowledged = acknowledged
        self.asked_for: Logs = {table: [] for table in TABLES}
        """What was asked for last and not answered: all of it may be there, or nothing."""
        self.chance = chance

    async def play(self, folder: Path, disk: CuttableDisk) -> None:
        async with opened(folder, vfs=disk.name) as store:

            async def play_at(table: str) -> None:
                log = self.acknowledged[table]
                while True:
                    size = self.chance.randint(1, 3)
                    word = self.chance.randbytes(4).hex()  # no line is ever written twice
                    first = len(log) + 1
                    more = [line(table, seq, f"{seq} {word}") for seq in range(first, first + size)]
                    self.asked_for[table] = more
                    if log:
                        await store.append(table, more)
                    else:
                        await store.create(table_row(table), more)
                    log.extend(more)
                    self.asked_for[table] = []

            ends = await asyncio.gather(*map(play_at, TABLES), return_exceptions=True)
            assert {type(end) for end in ends} == {StoreError}, ends


async def check(folder: Path, players: Players) -> Logs:
    """What is there after the cut; Lost when it is not what was promised."""
    found: Logs = {}
    async with opened(folder) as store:
        for table in TABLES:
            log = found[table] = await store.lines(table)
            sure = players.acknowledged[table]
            if log not in (sure, sure + players.asked_for[table]):
                raise Lost(f"{table}: promised {len(sure)} lines, found {len(log)}")
            if (await store.row(table) is None) != (log == []):
                raise Lost(f"{table}: half there")
        assert await store.writable()
    return found


def play_through_cuts(tmp_path: Path, seed: int, cuts: int) -> int:
    """Cut the power again and again; each time the next server finds what the last one left.

    Answers how many lines outlasted it all.
    """
    chance = random.Random(seed)
    folder = tmp_path / "0"
    logs: Logs = {table: [] for table in TABLES}
    for cut in range(1, cuts + 1):
        # The first ones hit the making of the database.
        disk = CuttableDisk(f"cuttable-{seed}-{cut}", cut_after=chance.randint(1, 30 + 20 * cut))
        players = Players(logs, chance)
        try:
            run(players.play(folder, disk))
        except StoreError:
            assert disk.dead  # it never came so far as to open
        disk.unregister()
        folder = tmp_path / f"{cut}"
        disk.leave_behind(folder, chance.choice(LOSSES), chance)
        # Looked at in a copy: the next server shall have to mend it by itself.
        copy = shutil.copytree(folder, tmp_path / f"{cut}-copy")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                "skep.server.store.connections.SYNCHRONOUS", "OFF"
            )  # nobody cuts the looker's power
            logs = run(check(copy, players))
        if not is_sound(copy):
            raise Lost("SQLite finds damage")
    return sum(map(len, logs.values()))


@pytest.mark.parametrize("seed", range(12))
def test_what_was_acknowledged_outlasts_every_cut(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Often enough that many cuts hit the middle of a checkpoint; for some, never.
    monkeypatch.setattr("skep.server.store.group_commit.CHECKPOINT_PAGES", (8, 30, 1000)[seed % 3])
    assert play_through_cuts(tmp_path, seed, cuts=12) > 100


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
@pytest.mark.parametrize("seed", range(3))
def test_with_fewer_syncs_the_cuts_would_be_seen(
    tmp_path: Path, seed: int, synchronous: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.store.connections.SYNCHRONOUS", synchronous)
    with pytest.raises((Lost, StoreError)) as caught:
        play_through_cuts(tmp_path, seed, cuts=12)
    assert not isinstance(caught.value, Conflict)
