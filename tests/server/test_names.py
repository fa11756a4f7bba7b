"""Names: what is shown, and what could be taken for somebody else."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.server import lookalikes, names
from skep.server.net import identity
from skep.server.refusals import Denied


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("ﬁn", "fin"),
        ("e\u0301", "é"),
        ("Zoë", "Zoë"),
        ("蜜蜂", "蜜蜂"),
        ("عسل", "عسل"),
        ("🐝", "🐝"),
        ("❤\ufe0f Zoë", "❤ Zoë"),  # as a telephone writes it
        ("Юля Fan", "Юля Fan"),  # two words, two scripts
        ("Анна-Maria", "Анна-Maria"),
        ("田中さんAB", "田中さんAB"),
        ("김Kim", "김Kim"),
        ("Łukasz3", "Łukasz3"),
        ("Μιχάλης", "Μιχάλης"),
        ("हिन्दी", "हिन्दी"),
        ("<b>Ann</b>", "<b>Ann</b>"),  # odd, but plain text: it is shown as it is
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_shown_in_one_form(given_name: str, shown: str) -> None:
    assert names.clean_name(given_name) == shown


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("\u3000", "name-empty"),
        ("\u0301", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("ﷺ" * 2, "name-too-long"),  # one letter that NFKC makes eighteen of
        ("A\x00nn", "name-bad-character"),
        ("A\x1bnn", "name-bad-character"),
        ("A\u0085nn", None),  # a line break counts as a space
        ("A\u200bnn", "name-bad-character"),  # zero width
        ("A\u200dnn", "name-bad-character"),
        ("A\ufeffnn", "name-bad-character"),
        ("A\u00adnn", "name-bad-character"),  # soft hyphen
        ("\u202eAnn", "name-bad-character"),  # bidirectional
        ("\u2066Ann\u2069", "name-bad-character"),
        ("\u061cAnn", "name-bad-character"),
        ("A\ue000", "name-bad-character"),  # private
        ("A\uffff", "name-bad-character"),  # no character at all
        ("A\U000e0041", "name-bad-character"),  # a tag
        ("q\u0301\u0302\u0303", "name-bad-character"),  # piled up marks
        ("A\u3164", "name-bad-character"),  # letters that are drawn as nothing
        ("\u115f\u1160", "name-bad-character"),
        ("\uffa0Ann", "name-bad-character"),
        ("\u2800", "name-bad-character"),
        ("Ann\u2800", "name-bad-character"),
        ("A\U0001d159", "name-bad-character"),
        ("A\u034fnn", "name-bad-character"),
        ("A\u17b4", "name-bad-character"),
        ("A\u180bnn", "name-bad-character"),
        ("A\U000e0100", "name-bad-character"),
        ("Аnn", "name-mixed-scripts"),  # Cyrillic А
        ("Alloτ", "name-mixed-scripts"),
        ("Zoё", "name-mixed-scripts"),
        ("ᎪNN", "name-mixed-scripts"),  # Cherokee
        ("田Ж", "name-mixed-scripts"),
    ],
)
def test_names_that_cannot_be_shown(name: str, key: str | None) -> None:
    if key is None:
        assert names.clean_name(name) == "A nn"
        return
    with pytest.raises(Denied) as denied:
        names.clean_name(name)
    assert denied.value.key == key


@given(st.text(max_size=40))
def test_whatever_passes_is_fit_to_be_shown(text: str) -> None:
    try:
        name = names.clean_name(text)
    except Denied:
        return
    assert 1 <= len(name) <= names.MAX_NAME
    assert unicodedata.is_normalized("NFKC", name)
    assert not {unicodedata.category(letter) for letter in name} & {
        "Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp",
    }  # fmt: skip
    assert names.clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mia", "mia"),
        ("Mia", "Mía"),
        ("Mia", "M i a"),
        ("Mia", "M.i-a"),
        ("Mia", "Mіa"),  # Cyrillic і
        ("Mia", "Mıa"),  # dotless
        ("Mia", "Mιa"),  # Greek
        ("Mia", "M1a"),
        ("Mia", "Mla"),
        ("Mia", "𝐌𝐢𝐚"),
        ("Bob", "Воb"),
        ("Bob", "Β0b"),
        ("modern", "modem"),
        ("vvilma", "wilma"),
        ("Straße", "STRASSE"),
        ("paypal", "раураӏ"),
        ("Bob", "ВоЬ"),
        ("coco", "сосо"),
        ("soso", "ѕоѕо"),
        ("lol", "ןסן"),  # Hebrew
        ("OO", "ΟΟ"),
        ("Ivo", "lvo"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    with pytest.raises(Denied) as denied:
        names.check_distinct(one, ["Xavier", other])
    assert denied.value.key == "name-confusable"
    assert denied.value.args_of_message == {"other": other}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Bob", "Rob"),
        ("蜜", "蜂"),
        ("Ann", "Avv"),
        ("Νίκος", "Nikos"),
        ("Uma", "Yma"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    names.check_distinct(one, [other])


def test_the_tables_are_unicodes_and_whole() -> None:
    text = Path(lookalikes.__file__).with_suffix(".txt").read_text("ascii")
    assert text.startswith("# Unicode 17.0.0, as ICU 78.3 has it.\n")
    tables = lookalikes._tables()
    assert len(tables.prototypes) > 2500
    for code, prototype in tables.prototypes.items():
        assert lookalikes.is_known(chr(code))
        assert lookalikes.prototypes(prototype) == prototype, "what it is mistaken for is the last"
    for letter in "abcdefghjklnopqrstuvxyzABCDEFGHJKLNOPQRSTUVWXYZ23456789":
        assert lookalikes.prototypes(letter) == letter
    assert lookalikes.prototypes("m I 1 0 |") == "rn l l O l"


def test_what_is_newer_than_the_tables_is_no_name() -> None:
    """A later Python may know characters that the tables do not."""
    assert not lookalikes.is_known("\U000cffff")
    assert lookalikes.is_known("é")


@given(st.text(max_size=24))
def test_a_name_is_like_itself_in_every_case(text: str) -> None:
    for other in (text, text.upper(), text.casefold(), f" {text}\u0301"):
        with pytest.raises(Denied):
            names.check_distinct(text, [other])


def test_names_that_are_alike_only_in_large_letters() -> None:
    """A Greek ν is like a v, its capital like an N."""
    with pytest.raises(Denied):
        names.check_distinct("ννν", ["NNN"])


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("x" * 25, "name-too-long", {"most": 24}),
        ("Ann\x07", "name-bad-character", {"code": "U+0007"}),
        ("e\u0489\u0489\u0489", "name-bad-character", {"code": "U+0489"}),
    ],
)
def test_a_refused_name_is_told_why(text: str, key: str, args: dict[str, str | int]) -> None:
    with pytest.raises(Denied) as refused:
        names.clean_name(text)
    assert (refused.value.key, refused.value.args_of_message) == (key, args)


def test_two_marks_on_each_letter_and_no_third() -> None:
    twice = "\u0489\u0489"
    assert names.clean_name(f"a{twice}b{twice}") == f"a{twice}b{twice}"
    assert names.clean_name(f"{twice}b") == f"{twice}b"
    with pytest.raises(Denied):
        names.clean_name(f"\u0489{twice}b")


# ---------------------------------------------------------------- chat


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  good game  ", "good game"),
        ("one\ntwo\rthree\tfour", "one two three four"),
        ("one\u2028two\u2029three", "one two three"),
        ("bell\x07, zero\u200bwidth, right\u202eleft", "bell, zerowidth, rightleft"),
        ("private\ue000", "private"),
        ("e\u0301", "é"),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("XXL", "XXL"),
        ("\ufb01", "\ufb01"),
    ],
)
def test_chat_is_plain_text(text: str, kept: str) -> None:
    assert names.clean_text(text) == kept


@pytest.mark.parametrize("text", ["", "  \n ", "\u200b", "\x00\x01", "\u2028"])
def test_chat_that_says_nothing(text: str) -> None:
    with pytest.raises(Denied, match=r"^chat-empty$"):
        names.clean_text(text)


# ---------------------------------------------------------------- cookies and origins


def test_a_cookie_is_read_only_if_we_signed_it() -> None:
    key, person = b"k" * 32, identity.new_person()
    cookie = identity.sign(key, person)
    assert identity.read_cookie(key, cookie) == person
    assert identity.read_cookie(b"j" * 32, cookie) is None
    assert identity.read_cookie(key, cookie[:-1] + ("0" if cookie[-1] != "0" else "1")) is None
    for forged in (None, "", ".", person, f"{person}.", f"x{cookie}", "é.é", "x" * 5000):
        assert identity.read_cookie(key, forged) is None


def test_people_have_128_random_bits() -> None:
    people = {identity.new_person() for _ in range(100)}
    assert len(people) == 100
    assert {len(person) for person in people} == {22}


def test_a_handle_is_another_at_each_table() -> None:
    key = b"k" * 32
    assert names.handle(key, "one", "me") != names.handle(key, "two", "me")
    assert names.handle(key, "one", "me") != names.handle(b"j" * 32, "one", "me")
    assert identity.handle(key, "me") not in (names.handle(key, "one", "me"), "me")


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://bees.example:8765", True),
        ("https://bees.example:8765", True),
        ("http://bees.example", False),
        ("http://bees.example:8766", False),
        ("http://evil.example:8765", False),
        ("http://bees.example:8765.evil.example", False),
        ("http://bees.example:8765/", False),
        ("HTTP://bees.example:8765", False),
        ("ftp://bees.example:8765", False),
        ("null", False),
        ("", False),
        (None, False),
    ],
)
def test_only_pages_of_the_same_host(origin: str | None, allowed: bool) -> None:
    assert identity.origin_allowed(origin, "bees.example:8765", frozenset()) is allowed


def test_named_origins_and_no_others() -> None:
    ours = frozenset(["https://bees.example"])
    assert identity.origin_allowed("https://bees.example", "127.0.0.1:8765", ours)
    assert not identity.origin_allowed("http://bees.example", "127.0.0.1:8765", ours)
    assert not identity.origin_allowed("http://127.0.0.1:8765", "127.0.0.1:8765", ours)
    assert not identity.origin_allowed("https://bees.example", None, frozenset())
