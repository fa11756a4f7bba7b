"""Unicode's own tables for names: what is invisible, what is mistaken for what, and scripts.

`lookalikes.txt` is made from ICU (`scripts/make_lookalikes.py`); docs/adr/0016 says why. Words of
Unicode's standard for this, UTS #39, are used where they fit.
"""

from bisect import bisect_right
from functools import cache
from importlib.resources import files

BLANK = frozenset("\u2800\U0001d159")
"""Signs that are drawn as nothing, though by the tables they are as visible as others."""

ANY_SCRIPT = frozenset(("Zyyy", "Zinh"))
"""Of what stands in every script: digits, marks, punctuation, pictures."""

WRITTEN_TOGETHER = {
    "Hani": ("Hanb", "Jpan", "Kore"),
    "Hira": ("Jpan",),
    "Kana": ("Jpan",),
    "Hang": ("Kore",),
    "Bopo": ("Hanb",),
}
"""Scripts that belong to one way of writing, with the names of those ways."""

WITH_LATIN = frozenset(("Hanb", "Jpan", "Kore"))
"""Ways of writing in which Latin letters are at home, too."""


class _Ranges:
    """What is said of ranges of characters."""

    def __init__(self) -> None:
        self._begins: list[int] = []
        self._ends: list[int] = []
        self._said: list[frozenset[str]] = []

    def add(self, line: str) -> None:
        """A line like `0041..005A Latn`; they come in order."""
        span, *said = line.split(" ")
        begin, end = span.split("..")
        self._begins.append(int(begin, 16))
        self._ends.append(int(end, 16))
        self._said.append(frozenset(said))

    def of(self, character: str) -> frozenset[str]:
        """What is said of a character; nothing when it is in no range."""
        code = ord(character)
        at = bisect_right(self._begins, code) - 1
        return self._said[at] if at >= 0 and code <= self._ends[at] else frozenset()


class _Tables:
    """The file, read."""

    def __init__(self) -> None:
        self.ignorable, self.scripts = _Ranges(), _Ranges()
        self.prototypes: dict[int, str] = {}
        section = ""
        for line in files(__package__).joinpath("lookalikes.txt").read_text("ascii").splitlines():
            if line.startswith("["):
                section = line
            elif section == "[ignorable]":
                self.ignorable.add(line)
            elif section == "[scripts]":
                self.scripts.add(line)
            elif section == "[lookalikes]":
                target, *sources = line.split(" ")
                prototype = "".join(chr(int(code, 16)) for code in target.split("+"))
                self.prototypes.update((int(code, 16), prototype) for code in sources)
        for code, prototype in self.prototypes.items():
            self.prototypes[code] = self._last(prototype)

    def _last(self, text: str) -> str:
        """What a text is mistaken for, until it is so for itself: a few take two steps."""
        while (further := text.translate(self.prototypes)) != text:
            text = further
        return text


@cache
def _tables() -> _Tables:
    """Read when the first name is, not at every start."""
    return _Tables()


def is_invisible(character: str) -> bool:
    """Is nothing to be seen of it (Default_Ignorable_Code_Point, and blank signs)?"""
    return character in BLANK or bool(_tables().ignorable.of(character))


def is_known(character: str) -> bool:
    """Do the tables have it? What is newer than they are could look like anything."""
    return bool(_tables().scripts.of(character))


def prototypes(text: str) -> str:
    """A text in which each character is that for which it can be mistaken."""
    return text.translate(_tables().prototypes)


def mixes_scripts(word: str) -> bool:
    """Are there letters of scripts that do not go together? (Not “highly restrictive”, UTS #39.)"""
    scripts = [_tables().scripts.of(letter) for letter in word]
    ways = [_ways(some) for some in scripts if some and not some & ANY_SCRIPT]
    if not ways or frozenset.intersection(*ways):
        return False
    others = [some for some in ways if "Latn" not in some]
    return not frozenset.intersection(*others) & WITH_LATIN


def _ways(scripts: frozenset[str]) -> frozenset[str]:
    """The scripts of a letter, and the ways of writing that they belong to."""
    return scripts.union(*(WRITTEN_TOGETHER.get(script, ()) for script in scripts))
