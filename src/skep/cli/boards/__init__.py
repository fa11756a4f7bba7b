"""The terminal faces of the games. A game that has none is shown plainly, by `Face` itself."""

from importlib import import_module
from importlib.util import find_spec

from skep.cli.boards.bee_busy_face import BeeBusyFace
from skep.cli.boards.butine_face import ButineFace
from skep.cli.boards.face import Face, Group, Question
from skep.cli.boards.la_ruche_face import LaRucheFace
from skep.cli.boards.waggle_dance_face import WaggleDanceFace
from skep.games.registry import game_by_id

__all__ = ["FACES", "Face", "Group", "Question", "face_of"]

FACES: dict[str, Face] = {
    face.game: face for face in (ButineFace(), WaggleDanceFace(), LaRucheFace(), BeeBusyFace())
}


def face_of(game_id: str) -> Face:
    """The face of a game: one of these, or for a game from outside `FACE` in its `face.py`."""
    if game_id in FACES:
        return FACES[game_id]
    package = game_by_id(game_id).package
    if find_spec(f"{package}.face") is None:
        return Face(game_id)
    face: Face = import_module(f"{package}.face").FACE
    return face
