"""Whose database is it? One server's at a time, and still the one that it opened.

Beside the lock on the folder (`data_folder.py`), which a server of any age and platform respects,
the database itself is locked: a lock on an open file cannot be lifted by deleting files.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Lock

from skep.server.store.interface import StoreError

Inode = tuple[int, int]

_held: set[Inode] = set()
"""What this process has locked. To ask the system would need the file to be opened and closed
once more, and that lifts SQLite's own locks on it (so say the rules of POSIX)."""
_asking = Lock()


def inode(path: Path) -> Inode:
    """What a file is, whatever it is called."""
    status = path.stat()
    return status.st_dev, status.st_ino


def lock_database(path: Path, folder: Path) -> Callable[[], None]:
    """Lock a database file until the answer is called, after SQLite has closed it; or StoreError.

    Where the system has no such locks (Windows, which lets nobody delete an open file), the lock
    of the folder must do.
    """
    if sys.platform == "win32":
        return lambda: None
    import fcntl

    in_use = StoreError(
        f"the data folder {folder} is in use by another server; "
        "stop that one first, or give this one a folder of its own"
    )
    with _asking:
        which = inode(path)
        if which in _held:
            raise in_use
        descriptor = os.open(path, os.O_RDWR | os.O_CLOEXEC)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise in_use from None
        _held.add(which)

    def lift() -> None:
        with _asking:
            _held.discard(which)
            os.close(descriptor)

    return lift


class Watch:
    """Notices when a file of the database was deleted or replaced while the server runs.

    What is written then goes into files that nobody will ever find again, so it must not be
    acknowledged.
    """

    def __init__(self, *paths: Path) -> None:
        self._known = {path: inode(path) for path in paths if path.exists()}

    def check(self) -> None:
        """StoreError when a file is not the one it was."""
        for path, was in self._known.items():
            try:
                same = inode(path) == was
            except OSError:
                same = False
            if not same:
                raise StoreError(
                    f"{path} was deleted or replaced while the server ran; nothing more is saved: "
                    "stop the server, and put the file back or restore a backup"
                )
