"""What stands beside a running server for whoever looks after it: its log, and its figures."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import msgspec

from skep.engine.errors import SkepError
from skep.locale import Words
from skep.server.logs import Format, Level, Log, logging_to
from skep.server.metrics import Figures, read_place, readable_at
from skep.server.net.settings import Settings


class CannotServe(SkepError):
    """The server cannot start."""


class Backstage(msgspec.Struct, frozen=True):
    """Chosen when it starts."""

    log_format: Format = "text"
    log_level: Level = "info"
    metrics: str | None = None
    """The address at which figures can be read, like 127.0.0.1:9464; None: nothing is counted."""


@contextmanager
def set_up(wanted: Backstage, settings: Settings, words: Words) -> Iterator[tuple[Settings, Log]]:
    """While this lasts, there is a log, and figures if they are wanted."""
    log = Log(settings.clock, wanted.log_format)
    with ExitStack() as stage:
        stage.enter_context(logging_to(log, wanted.log_level))
        if wanted.metrics is not None:
            figures = Figures()
            settings = msgspec.structs.replace(settings, meter=figures)
            _let_be_read(wanted.metrics, figures, words, stage)
        yield settings, log


def _let_be_read(place: str, figures: Figures, words: Words, stage: ExitStack) -> None:
    try:
        where = read_place(place)
    except ValueError:
        raise CannotServe(words.say("serve-metrics-place", text=place)) from None
    try:
        stage.enter_context(readable_at(where, figures))
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotServe(words.say("serve-metrics-busy", text=place, why=why)) from None
