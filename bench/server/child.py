"""Our server for the bench: `python -m bench.server.child FOLDER [STORE BUS]`. Prints its port."""

import contextlib
import resource
import sys
from pathlib import Path

from skep.locale import words
from skep.server import run
from skep.server.backstage import Backstage
from skep.server.net.limits import UNLIMITED
from skep.server.net.settings import Settings, Shared


def _say(text: str) -> None:
    if "http://" in text:
        print("ready", text.rstrip("/").rpartition(":")[2], flush=True)


def allow_many_files() -> None:
    """As many open sockets as the system lets us have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _shared(store: str, bus: str) -> Shared:
    """One of several on these two engines; who measures the embedded server needs neither."""
    from skep.server.sharing import shared

    return shared(store, bus)


def main() -> None:
    """Serve until killed."""
    allow_many_files()
    folder, *engines = sys.argv[1:]
    run.serve(
        host="127.0.0.1",
        port=0,
        data=Path(folder),
        shared=_shared(*engines) if engines else None,
        settings=Settings(limits=UNLIMITED),
        words=words("en"),
        say=_say,
        open_browser=False,
        backstage=Backstage(log_level="error"),
    )


if __name__ == "__main__":
    main()
