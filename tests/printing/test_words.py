"""The words of the prints: every key is said somewhere, and every sentence can be printed."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import skep
from skep.games.bee_busy.material import UPGRADES
from skep.locale import LANGUAGES, words
from skep.printing.fonts import clean

SOURCE = Path(skep.__file__).parent

CHOICES: dict[str, tuple[str | int, ...]] = {
    "tile": tuple("WRYB"),
    "action": tuple("ABCDEFG"),
    "phase": ("start", "day", "night"),
    "what": (
        *("actions", "flowers", "rooms", "queen", "pollen", "eggs", "markers", "bees"),
        *("honey", "propolis", "drought", "combs", "stored", "total"),
    ),
    "area": ("meadow", "production", "combs"),
    "upgrade": UPGRADES,
    "danger": ("storm", "pesticide", "mites", "drought"),
    "number": (2, 3),
    "seat": (0, 1, 2, 3),
    "sum": (0, 4),
    "pages": (1, 12),
    "count": (1, 7),
    "player": ("violet", "yellow", "blue", "orange"),
    "kind": ("red", "blue", "yellow"),
}


class _Variables(Visitor):
    """The variables of a message, and the messages that it speaks with."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _messages() -> dict[str, set[str]]:
    files = [SOURCE / f"locale/en/{name}.ftl" for name in ("printing", "printing-rules")]
    text = "\n".join(file.read_text("utf-8") for file in files)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            visitor = _Variables()
            visitor.visit(entry)
            lent = [found[name] for name in visitor.messages if name in found]
            found[entry.id.name] = visitor.found.union(*lent)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_can_be_printed_with_the_fonts(language: str) -> None:
    speak = words(language)
    messages = _messages()
    assert len(messages) > 50
    for key, names in messages.items():
        if "butine-tile" in key or key == "print-butine-count-tile":
            names = names | {"tile"}
        values = [CHOICES.get(name, ("7",)) for name in sorted(names)]
        for chosen in product(*values):
            text = speak.say(key, **dict(zip(sorted(names), chosen, strict=True)))
            assert text.strip()
            assert text != key
            assert "{" not in clean(text)


def test_every_message_is_said_somewhere() -> None:
    paths = [*(SOURCE / "printing").rglob("*.py"), SOURCE / "cli/paper.py"]
    code = "\n".join(path.read_text("utf-8") for path in paths)
    literal = set(re.findall(r'"(print-[a-z-]+)"', code))
    made = re.findall(r'f"(print-[a-z-]*)\{[a-z]+\}([a-z-]*)"', code)
    for key in _messages():
        known = any(key.startswith(start) and key.endswith(end) for start, end in made)
        assert key in literal or known, f"nobody says {key}"
    for key in literal:
        assert words("en").has(key), f"{key} is said and does not exist"
