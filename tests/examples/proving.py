"""The laws and a game's own tests, in a process of their own that has the game on its list."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def proved(folder: Path) -> str:
    """What `python -m tests.laws FOLDER` said; AssertionError with all of it when it failed."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    ran = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-m", "tests.laws", str(folder), "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout
