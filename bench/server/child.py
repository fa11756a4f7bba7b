"""Our server for the bench: `python -m bench.server.child FOLDER`. Prints its port."""

import contextlib
import resource
import sys
from pathlib import Path

from skep.locale import words
from skep.server import run
from skep.server.net.limits import UNLIMITED
from skep.server.net.settings import Settings


def _say(text: str) -> None:
    if "http://" in text:
        print("ready", text.rstrip("/").rpartition(":")[2], flush=True)


def allow_many_files() -> None:
    """As many open sockets as the system lets us have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> None:
    """Serve until killed."""
    allow_many_files()
    run.serve(
        host="127.0.0.1",
        port=0,
        data=Path(sys.argv[1]),
        settings=Settings(limits=UNLIMITED),
        words=words("en"),
        say=_say,
        open_browser=False,
    )


if __name__ == "__main__":
    main()
