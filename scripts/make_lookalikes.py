"""Write src/skep/server/lookalikes.txt anew, from the tables of ICU: Unicode's own.

    pip download --no-deps icu4py && unzip icu4py-*.whl -d icu
    python scripts/make_lookalikes.py icu

ICU is read as it is in that wheel (for Linux), since no Python package offers its spoof checker;
docs/adr/0016-names-by-unicodes-tables.md says more. Nothing of this is needed to run Skep.
"""

import ctypes
import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parents[1] / "src" / "skep" / "server" / "lookalikes.txt"
IGNORABLE = 5
"""ICU's number of Default_Ignorable_Code_Point."""
UNASSIGNED = 0
SHORT_NAME = 0


class Icu:
    """What we need of ICU, by its C interface."""

    def __init__(self, wheel: Path) -> None:
        files = {
            part: next(wheel.glob(f"icu4py.libs/libicu{part}-*")) for part in ("data", "uc", "i18n")
        }
        found = re.search(r"\.so\.(\d+)\.(\d+)", files["uc"].name)
        assert found is not None
        self.version = f"{found[1]}.{found[2]}"
        self._suffix = f"_{found[1]}"
        # Each leans on the one before.
        loaded = {p: ctypes.CDLL(str(f), mode=ctypes.RTLD_GLOBAL) for p, f in files.items()}
        self._uc, self._i18n = loaded["uc"], loaded["i18n"]
        opened = self._get(self._i18n, "uspoof_open")
        opened.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opened(ctypes.byref(ctypes.c_int(0))))
        self._script_name = self._get(self._uc, "uscript_getShortName")
        self._script_name.restype = ctypes.c_char_p

    def _get(self, library: ctypes.CDLL, name: str) -> Any:
        return getattr(library, name + self._suffix)

    def unicode_version(self) -> str:
        numbers = (ctypes.c_uint8 * 4)()
        self._get(self._uc, "u_getUnicodeVersion")(numbers)
        return ".".join(map(str, numbers[:3]))

    def is_ignorable(self, code: int) -> bool:
        return bool(self._get(self._uc, "u_hasBinaryProperty")(code, IGNORABLE))

    def is_assigned(self, code: int) -> bool:
        return bool(self._get(self._uc, "u_charType")(code) != UNASSIGNED)

    def scripts(self, code: int) -> str:
        """The scripts that a character is used in."""
        numbers = (ctypes.c_int * 64)()
        error = ctypes.c_int(0)
        ask = self._get(self._uc, "uscript_getScriptExtensions")
        count = ask(code, numbers, 64, ctypes.byref(error))
        return " ".join(sorted(self._script_name(number).decode() for number in numbers[:count]))

    def skeleton(self, text: str) -> str:
        sent, made, error = text.encode(), ctypes.create_string_buffer(400), ctypes.c_int(0)
        ask = self._get(self._i18n, "uspoof_getSkeletonUTF8")
        size = ask(self._checker, 0, sent, len(sent), made, 400, ctypes.byref(error))
        return made.raw[:size].decode()


def characters(icu: Icu) -> list[int]:
    """All that can be left of a name in its one form (NFKC)."""
    codes = (code for code in range(0x110000) if not 0xD800 <= code < 0xE000)
    return [
        code
        for code in codes
        if icu.is_assigned(code) and unicodedata.normalize("NFKC", chr(code)) == chr(code)
    ]


def ranges(codes: list[int], of: Callable[[int], str]) -> Iterator[str]:
    """Runs of characters of which the same is to be said."""
    begin = end = -2
    what = ""
    for code in [*codes, -1]:
        said = of(code) if code >= 0 else ""
        if code == end + 1 and said == what:
            end = code
            continue
        if what:
            yield f"{begin:04X}..{end:04X} {what}"
        begin, end, what = code, code, said


def lookalikes(icu: Icu, codes: list[int]) -> Iterator[str]:
    """What characters are mistaken for; those that fall apart (NFD) by what they fall into."""
    groups: dict[str, list[int]] = {}
    for code in codes:
        text = chr(code)
        if unicodedata.normalize("NFD", text) != text or icu.is_ignorable(code):
            continue
        skeleton = icu.skeleton(text)
        if skeleton != text:
            groups.setdefault(skeleton, []).append(code)
    for skeleton, group in sorted(groups.items()):
        target = "+".join(f"{ord(letter):04X}" for letter in skeleton)
        yield " ".join([target, *(f"{code:04X}" for code in group)])


def main() -> None:
    icu = Icu(Path(sys.argv[1]))
    every = [code for code in range(0x110000) if not 0xD800 <= code < 0xE000]
    codes = characters(icu)
    lines = [
        f"# Unicode {icu.unicode_version()}, as ICU {icu.version} has it.",
        "# Written by scripts/make_lookalikes.py. Data: Unicode, Inc., under the Unicode License",
        "# (Unicode-3.0), see NOTICE.",
        "[ignorable]",
        *ranges(every, lambda code: "yes" if icu.is_ignorable(code) else ""),
        "[scripts]",
        *ranges(codes, icu.scripts),
        "[lookalikes]",
        *lookalikes(icu, codes),
    ]
    TARGET.write_text("\n".join(lines) + "\n", "ascii")


if __name__ == "__main__":
    main()
