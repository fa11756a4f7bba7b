"""How far somebody has come in each lesson: a small file in the user's data folder."""

from contextlib import suppress
from pathlib import Path

import msgspec

from skep.api.folders import default_data_folder

FILE_NAME = "lessons.json"


class Progress(msgspec.Struct, frozen=True):
    """How far one is in a lesson."""

    moves: int = 0
    """Moves of the lesson that were made, also those of others."""
    done: bool = False
    """Was it ever played to its end?"""


def recall() -> dict[str, Progress]:
    """All that is remembered, by `<game>/<lesson>`; what cannot be read is forgotten."""
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Progress])
    return {}


def remember(lesson: str, progress: Progress) -> bool:
    """Remember how far it went. False: it could not be written."""
    known = recall() | {lesson: progress}
    file = _file()
    fresh = file.with_suffix(".new")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(known, order="sorted"))
        fresh.replace(file)  # never half a file
    except OSError:
        return False
    return True


def _file() -> Path:
    return default_data_folder() / FILE_NAME
