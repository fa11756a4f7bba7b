"""A study on a real cluster: the same findings, whoever comes and goes."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from distributed import Client

from skep import __version__
from skep.lab.variants import cluster
from skep.lab.variants.cluster import Cluster
from skep.lab.variants.plan import Variant, make_plan
from skep.lab.variants.study import study
from skep.lab.workers import BadExperiment

SOON = 60
"""Seconds: this machine may be busy."""


class Machines:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        self._start("dask_scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", file)
        self.address = ""
        self.client: Client | None = None
        wait_for(file.exists)
        self.client = Client(scheduler_file=str(file), timeout=SOON, set_as_default=False)
        self.address = self.client.scheduler.address

    def _start(self, what: str, *args: object) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{what}", "--host", "127.0.0.1"]
        log = (self.folder / f"{what}-{len(self.processes)}.log").open("wb")
        with log:
            process = subprocess.Popen(  # noqa: S603  # our own Python
                [*command, *map(str, args)], stdout=log, stderr=log
            )
        self.processes.append(process)
        return process

    def new_worker(self) -> subprocess.Popen[bytes]:
        """A worker that nobody starts again when it is killed; it is there when this returns."""
        before = self.workers()
        process = self._start(
            "dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard"
        )
        wait_for(lambda: bool(self.workers() - before))
        return process

    def workers(self) -> set[str]:
        assert self.client is not None
        return set(self.client.scheduler_info(n_workers=-1)["workers"])

    def end(self) -> None:
        if self.client is not None:
            self.client.close()
        for process in reversed(self.processes):
            process.kill()
            process.wait()


def wait_for(so: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not so():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    made = Machines(tmp_path)
    try:
        yield made
    finally:
        made.end()


@pytest.mark.process
def test_a_worker_is_killed_and_another_joins_late(machines: Machines) -> None:
    variants = [Variant("quick", {"quick": True}), Variant("both", {"quick": True, "expert": True})]
    plan = make_plan("butine", variants, 2, ["random"], games=12, skill=["random", "random"])
    first, second = machines.new_worker(), machines.new_worker()
    counts = []

    def progress(done: int, needed: int) -> None:
        counts.append((done, needed))
        if len(counts) == 4:
            first.kill()
        if len(counts) == 8:
            machines.new_worker()
            second.kill()  # from here on, only who came late can play

    found = study(plan, Cluster(machines.address), progress)
    assert found.complete
    assert len(counts) == 24
    assert first.wait() < 0
    assert second.wait() < 0
    wait_for(lambda: len(machines.workers()) == 1)
    assert found == study(plan)


def test_a_worker_of_another_version_is_refused() -> None:
    assert cluster.same_version(__version__, abs, -3) == 3
    with pytest.raises(BadExperiment, match=r"needs 9\.9"):
        cluster.same_version("9.9", abs, -3)


def test_where_there_is_no_cluster_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.3)
    with pytest.raises(BadExperiment, match="no cluster at"):
        Cluster("tcp://127.0.0.1:9")
    with pytest.raises(BadExperiment, match="no cluster at"):
        Cluster("nowhere://")
