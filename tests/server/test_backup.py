"""A backup while people play, made by another process: nothing that was acknowledged is missing."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from skep.server.store import care
from tests.server.killing import COUNTDOWN, Ledger, Player, Torture
from tests.server.nursery import Nursery

BACKUPS = 3


def _skep_store(*words: object) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "skep", "store", *map(str, words)]
    return subprocess.run(  # noqa: S603  our own interpreter
        command, env=environment, capture_output=True, text=True, check=False, timeout=60
    )


class Promises(Player):
    """What somebody had been promised at some moment."""

    def __init__(self, player: Player) -> None:
        self.person = player.person
        self.sent = player.sent
        self.promised = dict(player.promised)


async def _play_on(player: Player, address: str) -> None:
    """Come back now and then: who was too late to ask for a new game asks again."""
    while True:
        try:
            await asyncio.wait_for(player.play(address), 0.5)
        except TimeoutError:
            continue
        return  # the server is gone


def test_a_backup_under_load_is_sound_and_has_all_that_was_acknowledged(
    nursery: Nursery, tmp_path: Path
) -> None:
    torture = Torture(nursery, tmp_path, tables=6)
    kept: list[tuple[Path, list[Player], int]] = []

    async def play() -> None:
        server = nursery.start(torture.data, torture.log, countdown=COUNTDOWN)
        playing = [asyncio.create_task(_play_on(p, server.address)) for p in torture.players]
        for number in range(BACKUPS):
            await asyncio.sleep(0.2)
            before: list[Player] = [Promises(player) for player in torture.players]
            into = tmp_path / f"backup-{number}"
            made = await asyncio.to_thread(
                _skep_store, "backup", into, "--data", torture.data, "--lang", "en"
            )
            assert made.returncode == 0, made.stdout + made.stderr
            assert "All is well" in made.stdout
            kept.append((into, before, torture.promised))
        await asyncio.to_thread(server.end, signal.SIGTERM)
        await asyncio.gather(*playing)

    asyncio.run(play())
    promised = 0
    for into, before, after in kept:
        assert care.check(into).sound
        asyncio.run(Ledger().check(into, before))
        at_the_beginning = sum(len(player.promised) for player in before)
        assert after > at_the_beginning > promised, "nobody played meanwhile"
        promised = at_the_beginning
    assert torture.log.read_text() == "", "the server had something to complain about"
