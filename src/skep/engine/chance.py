"""Where luck comes from.

A game never shuffles ahead. When the rules draw, it asks its chance source which of some *named*
outcomes happens. The names make the record readable, and a replay reads them back instead of
needing a generator.
"""

import hashlib
import hmac
from collections.abc import Sequence
from functools import cache
from struct import Struct

from skep.engine.errors import BadRecord

DIE: tuple[str, ...] = ("1", "2", "3", "4", "5", "6")

_MASK = (1 << 64) - 1
_WORD = 1 << 32
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """A source of uniform whole numbers, and what games ask of it."""

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """An independent source that goes on from the same point."""
        raise NotImplementedError

    def pick(self, names: Sequence[str]) -> int:
        """The index of one of these outcomes, all equally likely."""
        return self.below(len(names))

    def deal(self, names: Sequence[str]) -> list[str]:
        """All of these, picked one after the other."""
        left = list(names)
        return [left.pop(self.pick(left)) for _ in names]

    def draw(self, names: Sequence[str], counts: Sequence[int]) -> int:
        """The index of one outcome, each as likely as its count (cards left of each kind)."""
        k = self.below(sum(counts))
        for index, count in enumerate(counts):
            k -= count
            if k < 0:
                return index
        raise AssertionError("below() answered outside its range")


class UpToLuck(Exception):
    """What comes next is drawn or rolled: it cannot be said beforehand."""


class NoChance(Chance):
    """For who looks ahead: as far as luck has no say, and not a step further."""

    def below(self, n: int) -> int:
        """UpToLuck."""
        raise UpToLuck

    def copy(self) -> "NoChance":
        """Just as little."""
        return self


@cache
def _lanes(count: int) -> tuple[int, int, int, Struct]:
    """For so many words: a one for each, its distance in the stream, its mask, and the layout."""
    ones = sum(1 << 128 * i for i in range(count))
    steps = sum(((i + 1) * _STEP & _MASK) << 128 * i for i in range(count))
    return ones, steps, _MASK * ones, Struct("<" + "Q8x" * count)


class SeededChance(Chance):
    """SplitMix64: fast, seeded, the same on every machine. For simulations, never for tables."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, n: int) -> int:
        # Multiply-shift instead of rejection: the bias is below n / 2**64, far under anything
        # that a simulation could see. Tables use SecretChance, which has none.
        self._state = (self._state + _STEP) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def deal(self, names: Sequence[str]) -> list[str]:
        # The same as picking one by one, but all words come at once: a race deals 60 tiles.
        left = list(names)
        words = self._words(len(left))
        counts = range(len(left), 0, -1)
        return [left.pop(word * n >> 64) for word, n in zip(words, counts, strict=True)]

    def _words(self, count: int) -> tuple[int, ...]:
        """The next words of the stream, each as `below` makes it, in a quarter of the time.

        They stand side by side in one long number, 128 bits for each, so that one operation does
        the same to all. 64 of these bits are used; the others leave room for the products.
        """
        ones, steps, mask, layout = _lanes(count)
        z = (self._state * ones + steps) & mask
        z = ((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9 & mask
        z = ((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB & mask
        z ^= z >> 31  # the layout leaves out what this puts into the other bits
        self._state = (self._state + count * _STEP) & _MASK
        return layout.unpack(z.to_bytes(layout.size, "little"))

    def copy(self) -> "SeededChance":
        return SeededChance(self._state)


class SecretChance(Chance):
    """An HMAC-SHA256 stream over a secret, with rejection sampling: the chance of a table.

    The hash of the secret is shown when the table starts and the secret when it ends, so
    anybody can draw the same numbers again and check them.
    """

    def __init__(self, secret: bytes, position: int = 0) -> None:
        if len(secret) != 32:
            raise ValueError(f"a chance secret has 32 bytes, not {len(secret)}")
        self._secret = secret
        self.position = position
        """How many 32-bit words of the stream have been used."""

    @property
    def commitment(self) -> str:
        """What may be shown before the game: it fixes the secret and tells nothing about it."""
        return hashlib.sha256(b"skep-commitment-1" + self._secret).hexdigest()

    def below(self, n: int) -> int:
        if not 0 < n <= _WORD:
            raise ValueError(f"cannot draw below {n}")
        limit = _WORD - _WORD % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def copy(self) -> "SecretChance":
        return SecretChance(self._secret, self.position)

    def _word(self) -> int:
        block, offset = divmod(self.position, 8)
        message = b"skep-chance-1" + block.to_bytes(8, "big")
        digest = hmac.digest(self._secret, message, "sha256")
        self.position += 1
        return int.from_bytes(digest[4 * offset : 4 * offset + 4], "big")


class RecordingChance(Chance):
    """Passes on what another source says and keeps the names of the outcomes."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[str] = []

    def pick(self, names: Sequence[str]) -> int:
        index = self.source.pick(names)
        self.outcomes.append(names[index])
        return index

    def draw(self, names: Sequence[str], counts: Sequence[int]) -> int:
        index = self.source.draw(names, counts)
        self.outcomes.append(names[index])
        return index

    def take(self) -> tuple[str, ...]:
        """The outcomes since the last call."""
        outcomes = tuple(self.outcomes)
        self.outcomes.clear()
        return outcomes


class RecordedChance(Chance):
    """Says what a record says happened, and nothing else."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        self._left = list(reversed(outcomes))

    def pick(self, names: Sequence[str]) -> int:
        return self._next(names)

    def draw(self, names: Sequence[str], counts: Sequence[int]) -> int:
        index = self._next(names)
        if counts[index] == 0:
            raise BadRecord(f"the record draws {names[index]!r}, but none is left")
        return index

    def _next(self, names: Sequence[str]) -> int:
        if not self._left:
            raise BadRecord("the record has fewer draws than the rules ask for")
        name = self._left.pop()
        if name not in names:
            raise BadRecord(f"the record draws {name!r}, which is not one of: {', '.join(names)}")
        return names.index(name)

    def finish(self) -> None:
        """Complain when the record holds draws that the rules never asked for."""
        if self._left:
            raise BadRecord(f"the record has draws the rules never ask for: {self._left[::-1]}")
