"""Words as PostgreSQL can keep them: it has no letter for zero, and clients make up what they like.

U+0010, which nobody uses, marks it: `10 30` stands for U+0000, `10 10` for itself.
"""

MARK = "\x10"


def kept(text: str | None) -> str | None:
    """A text as it is kept. Only within arrays is this to be asked for: see `encode`."""
    if text is None or ("\x00" not in text and MARK not in text):
        return text
    return text.replace(MARK, MARK + MARK).replace("\x00", f"{MARK}0")


def encode(text: str) -> bytes:
    """A text as it is sent; each connection does it by itself, but not within arrays."""
    return (kept(text) or "").encode()


def decode(sent: bytes) -> str:
    """A text as it was before."""
    text = bytes(sent).decode()
    if MARK not in text:
        return text
    parts = text.split(MARK + MARK)
    return MARK.join(part.replace(f"{MARK}0", "\x00") for part in parts)
