"""The way down the tree of legal texts (a trie), word by word; forced words are skipped."""

from collections.abc import Callable, Sequence
from typing import Any

from skep.envs.words import Vocabulary

Path = tuple[tuple[int, ...], Any]
"""A move, and before it the numbers of its words; no path is the beginning of another."""


class Walk:
    """Where somebody stands who has said the first words of a move. It never changes."""

    __slots__ = ("_paths", "choices", "said")

    def __init__(self, paths: Sequence[Path], depth: int) -> None:
        self._paths = paths
        choices = {path[depth] for path, _ in paths}
        while len(choices) == 1 and len(paths) > 1:
            depth += 1
            choices = {path[depth] for path, _ in paths}
        self.said: tuple[int, ...] = paths[0][0][:depth]
        """The words so far, forced ones included."""
        self.choices: list[int] = sorted(choices)
        """The words that can come next."""

    @property
    def move(self) -> Any | None:
        """The move, when only one is left."""
        return self._paths[0][1] if len(self._paths) == 1 else None

    @property
    def moves(self) -> list[Any]:
        """The moves that are left."""
        return [move for _, move in self._paths]

    def say(self, word: int) -> "Walk":
        """One word further; the word is one of the choices."""
        depth = len(self.said)
        return Walk([one for one in self._paths if one[0][depth] == word], depth)

    def along(self, said: Sequence[int]) -> "Walk":
        """As far as these words lead, from the beginning."""
        walk = self
        while walk.move is None and len(walk.said) < len(said):
            word = said[len(walk.said)]
            if walk.said != tuple(said[: len(walk.said)]) or word not in walk.choices:
                return self
            walk = walk.say(word)
        return walk


class Places(Walk):
    """A walk of one step, by the place of a move in the legal list: only that move is made."""

    __slots__ = ("_moves",)

    def __init__(self, moves: Sequence[Any], limit: int) -> None:
        self._moves = moves
        self.said = ()
        self.choices = list(range(min(limit, len(moves))))

    @property
    def move(self) -> Any | None:
        """The move, when it is the only one."""
        return self._moves[0] if len(self._moves) == 1 else None

    @property
    def moves(self) -> list[Any]:
        """The moves that are left."""
        return list(self._moves[: len(self.choices)])

    def say(self, word: int) -> "Places":
        """To this place; it is one of the choices."""
        return Places([self._moves[word]], 1)


def by_words(vocabulary: Vocabulary) -> Callable[[Sequence[Any]], Walk]:
    """Walks by the words of moves."""
    spell = vocabulary.spell
    return lambda moves: Walk([(spell(str(move)), move) for move in moves], 0)


def by_index(limit: int) -> Callable[[Sequence[Any]], Walk]:
    """Walks of one step: the place of a move in the legal list, as far as the limit."""
    return lambda moves: Places(moves, limit)
