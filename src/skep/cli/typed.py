"""What people type: capitals, accents and extra spaces do not matter."""

import unicodedata


def fold(text: str) -> str:
    """Lower case without accents: `Échange` and `echange` are the same word."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def is_number(text: str) -> bool:
    """Is it a whole number in plain digits, short enough to be meant?"""
    return text.isascii() and text.isdecimal() and len(text) <= 6
