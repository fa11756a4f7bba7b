"""The legal moves of a seat as a lazy sequence: counted, drawn and filtered without being made.

Who plays at random wants one move of many, and who searches often only wants to know whether there
is a choice. So a game may tell its moves in *runs*, in the order of `legal`: how those of one kind
are made, and of what. Then only those are made that somebody looks at.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar, overload

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal

M = TypeVar("M")


class Things(Protocol):
    """What moves are made of: a list, a tuple, or something that is counted without a list."""

    def __len__(self) -> int:
        """How many there are."""
        ...

    def __getitem__(self, number: int, /) -> Any:
        """The one with this number, from 0 on."""
        ...


Run = tuple[Callable[[Any], M], Things]
"""How moves of one kind are made, and of what."""


def just(move: M) -> Run[M]:
    """A run of one move, which is there already."""
    return (_itself, (move,))


def _itself(move: M) -> M:
    return move


class Rules(Protocol[M]):
    """What is asked of a game here."""

    @property
    def moves(self) -> Any:
        """The union of its moves."""
        ...

    @property
    def legal(self) -> Callable[[Any, int], list[M]]:
        """All of them."""
        ...

    @property
    def check(self) -> Callable[[Any, int, Any], Refusal | None]:
        """Whether a move is one of them."""
        ...


class Choices(Generic[M], Sequence[M]):
    """What a seat may do in a state. With the next move it is out of date: ask for it anew."""

    __slots__ = ("_count", "_game", "_kinds", "_latest", "_list", "_runs", "_seat", "_state")

    def __init__(
        self,
        game: Rules[M],
        state: Any,
        seat: int,
        runs: Sequence[Run[M]],
        moves: list[M] | None = None,
        kinds: tuple[Any, ...] = (),
    ) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._runs = runs
        self._list = moves
        """All moves, once they are made: by a game without runs, or for who wants to see all."""
        self._kinds = kinds
        self._latest: tuple[M, ...] = ()
        if moves is None:
            count = 0
            for _, things in runs:
                count += len(things)
            self._count = count
        else:
            self._count = len(moves)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, number: int) -> M: ...

    @overload
    def __getitem__(self, number: slice) -> list[M]: ...

    def __getitem__(self, number: Any) -> Any:
        """The move with this number in the list, or a part of the list."""
        moves = self._list
        if moves is None:
            if number.__class__ is not int or number < 0:
                return self._all()[number]
            for make, things in self._runs:
                count = len(things)
                if number < count:
                    move = make(things[number])
                    self._latest = (move,)
                    return move
                number -= count
            raise IndexError("there are not so many moves")
        return moves[number]

    def __iter__(self) -> Iterator[M]:
        return iter(self._all())

    def __contains__(self, move: object) -> bool:
        """Is it one of them? As long as there is no list of them, the rules are asked."""
        if self._list is not None:
            return move in self._list
        if not all(isinstance(move, kind) for kind in (self._game.moves, *self._kinds)):
            return False
        return self._game.check(self._state, self._seat, move) is None

    def drawn(self, chance: Chance) -> M:
        """One of them, all equally likely."""
        return self[chance.below(self._count)]

    def of(self, kind: Any) -> "Choices[M]":
        """Those of one kind, or of one of several (`Place | Gather`), in the same order."""
        moves, runs = self._list, self._runs
        if moves is None:
            runs = [run for run in runs if len(run[1]) and isinstance(run[0](run[1][0]), kind)]
        else:
            moves = [move for move in moves if isinstance(move, kind)]
        kinds = (*self._kinds, kind)
        return Choices(self._game, self._state, self._seat, runs, moves, kinds)

    @property
    def given(self) -> tuple[M, ...]:
        """The moves that somebody may have in hand: all, if there is a list; else the latest."""
        return self._latest if self._list is None else tuple(self._list)

    def _all(self) -> list[M]:
        if self._list is None:
            moves = self._game.legal(self._state, self._seat)
            for kind in self._kinds:
                moves = [move for move in moves if isinstance(move, kind)]
            self._list = moves
        return self._list
