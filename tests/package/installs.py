"""What an installation with certain extras can do, tried here without installing anything.

A process of its own runs the code; there, packages that such an installation would not bring
cannot be imported.
"""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

_HIDE = """
import sys

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Hide())
"""


def brought_by(*extras: str) -> set[str]:
    """The packages that `pip install skep[extras]` brings, skep itself left out."""
    found: set[str] = set()
    seen: set[tuple[str, str]] = set()
    todo = [(Requirement("skep"), extra) for extra in ("", *extras)]
    while todo:
        wanted, extra = todo.pop()
        name = canonicalize_name(wanted.name)
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        found.add(name)
        for line in _requirements(name, extra):
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                todo += [(needed, more) for more in ("", *needed.extras)]
    return found - {"skep"}


def _requirements(name: str, extra: str) -> list[str]:
    # Ours are read from pyproject.toml: what is installed here may be older.
    if name == "skep":
        lines = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
        return list(lines)
    return requires(name) or []


def run_with(extras: tuple[str, ...], code: str) -> "subprocess.CompletedProcess[str]":
    """Run code as if only `skep[extras]` were installed."""
    there = brought_by(*extras) | {"skep"}
    hidden = {
        module
        for module, distributions in packages_distributions().items()
        if not any(canonicalize_name(name) in there for name in distributions)
    }
    return subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", f"HIDDEN = {sorted(hidden)!r}\n{_HIDE}\n{code}"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def skep_with(extras: tuple[str, ...], *args: str) -> "subprocess.CompletedProcess[str]":
    """`skep …`, as if only `skep[extras]` were installed."""
    code = f"sys.argv = {['skep', *args]!r}\nfrom skep.__main__ import main\nmain()"
    return run_with(extras, code)
