"""The laws and a game's own tests, for one game from outside: `python -m tests.laws FOLDER`.

Further arguments go to pytest: `python -m tests.laws hive_five -x`.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAWS = ("tests/laws", "tests/server/test_wire.py")


def main(folder: Path, more: list[str]) -> int:
    """Run them one after the other; the exit code of the first that fails."""
    if not (folder / "__init__.py").is_file():
        sys.stderr.write(f"{folder} is not the folder of a game: it has no __init__.py\n")
        return 2
    folder = folder.resolve()
    paths = [str(ROOT / "src"), str(folder.parent), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "SKEP_GAMES": str(folder), "PYTHONPATH": os.pathsep.join(paths)}
    env.pop("SKEP_EXAMPLES", None)
    pytest = [sys.executable, "-m", "pytest", "-q", f"--rootdir={ROOT}", "-c", "pyproject.toml"]
    game_id = folder.name.replace("_", "-")
    own = [str(folder / "tests")]
    laws = [*LAWS, "-k", f"[{game_id}- or [{game_id}]"]
    for tests in (own, laws):
        command = [*pytest, *tests, *more]
        done = subprocess.run(command, cwd=ROOT, env=env, check=False)  # noqa: S603 - our own tests
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("say which game: python -m tests.laws FOLDER")
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
