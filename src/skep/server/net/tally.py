"""Visitors that were refused or shown out: each is counted, and the log is told.

There may be thousands. The log says the first one and then how many more (`logs.py`).
"""

import logging

from skep.server.meter import Meter


class Tally:
    """Counts them by kind."""

    def __init__(self, meter: Meter, logger: logging.Logger) -> None:
        self._meter = meter
        self._logger = logger

    def note(self, kind: str, text: str) -> None:
        """It has happened once more; the text is this one's."""
        self._meter.turned_away(kind)
        self._logger.warning("%s", text, extra={"kind": kind})
