"""`python -m bench.cluster [--tables N] [--seconds S] [--rounds N] [--only STAGE] [--json]`."""

import argparse
import asyncio
import json
import os
import platform
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.cluster import stages, store
from bench.cluster.house import House, house
from bench.cluster.report import as_text
from bench.server.load import run
from bench.server.subject import load_of_machine

STAGES = ("idle", "moves", "hop", "commits", "takeover")
"""In this order: what has worked already keeps memory that an idle table would not have taken."""

SERVERS = 3


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """Run the wanted stages, all in one house."""
    data: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load_before": load_of_machine(),
        "tables": given.tables,
        "seconds": given.seconds,
        "rounds": given.rounds,
    }
    luck = random.Random(1)
    with house(SERVERS) as several:
        for name in given.only or STAGES:
            print(f"{name} …", file=sys.stderr, flush=True)
            _measure(name, several, given, luck, data)
    data["load_after"] = load_of_machine()
    return data


def _measure(
    name: str, several: House, given: argparse.Namespace, luck: random.Random, data: dict[str, Any]
) -> None:
    small = given.small
    if name == "moves":
        written = stages.Written(several)
        data["moves"] = stages.moves(several, given.tables, given.seconds, given.rounds)
        data["written"] = written.figures()
    elif name == "hop":
        data["hop"] = run(stages.hop(several, 20 if small else 500, luck))
    elif name == "commits":
        with tempfile.TemporaryDirectory() as folder:
            seconds = given.seconds / 3
            commits = store.measure(several.postgres, Path(folder), seconds, given.rounds)
            data["commits"] = asyncio.run(commits)
        data["leases"] = asyncio.run(store.leases(several.postgres, 500 if small else 20_000))
    elif name == "idle":
        tables, sockets, seconds = (10, 20, 0.2) if small else (300, 600, 3.0)
        data["idle"] = run(stages.idle(several, tables, sockets, seconds))
    else:
        kills, tables = (1, 2) if small else (4, 6)
        data["takeover"] = run(stages.takeover(several, kills, tables, luck))


def main() -> None:
    """The command."""
    about = "What several servers on PostgreSQL and NATS cost, beside one with its embedded store."
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=about)
    parser.add_argument("--tables", type=int, default=120, help="tables driven flat out")
    parser.add_argument("--seconds", type=float, default=2.5, help="how long each run counts")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each, by turns")
    parser.add_argument("--only", choices=STAGES, action="append", help="not all stages")
    parser.add_argument("--small", action="store_true", help="only to see that it works")
    parser.add_argument("--json", action="store_true", help="print plain data instead of a table")
    parser.add_argument("--save", type=Path, help="also write the plain data to this file")
    given = parser.parse_args()
    data = measure(given)
    if given.save:
        given.save.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    print(json.dumps(data, indent=2) if given.json else as_text(data))


if __name__ == "__main__":
    main()
