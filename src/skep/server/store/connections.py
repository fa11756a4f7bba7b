"""The connections to a store's database: one that writes, and some that read."""

import logging
import queue
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import apsw

from skep.server.store import group_commit, schema, soundness
from skep.server.store.data_folder import lock_folder, make_folder, make_private_file
from skep.server.store.interface import StoreError
from skep.server.store.ownership import Watch, lock_database

logger = logging.getLogger(__name__)

T = TypeVar("T")

AtOnce = Callable[[apsw.Connection, list[Any]], None]
"""Does many appends in one commit, or raises and does nothing."""

FILE_NAME = "skep.sqlite"

SYNCHRONOUS = "FULL"
"""Every commit is on the disk before it returns."""

LARGE_BYTES = 100_000_000

READERS = 2
CACHE_KIB = 16_000
"""Room for the pages that one group touches, so that each is written only once."""
WAL_KEPT_BYTES = 32 * 1024 * 1024
"""The file of the write-ahead log is cut to this size after a burst."""


class Connections:
    """All connections to the database in a folder, which they lock. StoreError: it cannot be."""

    def __init__(self, folder: Path, vfs: str | None = None) -> None:
        self.path = folder / FILE_NAME
        self._vfs = vfs
        self._idle: queue.SimpleQueue[apsw.Connection] = queue.SimpleQueue()
        try:
            with ExitStack() as opened:
                make_folder(folder)
                opened.callback(lock_folder(folder).close)
                make_private_file(self.path)
                opened.callback(lock_database(self.path, folder))
                self.writing = self._open(opened)
                self._opened = opened.pop_all()
        except apsw.Error as error:
            raise StoreError(f"{self.path} cannot be used: {in_words(error)}") from error
        except OSError as error:
            raise StoreError(f"the data folder {folder} cannot be used: {error}") from error

    def _open(self, opened: ExitStack) -> apsw.Connection:
        """The connection that writes; the ones that read are laid ready in `_idle`."""
        for extra in self.path.parent.glob(f"{FILE_NAME}-*"):
            extra.chmod(0o600)
        writing = self._connect(opened)
        revision = schema.check(writing, self.path)
        mode = writing.pragma("journal_mode", "WAL")
        if mode != "wal":
            raise StoreError(f"{self.path}: this disk cannot keep a write-ahead log ({mode})")
        if revision not in (None, schema.REVISIONS[-1]) and self.path.stat().st_size > LARGE_BYTES:
            logger.warning(
                "the store is from an older Skep and large: bringing it up to date may take "
                "some minutes, this once"
            )
        schema.migrate(writing, revision)
        for _ in range(READERS):
            reading = self._connect(opened)
            reading.pragma("query_only", True)
            self._idle.put(reading)
        self.sound = soundness.look_at_start(reading)
        """Has the start found nothing wrong, and looked at everything?"""
        self._watch = Watch(self.path, self.path.with_name(f"{FILE_NAME}-wal"))
        return writing

    def _connect(self, opened: ExitStack) -> apsw.Connection:
        connection = apsw.Connection(
            str(self.path), flags=apsw.SQLITE_OPEN_READWRITE, vfs=self._vfs
        )
        opened.callback(connection.close)
        connection.set_busy_timeout(group_commit.BUSY_MS)
        connection.pragma("synchronous", SYNCHRONOUS)
        # A Mac's usual sync leaves the disk's own cache out; elsewhere these two do nothing.
        connection.pragma("fullfsync", True)
        connection.pragma("checkpoint_fullfsync", True)
        connection.pragma("foreign_keys", True)
        connection.pragma("cache_size", -CACHE_KIB)
        connection.pragma("journal_size_limit", WAL_KEPT_BYTES)
        return connection

    def writer(self, at_once: AtOnce) -> group_commit.Writer:
        """The thread that writes."""
        return group_commit.Writer(self.writing, at_once, self._watch.check)

    def read(self, look: Callable[[apsw.Connection], T]) -> T:
        """What is found by reading. Waits for a connection that is free."""
        connection = self._idle.get()
        try:
            return look(connection)
        except (apsw.Error, UnicodeError) as error:
            raise StoreError(f"{self.path} cannot be read: {in_words(error)}") from error
        finally:
            self._idle.put(connection)

    def close(self) -> None:
        """Close all of them, and lift the lock."""
        # All that was promised is on the disk: no error in tidying up can take it back.
        with suppress(apsw.Error):
            self._opened.close()


def in_words(error: Exception) -> str:
    """What is wrong with the file, for somebody who has to mend it."""
    if isinstance(error, apsw.NotADBError):
        return "it is not a database"
    if isinstance(error, apsw.CorruptError):
        return f"it is damaged ({error})"
    return str(error)
