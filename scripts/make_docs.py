"""`make docs`: the pages of the repository and a reference of the API, as a site in build/docs.

The site is laid out like the repository: docs/architecture.md becomes docs/architecture.html, and a
link to a file that is no page takes the file along. api/ is made from the docstrings, by pdoc.
"""

import html
import os
import re
import shutil
from pathlib import Path

import markdown2
import pdoc

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "docs"

GAMES = ("butine", "waggle_dance", "la_ruche", "bee_busy")
REFERENCE = (
    "skep",
    "!skep.games",  # pdoc takes the package for the function of that name; its parts follow
    "skep.api",
    "skep.engine",
    "skep.games.registry",
    *(f"skep.games.{game}.{part}" for game in GAMES for part in ("meta", "moves", "facts", "view")),
    "skep.bots",
    "skep.lab",
    "skep.locale",
)
"""What somebody meets who uses the package, or writes a bot or a game."""

_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1rem/1.55 system-ui, sans-serif; max-width: 50rem; margin: 0 auto; padding: 1rem; }}
nav {{ border-bottom: 1px solid; padding-bottom: .5rem; }}
nav a {{ margin-right: 1rem; }}
pre {{ overflow-x: auto; padding: .75rem; border: 1px solid; }}
table {{ border-collapse: collapse; display: block; overflow-x: auto; }}
td, th {{ border: 1px solid; padding: .25rem .5rem; text-align: left; vertical-align: top; }}
img {{ max-width: 100%; }}
</style>
<nav>{menu}</nav>
<main>{body}</main>
</html>
"""
_MENU = {
    "Skep": "index.html",
    "Architecture": "docs/architecture.html",
    "Hosting": "docs/hosting.html",
    "Bots": "docs/bots.html",
    "Environments": "docs/environments.html",
    "Adding a game": "docs/adding-a-game.html",
    "Decisions": "docs/adr/index.html",
    "Python API": "api/index.html",
}


class Markdown(markdown2.Markdown):  # type: ignore[misc]  # it has no types
    """Markdown as the repository's host reads it."""

    def header_id_from_text(self, text: str, prefix: str, n: int | None = None) -> str:
        """The anchor of a heading, as links to it are written."""
        plain = html.unescape(re.sub(r"<[^>]*>", "", text))
        return re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")


def main(site: Path = SITE) -> None:
    """Make the site."""
    shutil.rmtree(site, ignore_errors=True)
    for page in pages():
        write_page(page, site)
    write_decisions(site)
    write_reference(site / "api")


def write_reference(folder: Path) -> None:
    """The API, from its docstrings."""
    pdoc.pdoc(*REFERENCE, output_directory=folder)
    for file in folder.rglob("*.html"):
        # pdoc links to a private base class, and leaves it out.
        text = re.sub(r'<a href="#_\w+">(\w+)</a>', r"\1", file.read_text("utf-8"))
        file.write_text(text, "utf-8")


def pages() -> list[Path]:
    """Every page of the repository that people read."""
    games = ROOT / "src" / "skep" / "games"
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for folder in (games, ROOT / "examples"):
        # Not the summaries: those are for the print, which draws their pictures by name.
        found += [*folder.glob("*/README.md"), *folder.glob("*/rulebook/??.md")]
    return sorted(found)


def place_of(page: Path) -> Path:
    """Where a page lies in the site."""
    place = page.relative_to(ROOT).with_suffix(".html")
    return Path("index.html") if place == Path("README.html") else place


def write_page(page: Path, site: Path) -> None:
    """One page, and the files that it links to."""
    text = page.read_text("utf-8")
    title = re.search(r"^# (.+)$", text, re.MULTILINE)
    extras = ["tables", "fenced-code-blocks", "header-ids", "code-friendly", "highlightjs-lang"]
    body = str(Markdown(extras=extras).convert(text))
    body = re.sub(
        r'(?<= )(href|src)="([^":#]+)(#[^"]*)?"',
        lambda link: f'{link[1]}="{_target(link[2], page, site)}{link[3] or ""}"',
        body,
    )
    language = "fr" if page.name == "fr.md" else "en"
    _write(site, place_of(page), title[1] if title else page.stem, body, language)


def _target(link: str, page: Path, site: Path) -> str:
    """What a link of a page is in the site; a file that is no page comes along."""
    there = (page.parent / html.unescape(link)).resolve()
    if there.is_dir():
        place = there.relative_to(ROOT) / "index.html"
    elif there.suffix == ".md":
        place = place_of(there)
    else:
        place = there.relative_to(ROOT)
        (site / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(there, site / place)
    return _way(place, place_of(page))


def _way(there: Path, here: Path) -> str:
    return Path(os.path.relpath(there, here.parent)).as_posix()


def write_decisions(site: Path) -> None:
    """The list of decisions."""
    lines = []
    for page in sorted((ROOT / "docs" / "adr").glob("*.md")):
        title = page.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f'<li><a href="{page.stem}.html">{html.escape(title)}</a>')
    body = f"<h1>Decisions</h1><ul>{''.join(lines)}</ul>"
    _write(site, Path("docs/adr/index.html"), "Decisions", body)


def _write(site: Path, place: Path, title: str, body: str, language: str = "en") -> None:
    menu = "".join(f'<a href="{_way(Path(to), place)}">{name}</a>' for name, to in _MENU.items())
    file = site / place
    file.parent.mkdir(parents=True, exist_ok=True)
    page = _PAGE.format(title=html.escape(title), menu=menu, body=body, language=language)
    file.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
    print(SITE / "index.html")
