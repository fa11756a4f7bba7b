"""What may happen thousands of times is said once in the log, and then counted."""

import logging

from skep.server.clock import Clock

AGAIN_SECONDS = 60.0
"""What goes on is said again after so long, with how often it was."""


class Tally:
    """How often something was not said, by its kind."""

    def __init__(self, clock: Clock, logger: logging.Logger) -> None:
        self._clock = clock
        self._logger = logger
        self._said: dict[str, tuple[float, int]] = {}
        """When it was said last, and how often it has happened since."""

    def note(self, kind: str, text: str) -> None:
        """Something has happened; the text is of the first one, as an example."""
        now = self._clock.monotonic()
        said_at, unsaid = self._said.get(kind, (None, 0))
        if said_at is not None and now - said_at < AGAIN_SECONDS:
            self._said[kind] = (said_at, unsaid + 1)
            return
        more = f" (and {unsaid} more like it since it was said last)" if unsaid else ""
        self._logger.warning("%s%s", text, more)
        self._said[kind] = (now, 0)
