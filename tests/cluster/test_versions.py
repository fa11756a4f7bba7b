"""Two versions side by side: they work together when they can, and say so when they cannot."""

import os
import signal
import subprocess
import sys
import time

from bench.cluster.postgres import LocalPostgres
from skep.server.store import schema
from tests.cluster.conftest import House
from tests.cluster.guests import party
from tests.server.people import in_loop

NEWEST = schema.REVISIONS[-1]


def serve(house: House) -> subprocess.CompletedProcess[str]:
    """`skep serve` of this version, which is to give up by itself."""
    place = ["--store", house.store, "--bus", house.bus, "--port", "0"]
    data = ["--data", str(house.servers[0].log.parent / "late")]
    return subprocess.run(  # noqa: S603  what we say ourselves
        [sys.executable, "-m", "skep", "serve", *place, *data],
        capture_output=True,
        text=True,
        timeout=30,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )


@in_loop
async def test_a_newer_server_that_understands_the_older_ones_joins(house: House) -> None:
    newer = house.add(words=(2, 1))
    game = await party([newer.address, *house.addresses[:2]])
    await game.play(3)
    await game.close()


def test_a_server_that_does_not_understand_those_that_run_does_not_start(house: House) -> None:
    for words in ((2, 2), (9, 3)):
        said = house.refused(words=words)
        assert f"speaks {words[0]} and understands {words[1]} and later" in said
        assert "it speaks version 1 of the bus and understands 1 and later" in said
    for server in house.servers:
        assert server.lives()


def test_an_older_server_says_in_one_sentence_why_it_does_not_start(house: House) -> None:
    for server in house.servers:
        server.end()
    newer = house.add(words=(2, 2))
    told = serve(house)
    assert told.returncode == 2
    assert told.stderr.startswith("skep: a server of another version (skep ")
    assert f":{newer.pid}) is running" in told.stderr
    assert "Stop all servers of the other version first" in told.stderr
    assert "Traceback" not in told.stderr
    assert newer.lives()


def test_a_stranger_who_was_not_heard_at_the_start_makes_the_newcomer_stop(house: House) -> None:
    for server in house.servers[1:]:
        server.end()
    first = house.servers[0]
    first.send(signal.SIGSTOP)
    newer = house.add(words=(2, 2))
    first.send(signal.SIGCONT)
    give_up = time.monotonic() + 10
    while newer.lives():
        assert time.monotonic() < give_up
        time.sleep(0.05)
    assert "do not understand each other" in newer.said()
    assert first.lives()
    house.servers.remove(newer)


def test_a_schema_that_running_servers_use_is_not_changed_under_them(
    house: House, postgres: LocalPostgres
) -> None:
    said = house.refused(revision="9999")
    assert f"whose schema is {NEWEST}" in said
    assert "needs 9999 and would change it under them: stop all of them" in said
    assert "servers of another version (skep " in said
    revision = "SELECT version_num FROM alembic_version"
    assert postgres.run(revision, house.database).strip() == NEWEST
    house.add()


def test_a_server_that_is_older_than_the_schema_does_not_start(
    house: House, postgres: LocalPostgres
) -> None:
    for server in house.servers:
        server.end()
    postgres.run("UPDATE alembic_version SET version_num = '9999'", house.database)
    told = serve(house)
    assert told.returncode == 2
    assert f"its schema is 9999, this one knows up to {NEWEST}" in told.stderr
    assert told.stderr.count("\n") == 1


def test_without_a_bus_no_server_starts(house: House) -> None:
    house.bus = "nats://127.0.0.1:1"
    told = serve(house)
    assert told.returncode == 2
    assert told.stderr.startswith("skep: the bus at nats://127.0.0.1:1 cannot be reached")
