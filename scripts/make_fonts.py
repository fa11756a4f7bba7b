"""Unpack the fonts of the prints from the packages that web/package-lock.json names.

They are other people's work and no part of this repository: like the browser client they are built
into the package, from locked versions. A web font (WOFF) is a plain font whose tables are
compressed one by one; reportlab reads the plain one.
"""

import struct
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource"
TARGET = ROOT / "src" / "skep" / "printing" / "typefaces"

FONTS = {
    "Arimo-Regular": "arimo-latin-400-normal",
    "Arimo-Bold": "arimo-latin-700-normal",
    "Arimo-Italic": "arimo-latin-400-italic",
    "Tinos-Regular": "tinos-latin-400-normal",
    "Tinos-Bold": "tinos-latin-700-normal",
    "Tinos-BoldItalic": "tinos-latin-700-italic",
    "Cousine-Regular": "cousine-latin-400-normal",
}
"""Our name of a font, and its file."""

WOFF = 0x774F4646
HEAD, ENTRY = ">IIIHHI", ">4sIIII"


def are_there() -> bool:
    """Is every font unpacked?"""
    return all((TARGET / f"{name}.ttf").is_file() for name in FONTS)


def make() -> None:
    """Unpack all fonts, with the licence of each family."""
    TARGET.mkdir(exist_ok=True)
    for name, file in FONTS.items():
        family = file.partition("-")[0]
        packed = PACKAGES / family / "files" / f"{file}.woff"
        (TARGET / f"{name}.ttf").write_bytes(unpacked(packed.read_bytes()))
        licence = (PACKAGES / family / "LICENSE").read_bytes()
        (TARGET / f"{family.capitalize()}-LICENSE.txt").write_bytes(licence)


def unpacked(data: bytes) -> bytes:
    """The plain font in a web font, as the WOFF specification of the W3C describes it."""
    sign, flavour, _, count, _, _ = struct.unpack_from(HEAD, data)
    if sign != WOFF:
        raise ValueError("this is no web font")
    power = 1 << (count.bit_length() - 1)
    font = struct.pack(
        ">IHHHH", flavour, count, 16 * power, power.bit_length() - 1, 16 * (count - power)
    )
    start, tables = len(font) + 16 * count, b""
    for number in range(count):
        tag, offset, packed, size, check = struct.unpack_from(ENTRY, data, 44 + 20 * number)
        table = data[offset : offset + packed]
        if packed < size:
            table = zlib.decompress(table)
        font += struct.pack(">4sIII", tag, check, start + len(tables), size)
        tables += table + b"\0" * (-size % 4)
    return font + tables
