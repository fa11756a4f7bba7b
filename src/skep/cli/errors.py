"""How mistakes of the user come out: one clear line, exit code 2, never a traceback."""

import sys
from typing import Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from skep.engine.errors import SkepError

USER_ERROR = 2


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
    text = error.format_message() if isinstance(error, TyperException) else str(error)
    typer.echo("skep: " + " ".join(text.split()), err=True)
    return code


def _let_any_sign_through() -> None:
    """A terminal that knows no é or ⬡ gets question marks instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
