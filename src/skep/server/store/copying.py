"""Copying a store while a server uses it: a backup, or a backup put back."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw

from skep.server.refusals import Denied
from skep.server.store.care import reading_store
from skep.server.store.connections import FILE_NAME
from skep.server.store.data_folder import make_folder, make_private_file, sync_folder
from skep.server.store.interface import StoreError


def copy(source: Path, folder: Path) -> None:
    """Copy a store into a folder that is empty or new, as it is at this moment.

    SQLite reads it as one transaction: all that was committed before is in the copy, and people
    may go on playing. The copy gets its name when it is whole and on the disk.
    """
    _must_be_empty(folder)
    with reading_store(source, newest=False) as connection, new_store(folder) as file:
        _copy_pages(connection, file)


@contextmanager
def new_store(folder: Path) -> Iterator[Path]:
    """A file for a store that is made in a folder, empty or new. It gets its name when it is whole.

    Nothing of it stays when something goes wrong. It must be closed at the end.
    """
    _must_be_empty(folder)
    is_new = not folder.exists()
    try:
        make_folder(folder)
        unfinished = folder / f"{FILE_NAME}.unfinished"
        make_private_file(unfinished)
        try:
            yield unfinished
            _sync(unfinished)
            unfinished.rename(folder / FILE_NAME)
        except BaseException:
            unfinished.unlink(missing_ok=True)
            if is_new:
                folder.rmdir()
            raise
        sync_folder(folder)
    except OSError as error:
        raise StoreError(f"{folder} cannot be written: {error}") from error


def _must_be_empty(folder: Path) -> None:
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Denied("store-not-empty", folder=str(folder))
    except OSError as error:
        raise StoreError(f"{folder} cannot be used: {error}") from error


def _copy_pages(source: apsw.Connection, file: Path) -> None:
    target = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        with target.backup("main", source, "main") as pages:
            pages.step(-1)
        target.pragma("journal_mode", "DELETE")  # one file, whole by itself
    finally:
        target.close()


def _sync(file: Path) -> None:
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
