"""As much Markdown as our rulebooks use. Anything else is refused: it would be set wrongly."""

import re
from dataclasses import dataclass


class CannotSet(ValueError):
    """A construct that we have no way to set."""


@dataclass(frozen=True, slots=True)
class Run:
    """Some text in one style: `plain`, `bold`, `italic` or `code`."""

    text: str
    style: str = "plain"


@dataclass(frozen=True, slots=True)
class Block:
    """`title`, `heading`, `subheading`, `paragraph`, `item`, or `picture` of a rule."""

    kind: str
    runs: tuple[Run, ...] = ()
    rule: str = ""
    """The rule that begins here, or that a picture is of."""
    sign: str = "•"
    """Before an item: a dot, or its number."""

    @property
    def text(self) -> str:
        return "".join(run.text for run in self.runs)


_HEADING = re.compile(r"(#+) (\S.*)")
_ITEM = re.compile(r"(?:-|([0-9]+\.)) (\S.*)")
_PICTURE = re.compile(r"!\[[^\]]*\]\(#([A-Z]+-[0-9]+)\)")
_RULE = re.compile(r'<a id="([A-Z]+-[0-9]+)"></a>\*\*\1\*\* (?=\S)')
_KINDS = ("title", "heading", "subheading")
_INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<bold>[^*]+)\*\*|\*(?P<italic>[^*\s](?:[^*]*[^*\s])?)\*"
    r"|\[(?P<link>[^\]]+)\]\(#[A-Za-z0-9-]+\)"
)
_LEFT_OVER = re.compile(r"[`*_<>|\[\]{}\\]|\]\(|!\[|^[+~=-]{2,}|^[+>] |^\d+\) |&\w+;|https?:")
"""Signs of Markdown that mean something, and nothing that we know of."""


def read(text: str) -> list[Block]:
    """The blocks of a text; CannotSet for what we cannot set."""
    blocks: list[Block] = []
    lines: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line != line.strip():
            raise CannotSet(f"a line that is indented, or ends in spaces: {line!r}")
        alone = _block(line)
        if (alone or not line) and lines:
            blocks.append(_paragraph(" ".join(lines)))
            lines = []
        if alone:
            blocks.append(alone)
        elif line:
            lines.append(line)
    return blocks


def _block(line: str) -> Block | None:
    """What a line is by itself, if it is no part of a paragraph."""
    if line.startswith("#"):
        found = _HEADING.fullmatch(line)
        if not found or len(found[1]) > len(_KINDS):
            raise CannotSet(f"a heading of this kind: {line!r}")
        return Block(_KINDS[len(found[1]) - 1], _runs(found[2]))
    if found := _PICTURE.fullmatch(line):
        return Block("picture", rule=found[1])
    if found := _ITEM.fullmatch(line):
        return Block("item", _runs(found[2]), sign=found[1] or "•")
    return None


def _paragraph(text: str) -> Block:
    rule = _RULE.match(text)
    if rule:
        return Block("paragraph", _runs(text[rule.end() :]), rule[1])
    return Block("paragraph", _runs(text))


def _runs(text: str) -> tuple[Run, ...]:
    runs: list[Run] = []
    end = 0
    for found in _INLINE.finditer(text):
        runs.append(_plain(text[end : found.start()]))
        style = found.lastgroup or ""
        inside = found[style]
        if style == "code":
            runs.append(Run(inside, "code"))
        else:
            checked = _plain(inside)
            runs.append(Run(checked.text, "plain" if style == "link" else style))
        end = found.end()
    runs.append(_plain(text[end:]))
    return tuple(run for run in runs if run.text)


def _plain(text: str) -> Run:
    strange = _LEFT_OVER.search(text)
    if strange:
        raise CannotSet(f"{strange[0]!r} in {text!r}")
    return Run(text)
