"""Write web/tests/recorded/facts.json anew: a fact of each kind, as the golden games tell it.

With `--check` nothing is written, and it fails when the file is not up to date.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from skep.api import begin_again
from skep.engine import record as records

ROOT = Path(__file__).parent.parent
FACTS = ROOT / "web" / "tests" / "recorded" / "facts.json"


def facts_of(text: str) -> list[dict[str, Any]]:
    """All that happens in a record, as it is told to those who look on and to the players."""
    record = records.read(text)
    match = begin_again(record)
    events = []
    for entry in record.entries:
        events += match.step(entry)
    told = [fact for event in events for fact in (event.public, *event.private.values())]
    return [msgspec.to_builtins(fact) for fact in told if fact is not None]


def examples(folder: Path) -> dict[str, dict[str, Any]]:
    """The first fact of each kind in the golden games of a folder."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.glob("*.txt")):
        for fact in facts_of(file.read_text(encoding="utf-8")):
            found.setdefault(fact["fact"], fact)
    return dict(sorted(found.items()))


def main() -> None:
    """Write the file, or compare it."""
    folders = sorted((ROOT / "tests" / "games").glob("*/golden"))
    found = {folder.parent.name.replace("_", "-"): examples(folder) for folder in folders}
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    if "--check" not in sys.argv[1:]:
        FACTS.parent.mkdir(exist_ok=True)
        FACTS.write_text(text, encoding="utf-8")
    elif not FACTS.is_file() or FACTS.read_text(encoding="utf-8") != text:
        sys.exit("web/tests/recorded/facts.json is old: run scripts/record_facts.py")


if __name__ == "__main__":
    main()
