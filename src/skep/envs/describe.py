"""The tables of words and of observations, as they stand in docs/environments.md.

`python -m skep.envs.describe` prints them; a test compares.
"""

import sys

from skep.envs.seen.arrays import Array
from skep.envs.seen.registry import SIGHTS
from skep.envs.words import Vocabulary, vocabulary_of
from skep.games.registry import GAMES

_FEW, _MORE = 2, 3
"""Two numbers of seats: where a shape differs between them, it is the seats that are counted."""


def words_table() -> list[str]:
    """The words of each game in their order."""
    lines = ["| game | actions | words, numbered in this order |", "|---|---|---|"]
    for game in SIGHTS:
        vocabulary = vocabulary_of(game)
        lines.append(f"| {game} | {len(vocabulary)} | {_listed(vocabulary)} |")
    return lines


def _listed(vocabulary: Vocabulary) -> str:
    numbers = vocabulary.numbers
    after = vocabulary.words[2 + len(numbers) :]
    return f"(nothing) `.` `{numbers[0]}` to `{numbers[-1]}` `{' '.join(after)}`"


def arrays_table(game: str) -> list[str]:
    """What is observed of a game."""
    sight, options = SIGHTS[game], GAMES[game].meta.options()
    few, more = (sight.arrays(seats, options) for seats in (_FEW, _MORE))
    lines = [
        "| array | shape | what it holds |",
        "|---|---|---|",
        "| `features` | one for each of `NAMES` | what the learned bots look at |",
    ]
    for one, other in zip(few, more, strict=True):
        lines.append(f"| `{one.name}` | {_shape(one, other)} | {one.about} |")
    lines.append(f"| `said` | {vocabulary_of(game).longest} | the words of this move so far |")
    return lines


def _shape(one: Array, other: Array) -> str:
    return " × ".join(map(_side, one.shape, other.shape))


def _side(few: int, more: int) -> str:
    if few == more:
        return str(few)
    return "s" if few == _FEW else f"s + {few - _FEW}"


def tables() -> list[str]:
    """All of them, each under its heading."""
    found = ["### Words", "", *words_table()]
    for game in SIGHTS:
        found += ["", f"### {GAMES[game].meta.title}", "", *arrays_table(game)]
    return found


def main() -> None:
    """Print the tables."""
    sys.stdout.write("\n".join((*tables(), "")))


if __name__ == "__main__":
    main()
