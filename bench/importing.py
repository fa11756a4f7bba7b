"""`python -m bench.importing [--against SRC]`: what `import skep` costs, as a ratio.

Interpreters are started by turns: an empty one, one that imports msgspec (which Skep cannot do
without), one that imports Skep, and one that imports the Skep of another source tree. The CPU time
of each counts, less that of the empty one: other programs on the machine disturb it least.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[1] / "src"


def cost(code: str, source: Path, cache: str) -> float:
    """CPU seconds of an interpreter that runs this code, with compiled files in the cache."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "PYTHONPYCACHEPREFIX": cache,
        "PYTHONDONTWRITEBYTECODE": "",
    }
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)  # noqa: S603
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(subjects: dict[str, tuple[str, Path]], rounds: int) -> dict[str, float]:
    """The median cost of each subject, over that of the empty interpreter."""
    costs: dict[str, list[float]] = {name: [] for name in subjects}
    with tempfile.TemporaryDirectory() as cache:
        for code, source in subjects.values():
            cost(code, source, cache)
        for _ in range(rounds):
            for name, (code, source) in subjects.items():
                costs[name].append(cost(code, source, cache))
    middle = {name: median(found) for name, found in costs.items()}
    empty = middle.pop("empty")
    return {name: found - empty for name, found in middle.items()}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.importing", description=__doc__)
    parser.add_argument("--against", type=Path, help="the src folder of another Skep")
    parser.add_argument("--rounds", type=int, default=21, help="(default: 21)")
    given = parser.parse_args()
    subjects = {
        "empty": ("pass", HERE),
        "msgspec": ("import msgspec", HERE),
        "skep": ("import skep", HERE),
    }
    if given.against:
        subjects["against"] = ("import skep", given.against.resolve())
    over_empty = measure(subjects, given.rounds)
    ours = over_empty["skep"]
    print(f"import skep: {ours * 1000:.0f} ms of CPU over an empty interpreter")
    print(f"  {ours / over_empty['msgspec']:.2f} times what msgspec alone takes")
    if given.against:
        print(f"  {ours / over_empty['against']:.2f} times what {given.against} takes")


if __name__ == "__main__":
    main()
