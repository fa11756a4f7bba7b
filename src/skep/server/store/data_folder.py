"""Where a server keeps its data, and who may look at it.

The store holds secrets (the source of every table's chance, the key of the cookies): its files
are for their owner only. One server at a time uses a folder.
"""

import os
import sys
from pathlib import Path

import apsw

from skep.server.store.interface import StoreError


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner may enter, if it is not there, so that it stays there."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)
    sync_folder(folder.parent)


def make_private_file(path: Path) -> None:
    """Make a file that only its owner may read, if it is not there; close one that is open to all.

    SQLite gives its own extra files (-wal, -shm) the mode of the database.
    """
    try:
        # Never opens a file that is there: to close it again would lift the locks that this
        # process has on it (so say the rules of POSIX).
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        sync_folder(path.parent)
    except FileExistsError:
        path.chmod(0o600)


def sync_folder(folder: Path) -> None:
    """Make what was created in a folder outlast a power cut."""
    if sys.platform == "win32":  # has no such thing
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def lock_folder(folder: Path) -> apsw.Connection:
    """Keep other servers out of a folder until the answer is closed, or this process is gone.

    SQLite's own lock on an empty database: it works on every platform, between two stores in one
    process too, the system lifts it when the process dies, and a forked child does not keep it.
    """
    path = folder / "lock"
    make_private_file(path)
    lock = apsw.Connection(str(path))
    try:
        lock.pragma("journal_mode", "OFF")  # nothing will be written: one file less
        lock.execute("BEGIN EXCLUSIVE")
    except apsw.BusyError:
        lock.close()
        raise StoreError(
            f"the data folder {folder} is in use by another server; "
            "stop that one first, or give this one a folder of its own"
        ) from None
    except apsw.Error:
        lock.close()
        raise
    return lock
