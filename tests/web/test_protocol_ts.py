"""`web/src/protocol.ts` and `web/src/moves/` say what Python says: nothing of it is out of date."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_what_is_generated_for_the_browser_is_up_to_date() -> None:
    """On failure: make protocol."""
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, ROOT / "scripts" / "make_protocol_ts.py", "--check"],
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
