"""Environments for those who study learning: PettingZoo, Gymnasium and OpenSpiel (`skep[rl]`).

    env = skep.envs.aec("butine", seats=2)           # PettingZoo, one agent after the other
    env = skep.envs.parallel("bee-busy", seats=2)    # PettingZoo, all at once
    env = skep.envs.gym("la-ruche")                  # Gymnasium, alone
    games = skep.envs.vector("bee-busy", 64)         # many games in worker processes
    import skep.envs.openspiel                       # registers python_skep_butine and so on

An action is the next word of a move's text; `actions="index"` makes it the move's place in the
legal list instead. docs/environments.md says what the words are and what an agent sees.
"""

from typing import TYPE_CHECKING, Any

from skep.engine.extras import from_extra

with from_extra("rl"):
    import gymnasium

    from skep.envs.at_once import SkepParallel
    from skep.envs.one_by_one import SkepAEC
    from skep.envs.solo import SkepSolo, make_solo
    from skep.envs.table import rules_of

if TYPE_CHECKING:
    from skep.envs.many import SkepVector

__all__ = ["GYM_IDS", "aec", "gym", "parallel", "vector"]

GYM_IDS: dict[str, str] = {"skep/BeeBusy-v0": "bee-busy", "skep/LaRuche-v0": "la-ruche"}
"""What is registered with Gymnasium when this module is imported, and the game that it is."""


def aec(
    game: str,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    *,
    actions: str = "words",
    take_back: bool = False,
    **more: Any,
) -> SkepAEC:
    """A game for PettingZoo, agent by agent. `options` are those of the game; `more`: `flat`,
    `reward`, `illegal`, `max_cycles`, `render_mode`."""
    return SkepAEC(rules_of(game, seats, options, actions=actions, take_back=take_back), **more)


def parallel(
    game: str,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    *,
    actions: str = "words",
    take_back: bool = False,
    **more: Any,
) -> SkepParallel:
    """A game for PettingZoo in which all agents act at once; Bee Busy is one."""
    rules = rules_of(game, seats, options, actions=actions, take_back=take_back)
    return SkepParallel(rules, **more)


def gym(game: str, options: dict[str, Any] | None = None, **more: Any) -> SkepSolo:
    """A game for one, for Gymnasium: Bee Busy, or the puzzle of La Ruche."""
    return make_solo(game, options, **more)


def vector(
    game: str, n: int, seats: int | None = None, options: dict[str, Any] | None = None, **more: Any
) -> "SkepVector":
    """n games at once, in worker processes with shared memory. `seats`: alone where a game can be
    played so, else two; `more`: `workers`, `actions`, `take_back`, `flat`, `reward`, `max_steps`.
    """
    from skep.envs.many import SkepVector

    return SkepVector(game, n, seats, options, **more)


for _id, _game in GYM_IDS.items():
    gymnasium.register(_id, entry_point="skep.envs.solo:make_solo", kwargs={"game": _game})
