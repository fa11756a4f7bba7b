"""The docs build without a warning, their links lead somewhere, and their examples run."""

import doctest
import importlib
import pkgutil
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import skep
from scripts import make_docs

# Alembic runs these itself, with a store at hand.
NOT_IMPORTED = re.compile(r"skep\.server\.store\.migrations\.|skep\.__main__$")


class Page(HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.add(value)
            if name == "id" and value:
                self.anchors.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site. Our tests take every warning for an error."""
    folder = tmp_path_factory.mktemp("docs")
    make_docs.main(folder)
    return folder


@pytest.mark.slow
def test_links_lead_somewhere(site: Path) -> None:
    pages = {file: Page(file) for file in site.rglob("*.html")}
    dead = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            there = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            anchor = unquote(parts.fragment)
            if not there.is_file() or (anchor and anchor not in pages[there].anchors):
                dead.append(f"{file.relative_to(site)}: {link}")
    assert dead == []


@pytest.mark.slow
def test_the_site_has_every_page_and_the_api(site: Path) -> None:
    for page in make_docs.pages():
        assert (site / make_docs.place_of(page)).is_file()
    reference = Page(site / "api" / "skep.html").anchors
    assert set(skep.__all__) <= reference


def modules_with_examples() -> list[str]:
    """Every module of the package with a doctest in it."""
    names = (module.name for module in pkgutil.walk_packages(skep.__path__, "skep."))
    return [name for name in names if not NOT_IMPORTED.match(name) and ">>>" in _source(name)]


def _source(name: str) -> str:
    path = Path(skep.__path__[0]).joinpath(*name.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text("utf-8")


@pytest.mark.parametrize("name", ["skep", *modules_with_examples()])
def test_examples_in_docstrings_run(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("name", ["new", "parse_move", "position", "replay", "verify"])
def test_every_function_of_the_api_has_an_example(name: str) -> None:
    assert ">>>" in (getattr(skep, name).__doc__ or "")
