"""Mutation testing of what must not be wrong: the log, who somebody is, limits, and views.

mutmut breaks the code in many small ways, one at a time, and the tests of that part must notice
each. A part is tried in a copy of its own under build/mutants. Needs `pip install mutmut`; the
figures are in docs/reliability.md.

    python scripts/mutants.py               # all parts
    python scripts/mutants.py limits        # some of them
    python scripts/mutants.py --show limits # what the last run left, as differences
"""

import argparse
import ast
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


SQL = ("SELECT ", "UPDATE ", "WHERE ", "INSERT INTO ", "VALUES ")


class Part(NamedTuple):
    """Modules, and the quickest tests that should notice any change of them."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


GAMES = ("bee_busy", "butine", "la_ruche", "waggle_dance")

PARTS = {
    "log": Part(
        (
            "server/log.py",
            "server/store/appending.py",
            "server/store/chain.py",
            "server/store/reading.py",
        ),
        (
            "tests/server/store/test_log.py",
            "tests/server/store/test_appending.py",
            "tests/server/store/test_damage.py::test_the_checksum_stays_what_it_is",
            "tests/server/store/test_damage.py::test_no_letter_can_change_sides_unseen",
        ),
    ),
    "identity": Part(
        ("server/net/identity.py", "server/names.py"),
        ("tests/server/test_identity.py", "tests/server/test_names.py"),
    ),
    "limits": Part(
        (
            "server/net/limits.py",
            "server/net/tally.py",
            "server/net/door.py",
            "server/net/addresses.py",
        ),
        (
            "tests/server/test_limits.py",
            "tests/server/test_door.py",
            "tests/server/test_addresses.py",
        ),
    ),
    "views": Part(
        tuple(f"games/{game}/view.py" for game in GAMES),
        ("tests/games/test_views.py", "tests/games/waggle_dance/test_view.py"),
    ),
}


def main() -> None:
    """Try the parts that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    parser.add_argument("--show", action="store_true", help="show what the last run left")
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
    for kind in ("src", "tests", "examples"):
        shutil.copytree(ROOT / kind, folder / kind, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    _set_up(folder, part)
    surroundings = os.environ | {"HYPOTHESIS_PROFILE": "quick", "SKEP_LANG": ""}
    surroundings.pop("PYTHONPATH", None)  # mutmut puts the copy first; nothing else may be found
    command = [_mutmut(), "run", "--max-children", "1"]
    with (folder / "run.txt").open("w") as said:
        done = subprocess.run(  # noqa: S603
            command, cwd=folder, env=surroundings, check=False, stdout=said, stderr=said
        )
    if done.returncode:
        sys.exit(f"{name}: mutmut ended with {done.returncode}; see {folder / 'run.txt'}")


def _set_up(folder: Path, part: Part) -> None:
    """Tell mutmut what to do."""
    settings = {
        "source_paths": ("src",),
        "only_mutate": tuple(f"src/skep/{module}" for module in part.modules),
        "also_copy": ("examples",),
        "pytest_add_cli_args_test_selection": part.tests,
        "use_git_change_detection": ("false",),
    }
    lines = [f"{key} =\n    " + "\n    ".join(values) for key, values in settings.items()]
    (folder / "setup.cfg").write_text("[mutmut]\n" + "\n".join(lines) + "\n", "utf-8")


def _left(name: str) -> dict[str, dict[str, str]]:
    """What was not killed, by module."""
    return {
        module: {m: v for m, v in verdicts.items() if v not in ("killed", "the same SQL")}
        for module, verdicts in _verdicts(name).items()
    }


def _is_same(before: list[str], after: list[str]) -> bool:
    """SQLite does not care for the case of its words and of the names of columns."""
    changed = [line for line in before if line not in after]
    return (
        len(changed) == 1
        and any(word in changed[0] for word in SQL)
        and [line.lower() for line in before] == [line.lower() for line in after]
    )


def _verdicts(name: str) -> dict[str, dict[str, str]]:
    """What became of each mutant, by module."""
    copy = WHERE / name / "mutants" / "src" / "skep"
    found = {}
    for module in PARTS[name].modules:
        meta = copy / f"{module}.meta"
        codes = json.loads(meta.read_text())["exit_code_by_key"] if meta.exists() else {}
        texts = _texts(name, module)
        found[module] = {
            mutant: "the same SQL" if _is_same(*_both(texts, mutant)) else _verdict(code)
            for mutant, code in codes.items()
        }
    return found


def _verdict(code: int | None) -> str:
    if code in TIMEOUTS:
        return "timeout"
    return "not tried" if code is None else VERDICTS.get(code, f"status {code}")


def _report(name: str, *, show: bool) -> None:
    """The figures of one part, and all that was not killed."""
    for module, verdicts in _verdicts(name).items():
        counts = Counter(verdicts.values())
        same = counts.pop("the same SQL", 0)
        many = counts.total()
        score = 100 * counts["killed"] / many if many else 100.0
        said = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
        print(f"{name:8} {module:28} {many:4} mutants, {score:5.1f} %: {said} (and {same} same)")
        texts = _texts(name, module)
        for mutant, verdict in _left(name)[module].items():
            print(f"    {verdict}: {mutant}")
            if show:
                print(_difference(*_both(texts, mutant)))


def _texts(name: str, module: str) -> dict[str, list[str]]:
    """The lines of each function in the copy, mutants and originals."""
    source = (WHERE / name / "mutants" / "src" / "skep" / module).read_text("utf-8")
    return {
        node.name: ast.unparse(node).replace(node.name, "").splitlines()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def _both(texts: dict[str, list[str]], mutant: str) -> tuple[list[str], list[str]]:
    """A function before and after."""
    function = mutant.rpartition(".")[2]
    original = function.rpartition("__mutmut_")[0] + "__mutmut_orig"
    return texts.get(original, []), texts.get(function, [])


def _difference(before: list[str], after: list[str]) -> str:
    """The lines that differ; of long ones what is around the difference."""
    pairs = [(old, new) for old, new in zip(before, after, strict=False) if old != new]
    told = []
    for old, new in pairs:
        alike = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), 0)
        start = max(0, alike - 40)
        told += [f"        - {old[start : start + 120]}", f"        + {new[start : start + 120]}"]
    return "\n".join(told)


if __name__ == "__main__":
    main()
