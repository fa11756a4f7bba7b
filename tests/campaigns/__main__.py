"""`python -m tests.campaigns kills|cuts|frames|histories|soak|all [--size N]`: see `--help`."""

import argparse
import time
from pathlib import Path

from tests.campaigns import cuts, frames, histories, kills, soak

SIZES = {
    "kills": 10_000,
    "cuts": 2_000,
    "frames": 1_000_000,
    "histories": 10_000,
    "soak": 120,
}
"""Kills, cuts, frames, histories, and minutes."""


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns", description="Long campaigns against the server."
    )
    parser.add_argument("campaign", choices=[*SIZES, "all"])
    parser.add_argument(
        "--size", type=float, help="kills, cuts, frames, histories, or minutes of the soak"
    )
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    parser.add_argument("--drawing", type=Path, help="where the soak draws its memory, as SVG")
    parser.add_argument("--keep", type=Path, help="where histories go that nobody can explain")
    given = parser.parse_args()
    for campaign in SIZES if given.campaign == "all" else [given.campaign]:
        size = given.size or SIZES[campaign]
        if campaign == "kills":
            kills.run(int(size), tables=4, seed=given.seed)
        elif campaign == "cuts":
            cuts.run(int(size), seed=given.seed)
        elif campaign == "frames":
            frames.run(int(size), sockets=8, seed=given.seed)
        elif campaign == "histories":
            histories.run(int(size), seed=given.seed, keep=given.keep)
        else:
            soak.run(size, guests=24, seed=given.seed, drawing=given.drawing)


if __name__ == "__main__":
    main()
