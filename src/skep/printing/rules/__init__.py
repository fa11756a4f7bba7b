"""The rules on paper: a summary of two pages for the table, and the whole rulebook."""

from collections.abc import Callable
from importlib.resources import files

from skep.locale import Words
from skep.printing.drawing import Box, Drawing
from skep.printing.rules import bee_busy, butine, la_ruche, waggle_dance
from skep.printing.rules.markdown import Block, read
from skep.printing.rules.setting import Style, lines_of, pages_of
from skep.printing.sheets import Job, Sheet

DRAWINGS: dict[str, dict[str, Callable[[Words], Drawing]]] = {
    "butine": butine.DRAWINGS,
    "la-ruche": la_ruche.DRAWINGS,
    "waggle-dance": waggle_dance.DRAWINGS,
    "bee-busy": bee_busy.DRAWINGS,
}
"""For each game, the rules whose examples are drawn."""

GAP = 7.0
"""Between two columns."""

SIZES = (3.52, 3.44, 3.36, 3.28, 3.2)
"""Of the text: between 10 and 9 points, as large as the number of pages allows."""

SUMMARY_PAGES = 2


def source(game_id: str, name: str, language: str) -> str:
    """A text of a game: its `summary` or its whole `rulebook`."""
    file = f"{language}.md" if name == "rulebook" else f"{name}-{language}.md"
    folder = files("skep.games").joinpath(game_id.replace("-", "_"), "rulebook")
    return folder.joinpath(file).read_text("utf-8")


def rules_sheets(game_id: str, job: Job) -> list[Sheet]:
    """What the job asks for: the summary, the rulebook, both or neither."""
    sheets: list[Sheet] = []
    if job.rules:
        sheets += _sheets("print-rules-summary", summary_pages(game_id, job), job)
    if job.rulebook:
        sheets += _sheets("print-rules-rulebook", rulebook_pages(game_id, job), job)
    return sheets


def summary_pages(game_id: str, job: Job) -> list[Drawing]:
    """Two pages; ValueError when a summary is longer even at its smallest size."""
    made = _largest(game_id, "summary", job, SUMMARY_PAGES)
    if len(made) > SUMMARY_PAGES:
        raise ValueError(f"the summary of {game_id} does not fit on {SUMMARY_PAGES} pages")
    return made


def rulebook_pages(game_id: str, job: Job) -> list[Drawing]:
    """As few pages as it needs, the ids of its rules in the margin."""
    return _largest(game_id, "rulebook", job)


def _largest(game_id: str, name: str, job: Job, most: int = 0) -> list[Drawing]:
    """The text at the largest size that needs so many pages; or no more than at the smallest."""
    blocks = read(source(game_id, name, job.words.language))
    drawings = DRAWINGS[game_id]
    drawn = {rule: draw(job.words) for rule, draw in drawings.items()}
    margin = 11.0 if name == "rulebook" else 0.0
    smallest = _pages(blocks, drawn, job, SIZES[-1], margin)
    for size in SIZES[:-1]:
        made = _pages(blocks, drawn, job, size, margin)
        if len(made) <= (most or len(smallest)):
            return made
    return smallest


def _pages(
    blocks: list[Block], drawn: dict[str, Drawing], job: Job, size: float, margin: float
) -> list[Drawing]:
    area = _area(job)
    style = Style(size, (area.width - GAP) / 2, margin)
    return pages_of(lines_of(blocks, style, drawn), area, style, GAP, even=not margin)


def _area(job: Job) -> Box:
    area = job.paper.area
    return Box(area.left + 2, area.top + 2, area.right - 2, area.bottom - 2)


def _sheets(key: str, pages: list[Drawing], job: Job) -> list[Sheet]:
    caption = job.words.say(key)
    return [
        Sheet(
            job.words.say("print-caption-part", caption=caption, number=number, of=len(pages)),
            page,
            part="text",
        )
        for number, page in enumerate(pages, 1)
    ]
