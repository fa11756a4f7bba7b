"""How mistakes of the user come out: one clear line, exit code 2, never a traceback."""

import sys
import unicodedata
from contextvars import ContextVar
from typing import Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from skep.engine.errors import SkepError
from skep.locale import Words

USER_ERROR = 2

SPOKEN: ContextVar[Words | None] = ContextVar("SPOKEN", default=None)
"""The words of the command that runs; None before it has read its language."""


class UserError(SkepError):
    """Something on the command line is wrong; the text says what, in the user's language."""


class Commands(TyperGroup):
    """All commands of `skep`, with one place where errors are told."""

    def main(self, *args: Any, **extra: Any) -> Any:
        _let_any_sign_through()
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except (SkepError, TyperException) as error:
            sys.exit(complain(error))
        except typer.Abort:
            sys.exit(130)
        sys.exit(code if isinstance(code, int) else 0)


def complain(error: Exception, code: int = USER_ERROR) -> int:
    """Tell an error in one line on stderr; answers with the exit code."""
    text = error.format_message() if isinstance(error, TyperException) else in_words(error)
    typer.echo("skep: " + printable(" ".join(text.split())), err=True)
    return code


def printable(text: str) -> str:
    """A text without signs that a terminal would obey; they are shown as what they are.

    Names of files and what stands in them come from anybody.
    """
    return "".join(c if c.isprintable() or c in "\n\t" else _shown(c) for c in text)


def _shown(sign: str) -> str:
    # Not spaces of all kinds: French has them inside of sentences.
    return sign if unicodedata.category(sign) == "Zs" else ascii(sign)[1:-1]


def in_words(error: Exception) -> str:
    """What an error says, in the language of the command where the error knows how."""
    speak = SPOKEN.get()
    reason = error.reason if isinstance(error, SkepError) else None
    return str(error) if speak is None or reason is None else speak.explain(reason)


def _let_any_sign_through() -> None:
    """A terminal that knows no é or ⬡ gets question marks instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
