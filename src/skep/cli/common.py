"""What several commands share: their options, and reading and writing files."""

from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from skep.cli.errors import SPOKEN, UserError
from skep.locale import LANGUAGES, Words, language_of, words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

Lang = Annotated[
    str | None, typer.Option("--lang", help="Language: en or fr. Default: that of the system.")
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, name=value. May be repeated."),
]
MOST_BYTES = 4 * 1024 * 1024
"""Of a file that is read; the longest record of a whole game has a hundred times less."""

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def words_for(lang: str | None) -> Words:
    """The words of the language asked for, else of the system's language."""
    if lang is not None and lang[:2].lower() not in LANGUAGES:
        raise UserError(f"there is no language {lang!r}; languages: {', '.join(LANGUAGES)}")
    speak = words(language_of(lang))
    SPOKEN.set(speak)
    return speak


def read_options(texts: list[str] | None, speak: Words) -> dict[str, Any]:
    """Options from texts like `challenge=15`; a name alone switches an option on."""
    options: dict[str, Any] = {}
    for text in texts or []:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not name:
            raise UserError(speak.say("error-option-form", text=text))
        options[name] = _value(value) if equals else True
    return options


def _value(text: str) -> Any:
    if text.lower() in ("none", "null"):
        return None
    try:
        return msgspec.json.decode(text.lower())
    except msgspec.DecodeError:
        return text


def new_console() -> "Console":
    """A console on stdout that prints texts as they are: no markup, no colouring of its own."""
    from rich.console import Console

    return Console(highlight=False, markup=False)


def plain_table(command: str, keys: tuple[str, ...], speak: Words) -> "Table":
    """A table without lines: names on the left, numbers on the right. Heads are COMMAND-KEY."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(speak.say(f"{command}-{keys[0]}"))
    for key in keys[1:]:
        table.add_column(speak.say(f"{command}-{key}"), justify="right")
    return table


A_DAY = 86_400
UNITS = {"s": 1, "m": 60, "h": 3600, "d": A_DAY, "w": 7 * A_DAY, "y": 365 * A_DAY}


def read_duration(
    text: str, speak: Words, *, at_least: int = 0, refusal: str = "error-duration"
) -> int:
    """Seconds, from a text like 30m, 12h, 2d, 4w or 1y."""
    number, unit = text.strip()[:-1], text.strip()[-1:].lower()
    seconds = -1
    if unit in UNITS and number.isdecimal() and len(number) < 7:
        seconds = int(number) * UNITS[unit]
    if seconds < at_least:
        raise UserError(speak.say(refusal, text=text))
    return seconds


def split_list(text: str) -> list[str]:
    """The parts of `greedy,random`; an empty text has none."""
    return [part.strip() for part in text.split(",") if part.strip()]


def read_file(path: Path, speak: Words) -> str:
    """The text of a file: of a record or a position, so not of any length."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)  # also what never ends is read no further
        if len(data) > MOST_BYTES:
            raise UserError(speak.say("error-too-large", file=str(path), most=MOST_BYTES))
        return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise UserError(speak.say("error-no-file", file=str(path))) from None
    except UnicodeDecodeError:
        raise UserError(speak.say("error-not-text", file=str(path))) from None
    except OSError as error:
        raise UserError(_trouble(path, error, speak)) from None


class FileTaken(UserError):
    """There is a file with this name already."""


def write_new_file(
    path: Path, content: str | bytes, speak: Words, *, replace: bool = False
) -> None:
    """Write a file; one that exists is only replaced when that was asked for."""
    data = content if isinstance(content, bytes) else content.encode("utf-8")
    try:
        with path.open("wb" if replace else "xb") as file:
            file.write(data)
    except FileExistsError:
        raise FileTaken(speak.say("error-file-exists", file=str(path))) from None
    except OSError as error:
        raise UserError(_trouble(path, error, speak)) from None


def write_numbered_file(stem: str, text: str, speak: Words) -> Path:
    """Write a text file of this name here; when it is taken, one with a number."""
    for number in count(1):
        path = Path(f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        with suppress(FileTaken):
            write_new_file(path, text, speak)
            break
    return path


def _trouble(path: Path, error: OSError, speak: Words) -> str:
    return speak.say("error-file", file=str(path), why=error.strerror or str(error))
