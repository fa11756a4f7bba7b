"""PettingZoo's turn-based environment (AEC), for all games."""

from typing import Any

from pettingzoo import AECEnv

from skep.envs.illegal import Illegal, IllegalAction
from skep.envs.observer import Observation
from skep.envs.rendering import draw
from skep.envs.rewards import Reward
from skep.envs.seated import Seated
from skep.envs.table import Rules, Table

MAX_CYCLES = 5000
"""So many words end a game without a result, unless the environment is told otherwise. Players who
choose at random never finish Waggle Dance."""


class SkepAEC(Seated, AECEnv):  # type: ignore[misc]
    """One game: the agent whose turn it is says the next word of its move."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "name": "skep",
    }

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
        super().__init__(
            rules,
            flat=flat,
            reward=reward,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
            metadata=SkepAEC.metadata,
        )
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed and the same words give the same games, this and those after
        it."""
        self.table = Table(self.rules, self._seed(seed))
        self._begin(self.table)
        self._said = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> Observation:
        """What this agent sees, from its view alone."""
        return self.observer.observe(self.table, self._seat[agent])

    def step(self, action: int | None) -> None:
        """The next word of the agent whose turn it is; None when the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._say(agent, action)
        self._said += 1
        paid = self._purse.pay(self.table.state)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = paid[seat]
        if self.table.speaker is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._said >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def _say(self, agent: str, action: int | None) -> None:
        legal = action is not None and action in self.table.choices
        self.infos[agent] = {} if legal else {"illegal": True}
        if legal and action is not None:
            self.table.say(int(action))
        elif self.illegal == "refuse":
            raise IllegalAction(self.rules, agent, action, self.table.walk)

    def _next_agent(self) -> str:
        speaker = self.table.speaker
        return self.possible_agents[0 if speaker is None else speaker]

    def words(self) -> dict[str, int]:
        """What can be said now, as texts, and the action that says each. By index: whole moves."""
        walk = self.table.walk
        if walk is None:
            return {}
        if self.rules.indexed:
            return {str(move): place for place, move in enumerate(walk.moves)}
        return {self.rules.vocabulary.words[word]: word for word in walk.choices}

    def render(self) -> str | None:
        """The board as text, as the terminal shows it to whoever's turn it is."""
        if self.render_mode != "ansi":
            return None
        return draw(self.rules.game, self.table.state, self.table.speaker)
