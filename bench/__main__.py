"""`python -m bench [--seconds S] [--rounds N] [--json]`."""

import argparse
import json

from bench import bee_busy, butine, la_ruche, waggle_dance
from bench.contest import compete
from bench.ours import by_draws, by_match, by_rules, memory
from bench.peers import peers
from bench.report import Figures, as_data, as_text

SUBJECTS = (butine.SUBJECT, waggle_dance.SUBJECT, la_ruche.SUBJECT, bee_busy.SUBJECT)
"""Our games. A new one gets a file like butine.py and a place here."""
MEASURED = (butine.SUBJECT, la_ruche.SUBJECT)
"""Games whose memory is looked at; random games of Waggle Dance are too long to be traced."""


def measure(seconds: float, rounds: int) -> Figures:
    """Run everything."""
    ours = [make(subject) for subject in SUBJECTS for make in (by_rules, by_draws, by_match)]
    ours += [la_ruche.by_lists(), la_ruche.by_draws()]
    others, missing = peers()
    players = compete([*ours, *others], rounds, seconds)
    return Figures(
        rounds=rounds,
        seconds=seconds,
        ours=players[: len(ours)],
        peers=players[len(ours) :],
        missing=missing,
        listing=la_ruche.listing(rounds, seconds),
        memory={subject.game: memory(subject) for subject in MEASURED},
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Skep's games.")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="how long each plays in all (default: 5)"
    )
    parser.add_argument(
        "--rounds", type=int, default=11, help="in how many rounds, by turns (default: 11)"
    )
    parser.add_argument("--json", action="store_true", help="print plain data instead of a table")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("--seconds and --rounds are above zero")
    figures = measure(given.seconds, given.rounds)
    print(json.dumps(as_data(figures), indent=2) if given.json else as_text(figures))


if __name__ == "__main__":
    main()
