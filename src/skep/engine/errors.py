"""Every way in which a caller can be wrong, as one typed error each.

A move that the rules forbid is not in this list: that is a `Refusal` (see `refusal.py`),
which `IllegalMove` carries when somebody tries to apply it.
"""

from skep.engine.refusal import Reason, because, explain


class SkepError(ValueError):
    """The base of all errors that a caller of Skep can cause.

    What players meet easily is given as a reason, so that it can be told in their language.
    """

    def __init__(self, what: str | Reason = "") -> None:
        self.reason = what if isinstance(what, Reason) else None
        super().__init__(explain(what) if isinstance(what, Reason) else what)


class UnknownGame(SkepError):
    """There is no game with this id."""


class BadGame(SkepError):
    """A game that cannot be added to the list: its id or its rule ids belong to another."""


class BadGrammar(SkepError):
    """A form of a move that cannot be: it names a field that the move does not have, say."""


class BadSeats(SkepError):
    """The game cannot be played by this number of seats."""


class BadOption(SkepError):
    """An option that the game does not have, or a value outside its limits."""


class BadSeat(SkepError):
    """There is no such seat at this table."""


class BadMove(SkepError):
    """This is not a move of this game at all: it cannot be read."""


class BadPosition(SkepError):
    """The data describe no position that the rules could lead to."""


class RulesNotPlayed(SkepError):
    """Played by a version of the rules that was retired, or that is newer than this Skep."""

    def __init__(self, because: Reason) -> None:
        super().__init__(because)
        self.because = because


class MissingExtra(SkepError):
    """Something needs an optional package that is not installed; the text says how to get it."""

    def __init__(self, extra: str, package: str) -> None:
        command = f'pip install "skep[{extra}]"'
        self.because = because("error-missing-extra", package=package, command=command)
        super().__init__(self.because)
        self.extra = extra


class BadRecord(SkepError):
    """The record cannot be read, or does not lead to what it claims."""
