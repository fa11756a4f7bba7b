"""docs/architecture.md lists every file, and says of it what the file says of itself."""

from pathlib import Path

from scripts import list_files

ROOT = Path(__file__).parents[1]


def test_every_file_says_what_it_is_for() -> None:
    silent = [str(file) for file in list_files.files() if not list_files.purpose(file)]
    assert silent == [], "the first sentence of a file says what it is for"


def test_the_page_lists_every_file() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert page == list_files.page(), "run `make files`"
    assert page.count("| `") > 400
