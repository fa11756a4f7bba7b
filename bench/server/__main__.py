"""`python -m bench.server [--tables N] [--seconds S] [--rounds N] [--only STAGE] [--json]`."""

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from bench.server import stages
from bench.server.report import as_text
from bench.server.subject import load_of_machine, peer_is_there

STAGES = ("flat", "steady", "bots", "races", "memory", "restart")


def measure(tables: int, seconds: float, rounds: int, wanted: list[str]) -> dict[str, Any]:
    """Run the wanted stages."""
    missing = peer_is_there()
    data: dict[str, Any] = {
        "load_before": load_of_machine(),
        "tables": tables,
        "missing": missing,
    }
    if "flat" in wanted:
        data["flat_out"] = stages.flat_out(tables, seconds, rounds, with_peer=missing is None)
    with tempfile.TemporaryDirectory() as folder:
        if "steady" in wanted:
            data["steady"] = stages.steady(Path(folder), 1000, 2.0, 3 * seconds)
    if "bots" in wanted:
        data["beside_bots"] = stages.beside_bots(20, 100, 2.0, 2 * seconds, rounds)
    with tempfile.TemporaryDirectory() as folder:
        if "races" in wanted:
            data["races"] = stages.races(Path(folder), 200, 2 * seconds)
    if "memory" in wanted:
        data["memory"] = stages.memory(1000, 10_000)
    with tempfile.TemporaryDirectory() as folder:
        if "restart" in wanted:
            data["restart"] = stages.restart(Path(folder), 1000, 25)
    data["load_after"] = load_of_machine()
    return data


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Load the server.")
    parser.add_argument("--tables", type=int, default=200, help="tables driven flat out")
    parser.add_argument("--seconds", type=float, default=6, help="how long each run counts")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each server, by turns")
    parser.add_argument("--only", choices=STAGES, action="append", help="not all stages")
    parser.add_argument("--json", action="store_true", help="print plain data instead of a table")
    given = parser.parse_args()
    data = measure(given.tables, given.seconds, given.rounds, given.only or list(STAGES))
    print(json.dumps(data, indent=2) if given.json else as_text(data))


if __name__ == "__main__":
    main()
