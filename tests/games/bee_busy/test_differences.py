"""What is told of a sheet that differs from the usual one: all of it, and in the rulebooks too."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from skep.games.bee_busy import GAME
from skep.games.bee_busy.board import BOARDS
from skep.games.bee_busy.differences import Difference, differences
from skep.games.bee_busy.reading import SHEETS
from skep.games.bee_busy.sheet import Sheet
from skep.locale import LANGUAGES, words
from tests.games.bee_busy.test_words import TestRulebook

HEATH: dict[str, Any] = msgspec.to_builtins(SHEETS["heath"])


NEVER_ANOTHER = (("name",), ("ranks", 0, "least"))
"""What tells nothing: the name of the sheet, and the first rank, which has no lower end."""


def text_of(difference: Difference, language: str) -> str:
    return " ".join(map(words(language).explain, difference.sentences))


OTHER_WORD = {
    "storm": "mites",
    "mites": "storm",
    "drought": "storm",
    "pesticide": "storm",
    "nectar": "pollen",
    "pollen": "nectar",
    "honey": "wax",
    "wax": "honey",
    "propolis": "honey",
    "red": "blue",
    "blue": "red",
    "yellow": "red",
    "R": "Z",
    "Y": "Z",
    "B": "Z",
    **dict.fromkeys(("value", "storage", "flower", "extra-mark", "garden"), "flexible"),
    **dict.fromkeys(("flexible", "extra-honey", "backwards"), "value"),
    **dict.fromkeys(("no-honey", "one-glass", "whisperer"), "plenty"),
}
"""Where a sheet allows a few words only: one of the others."""


def leaves(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to each number and each text of a sheet."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list | tuple):
        for at, value in enumerate(data):
            yield from leaves(value, (*path, at))
    else:
        yield path


def changed(data: Any, path: tuple[str | int, ...]) -> Any:
    """The same data with another value in one place."""
    if path:
        step, *rest = path
        pairs = data.items() if isinstance(data, dict) else enumerate(data)
        copy = {key: changed(value, tuple(rest)) if key == step else value for key, value in pairs}
        return copy if isinstance(data, dict) else list(copy.values())
    return data + 1 if isinstance(data, int) else OTHER_WORD.get(data, f"{data}x")


def another(path: tuple[str | int, ...]) -> Sheet | None:
    """The heath with one value changed; None where the type of a sheet allows no such value."""
    try:
        return msgspec.convert(changed(HEATH, path), Sheet)
    except msgspec.ValidationError:
        return None


def test_the_usual_sheet_differs_in_nothing() -> None:
    assert differences(SHEETS["garden"]) == ()
    assert BOARDS["garden"].outline().differences == ()
    assert BOARDS["heath"].outline().differences == differences(SHEETS["heath"])


def test_every_value_of_a_sheet_counts() -> None:
    """Change any number or text of the heath: what is told of it changes too."""
    told = differences(SHEETS["heath"])
    tried = 0
    for path in leaves(HEATH):
        sheet = another(path)
        if sheet is not None and path not in NEVER_ANOTHER:
            tried += 1
            assert differences(sheet) != told, path
    assert tried > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_difference_can_be_said_under_a_rule_of_the_game(language: str) -> None:
    told = differences(SHEETS["heath"])
    rules = [one.rule for one in told]
    assert set(rules) <= set(GAME.meta.rules)
    assert rules == sorted(set(rules), key=GAME.meta.rules.index)
    for one in told:
        for sentence in one.sentences:
            text = words(language).explain(sentence)
            assert text.endswith(".")
            assert sentence.key not in text


@pytest.mark.rule("BEE-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_what_differs_on_the_heath(language: str) -> None:
    book = TestRulebook().book(language)
    listed = re.findall(r"^- \[(BEE-[0-9]+)\]\(#\1\) (.*)$", book, re.MULTILINE)
    told = differences(SHEETS["heath"])
    assert listed == [(one.rule, text_of(one, language)) for one in told]


def test_numbers_are_those_of_the_data() -> None:
    """A few of them, by hand: the list is not only told, it is true."""
    told = {one.rule: text_of(one, "en") for one in differences(SHEETS["heath"])}
    assert told["BEE-1"].startswith(
        "There are 18 rounds. The crown stands at round 12. Round 4: dr"
    )
    assert told["BEE-21"] == "A wall costs 2 wax."
    assert told["BEE-18"] == (
        "Column 4 opens the blue flowers. Column 7 opens the moor. All else is open from the start."
    )
