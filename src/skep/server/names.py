"""What people may be called, and the handle under which others at a table know them.

Names that could be taken for each other are refused at one table, and so are names of which not
everything can be seen: both by Unicode's own tables (`lookalikes.py`).
"""

import hashlib
import hmac
import re
import unicodedata

from skep.server import lookalikes
from skep.server.refusals import Denied

MAX_NAME = 24

# Control, format (zero-width and bidirectional marks), surrogate, private and unassigned
# characters, and the line and paragraph separators: nothing that a name needs.
_FORBIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_MARKS = frozenset(("Mn", "Me"))

_LOOK_OF_PICTURE = str.maketrans("", "", "\ufe0e\ufe0f")
"""Keyboards put these behind a picture; they say how it is drawn, and nothing is lost with them."""

_ALSO_ALIKE = str.maketrans({"i": "l", "w": "vv"})
"""By Unicode's tables I is mistaken for l, and here case does not matter; vv for w is ours."""


def handle(key: bytes, table: str, person: str) -> str:
    """What others at a table may know a person by: tells nothing about the id in the cookie."""
    message = f"handle:{table}:{person}".encode()
    return hmac.new(key, message, hashlib.sha256).hexdigest()[:12]


def clean_name(text: str) -> str:
    """A name as it will be shown, or Denied with what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFKC", text.translate(_LOOK_OF_PICTURE)).split())
    if not name:
        raise Denied("name-empty")
    if len(name) > MAX_NAME:
        raise Denied("name-too-long", most=MAX_NAME)
    marks = 0
    for character in name:
        category = unicodedata.category(character)
        unfit = lookalikes.is_invisible(character) or not lookalikes.is_known(character)
        if category in _FORBIDDEN or unfit:
            raise Denied("name-bad-character", code=f"U+{ord(character):04X}")
        marks = marks + 1 if category in _MARKS else 0
        if marks > 2:
            raise Denied("name-bad-character", code=f"U+{ord(character):04X}")
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name):
        raise Denied("name-empty")
    if any(lookalikes.mixes_scripts(word) for word in re.split(r"[\W_]+", name)):
        raise Denied("name-mixed-scripts")
    return name


def clean_text(text: str) -> str:
    """A line of chat: plain text without control or invisible formatting characters."""
    kept = "".join(
        " " if unicodedata.category(c) in ("Zl", "Zp") or c in "\n\r\t" else c
        for c in unicodedata.normalize("NFC", text)
        if c in "\n\r\t\u200d" or unicodedata.category(c) not in _FORBIDDEN - {"Zl", "Zp"}
    ).strip()
    if not kept:
        raise Denied("chat-empty")
    return kept


def skeletons(name: str) -> frozenset[str]:
    """Two names that have one in common could be taken for each other, in small letters or large.

    Looks do not go by pairs of letters: a Greek ν is like a v, its capital like an N.
    """
    return frozenset(_skeleton(text) for text in (name, name.casefold(), name.upper()))


def _skeleton(text: str) -> str:
    """UTS #39, and without case, accents, spaces and punctuation."""
    mistaken = lookalikes.prototypes(unicodedata.normalize("NFKD", text))
    folded = unicodedata.normalize("NFKD", mistaken).casefold()
    bare = "".join(c for c in folded if unicodedata.category(c)[0] not in "MZP")
    return bare.translate(_ALSO_ALIKE)


def check_distinct(name: str, others: list[str]) -> None:
    """Denied when a name could be taken for one that is at the table already."""
    mine = skeletons(name)
    for other in others:
        if not mine.isdisjoint(skeletons(other)):
            raise Denied("name-confusable", other=other)
