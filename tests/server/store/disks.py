"""Disks that fail: SQLite's own files, with our hands between it and the system.

`CuttableDisk` remembers what was not synced yet. When its power is cut, all or some of that is
gone: whole writes, or single sectors of them. `FullDisk` has only so much room.
"""

import random
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

import apsw

SECTOR = 512

Loss = Literal["all", "nothing", "the last writes", "some writes", "some sectors"]
LOSSES: tuple[Loss, ...] = ("all", "nothing", "the last writes", "some writes", "some sectors")

Write = tuple[int, bytes]
Change = Write | int
"""Bytes at an offset, or a new length."""


class File(apsw.VFSFile):
    """A file of SQLite's. Errors in it are the test's: nobody needs to see them on the screen."""

    def __init__(self, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)

    def excepthook(
        self,
        etype: type[BaseException] | None,
        evalue: BaseException | None,
        etraceback: TracebackType | None,
    ) -> bool:
        return True


class Disk(apsw.VFS):
    """A file system for SQLite, on top of the system's."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name, "")

    def excepthook(
        self,
        etype: type[BaseException] | None,
        evalue: BaseException | None,
        etraceback: TracebackType | None,
    ) -> bool:
        return True


# ---------------------------------------------------------------- power


class Kept:
    """What is certainly on the disk of one file, and what was written since."""

    def __init__(self, synced: bytes) -> None:
        self.synced = synced
        self.pending: list[Change] = []

    def sync(self) -> None:
        self.synced = replayed(self.synced, self.pending)
        self.pending.clear()

    def after_a_cut(self, loss: Loss, chance: random.Random) -> bytes:
        changes = self.pending
        if loss == "all":
            changes = []
        elif loss == "the last writes":
            changes = changes[: chance.randint(0, len(changes))]
        elif loss == "some writes":
            changes = [change for change in changes if chance.random() < 0.5]
        elif loss == "some sectors":
            sectors = [sector for change in changes for sector in in_sectors(change)]
            changes = [sector for sector in sectors if chance.random() < 0.5]
        return replayed(self.synced, changes)


def replayed(content: bytes, changes: list[Change]) -> bytes:
    """What a file holds after these changes."""
    result = bytearray(content)
    for change in changes:
        if isinstance(change, int):
            del result[change:]
            result.extend(bytes(change - len(result)))
        else:
            offset, data = change
            result.extend(bytes(max(0, offset - len(result))))
            result[offset : offset + len(data)] = data
    return bytes(result)


def in_sectors(change: Change) -> list[Change]:
    """A write as the disk makes it: sector by sector."""
    if isinstance(change, int):
        return [change]
    offset, data = change
    cuts = list(range(0, len(data), SECTOR))
    return [(offset + cut, data[cut : cut + SECTOR]) for cut in cuts]


class CuttableDisk(Disk):
    """Loses power after so many writes and syncs. From then on nothing works any more."""

    def __init__(self, name: str, *, cut_after: int) -> None:
        super().__init__(name)
        self.left = cut_after
        self.dead = False
        self.there: dict[str, Kept] = {}
        """The files as the programs see them."""
        self.surely: dict[str, Kept] = {}
        """The files that the folder lists on the disk, too."""

    def xOpen(self, name: Any, flags: list[int]) -> "CuttableFile":  # noqa: N802
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        if path not in self.there:
            try:
                kept = self.surely[path] = Kept(Path(path).read_bytes())
            except FileNotFoundError:
                kept = Kept(b"")
            self.there[path] = kept
        return CuttableFile(self, path, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.spend()
        super().xDelete(filename, syncdir)
        self.there.pop(filename, None)
        if syncdir:
            self.sync_folder()

    def sync_folder(self) -> None:
        self.surely = dict(self.there)

    def spend(self) -> None:
        """One more thing done; or the lights go out."""
        self.left -= 1
        if self.left <= 0:
            self.dead = True
        if self.dead:
            raise apsw.IOError("no power")

    def leave_behind(self, folder: Path, loss: Loss, chance: random.Random) -> None:
        """Write what can be found on the disk after the cut into another folder."""
        listed = self.surely
        if loss == "nothing" or (loss != "all" and chance.random() < 0.5):
            listed = self.there
        folder.mkdir()
        for path, kept in listed.items():
            (folder / Path(path).name).write_bytes(kept.after_a_cut(loss, chance))


class CuttableFile(File):
    """A file on a disk that may lose power."""

    def __init__(self, disk: CuttableDisk, path: str, name: Any, flags: list[int]) -> None:
        self.disk = disk
        self.kept = disk.there[path]
        super().__init__(name, flags)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        if not self.disk.dead:  # what is being written when the lights go out may get there, too
            self.kept.pending.append((offset, bytes(data)))
        self.disk.spend()
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        if not self.disk.dead:
            self.kept.pending.append(newsize)
        self.disk.spend()
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.spend()
        self.kept.sync()
        # With a new file, SQLite's system layer syncs the folder that lists it.
        if self.kept not in self.disk.surely.values():
            self.disk.sync_folder()


# ---------------------------------------------------------------- room


class FullDisk(Disk):
    """Has room for so many more bytes; none at all when `full`; and may fail to sync."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.room = 1 << 40
        self.full = False
        """Not even what is there can be written over: some file systems need room for that."""
        self.sync_error: apsw.Error | None = None

    def xOpen(self, name: Any, flags: list[int]) -> "FullFile":  # noqa: N802
        return FullFile(self, name, flags)


class FullFile(File):
    """A file on a disk that may be full."""

    def __init__(self, disk: FullDisk, name: Any, flags: list[int]) -> None:
        self.disk = disk
        super().__init__(name, flags)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        more = offset + len(data) - self.xFileSize()
        if self.disk.full or more > self.disk.room:
            raise apsw.FullError("no room")
        self.disk.room -= max(0, more)
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:  # noqa: N802
        if self.disk.sync_error is not None:
            raise self.disk.sync_error
