"""Where a result comes from: the commit of the working tree that made it."""

import shutil
import subprocess
from pathlib import Path


def commit() -> str:
    """The commit of the working tree that this runs from; empty where there is none."""
    git = shutil.which("git")
    if git is None:
        return ""
    here = Path(__file__).parent
    asked = subprocess.run(  # noqa: S603
        [git, "-C", str(here), "rev-parse", "--short=12", "HEAD"],
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip()
