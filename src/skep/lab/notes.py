"""What is noted of a game while it is played: its rounds, and which actions and cards were used."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from skep.engine.game import Game


class Use(msgspec.Struct, frozen=True):
    """How often something was used."""

    count: int
    """In all games together."""
    per_game: float


@dataclass(slots=True)
class Notes:
    """Counts of some games. Whole numbers only, so that merging is exact in any order."""

    actions: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    ranks: Counter[str] = field(default_factory=Counter)

    def moved(self, game: Game[Any, Any], move: Any) -> None:
        """A move was made."""
        action_of, cards_of = game.abilities.action_of, game.abilities.cards_of
        words = game.grammar.words
        self.actions[words[type(move)] if action_of is None else action_of(move)] += 1
        if cards_of is not None:
            self.cards.update(cards_of(move))

    def ended(self, view: Any) -> None:
        """A game is over; this is what everybody sees of it."""
        rounds, rank = getattr(view, "round", None), getattr(view, "rank", "")
        if rounds is not None:
            self.rounds[rounds] += 1
        if rank:
            self.ranks[rank] += 1

    def merge(self, other: "Notes") -> None:
        """Count the games of other notes, too."""
        self.actions.update(other.actions)
        self.cards.update(other.cards)
        self.rounds.update(other.rounds)
        self.ranks.update(other.ranks)


def uses_of(counts: Counter[str], games: int) -> dict[str, Use]:
    """How often each was used, the most used first."""
    order = sorted(counts, key=lambda name: (-counts[name], name))
    return {name: Use(counts[name], counts[name] / games) for name in order}
