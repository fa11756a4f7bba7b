"""Actions are words: how the text of a move is cut into words, and the fixed words of each game.

    place R4@3,-2      →  place R 4 3 -2
    gather WYR 0-3-5   →  gather WYR 0 3 5
    place 351246@1,-2  →  place 3 5 1 2 4 6 1 -2

A word is a run of letters (with hyphens inside), or a number; a minus belongs to it unless it joins
two things. Numbers of four digits and more are said digit by digit. What stands between the words
is not said: no two moves of a game differ in that alone (a law in the tests).
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from skep.engine.errors import SkepError, UnknownGame

NOTHING, END = 0, 1
"""The first two words of every game. NOTHING is all that a seat can say that has nothing to decide;
END ends a move where another goes on: `die 5` beside `die 5 as 3`."""

_WORD = re.compile(r"(?<![0-9A-Za-z])-?[0-9]+|[0-9]+|[A-Za-z]+(?:-[A-Za-z]+)*")
_LONG = 4
"""From so many digits on, a number is said digit by digit."""


class UnknownWord(SkepError):
    """A move's text has a word that its game's vocabulary lacks, or an action says no word."""


def split(text: str) -> list[str]:
    """The words of a text."""
    words: list[str] = []
    for word in _WORD.findall(text):
        words += word if len(word) >= _LONG and word.isdigit() else (word,)
    return words


class Vocabulary:
    """All words of one game, numbered once and for all: new words go to the end."""

    def __init__(self, game_id: str, numbers: range, words: str, longest: int) -> None:
        self.game_id = game_id
        self.numbers = numbers
        self.words: tuple[str, ...] = ("", ".", *map(str, numbers), *words.split())
        """A word is an action, and its place in here is its number."""
        self.longest = longest
        """No move of this game has more words."""
        self._number = {word: number for number, word in enumerate(self.words)}
        self.spell = lru_cache(maxsize=1 << 17)(self._spell)
        """The numbers of the words of a text, and END."""

    def __len__(self) -> int:
        return len(self.words)

    def number(self, word: str) -> int:
        """The action that says this word; UnknownWord when there is none."""
        if word not in self._number:
            raise UnknownWord(f"{word!r} is no word of {self.game_id}: see docs/environments.md")
        return self._number[word]

    def say(self, numbers: Sequence[int]) -> str:
        """The words with these numbers."""
        return " ".join(self.words[number] for number in numbers)

    def _spell(self, text: str) -> tuple[int, ...]:
        return (*map(self.number, split(text)), END)


_BUTINE = """
    place gather take swap for deck done pass W R Y B
    WRW WRY WRB YRY YRB BRB WYW WYR WYB RYR RYB BYB
    RWR RWY RWB YWY YWB BWB WBW WBR WBY RBR RBY YBY
"""
_WAGGLE_DANCE = """
    place play as of seat more none from to hatch room with egg store trade for move swap honey
    draw keep done A C D E G
    white yellow orange red purple blue
    overtime volunteer efficiency alchemy mix bounty queens-gift shift-change expertise directions
    dirty-trick sick-leave explore feint
"""
_LA_RUCHE = "place give to keep ready lift up"
_BEE_BUSY = """
    lose change to die as borrow mark write at stay fly backwards feed pick make line wall store
    skip done back meadow production combs honey wax propolis egg queen water nothing
    ne e se sw w nw a b c d centre cat gnome moor heath
"""

VOCABULARIES: dict[str, Vocabulary] = {
    vocabulary.game_id: vocabulary
    for vocabulary in (
        # 39 tiles in a row reach 65 steps far (`games/butine/board.py`).
        Vocabulary("butine", range(-65, 66), _BUTINE, longest=5),
        # There are 48 room tiles.
        Vocabulary("waggle-dance", range(49), _WAGGLE_DANCE, longest=8),
        # 60 tiles in a row.
        Vocabulary("la-ruche", range(-59, 60), _LA_RUCHE, longest=9),
        # The sum of two dice is at most 12.
        Vocabulary("bee-busy", range(13), _BEE_BUSY, longest=5),
    )
}


def vocabulary_of(game_id: str) -> Vocabulary:
    """The words of a game; UnknownGame when nobody has listed them."""
    if game_id not in VOCABULARIES:
        known = ", ".join(VOCABULARIES)
        raise UnknownGame(f"there is no environment for {game_id!r}; games: {known}")
    return VOCABULARIES[game_id]
