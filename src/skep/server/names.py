"""What people may be called, and the handle under which others at a table know them.

Names that could be taken for each other (homoglyphs, zero-width marks) are refused at one table.
"""

import hashlib
import hmac
import unicodedata

from skep.server.refusals import Denied

MAX_NAME = 24

# Control, format (zero-width and bidirectional marks), surrogate, private and unassigned
# characters, and the line and paragraph separators: nothing that a name needs.
_FORBIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_MARKS = frozenset(("Mn", "Me"))

# Letters that look alike, folded to one (whatever looks like an i, an I or a 1 to an l). Not all
# of Unicode's table of confusables: the ones that a keyboard or an easy copy can produce.
# Accents are folded away before.
_LOOKALIKES = str.maketrans(
    "0135$|авекмнорстухіјѕѵԁԛԝӏαβεικνορτυχγωոհօսɡıi",
    "olesslabekmhopctyxljsvdqwlabelkvoptuxywnhougll",
)


def handle(key: bytes, table: str, person: str) -> str:
    """What others at a table may know a person by: tells nothing about the id in the cookie."""
    message = f"handle:{table}:{person}".encode()
    return hmac.new(key, message, hashlib.sha256).hexdigest()[:12]


def clean_name(text: str) -> str:
    """A name as it will be shown, or Denied with what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name:
        raise Denied("name-empty")
    if len(name) > MAX_NAME:
        raise Denied("name-too-long", most=MAX_NAME)
    marks = 0
    for character in name:
        category = unicodedata.category(character)
        if category in _FORBIDDEN:
            raise Denied("name-bad-character", code=f"U+{ord(character):04X}")
        marks = marks + 1 if category in _MARKS else 0
        if marks > 2:
            raise Denied("name-bad-character", code=f"U+{ord(character):04X}")
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name):
        raise Denied("name-empty")
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


def skeleton(name: str) -> str:
    """Two names with the same skeleton could be taken for each other."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    bare = "".join(c for c in folded if unicodedata.category(c)[0] not in "MZP")
    return bare.translate(_LOOKALIKES).replace("rn", "m").replace("vv", "w")


def check_distinct(name: str, others: list[str]) -> None:
    """Denied when a name could be taken for one that is at the table already."""
    mine = skeleton(name)
    for other in others:
        if skeleton(other) == mine:
            raise Denied("name-confusable", other=other)
