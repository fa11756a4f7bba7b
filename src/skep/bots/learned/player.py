"""The learned bot: one step ahead, then what it has learned that this is worth."""

from collections.abc import Callable, Sequence
from typing import Any

from skep.bots.learned.sight import Rated, Sight
from skep.bots.learned.value import Value, shipped_value
from skep.bots.player import luck
from skep.engine.chance import Chance, SeededChance
from skep.engine.game import Game

_GRAIN = 1 << 16


Seen = Callable[[Any], bool]
"""Is this one thought of? Asked once for each."""


def rate(
    sight: Sight,
    value: Value,
    state: Any,
    seat: int,
    chance: Chance,
    seen: Seen = lambda _step: True,
) -> Rated:
    """All steps of a seat that are seen, each with what it is worth. All meet the same luck."""
    if sight.rated is not None:
        return [one for one in sight.rated(state, seat, value, chance) if seen(one)]
    since = sight.stretch(state)
    rated: Rated = []
    for step in filter(seen, sight.steps(state, seat)):
        luck = chance.copy()
        twin = sight.after(state, seat, step, luck)
        sight.settle(twin, since, luck)
        rated.append((value(twin, seat), step))
    return rated


def allowed(rated: Rated, legal: Sequence[Any]) -> Rated:
    """The steps that begin with one of these moves; if none does, the moves themselves."""
    moves = set(legal)
    return [one for one in rated if one[1][0] in moves] or [(0.0, (move,)) for move in legal]


class LearnedBot:
    """Makes the step after which it is best off, as far as it has learned to tell."""

    def __init__(
        self,
        sight: Sight,
        seed: int,
        version: int,
        value: Callable[[int], Value] | None = None,
        overlooks: float = 0.0,
    ) -> None:
        self._sight = sight
        self._seed = seed
        self._game: Game[Any, Any] = sight.game.at(version)
        self._value = value or (lambda seats: shipped_value(sight, seats))
        self._overlooks = overlooks
        """The share of all steps that it does not think of."""
        self.patient = sight.habits is not None
        """Does it play days on, and so takes longer than a server's thread should?"""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The first move of the best step that it sees."""
        if len(legal) == 1:
            return legal[0]
        chance = luck(self._seed, view)
        state = self._game.imagine(view, chance)
        dice = SeededChance(chance.below(1 << 53))
        rated = rate(
            self._sight,
            self._value(state.seats),
            state,
            view.you,
            chance,
            lambda _step: dice.below(_GRAIN) >= self._overlooks * _GRAIN,
        )
        rated = allowed(rated, legal)
        best = max(worth for worth, _ in rated)
        liked = [step for worth, step in rated if worth == best]
        return liked[chance.below(len(liked))][0]
