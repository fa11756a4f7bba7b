"""A terminal face: all that the terminal must know of one game. `boards/__init__.py` lists them.

The session (`skep.cli.session`) knows commands, seats and bots, and no game. A new game brings a
drawer, the groups in which its moves are listed, and its words.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from skep.engine.game import Fact
from skep.locale import Words


@dataclass(frozen=True, slots=True)
class Group:
    """Moves that are listed together."""

    name: str
    """What is typed after `list`."""
    moves: list[Any]
    listed: bool
    """Are they few enough to be listed unasked? Else the menu tells only how many there are."""


@dataclass(frozen=True, slots=True)
class Question:
    """Half a move, like `place Y near 3`: which group is meant, and what it must be near to."""

    group: str
    near: str | None = None


class Face(ABC):
    """How one game looks and speaks in a terminal. A *mark* is a game's own kind of highlight."""

    game: str
    redraws = False
    """Is the board shown before every decision? Else at a new turn, or when a move shows on it."""

    # ------------------------------------------------------------ to look at

    @abstractmethod
    def size(self, view: Any, mark: Any = None) -> tuple[int, int]:
        """Columns and rows of the whole board."""

    @abstractmethod
    def draw(self, view: Any, width: int, height: int, mark: Any = None) -> Text:
        """The board, or as much of it as fits."""

    @abstractmethod
    def mark_move(self, view: Any, move: Any) -> Any:
        """The mark that shows a move on the board; None when there is nothing to show."""

    @abstractmethod
    def mark_place(self, view: Any, text: str) -> Any:
        """The mark that turns the eye to a place, as somebody types it; None: no such place."""

    @abstractmethod
    def status(self, view: Any, names: tuple[str, ...], words: Words) -> RenderableType:
        """What lies around the board: cards, points, supplies."""

    def introduce(self, view: Any, words: Words) -> list[str]:
        """What is unusual at this table and must be known before the first move."""
        return []

    # ------------------------------------------------------------ to choose

    @abstractmethod
    def asks(self, view: Any, name: str, words: Words) -> str:
        """What the player has to do now."""

    @abstractmethod
    def groups(self, view: Any, legal: list[Any]) -> list[Group]:
        """All legal moves, in groups, in the order of the menu."""

    @abstractmethod
    def group_word(self, group: Group, words: Words) -> str:
        """How the name of a group is typed in this language."""

    @abstractmethod
    def summary(self, groups: list[Group], words: Words) -> str:
        """One line for the groups that are not listed, at least one."""

    @abstractmethod
    def spell(self, move: Any, words: Words) -> str:
        """How a move is typed."""

    @abstractmethod
    def about(self, view: Any, move: Any, words: Words) -> str:
        """What a move means, in a few words."""

    @abstractmethod
    def is_near(self, view: Any, move: Any, place: str) -> bool:
        """Does a move happen at this place of the board?"""

    @abstractmethod
    def read(self, text: str, words: Words) -> Any:
        """A move as somebody types it; BadMove when it is none."""

    @abstractmethod
    def question(self, text: str, words: Words) -> Question | None:
        """Half a move that asks for a list, if it is one."""

    @abstractmethod
    def usual(self, view: Any, legal: list[Any]) -> Any:
        """The move that an empty line means; None when it means nothing."""

    def hint(self, view: Any, words: Words) -> list[str]:
        """Help with this decision, for games that give it."""
        return [words.say("play-no-hint")]

    # ------------------------------------------------------------ to tell

    @abstractmethod
    def tell(self, fact: Fact, view: Any, names: tuple[str, ...], words: Words) -> str | None:
        """What happened, in words; None when it need not be said."""

    def score(self, view: Any, player: str, score: int, words: Words) -> str:
        """What somebody has reached at the end."""
        return words.say("play-score", player=player, points=score)

    @abstractmethod
    def ending(self, view: Any, names: tuple[str, ...], words: Words) -> list[str]:
        """What is revealed at the end, beyond scores and winners."""
