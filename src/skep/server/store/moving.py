"""From one store to another, whatever kind they are: copied, then compared row by row."""

from collections.abc import AsyncIterator, Callable

import msgspec

from skep.server.store.interface import StoreError
from skep.server.store.parts import PARTS, Part, Row, Source, Target

Progress = Callable[[int, int], None] | None
"""Is told how much is done, and of how much."""


class Moved(msgspec.Struct):
    """What was copied and found to be the same."""

    tables: int = 0
    lines: int = 0
    rows: int = 0
    """All of them, people and settings too."""


async def move(source: Source, target: Target, progress: Progress = None) -> Moved:
    """Copy all; then read all back and compare it, and check every log. StoreError: it differs."""
    moved, whole, done = Moved(), 2 * await source.count(), 0

    def tell(rows: int) -> None:
        nonlocal done
        done += rows
        if progress is not None:
            progress(done, whole)

    for part in PARTS:
        async for rows in source.rows(part):
            await target.add(part, rows)
            tell(len(rows))
    for part in PARTS:
        async for rows in _compared(part, source, target):
            await _check(part, rows, target, moved)
            moved.rows += len(rows)
            tell(len(rows))
    await target.finish()
    return moved


async def _check(part: Part, rows: list[Row], target: Target, moved: Moved) -> None:
    if part.name == "tables":
        moved.tables += len(rows)
        for row in rows:
            await target.check(row[0])
    elif part.name == "log":
        moved.lines += len(rows)


async def _compared(part: Part, source: Source, target: Target) -> AsyncIterator[list[Row]]:
    """The rows of a part, as far as both have the same; StoreError where they do not."""
    theirs = target.rows(part)
    async for rows in source.rows(part):
        if await anext(theirs, []) != rows:
            raise StoreError(f"the copy is not the same in {part.name}: nothing of it is kept")
        yield rows
    if await anext(theirs, []):
        raise StoreError(f"the copy has more than there was in {part.name}: nothing of it is kept")
