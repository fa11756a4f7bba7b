"""Mutation testing of what must not be wrong: the log, who somebody is, limits, and views.

mutmut breaks the code in many small ways, one at a time, and the tests of that part must notice
each. A part is tried in a copy of its own under build/mutants. Needs `pip install mutmut`; the
figures are in docs/reliability.md.

    python scripts/mutants.py               # all parts
    python scripts/mutants.py limits        # some of them
    python scripts/mutants.py --show limits # what the last run has left, as differences
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
WHERE = ROOT / "build" / "mutants"

VERDICTS = {0: "survived", 1: "killed", 3: "killed", 5: "no tests", 33: "no tests"}
"""By the exit status that mutmut notes; of the others, see `verdict`."""
TIMEOUTS = (24, -24, 36, 152, 255)


class Part(NamedTuple):
    """Modules, and the quickest tests that should notice any change of them."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


def _view(game: str) -> Part:
    return Part(
        (f"games/{game}/view.py",),
        (f"tests/games/{game}/test_view.py",),
    )


PARTS = {
    "log": Part(
        ("server/log.py", "server/store/chain.py", "server/store/appending.py", "server/store/reading.py"),
        ("tests/server/store/test_store.py", "tests/server/store/test_appending.py", "tests/server/store/test_damage.py"),
    ),
    "identity": Part(
        ("server/net/identity.py", "server/names.py"),
        ("tests/server/test_identity.py", "tests/server/test_names.py"),
    ),
    "limits": Part(
        ("server/net/limits.py", "server/net/tally.py", "server/net/door.py", "server/net/addresses.py"),
        ("tests/server/test_limits.py", "tests/server/test_door.py", "tests/server/test_addresses.py"),
    ),
    "views-butine": _view("butine"),
    "views-la-ruche": _view("la_ruche"),
    "views-waggle-dance": _view("waggle_dance"),
    "views-bee-busy": _view("bee_busy"),
    "told": Part(
        ("server/tables/messages.py",),
        ("tests/server/test_messages.py",),
    ),
}  # fmt: skip


def main() -> None:
    """Try the parts that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    parser.add_argument("--show", action="store_true", help="show what the last run has left")
    asked = parser.parse_args()
    unknown = set(asked.parts) - PARTS.keys()
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    if shutil.which(_mutmut()) is None:
        sys.exit("mutmut is not here: pip install mutmut first")
    for name in asked.parts or PARTS:
        if not asked.show:
            _run(name, PARTS[name])
        _report(name, show=asked.show)


def _mutmut() -> str:
    """The command beside this Python."""
    return str(Path(sys.executable).parent / "mutmut")


def _run(name: str, part: Part) -> None:
    """Try one part, in a copy that nothing else can come into."""
    folder = WHERE / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for kind in ("src", "tests", "examples"):
        shutil.copytree(ROOT / kind, folder / kind, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    settings = {
        "source_paths": ("src",),
        "only_mutate": tuple(f"src/skep/{module}" for module in part.modules),
        "also_copy": ("examples",),
        "pytest_add_cli_args_test_selection": part.tests,
        "use_git_change_detection": ("false",),
    }
    lines = [f"{key} =\n    " + "\n    ".join(values) for key, values in settings.items()]
    (folder / "setup.cfg").write_text("[mutmut]\n" + "\n".join(lines) + "\n")
    surroundings = os.environ | {"HYPOTHESIS_PROFILE": "quick", "SKEP_LANG": ""}
    surroundings.pop("PYTHONPATH", None)  # mutmut puts the copy first; nothing else may be found
    command = [_mutmut(), "run", "--max-children", "1"]
    log = (folder / "run.txt").open("w")
    done = subprocess.run(  # noqa: S603
        command, cwd=folder, env=surroundings, check=False, stdout=log, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.exit(f"{name}: mutmut ended with {done.returncode}; see {folder / 'run.txt'}")


def _verdicts(name: str) -> dict[str, dict[str, str]]:
    """What became of each mutant, by module."""
    copy = WHERE / name / "mutants" / "src" / "skep"
    found = {}
    for module in PARTS[name].modules:
        meta = copy / f"{module}.meta"
        codes = json.loads(meta.read_text())["exit_code_by_key"] if meta.exists() else {}
        found[module] = {mutant: _verdict(code) for mutant, code in codes.items()}
    return found


def _verdict(code: int | None) -> str:
    if code in TIMEOUTS:
        return "timeout"
    return "not tried" if code is None else VERDICTS.get(code, f"status {code}")


def _report(name: str, *, show: bool) -> None:
    """The figures of one part, and all that was not killed."""
    for module, verdicts in _verdicts(name).items():
        counts = Counter(verdicts.values())
        score = 100 * counts["killed"] / len(verdicts) if verdicts else 100.0
        said = ", ".join(f"{many} {verdict}" for verdict, many in sorted(counts.items()))
        print(f"{name:20} {module:34} {len(verdicts):4} mutants, {score:5.1f} %: {said}")
        for mutant, verdict in verdicts.items():
            if verdict != "killed":
                print(f"    {verdict}: {mutant}")
                if show:
                    subprocess.run(  # noqa: S603
                        [_mutmut(), "show", mutant], cwd=WHERE / name, check=False
                    )


if __name__ == "__main__":
    main()
