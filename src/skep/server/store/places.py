"""Where a store can be: a data folder, or a database by its address."""

from contextlib import AsyncExitStack
from pathlib import Path

from skep.engine.extras import from_extra
from skep.server.store.moving import Moved, Progress, move
from skep.server.store.parts import Source, Target
from skep.server.store.sqlite_side import new_folder, reading_folder

ADDRESSES = ("postgresql://", "postgres://")


def is_address(place: str) -> bool:
    """Is it a database, and not a folder?"""
    return place.startswith(ADDRESSES)


async def move_between(source: str, target: str, progress: Progress = None) -> Moved:
    """Copy all from one place to another that is empty, and compare it.

    StoreError or Denied when that cannot be; then nothing is there that was not there before.
    """
    async with AsyncExitStack() as stack:
        here, there = await _source(source, stack), await _target(target, stack)
        return await move(here, there, progress)


async def _source(place: str, stack: AsyncExitStack) -> Source:
    if not is_address(place):
        return stack.enter_context(reading_folder(Path(place)))
    with from_extra("cluster"):
        from skep.server.store.postgres.side import postgres_side

    return await stack.enter_async_context(postgres_side(place, empty=False))


async def _target(place: str, stack: AsyncExitStack) -> Target:
    if not is_address(place):
        return stack.enter_context(new_folder(Path(place)))
    with from_extra("cluster"):
        from skep.server.store.postgres.side import postgres_side

    return await stack.enter_async_context(postgres_side(place, empty=True))
