"""Kill a server under load for as long as you like: `PYTHONPATH=src python -m scripts.kill_server`.

The same as `tests/server/test_kill_server.py`, with more kills, more tables and other dice:

    PYTHONPATH=src python -m scripts.kill_server --kills 5000 --tables 8 --seed 42
"""

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.killing import Torture
from tests.server.nursery import Nursery


def main() -> None:
    """Kill, look, tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    with tempfile.TemporaryDirectory() as folder, Nursery() as nursery:
        torture = Torture(nursery, Path(folder), tables=arguments.tables, seed=arguments.seed)
        for kill in range(1, arguments.kills + 1):
            torture.life()
            if kill % 20 == 0:
                lines = sum(map(len, torture.ledger.lines.values()))
                tables = len(torture.ledger.lines)
                print(
                    f"{kill} kills: {torture.promised} commands acknowledged, all kept; "
                    f"{lines} lines in {tables} logs"
                )
        torture.last_life()
        complaints = torture.log.read_text()
    print("nothing was lost, doubled or reordered")
    if complaints:
        raise SystemExit(f"but the servers complained:\n{complaints}")


if __name__ == "__main__":
    main()
