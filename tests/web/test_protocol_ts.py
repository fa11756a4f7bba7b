"""`web/src/protocol.ts` and `web/src/moves/` say what Python says: nothing of it is out of date."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("script", ["make_protocol_ts.py", "record_facts.py"])
def test_what_is_generated_for_the_browser_is_up_to_date(script: str) -> None:
    """On failure: make protocol, or run the script."""
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, ROOT / "scripts" / script, "--check"],
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
