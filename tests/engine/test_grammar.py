"""Move grammars: what forms read, what they print, and what is wrong with a form."""

from typing import Any, Literal

import msgspec
import pytest

import skep
from skep.engine.grammar import Form, Grammar, Number, OneOf, Part, Same, Several, Text


class Go(msgspec.Struct, frozen=True, tag_field="move", tag="go"):
    where: str
    steps: int


class Hum(msgspec.Struct, frozen=True, tag_field="move", tag="hum"):
    tune: Literal["low", "High"]
    notes: tuple[int, ...] = ()


class Roll(msgspec.Struct, frozen=True, tag_field="move", tag="roll"):
    shown: int
    use: int


class Flap(msgspec.Struct, frozen=True, tag_field="move", tag="flap"):
    wings: tuple[str, str] = ("L", "R")


class Rest(msgspec.Struct, frozen=True, tag_field="move", tag="rest"):
    long: bool = False


Move = Go | Hum | Roll | Flap | Rest


def place(name: str) -> str:
    if name != "hive":
        raise skep.BadMove(f"nobody flies to {name!r}")
    return name.title()


PARTS: dict[str, Part] = {
    "where": Text("[A-Z][a-z]+", place),
    "steps": Number("0|-?[1-9]"),
    "notes": Several(Number("[0-9]"), "+"),
    "die": Number("[1-6]"),
    "wings": Several(OneOf(("L", "R")), "-", 2),
}
FORMS = (
    Form(Go, "go to {where}({steps})", "go to Hive(-3)"),
    Form(Hum, "hum {tune}", "hum High", notes=()),
    Form(Hum, "hum {tune}: {notes}", "hum low: 1+2+3"),
    Form(Roll, "roll {shown:die}", "roll 5", use=Same("shown")),
    Form(Roll, "roll {shown:die} as {use:die}", "roll 5 as 3"),
    Form(Flap, "flap {wings}", "flap L-R"),
    Form(Rest, "rest", long=False),
    Form(Rest, "rest long", long=True),
)
GRAMMAR = Grammar[Move]("buzz", PARTS, FORMS)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("go to Hive(-3)", Go("Hive", -3)),
        ("hum High", Hum("High")),
        ("hum low: 7", Hum("low", (7,))),
        ("hum low: 1+2+3", Hum("low", (1, 2, 3))),
        ("roll 5", Roll(5, 5)),
        ("roll 5 as 3", Roll(5, 3)),
        ("flap R-L", Flap(("R", "L"))),
        ("rest", Rest()),
        ("rest long", Rest(long=True)),
    ],
)
def test_a_move_is_read_and_printed(text: str, move: Move) -> None:
    assert GRAMMAR.parse(text) == move
    assert str(move) == text
    assert f"{move}" == text
    assert GRAMMAR.parse(f"\t{text.upper().replace(' ', '   ')} ") == move
    assert GRAMMAR.parse(text.lower()) == move


def test_a_longer_form_that_says_the_same_is_read_and_the_first_is_printed() -> None:
    assert GRAMMAR.parse("roll 4 as 4") == Roll(4, 4)
    assert str(Roll(4, 4)) == "roll 4"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "go",
        "go to Hive",
        "go to Hive(-0)",
        "go to Hive(3)!",
        "hum",
        "hum middle",
        "hum low: ",
        "hum low: 1+",
        "hum low: 1+2+10",
        "roll 7",
        "roll ٣",
        "roll 5as3",
        "flap L",
        "flap L-R-L",
        "rest long long",
        "rest {long}",
        "nothing",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(skep.BadMove) as caught:
        GRAMMAR.parse(text)
    assert str(caught.value) == (
        f"{text!r} is not a move of buzz; moves look like: go to Hive(-3) | hum High | "
        "hum low: 1+2+3 | roll 5 | roll 5 as 3 | flap L-R | rest | rest long"
    )


def test_a_text_may_say_itself_what_is_wrong_with_it() -> None:
    with pytest.raises(skep.BadMove, match=r"^nobody flies to 'moon'$"):
        GRAMMAR.parse("go to Moon(1)")


def test_a_value_that_no_form_says_is_printed_by_the_last() -> None:
    """A move that was made up can be told, in a refusal for example, even where it has no text."""

    class Store(msgspec.Struct, frozen=True):
        what: str
        honey: int = 0

    Grammar[Store](
        "store",
        {"what": Text("[a-z]+"), "honey": Number("[0-9]")},
        (
            Form(Store, "store honey {honey}", "store honey 2", what="honey"),
            Form(Store, "store {what}", "store egg", honey=0),
        ),
    )
    assert str(Store("honey", 3)) == "store honey 3"
    assert str(Store("egg", 3)) == "store egg"


def test_texts_that_are_no_moves_are_not_remembered() -> None:
    before = len(GRAMMAR._by_word)
    for number in range(50):
        with pytest.raises(skep.BadMove):
            GRAMMAR.parse(f"word{number} x")
    assert len(GRAMMAR._by_word) == before


def declare(*forms: Any, parts: dict[str, Part] = PARTS) -> None:
    """Declare a grammar of forms that are given as their arguments."""
    Grammar[Any]("buzz", parts, [Form(*args, **fixed) for *args, fixed in forms])


@pytest.mark.parametrize(
    ("forms", "why"),
    [
        (
            [(Go, "go to {there} {steps}", "go to Hive 1", {})],
            r"'go to \{there\} \{steps\}': Go has no field 'there'; it has where, steps",
        ),
        ([(Rest, "rest {now}", "rest 1", {"long": True})], "Rest has no field 'now'; it has long"),
        ([(Rest, "rest", "", {"short": 1})], "Rest has no field 'short'"),
        ([(Roll, "roll {shown:die}", "roll 5", {"use": Same("die")})], "Roll has no field 'die'"),
        (
            [(Go, "go to {where}", "go to Hive", {})],
            r"Go needs 'steps': show it as \{steps\}, or give it: steps=…",
        ),
        ([(Rest, "rest {long}", "rest 1", {"long": True})], "Rest gets 'long' twice"),
        (
            [(Go, "go to {where} {steps:paces}", "go to Hive 1", {})],
            "Go has no part 'paces' to write 'steps'; parts are: where, steps, notes, die, wings",
        ),
        ([(Rest, "rest {long}", "rest 1", {})], "Rest has no part 'long' to write 'long'"),
        ([(Go, "{where} {steps}", "Hive 1", {})], "needs a word of its own at the beginning"),
        ([(Rest, "", "", {"long": True})], "needs a word of its own at the beginning"),
        ([(Go, "go  {where} {steps}", "go Hive 1", {})], "needs single spaces"),
        ([(Go, "go {where} '{steps}'", "go Hive 1", {})], "no quotes"),
        ([(Go, "go {where} {{steps}}", "go Hive 1", {})], "lone braces"),
        ([(Go, "go {where} {steps}", "", {})], "needs an example after its text"),
        (
            [
                (Roll, "throw {shown:die}", "throw 5", {"use": Same("shown")}),
                (Roll, "roll {shown:die} as {use:die}", "roll 5 as 3", {}),
            ],
            "begins with another word than its other forms",
        ),
        (
            [
                (Roll, "roll {shown:die} as {use:die}", "roll 5 as 3", {}),
                (Roll, "roll {shown:die}", "roll 5", {"use": Same("shown")}),
            ],
            "has more forms after this one, which would never be printed",
        ),
    ],
)
def test_a_form_that_cannot_be_says_what_is_wrong(forms: list[Any], why: str) -> None:
    with pytest.raises(skep.BadGrammar, match=why):
        declare(*forms)


@pytest.mark.parametrize("pattern", [r"\d", "([a-z])"])
def test_a_pattern_must_mean_the_same_in_typescript(pattern: str) -> None:
    with pytest.raises(skep.BadGrammar, match="a part 'long' with a backslash or a group"):
        declare((Rest, "rest {long}", "rest 1", {}), parts={"long": Number(pattern)})
