"""The terminal faces of the games. A game that has none here cannot be played in the terminal."""

from skep.cli.boards.bee_busy_face import BeeBusyFace
from skep.cli.boards.butine_face import ButineFace
from skep.cli.boards.face import Face, Group, Question
from skep.cli.boards.la_ruche_face import LaRucheFace
from skep.cli.boards.waggle_dance_face import WaggleDanceFace
from skep.engine.errors import UnknownGame

__all__ = ["FACES", "Face", "Group", "Question", "face_of"]

FACES: dict[str, Face] = {
    face.game: face for face in (ButineFace(), WaggleDanceFace(), LaRucheFace(), BeeBusyFace())
}


def face_of(game_id: str) -> Face:
    """The face of a game."""
    face = FACES.get(game_id)
    if face is None:
        raise UnknownGame(f"{game_id} cannot be shown in the terminal; games: {', '.join(FACES)}")
    return face
