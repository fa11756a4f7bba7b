"""`web/src/protocol.ts` says what the server says: the generator, run anew, writes the same."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_protocol_ts_is_up_to_date() -> None:
    """On failure: make protocol."""
    generated = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, ROOT / "scripts" / "make_protocol_ts.py", "--print"],
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    assert (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8") == generated
