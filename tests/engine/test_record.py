"""The text of a record, and what `verify` finds out."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from skep.api import AnyMatch, Match, read_options
from skep.engine import record as records
from skep.engine.chance import SecretChance
from skep.engine.game import Result
from skep.engine.record import Entry, Record
from skep.games.registry import GAMES

SECRET = bytes(range(32))

words = st.text("abcXYZ059@,-", min_size=1, max_size=8)
draws = st.lists(words, max_size=3).map(tuple)
numbers = st.lists(st.integers(-5, 99), max_size=4).map(tuple)
json_values = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=9)
json_objects = st.dictionaries(st.text(max_size=5), json_values, max_size=3)


@st.composite
def any_records(draw: st.DrawFn) -> Record:
    """A record of anything, legal or not: the text form does not know the rules."""
    position = draw(st.none() | json_objects)
    return Record(
        game=draw(words),
        rules_version=draw(st.integers(0, 99)),
        seats=draw(st.integers(0, 9)),
        options=draw(json_objects),
        entries=draw(st.lists(st.builds(Entry, st.integers(0, 99), words, draws)).map(tuple)),
        start=() if position is not None else draw(draws),
        position=position,
        seed=draw(st.none() | st.integers(-(2**64), 2**64)),
        commitment=draw(st.none() | words),
        secret=draw(st.none() | words),
        players=tuple(draw(st.lists(st.text(max_size=12), max_size=4))),
        result=draw(
            st.none() | st.builds(Result, words.map(_no_comma), st.just(""), numbers, numbers)
        ),
        hash=draw(st.none() | words),
    )


def _no_comma(word: str) -> str:
    return word.replace(",", "x")


@given(any_records())
def test_every_record_round_trips(record: Record) -> None:
    assert records.read(records.write(record)) == record


@pytest.mark.parametrize(
    "name", ["line\u2028separator", "next\x85line", "new\nline", "=> a # b", "é"]
)
def test_players_may_have_any_name(name: str) -> None:
    record = Record("butine", 1, 2, {}, (), players=(name, "other"))
    assert records.read(records.write(record)) == record


def short_game() -> Match:
    match = skep.new("butine", seats=2, seed=7, options={"quick": True})
    for _ in range(2):
        match.apply(match.actors[0], match.legal(match.actors[0])[-1])
    return match


def test_the_text_is_what_the_description_says() -> None:
    match = short_game()
    text = match.record()
    lines = text.splitlines()
    assert lines[:5] == [
        "skep record 1",
        "game butine 1",
        "seats 2",
        'options {"challenge":null,"expert":false,"quick":true}',
        "seed 7",
    ]
    assert re.fullmatch(r"start => [01]( [WRYB]{3}){9}", lines[5])
    assert [line.partition(" ")[2] for line in lines[6:8]] == [entry.move for entry in match.log]
    assert lines[8:] == [f"hash {match.hash()}"]


def test_remarks_empty_lines_and_foreign_line_ends_do_not_matter() -> None:
    match = short_game()
    first, *rest = match.record().splitlines()
    text = "\r\n".join([first, "# a remark", "", *rest, "  # end"])
    assert skep.replay(text).hash() == match.hash()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("skep record 1", "skep record 2", "begins with the line 'skep record 1'"),
        ("game butine 1", "game butine 9", "version 9 of the rules .* newer"),
        ("game butine 1", "game chess 1", "no game 'chess'; games: butine"),
        ("game butine 1", "game butine", "damaged"),
        ("game butine 1\n", "", "no line 'game'"),
        ("seats 2", "seats 5", "5 seats; allowed: 2, 3, 4"),
        ("seats 2", "seats two", "damaged"),
        ('"quick":true', '"quick":7', "option quick = 7"),
        ('"quick":true', '"fast":true', "no option 'fast'; options: quick, challenge, expert"),
        ("options {", "options [", "damaged"),
        ("seed 7", "seed 7\nseed 7", "line 6 cannot be read"),
        ("start =>", "start", "fewer draws"),
        ("start => 0", "start => 3", "draws '3', which is not one of: 0, 1"),
        ("start => 0", "start => 0 WYR", "draws the rules never ask for"),
        ("1 place", "0 place", "seat 0 cannot play"),
        ("1 place", "7 place", "no seat 7 at a table of 2"),
        ("1 place", "1 plaice", "not a move of butine"),
        ("1 place", "100 place", "line 8 cannot be read"),
        ("hash ", "hash 0", "hash is not the hash"),
        ("hash ", "end all-passed, scores 0 0, winners 0 1\nhash ", "claims the end"),
        ("hash ", "end all-passed\nhash ", "damaged"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, complaint: str) -> None:
    text = short_game().record()
    assert text.count(old) == 1
    with pytest.raises(skep.BadRecord, match=complaint):
        skep.replay(text.replace(old, new))


def test_a_position_must_fit_the_head_of_its_record() -> None:
    hands = [["WRW", "WRW", "RWR"], ["BYB", "BYB", "RWY"]]
    match = skep.position("butine", {"hands": hands, "market": ["WBW", "WBW", "RBR"]})
    text = match.record()
    assert skep.replay(text).hash() == match.hash()
    for old, new in (
        ("\nseats 2", "\nseats 3"),
        ('\noptions {"challenge":null,"expert":false', '\noptions {"challenge":null,"expert":true'),
        ("\nposition", "\nstart => 1\nposition"),
        ('["WBW","WBW","RBR"]', '["WBW","WBW","WBW"]'),
    ):
        assert text.count(old) == 1
        with pytest.raises(skep.BadRecord):
            skep.replay(text.replace(old, new))


def table_record() -> Record:
    """A finished game as a table would record it, with its luck promised and revealed."""
    game = GAMES["butine"]
    chance = SecretChance(SECRET)
    options = read_options(game, {"quick": True, "challenge": 3})
    match: AnyMatch = Match.start(game, 2, options, chance)
    while match.actors:
        seat = match.actors[0]
        match.apply(seat, match.legal(seat)[0])
    record = records.read(match.record())
    return msgspec.structs.replace(
        record, commitment=chance.commitment, secret=SECRET.hex(), players=("Ada", "Béa")
    )


def test_verify_believes_an_honest_table() -> None:
    record = table_record()
    assert record.result is not None
    assert skep.verify(records.write(record)) == record


def test_verify_detects_another_secret() -> None:
    record = table_record()
    for secret in (SECRET[::-1].hex(), "00", "no hex"):
        with pytest.raises(skep.BadRecord, match="secret"):
            skep.verify(records.write(msgspec.structs.replace(record, secret=secret)))
    other = SecretChance(SECRET[::-1])
    lie = msgspec.structs.replace(record, secret=SECRET[::-1].hex(), commitment=other.commitment)
    with pytest.raises(skep.BadRecord, match=r"draws are not the ones|cannot play"):
        skep.verify(records.write(lie))


def test_verify_detects_a_changed_move() -> None:
    record = table_record()
    for at in range(len(record.entries)):
        moved = msgspec.structs.replace(record.entries[at], move="place B0@1,0")
        if record.entries[at].move == moved.move:
            continue
        entries = (*record.entries[:at], moved, *record.entries[at + 1 :])
        with pytest.raises(skep.BadRecord):
            skep.verify(records.write(msgspec.structs.replace(record, entries=entries)))


@pytest.mark.parametrize("keep", ["secret", "seed"])
def test_verify_detects_changed_draws(keep: str) -> None:
    """Two starting cards exchanged: every move may still be legal, but luck did not say so."""
    if keep == "secret":
        record = table_record()
    else:
        record = records.read(short_game().record())
    start = list(record.start)
    swapped = 0
    for i in range(1, len(start)):
        for j in range(i + 1, len(start)):
            if start[i] == start[j]:
                continue
            changed = start[:]
            changed[i], changed[j] = start[j], start[i]
            lie = msgspec.structs.replace(record, start=tuple(changed), result=None, hash=None)
            with pytest.raises(skep.BadRecord):
                skep.verify(records.write(lie))
            swapped += 1
    assert swapped > 20


def test_verify_without_a_source_checks_the_moves_alone() -> None:
    bare = msgspec.structs.replace(table_record(), commitment=None, secret=None)
    assert skep.verify(records.write(bare)) == bare
    wrong = msgspec.structs.replace(bare, entries=bare.entries[1:])
    with pytest.raises(skep.BadRecord):
        skep.verify(records.write(wrong))
