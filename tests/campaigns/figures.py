"""What a campaign found, as lines to read and as data for `docs/reliability.md`."""

import json
import subprocess
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


class Figures:
    """The name of a campaign, its settings, and what was counted."""

    def __init__(self, campaign: str, **settings: Any) -> None:
        self._began = time.monotonic()
        self._data: dict[str, Any] = {"campaign": campaign, "commit": _commit(), **settings}

    def say(self, text: str) -> None:
        """How far it is."""
        print(f"{time.monotonic() - self._began:7.0f} s  {text}", flush=True)

    def end(self, **counted: Any) -> None:
        """All that was counted, as one line of JSON."""
        seconds = round(time.monotonic() - self._began)
        print(json.dumps({**self._data, **counted, "seconds": seconds}), flush=True)


def _commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    return found.stdout.strip() or "unknown"
