"""What PettingZoo's two kinds of environment have in common: agents in seats, spaces, seeds."""

from typing import Any

from gymnasium import spaces

from skep.api.wishes import fresh_seed
from skep.envs.illegal import Illegal, check_illegal
from skep.envs.observer import Observer
from skep.envs.rewards import Purse, Reward, check_reward
from skep.envs.table import Rules, Table, next_seed


class Seated:
    """An environment of a game whose seats are agents."""

    agents: list[str]

    def __init__(
        self,
        rules: Rules,
        *,
        flat: bool,
        reward: Reward,
        illegal: Illegal,
        max_cycles: int,
        render_mode: str | None,
        metadata: dict[str, Any],
    ) -> None:
        check_reward(reward)
        check_illegal(illegal)
        self.rules = rules
        self.observer = Observer(rules, flat=flat)
        self.reward: Reward = reward
        self.illegal: Illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**metadata, "name": f"skep_{rules.game.meta.id}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.agents = []
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

    def close(self) -> None:
        """Nothing is held open."""

    def _seed(self, wanted: int | None) -> int:
        """The seed of the next game; from it follow those of the games after it."""
        seed = self._next_seed if wanted is None else wanted
        self._next_seed = next_seed(seed)
        return seed

    def _begin(self, table: Table) -> None:
        """Everybody sits down at a new table, with an empty purse."""
        self._purse = Purse(self.rules.game, table.state, self.reward, self.rules.seats)
        self.agents = self.possible_agents[:]
