"""The learned bot: one step ahead, then what it has learned that this is worth."""

from collections.abc import Callable, Sequence
from typing import Any

from skep.bots.learned.sight import Rated, Sight, Step
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


class Thinker:
    """Somebody who thinks of a step and then makes its moves.

    Where steps are plans of several moves, a plan is made once. It is made again from the view
    whenever it is needed, so what was seen before does not matter: it is only remembered.
    """

    def __init__(
        self,
        sight: Sight,
        seed: int,
        version: int,
        value: Callable[[int], Value] | None = None,
    ) -> None:
        self._sight = sight
        self._seed = seed
        self._game: Game[Any, Any] = sight.game.at(version)
        self._value = value or (lambda seats: shipped_value(sight, seats))
        self._key: object = None
        self._plan: tuple[str, ...] = ()

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The next move of the best step that it finds."""
        if len(legal) == 1:
            return legal[0]
        if self._sight.begun is not None:
            begun = self._sight.begun(view)
            if begun.key != self._key:
                chance = luck(self._seed, begun.key)
                could = self._game.legal(begun.state, view.you)
                step = self._think([begun.state], view.you, could, chance)
                self._key, self._plan = begun.key, tuple(map(str, step))
            done = len(begun.made)
            if self._plan[:done] == begun.made:
                for move in legal:
                    if str(move) in self._plan[done : done + 1]:
                        return move
            # Somebody else decided before for this seat: make the best of what is left.
        chance = luck(self._seed, view)
        return self._think(self._worlds(view, chance), view.you, legal, chance)[0]

    def _worlds(self, view: Any, chance: Chance) -> list[Any]:
        """One or more worlds that look like this."""
        return [self._game.imagine(view, chance)]

    def _think(self, worlds: list[Any], seat: int, legal: Sequence[Any], chance: Chance) -> Step:
        """The best step that begins with one of these moves."""
        raise NotImplementedError


class LearnedBot(Thinker):
    """Makes the step after which it is best off, as far as it has learned to tell."""

    def __init__(
        self,
        sight: Sight,
        seed: int,
        version: int,
        value: Callable[[int], Value] | None = None,
        overlooks: float = 0.0,
    ) -> None:
        super().__init__(sight, seed, version, value)
        self._overlooks = overlooks
        """The share of all steps that it does not think of."""
        self.patient = sight.habits is not None
        """Does it play days on, and so takes longer than a server's thread should?"""

    def _think(self, worlds: list[Any], seat: int, legal: Sequence[Any], chance: Chance) -> Step:
        state = worlds[0]
        dice = SeededChance(chance.below(1 << 53))

        def seen(_step: Step) -> bool:
            return dice.below(_GRAIN) >= self._overlooks * _GRAIN

        value = self._value(state.seats)
        # Who overlooks everything looks again.
        rated = rate(self._sight, value, state, seat, chance, seen) or rate(
            self._sight, value, state, seat, chance
        )
        rated = allowed(rated, legal)
        best = max(worth for worth, _ in rated)
        liked = [step for worth, step in rated if worth == best]
        return liked[chance.below(len(liked))]
