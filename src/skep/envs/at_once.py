"""PettingZoo's parallel environment, for games in which all seats decide at once."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from skep.engine.errors import UnknownGame
from skep.envs.illegal import Illegal, IllegalAction
from skep.envs.observer import Observation
from skep.envs.rendering import draw
from skep.envs.rewards import Reward
from skep.envs.seated import Seated
from skep.envs.table import Rules, Table
from skep.envs.walk import Walk
from skep.envs.words import NOTHING

PARALLEL = ("bee-busy",)
"""Games in which nobody can take from another what that one is about to do."""
MAX_CYCLES = 2000

Steps = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class ManyWalks(Table):
    """A table at which all who have a choice speak at once, each on a walk of its own."""

    __slots__ = ("walks",)

    def settle(self) -> None:
        """Make moves that are the only one; then begin walks, or take them up where they stood."""
        begun: dict[int, Walk] = getattr(self, "walks", {})
        rules, again = self.rules, True
        while again:
            again = False
            self.walks: dict[int, Walk] = {}
            for seat in rules.game.actors(self.state):
                moves = rules.legal(self.state, seat)
                if len(moves) == 1:
                    self.play(seat, moves[0])
                    again = True
                    break
                if moves:
                    self.walks[seat] = rules.walk(moves)
        for seat, walk in self.walks.items():
            if seat in begun:
                self.walks[seat] = walk.along(begun[seat].said)
        self.speaker = min(self.walks, default=None)

    def say_all(self, words: Mapping[int, int]) -> None:
        """The next words of several seats; moves that are complete are made in their order."""
        made = []
        for seat, word in words.items():
            walk = self.walks[seat].say(word)
            self.walks[seat] = walk
            if walk.move is not None:
                made.append((seat, walk.move))
                del self.walks[seat]
        for seat, move in made:
            # What somebody else has just done may stand in the way; then it is chosen anew.
            if self.rules.game.check(self.state, seat, move) is None:
                self.play(seat, move)
        if made:
            self.settle()


class SkepParallel(Seated, ParallelEnv):  # type: ignore[misc]
    """One game: all agents act in every step. Who has nothing to decide says word 0."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "skep"}  # noqa: RUF012

    def __init__(
        self,
        rules: Rules,
        *,
        flat: bool = False,
        reward: Reward = "win",
        illegal: Illegal = "refuse",
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        if rules.game.meta.id not in PARALLEL:
            raise UnknownGame(
                f"{rules.game.meta.id} is no game for a parallel environment: {', '.join(PARALLEL)}"
            )
        super().__init__(
            rules,
            flat=flat,
            reward=reward,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
            metadata=SkepParallel.metadata,
        )

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The same seed and the same words give the same games, this and those after
        it."""
        self.table = ManyWalks(self.rules, self._seed(seed))
        self._begin(self.table)
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Steps:
        """The next words of all agents."""
        words, wrong = self._read(actions)
        infos = {agent: {"illegal": True} if agent in wrong else {} for agent in self.agents}
        self.table.say_all(words)
        self._steps += 1
        over = self.table.speaker is None
        cut = not over and self._steps >= self.max_cycles
        paid = self._purse.pay(self.table.state)
        answer = (
            self._observations(),
            dict(zip(self.agents, paid, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return answer

    def _read(self, actions: dict[str, int]) -> tuple[dict[int, int], list[str]]:
        """The words of those who have a choice, and the agents who may not say what they say."""
        words: dict[int, int] = {}
        wrong: list[str] = []
        for seat, agent in enumerate(self.agents):
            walk = self.table.walks.get(seat)
            action = actions.get(agent, NOTHING)
            if walk is None and action == NOTHING and not self.rules.indexed:
                continue
            if walk is not None and action in walk.choices:
                words[seat] = int(action)
            elif walk is None and self.rules.indexed:
                continue  # by index, there is no action that says nothing
            elif self.illegal == "refuse":
                raise IllegalAction(self.rules, agent, action, walk)
            else:
                wrong.append(agent)
        return words, wrong

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.agents):
            walk = self.table.walks.get(seat)
            said, choices = (walk.said, walk.choices) if walk else ((), [NOTHING])
            found[agent] = self.observer.observation(self.table, seat, said, choices)
        return found

    def render(self) -> str | None:
        """The board as text, as the terminal shows it to a spectator."""
        if self.render_mode != "ansi":
            return None
        return draw(self.rules.game, self.table.state, None)
