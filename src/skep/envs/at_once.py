"""PettingZoo's parallel environment, for games in which all seats decide at once."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from skep.api.wishes import fresh_seed
from skep.engine.errors import UnknownGame
from skep.envs.illegal import Illegal, IllegalAction, check_illegal
from skep.envs.observer import Observation, Observer
from skep.envs.rendering import draw
from skep.envs.rewards import Purse, Reward, check_reward
from skep.envs.table import Rules, Table, next_seed
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


class SkepParallel(ParallelEnv):  # type: ignore[misc]
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
        check_reward(reward)
        check_illegal(illegal)
        self.rules = rules
        self.observer = Observer(rules, flat=flat)
        self.reward: Reward = reward
        self.illegal: Illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**SkepParallel.metadata, "name": f"skep_{rules.game.meta.id}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(rules.actions) for agent in self.possible_agents
        }
        self._next_seed = fresh_seed()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Its words."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The same seed and the same words give the same games, this and those after
        it."""
        if seed is not None:
            self._next_seed = seed
        self.table = ManyWalks(self.rules, self._next_seed)
        self._next_seed = next_seed(self._next_seed)
        self._purse = Purse(self.rules.game, self.table.state, self.reward, self.rules.seats)
        self._steps = 0
        self.agents = self.possible_agents[:]
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

    def close(self) -> None:
        """Nothing is held open."""
