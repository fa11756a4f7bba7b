"""What commands that let bots play for long have in common: their ends, and their files."""

from pathlib import Path
from typing import Annotated

import typer

from skep.cli.common import FileTaken
from skep.cli.errors import UserError
from skep.locale import Words

Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same figures.")]
Jobs = Annotated[
    int, typer.Option("--jobs", min=0, help="Processes; 0: one for each core. Same figures.")
]
JsonFile = Annotated[
    Path | None, typer.Option("--json", help="Write everything as JSON to this file.")
]
Force = Annotated[bool, typer.Option("--force", help="Replace these files if they are there.")]


def read_until(text: str, seats: int, speak: Words) -> float:
    """Half the width of an interval: `±2%`, `2%` or `0.02`; alone in points."""
    number = text.strip().lstrip("±").strip()
    percent = number.endswith("%")
    try:
        value = float(number.removesuffix("%").replace(",", "."))
    except ValueError:
        raise UserError(speak.say("ladder-until", text=text)) from None
    if percent and seats == 1:
        raise UserError(speak.say("ladder-until-points", text=text))
    return value / 100 if percent else value


def check_free(path: Path | None, force: bool, speak: Words) -> None:
    """A long run must not end with a file that cannot be written."""
    if path is None:
        return
    if path.exists() and not force:
        raise FileTaken(speak.say("error-file-exists", file=str(path)))
    if not path.absolute().parent.is_dir():
        raise UserError(speak.say("error-no-file", file=str(path.parent)))
