"""Worker processes end with the one that hired them, however it ends."""

import multiprocessing
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from skep.lab.workers import Crew


def named(_part: int) -> int:
    """A worker's number."""
    time.sleep(0.1)  # so that the other one has something to do as well
    return os.getpid()


def hire(line: Connection) -> None:
    """The first process: it tells who works for it, and never comes to an end."""
    with Crew(2) as crew:
        line.send(set(crew.each(named, range(8))))
        time.sleep(600)


def is_there(pid: int) -> bool:
    """Does it run? A dead one that nobody has buried yet does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self/stat").exists()  # gone just now, or a system without /proc
    return state != "Z"


@pytest.mark.process
def test_workers_do_not_outlive_who_was_killed() -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    first = context.Process(target=hire, args=(theirs,))
    first.start()
    assert ours.poll(60)
    workers = ours.recv()
    assert workers
    assert all(map(is_there, workers))
    first.kill()
    first.join(10)
    until = time.monotonic() + 20
    while any(map(is_there, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(is_there, workers))
