"""Write the list of files in docs/architecture.md anew: `make files`.

    python scripts/list_files.py          writes it
    python scripts/list_files.py --print  prints it instead

What a file is for, it says itself in its first sentence; the list only gathers that. So it cannot
say anything else than the file does, and a test compares it with the tree.
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "architecture.md"
BEGIN = "<!-- files: written by scripts/list_files.py -->\n"
END = "<!-- /files -->\n"
FOLDERS = ("src/skep", "web/src", "bench", "scripts")
KINDS = (".py", ".ts", ".svelte")
BUILT = ("node_modules", "__pycache__", "boardgameio")


def files() -> list[Path]:
    """All source files, in order."""
    found = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*")]
    return sorted(
        file.relative_to(ROOT)
        for file in found
        if file.suffix in KINDS and not any(part in BUILT for part in file.parts)
    )


def purpose(file: Path) -> str:
    """The first sentence of a file about itself; empty when it says nothing."""
    text = (ROOT / file).read_text("utf-8")
    if file.suffix == ".py":
        said = ast.get_docstring(ast.parse(text)) or ""
    else:
        found = re.match(r"\s*(?:<!--(.*?)-->|/\*\*?(.*?)\*/|((?://[^\n]*\n)+))", text, re.DOTALL)
        said = next((part for part in found.groups() if part), "") if found else ""
        said = re.sub(r"^\s*(\*|//) ?", "", said, flags=re.MULTILINE)
    first = said.strip().split("\n\n")[0]
    sentence = re.match(r"(.*?[.:])(?:\s|$)", " ".join(first.split()))
    return (sentence[1] if sentence else " ".join(first.split())).rstrip(".:")


def cell(file: Path) -> str:
    """What a file is for, as it can stand in a table."""
    return purpose(file).replace("|", r"\|")


def listing() -> str:
    """The whole list, a table for each folder."""
    folders: dict[Path, list[Path]] = {}
    for file in files():
        folders.setdefault(file.parent, []).append(file)
    parts = []
    for folder, inside in folders.items():
        rows = [f"| `{file.name}` | {cell(file)} |" for file in inside]
        parts.append("\n".join([f"### `{folder}`\n", "| file | job |", "|---|---|", *rows]))
    return "\n\n".join(parts) + "\n"


def page() -> str:
    """The page with its list made anew."""
    text = PAGE.read_text("utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{listing()}\n{END}{tail}"


def main() -> None:
    """Write the page, or print the list."""
    if "--print" in sys.argv[1:]:
        print(listing())
    else:
        PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
