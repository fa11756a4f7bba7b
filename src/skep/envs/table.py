"""One game being played word by word, without any library: what all environments stand on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from skep.api.wishes import check_seats, read_options
from skep.engine.chance import Chance, SeededChance
from skep.engine.errors import BadOption
from skep.engine.game import Game, Options
from skep.envs.walk import Walk, by_index, by_words
from skep.envs.words import Vocabulary, vocabulary_of
from skep.games.registry import game_by_id

INDEX_LIMITS: dict[str, int] = {
    "butine": 2048,
    "waggle-dance": 1024,
    "la-ruche": 2048,
    "bee-busy": 256,
}
"""How many actions there are by index. No list was seen to be half as long."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What is played, and how it is said: the same for all games of an environment."""

    game: Game[Any, Any]
    seats: int
    options: Options
    vocabulary: Vocabulary
    walk: Callable[[Sequence[Any]], Walk]
    actions: int
    """How many actions there are, at any time."""
    indexed: bool
    """Is an action a place in the legal list, instead of a word?"""
    take_back: bool
    """Are moves offered that take an earlier one back?"""

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes make them anew."""
        options = msgspec.to_builtins(self.options)
        actions = "index" if self.indexed else "words"
        return _rules_again, (self.game.meta.id, self.seats, options, actions, self.take_back)

    def legal(self, state: Any, seat: int) -> Sequence[Any]:
        """What a seat may do. Without taking back every game comes to its end."""
        # Who chooses by words reads the texts of all moves; by index, all but one stay unmade.
        game = self.game
        moves = game.choices(state, seat) if self.indexed else game.legal(state, seat)
        takes_back = self.game.takes_back
        if self.take_back or takes_back is None:
            return moves
        return [move for move in moves if not takes_back(move)]


def rules_of(
    game_id: str,
    seats: int,
    options: dict[str, Any] | None,
    *,
    actions: str = "words",
    take_back: bool = False,
) -> Rules:
    """The rules of an environment; an error of ours when they cannot be."""
    game = game_by_id(game_id)
    vocabulary = vocabulary_of(game_id)
    check_seats(game, seats)
    chosen = read_options(game, options or {})
    if actions not in ("words", "index"):
        raise BadOption(f"actions are 'words' or 'index', not {actions!r}")
    limit = INDEX_LIMITS[game_id]
    indexed = actions == "index"
    walk = by_index(limit) if indexed else by_words(vocabulary)
    count = limit if indexed else len(vocabulary)
    return Rules(game, seats, chosen, vocabulary, walk, count, indexed, take_back)


def _rules_again(
    game_id: str, seats: int, options: dict[str, Any], actions: str, take_back: bool
) -> Rules:
    return rules_of(game_id, seats, options, actions=actions, take_back=take_back)


_OTHER = 0x5EED_0F_A_BEE
"""Seeds of later games have nothing in common with the luck of the game before."""


def next_seed(seed: int) -> int:
    """The seed of the game after the one with this seed."""
    return SeededChance(seed ^ _OTHER).below(1 << 53)


class Table:
    """A game where those who have a choice say the next word of their move.

    Moves that are the only one are made by themselves. Where several seats may act at once, it is
    the turn of the next one after the seat that moved last.
    """

    __slots__ = ("_last", "chance", "rules", "seen", "speaker", "state", "walk")

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.chance: Chance = SeededChance(seed)
        self.state, _ = rules.game.setup(rules.seats, rules.options, self.chance)
        self.seen: dict[int, Any] = {}
        """What each seat saw of this position, once somebody has looked (`observer.py`)."""
        self.speaker: int | None = None
        """Who says the next word; None: the game is over."""
        self.walk: Walk | None = None
        """The speaker's words so far, and what can come next."""
        self._last = rules.seats - 1
        self.settle()

    @property
    def choices(self) -> list[int]:
        """The actions that the speaker can take."""
        return self.walk.choices if self.walk else []

    def say(self, word: int) -> None:
        """The speaker's next word: one of the choices."""
        assert self.walk is not None
        assert self.speaker is not None
        self.walk = self.walk.say(word)
        move = self.walk.move
        if move is not None:
            self.play(self.speaker, move)
            self.settle()

    def play(self, seat: int, move: Any) -> None:
        """Make a whole move."""
        self.rules.game.apply(self.state, seat, move, self.chance)
        self.seen.clear()
        self._last = seat

    def settle(self) -> None:
        """Make moves that are the only one, until somebody has a choice or it is over."""
        while True:
            self.speaker, moves = self.next_seat()
            if self.speaker is None:
                self.walk = None
                return
            if len(moves) > 1:
                self.walk = self.rules.walk(moves)
                return
            self.play(self.speaker, moves[0])

    def next_seat(self) -> tuple[int | None, Sequence[Any]]:
        """Whose turn it is, and what it may do."""
        rules = self.rules
        actors = rules.game.actors(self.state)
        for seat in sorted(actors, key=lambda seat: (seat - self._last - 1) % rules.seats):
            moves = rules.legal(self.state, seat)
            if moves:
                return seat, moves
        assert not actors, "somebody may act, and nobody can"
        return None, []
