"""Boards as text: borrowed from the terminal, which draws them for people (`skep[cli]`).

This is the one place where a room looks up to the command line; pyproject.toml says so.
"""

from typing import Any

from skep.engine.extras import from_extra
from skep.engine.game import Game
from skep.locale import Words

WIDTH = 100


def draw(game: Game[Any, Any], state: Any, seat: int | None) -> str:
    """The board and what lies around it, as this seat sees them; None: as a spectator does."""
    with from_extra("cli"):
        from rich.console import Console

        from skep.cli.boards import face_of
        from skep.cli.screen import Screen
    names = tuple(f"seat_{number}" for number in range(state.seats))
    console = Console(width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        screen = Screen(console, face_of(game.meta.id), names, Words("en"))
        screen.table(game.view(state, seat))
    return capture.get()
