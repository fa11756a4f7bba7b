"""Gymnasium's environment for one, for the games that can be played alone."""

from typing import Any

import gymnasium
from gymnasium import spaces

from skep.api.wishes import fresh_seed
from skep.engine.errors import BadOption
from skep.envs.illegal import Illegal, IllegalAction, check_illegal
from skep.envs.observer import Observation, Observer
from skep.envs.rendering import draw
from skep.envs.rewards import Purse, Reward, check_reward
from skep.envs.table import Rules, Table, next_seed, rules_of

MAX_STEPS = 2000


class SkepSolo(gymnasium.Env[Observation, int]):
    """One game, played alone: an action is the next word of the next move."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        rules: Rules,
        *,
        flat: bool = False,
        reward: Reward = "points",
        illegal: Illegal = "ignore",
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        check_illegal(illegal)
        if render_mode not in (None, "ansi"):
            raise BadOption(f"a render mode is 'ansi' or None, not {render_mode!r}")
        self.rules = rules
        self.observer = Observer(rules, flat=flat)
        self.reward: Reward = reward
        self.illegal: Illegal = illegal
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.observation_space = self.observer.space()  # type: ignore[assignment]
        self.action_space = spaces.Discrete(rules.actions)  # type: ignore[assignment]
        self._next_seed = fresh_seed()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. The same seed and the same words give the same games, this and those after
        it."""
        super().reset(seed=seed)
        if seed is not None:
            self._next_seed = seed
        self.table = Table(self.rules, self._next_seed)
        self._next_seed = next_seed(self._next_seed)
        self._purse = Purse(self.rules.game, self.table.state, self.reward, 1)
        self._steps = 0
        return self.observer.observe(self.table, 0), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The next word."""
        info: dict[str, Any] = {}
        if action in self.table.choices:
            self.table.say(int(action))
        elif self.illegal == "refuse":
            raise IllegalAction(self.rules, "seat_0", action, self.table.walk)
        else:
            info["illegal"] = True
        self._steps += 1
        (paid,) = self._purse.pay(self.table.state)
        over = self.table.speaker is None
        cut = not over and self._steps >= self.max_steps
        if over or cut:
            (info["score"],) = self.rules.game.scores(self.table.state)
        return self.observer.observe(self.table, 0), paid, over, cut, info

    def action_masks(self) -> Any:
        """The mask, by the name that sb3-contrib's MaskablePPO asks for."""
        return self.observer.observe(self.table, 0)["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The board as text, as the terminal shows it."""
        return draw(self.rules.game, self.table.state, 0) if self.render_mode else None


def make_solo(
    game: str,
    options: dict[str, Any] | None = None,
    *,
    actions: str = "words",
    take_back: bool = False,
    **more: Any,
) -> SkepSolo:
    """A game for one; BadSeats when it cannot be played alone."""
    return SkepSolo(rules_of(game, 1, options, actions=actions, take_back=take_back), **more)
