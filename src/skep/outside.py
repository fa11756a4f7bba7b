"""Games from outside: how one is registered, and which the environment asks for.

    import hive_five                     # in Python
    SKEP_GAMES=path/to/hive_five skep …  # for every command; several as in PATH
    SKEP_EXAMPLES=1 skep …               # the games in `examples/`

A game from outside is a package like those in `skep/games`, whose `__init__.py` ends with
`register(GAME)`. It brings all that belongs to it: `rulebook/`, its words in `locale/`, and when
it likes a terminal face in `face.py`.
"""

import os
import sys
import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any

from skep import locale
from skep.engine.errors import SkepError, UnknownGame
from skep.engine.game import Game
from skep.games import registry

if TYPE_CHECKING:  # `import skep` is to be quick, and most programs ask for no game from outside
    from pathlib import Path


def register(game: Game[Any, Any]) -> None:
    """Add a game to those that Skep plays, with its words; BadGame when its ids are taken."""
    from importlib.resources import files  # loaded late: `import skep` is to be quick

    registry.register(game)
    words = files(game.package).joinpath("locale")
    if words.is_dir():
        locale.learn(words)


def examples() -> "Path":
    """The folder of the examples: in a checkout beside `src`, else within the package."""
    from pathlib import Path

    package = Path(__file__).parent
    shipped = package / "examples"
    return shipped if shipped.is_dir() else package.parents[1] / "examples"


def load(folder: "Path") -> None:
    """Import the package in this folder, which registers its game; UnknownGame when it does not."""
    if not (folder / "__init__.py").is_file():
        raise UnknownGame(f"{folder} is not the folder of a game: it has no __init__.py")
    place, name = str(folder.resolve().parent), folder.resolve().name
    if place not in sys.path:
        sys.path.append(place)
    # Whoever imports the game before Skep is still at it here: it registers when it is done.
    half_way = name in sys.modules
    import_module(name)
    if not half_way and not any(game.package == name for game in registry.GAMES.values()):
        raise UnknownGame(f"{folder} registers no game: its __init__.py ends with register(GAME)")


def load_wanted() -> None:
    """Load what the environment asks for. A folder that is no game is warned of, and left."""
    named = os.environ.get("SKEP_GAMES", "")
    with_examples = os.environ.get("SKEP_EXAMPLES", "0") not in ("", "0")
    if named or with_examples:
        _load_all(named, with_examples)


def _load_all(named: str, with_examples: bool) -> None:
    from pathlib import Path

    folders = [Path(name) for name in named.split(os.pathsep) if name]
    if with_examples:
        folders += sorted(init.parent for init in examples().glob("*/__init__.py"))
    for folder in folders:
        try:
            load(folder)
        except (SkepError, ImportError) as error:
            warnings.warn(f"SKEP_GAMES or SKEP_EXAMPLES: {error}", stacklevel=2)
