"""Many machines: the deals of a study are played by the workers of a Dask cluster.

What a deal brings depends on the plan and its number alone. So it does not matter who plays it,
nor whether it is played again because a worker was lost: the findings are the same.
"""

from collections.abc import Callable, Generator, Iterable
from functools import partial
from types import TracebackType
from typing import Any, Self

from skep import __version__
from skep.engine.extras import from_extra
from skep.engine.refusal import because
from skep.lab.workers import BadExperiment

with from_extra("dask"):
    from distributed import Client

PATIENCE = 20
"""Seconds until a scheduler must have answered."""


class Cluster:
    """The workers of a scheduler, until the `with` block ends; workers may come and go."""

    def __init__(self, address: str) -> None:
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise BadExperiment(because("lab-cluster", address=address, why=str(error))) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._client.close()

    def each(self, task: Callable[[Any], Any], parts: Iterable[Any]) -> Generator[Any]:
        """What the task makes of each part, in their order, whoever was the first to be done."""
        # Not pure: what was played in another study is played again, and nothing is kept there.
        futures = self._client.map(
            partial(same_version, __version__, task), list(parts), pure=False
        )
        for future in futures:
            yield future.result()
            future.release()


def same_version(version: str, task: Callable[[Any], Any], part: Any) -> Any:
    """On a worker: do it, if it would be done there as it is here."""
    if version != __version__:
        raise BadExperiment(f"this worker has Skep {__version__}, and the study needs {version}")
    return task(part)
