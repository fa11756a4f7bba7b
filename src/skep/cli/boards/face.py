"""A terminal face: all that the terminal must know of one game. `boards/__init__.py` lists them.

The session (`skep.cli.session`) knows commands, seats and bots, and no game. `Face` itself shows
any game plainly: its view as labelled groups, its moves by their first word, its facts in the
game's words. A game with a board derives its own, and replaces what it can do better.
"""

from dataclasses import dataclass
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skep.cli.boards import plain
from skep.cli.typed import fold
from skep.engine.game import Fact
from skep.games.registry import game_by_id
from skep.locale import Words

FEW = 24
"""So many moves of one kind are listed unasked; more are only counted."""


@dataclass(frozen=True, slots=True)
class Group:
    """Moves that are listed together."""

    name: str
    """What is typed after `list`."""
    moves: list[Any]
    listed: bool
    """Are they few enough to be listed unasked? Else the menu tells only how many there are."""
    short: str | None = None
    """What may be typed instead of the name, where that is long."""


@dataclass(frozen=True, slots=True)
class Question:
    """Half a move, like `place Y near 3`: which group is meant, and what it must be near to."""

    group: str
    near: str | None = None


class Face:
    """How one game looks and speaks in a terminal. A *mark* is a game's own kind of highlight."""

    game: str
    redraws = False
    """Is the board shown before every decision? Else at a new turn, or when a move shows on it."""

    def __init__(self, game: str = "") -> None:
        if game:
            self.game = game

    # ------------------------------------------------------------ to look at

    def size(self, view: Any, mark: Any = None) -> tuple[int, int]:
        """Columns and rows of the whole board; (0, 0): there is none, only what lies around it."""
        return 0, 0

    def draw(self, view: Any, width: int, height: int, mark: Any = None) -> Text:
        """The board, or as much of it as fits."""
        return Text()

    def mark_move(self, view: Any, move: Any) -> Any:
        """The mark that shows a move on the board; None when there is nothing to show."""
        return None

    def mark_place(self, view: Any, text: str) -> Any:
        """The mark that turns the eye to a place, as somebody types it; None: no such place."""
        return None

    def status(self, view: Any, names: tuple[str, ...], words: Words) -> RenderableType:
        """What lies around the board: cards, points, supplies."""
        seats = Table.grid(padding=(0, 2))
        for seat, name in enumerate(names):
            turn = seat in view.actors
            score = self.score(view, name, view.scores[seat], words)
            seats.add_row(Text((">" if turn else " ") + f" {score}", "bold" if turn else ""))
        fields = Table.grid(padding=(0, 2))
        for label, text in plain.groups(self.game, view, names, words):
            fields.add_row(Text(f"  {label}"), Text(text))
        return Lines(seats, fields)

    def introduce(self, view: Any, words: Words) -> list[str]:
        """What is unusual at this table and must be known before the first move."""
        return []

    # ------------------------------------------------------------ to choose

    def asks(self, view: Any, name: str, words: Words) -> str:
        """What the player has to do now."""
        return words.say("play-ask", player=name)

    def groups(self, view: Any, legal: list[Any]) -> list[Group]:
        """All legal moves, in groups, in the order of the menu."""
        first_words = game_by_id(self.game).grammar.words
        kinds: dict[str, list[Any]] = {}
        for move in legal:
            kinds.setdefault(first_words[type(move)], []).append(move)
        return [Group(kind, moves, listed=len(moves) <= FEW) for kind, moves in kinds.items()]

    def group_word(self, group: Group, words: Words) -> str:
        """How the name of a group is typed in this language."""
        return group.name

    def summary(self, groups: list[Group], words: Words) -> str:
        """One line for the groups that are not listed, at least one."""
        counts = ", ".join(f"{group.name} {len(group.moves)}" for group in groups)
        return words.say("play-groups", groups=counts, group=groups[0].name)

    def spell(self, move: Any, words: Words) -> str:
        """How a move is typed."""
        return str(move)

    def spell_short(self, view: Any, move: Any, words: Words) -> str:
        """How a move is typed with the least signs, in this view."""
        return self.spell(move, words)

    def about(self, view: Any, move: Any, words: Words) -> str:
        """What a move means, in a few words."""
        key = f"{self.game}-about-{move.__struct_config__.tag}"
        return words.say(key, **plain.arguments(move, (), words)) if words.has(key) else ""

    def is_near(self, view: Any, move: Any, place: str) -> bool:
        """Does a move happen at this place of the board?"""
        return fold(place) in map(fold, str(move).split()[1:])

    def expand(self, view: Any, legal: list[Any], text: str, words: Words) -> str:
        """What somebody typed, with short names written out that only this screen has; BadMove
        with a reason when something is missing in them."""
        return text

    def widen(self, view: Any, text: str, words: Words) -> str:
        """The same for half a move, before `question` reads it."""
        return text

    def completions(self, view: Any, legal: list[Any], typed: str, words: Words) -> list[str]:
        """Moves that Tab may offer, whole or as far as they are known."""
        return [self.spell(move, words) for move in legal]

    def read(self, text: str, words: Words) -> Any:
        """A move as somebody types it; BadMove when it is none."""
        return game_by_id(self.game).parse(text)

    def question(self, text: str, words: Words) -> Question | None:
        """Half a move that asks for a list, if it is one."""
        near = ("near", fold(words.say("word-near")))
        tokens = [token for token in fold(text).split() if token not in near]
        kinds = game_by_id(self.game).grammar.words.values()
        if not tokens or tokens[0] not in kinds or len(tokens) > 2:
            return None
        return Question(tokens[0], tokens[1] if len(tokens) == 2 else None)

    def usual(self, view: Any, legal: list[Any]) -> Any:
        """The move that an empty line means; None when it means nothing."""
        return legal[0] if len(legal) == 1 else None

    def reasons(self, outlook: Any, move: Any, names: tuple[str, ...], words: Words) -> list[str]:
        """What a move of a hint may bring, where the game has an outlook on it."""
        return []

    def hint(self, view: Any, words: Words) -> list[str]:
        """Help with this decision, for games that give it."""
        return [words.say("play-no-hint")]

    # ------------------------------------------------------------ to tell

    def tell(self, fact: Fact, view: Any, names: tuple[str, ...], words: Words) -> str | None:
        """What happened, in words; None when it need not be said."""
        key = f"{self.game}-fact-{fact.__struct_config__.tag}"
        if words.has(key):
            return words.say(key, **plain.arguments(fact, names, words))
        return plain.sentence(fact, names, words)

    def score(self, view: Any, player: str, score: int, words: Words) -> str:
        """What somebody has reached at the end."""
        return words.say("play-score", player=player, points=score)

    def ending(self, view: Any, names: tuple[str, ...], words: Words) -> list[str]:
        """What is revealed at the end, beyond scores and winners."""
        return []
