"""Where luck comes from: fair, repeatable, promised and recorded."""

import hashlib
import hmac
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.engine.chance import (
    DIE,
    Chance,
    RecordedChance,
    RecordingChance,
    SecretChance,
    SeededChance,
)
from skep.engine.errors import BadRecord

SECRET = bytes(range(32))

SOURCES: list[Callable[[int], Chance]] = [
    SeededChance,
    lambda seed: SecretChance(hashlib.sha256(str(seed).encode()).digest()),
]


def chi_squared(found: list[int], weights: list[int]) -> float:
    total = sum(found)
    expected = [total * weight / sum(weights) for weight in weights]
    return sum((f - e) ** 2 / e for f, e in zip(found, expected, strict=True) if e)


@pytest.mark.parametrize("source", SOURCES)
def test_numbers_are_uniform(source: Callable[[int], Chance]) -> None:
    chance = source(1)
    found = [0] * 24
    for _ in range(12_000):
        found[chance.below(24)] += 1
    # 23 degrees of freedom: beyond 50 once in a thousand runs, and the seed is fixed.
    assert chi_squared(found, [1] * 24) < 50


@pytest.mark.parametrize("source", SOURCES)
def test_draws_go_by_how_many_are_left(source: Callable[[int], Chance]) -> None:
    chance = source(2)
    counts = [2, 0, 1, 5, 0, 4]
    found = [0] * 6
    for _ in range(12_000):
        found[chance.draw(DIE, counts)] += 1
    assert (found[1], found[4]) == (0, 0)
    assert chi_squared(found, counts) < 17  # 3 degrees of freedom, once in a thousand


@pytest.mark.parametrize("source", SOURCES)
def test_one_draw_does_not_tell_the_next(source: Callable[[int], Chance]) -> None:
    chance = source(3)
    pairs = [0] * 36
    for _ in range(10_800):
        pairs[6 * chance.pick(DIE) + chance.pick(DIE)] += 1
    assert chi_squared(pairs, [1] * 36) < 67  # 35 degrees of freedom, once in a thousand


@pytest.mark.parametrize("source", SOURCES)
def test_seeds_that_are_close_give_different_luck(source: Callable[[int], Chance]) -> None:
    rows = {tuple(chance.below(1000) for _ in range(4)) for chance in map(source, range(500))}
    assert len(rows) == 500


@pytest.mark.parametrize("source", SOURCES)
@given(n=st.integers(1, 2**32), seed=st.integers(0, 2**53), before=st.integers(0, 20))
def test_a_copy_goes_on_alike_and_apart(
    source: Callable[[int], Chance], n: int, seed: int, before: int
) -> None:
    chance = source(seed)
    for _ in range(before):
        chance.below(6)
    twin, third = chance.copy(), chance.copy()
    ahead = [chance.below(n) for _ in range(10)]
    assert all(0 <= number < n for number in ahead)
    assert [twin.below(n) for _ in range(10)] == ahead
    assert [third.below(n) for _ in range(10)] == ahead


def test_seeded_numbers_never_change() -> None:
    """SplitMix64 with seed 1234567: the first words are published test values."""
    chance = SeededChance(1234567)
    words = [chance.below(2**64) for _ in range(5)]
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [SeededChance(7).below(n) for n in (6, 24, 1000)] == [2, 9, 389]


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, -1, 2**64, -(10**30)):
        assert 0 <= SeededChance(seed).below(6) < 6


def words_of(secret: bytes, count: int) -> list[int]:
    """The stream as its description says: HMAC-SHA256 over a counter, cut into 32-bit words."""
    words: list[int] = []
    block = 0
    while len(words) < count:
        message = b"skep-chance-1" + block.to_bytes(8, "big")
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        words += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        block += 1
    return words[:count]


def test_secret_numbers_never_change() -> None:
    chance = SecretChance(SECRET)
    drawn = [chance.below(2**32) for _ in range(20)]
    assert drawn == words_of(SECRET, 20)
    assert drawn[:3] == [449821962, 964387169, 3895309146]
    chance = SecretChance(SECRET)
    assert [chance.below(24) for _ in range(12)] == [18, 17, 18, 1, 15, 21, 22, 11, 18, 22, 4, 21]


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    n = 3 * 2**30  # a quarter of all words is above the largest multiple
    chance = SecretChance(SECRET)
    wanted = [word for word in words_of(SECRET, 200) if word < n][:100]
    assert [chance.below(n) for _ in range(100)] == wanted
    assert chance.position > 100


def test_a_secret_has_32_bytes_and_a_range_is_positive() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        SecretChance(bytes(31))
    for n in (0, -1, 2**32 + 1):
        with pytest.raises(ValueError, match="cannot draw below"):
            SecretChance(SECRET).below(n)


def test_the_commitment_fixes_the_secret() -> None:
    commitment = SecretChance(SECRET).commitment
    assert commitment == hashlib.sha256(b"skep-commitment-1" + SECRET).hexdigest()
    assert commitment.startswith("c7716aacf022cae4")
    assert SecretChance(SECRET, position=5).commitment == commitment
    for bit in range(256):
        other = (int.from_bytes(SECRET, "big") ^ 1 << bit).to_bytes(32, "big")
        assert SecretChance(other).commitment != commitment
    assert SECRET.hex() not in commitment


def test_recording_keeps_names_and_passes_the_luck_on() -> None:
    recording, bare = RecordingChance(SeededChance(5)), SeededChance(5)
    names = ("a", "b", "c")
    indexes = [recording.pick(names), recording.draw(names, (1, 0, 3)), recording.pick(DIE)]
    assert indexes == [bare.pick(names), bare.draw(names, (1, 0, 3)), bare.pick(DIE)]
    taken = recording.take()
    assert taken == (names[indexes[0]], names[indexes[1]], DIE[indexes[2]])
    assert recording.take() == ()


@pytest.mark.parametrize("source", SOURCES)
def test_dealing_is_picking_one_after_the_other(source: Callable[[int], Chance]) -> None:
    names = tuple(f"tile {number}" for number in range(60))
    for seed in range(20):
        recording, bare, dealing = RecordingChance(source(seed)), source(seed), source(seed)
        left = list(names)
        picked = [left.pop(bare.pick(left)) for _ in names]
        assert dealing.deal(names) == picked
        assert dealing.below(10**6) == bare.below(10**6), "and the luck goes on alike"
        assert recording.deal(names) == picked
        assert recording.take() == tuple(picked)
        assert RecordedChance(picked).deal(names) == picked
    assert source(1).deal(()) == []


def test_recorded_luck_says_what_was_recorded() -> None:
    recorded = RecordedChance(("b", "a", "6"))
    assert recorded.pick(("a", "b")) == 1
    assert recorded.draw(("a", "b"), (1, 0)) == 0
    with pytest.raises(BadRecord, match="never ask for: \\['6'\\]"):
        recorded.finish()
    assert recorded.pick(DIE) == 5
    recorded.finish()
    with pytest.raises(BadRecord, match="fewer draws"):
        recorded.pick(DIE)


def test_recorded_luck_refuses_what_cannot_be() -> None:
    with pytest.raises(BadRecord, match="draws 'x', which is not one of: a, b"):
        RecordedChance(("x",)).pick(("a", "b"))
    with pytest.raises(BadRecord, match="draws 'b', but none is left"):
        RecordedChance(("b",)).draw(("a", "b"), (3, 0))
