"""`import skep` loads what every game needs, and nothing that waits for a word or a command."""

import subprocess
import sys

LATE = (
    "babel",
    "fluent",
    "importlib.resources",
    "pathlib",
    "rich",
    "tempfile",
    "typer",
    "asyncio",
    "gymnasium",
    "numpy",
    "pettingzoo",
    "pyspiel",
)


def test_import_skep_loads_no_words_and_no_tools() -> None:
    code = f"""
import sys
before = set(sys.modules)
import skep
print(*sorted(name for name in {LATE!r} if name in set(sys.modules) - before))
print(skep.new("butine", seats=2).check(0, "done"))
print("fluent.runtime" in sys.modules)
"""
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    loaded, refusal, fluent = done.stdout.splitlines()
    assert loaded == ""
    assert refusal.endswith("]")
    assert fluent == "True"
