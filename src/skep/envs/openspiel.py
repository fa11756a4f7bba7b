"""OpenSpiel games: importing this registers `python_skep_butine`, `python_skep_waggle_dance` and
`python_skep_bee_busy`.

Chance nodes are explicit, with exact odds. A state's strings and tensors for a player come from
that player's view, from what it was told, and from the words of a move that it is just saying.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from skep.engine.chance import SeededChance
from skep.engine.extras import from_extra
from skep.envs.asking import AskingTable, Past
from skep.envs.observer import Observer
from skep.envs.rewards import win_shares
from skep.envs.table import rules_of

with from_extra("rl"):
    import numpy as np
    import pyspiel

__all__ = ["GAMES", "SkepState"]

_TYPE = pyspiel.GameType

OPTIONS: dict[str, dict[str, Any]] = {
    "butine": {"quick": False, "challenge": 0, "expert": False},
    "waggle-dance": {"honey": 7, "blocked": -1},
    "bee-busy": {"sheet": "garden"},
}
"""The parameters of each game beside `players` and `max_length`; 0 and -1: the game's own."""
OUTCOMES: dict[str, int] = {"butine": 24, "waggle-dance": 14, "bee-busy": 6}
"""The most outcomes of a chance node: kinds of cards, or faces of a die."""
MAX_LENGTH = 5000
"""After so many words a game ends without a winner, unless `max_length` says otherwise."""


def _game_type(game_id: str) -> Any:
    rules = rules_of(game_id, 2, None)
    # Nobody sees Butine's bonus cards, and each their own Queen cards only.
    open_to_all = game_id == "bee-busy"
    information = _TYPE.Information
    return _TYPE(
        short_name=f"python_skep_{game_id.replace('-', '_')}",
        long_name=f"Skep: {rules.game.meta.title}",
        dynamics=_TYPE.Dynamics.SEQUENTIAL,
        chance_mode=_TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION
        if open_to_all
        else information.IMPERFECT_INFORMATION,
        utility=_TYPE.Utility.ZERO_SUM,
        reward_model=_TYPE.RewardModel.TERMINAL,
        max_num_players=max(rules.game.meta.seats),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "max_length": MAX_LENGTH, **OPTIONS[game_id]},
    )


class SkepGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its parameters."""

    game_id: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.game_type.parameter_specification, **(params or {})}
        players, self.max_length = given.pop("players"), given.pop("max_length")
        usual = OPTIONS[self.game_id]
        options = {name: value for name, value in given.items() if value != usual[name]}
        self.rules = rules_of(self.game_id, players, options)
        self.observer = Observer(self.rules, flat=True)
        self.begin = AskingTable(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=OUTCOMES[self.game_id],
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_length,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> "SkepState":
        """The beginning, before any luck."""
        return SkepState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SkepObserver":
        """What looks at states for players."""
        if params:
            raise ValueError(f"observers take no parameters here, but got {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SkepObserver(self.observer, recalls=recalls)


class SkepState(pyspiel.State):  # type: ignore[misc]
    """A game at one point. All that it holds is a table, which OpenSpiel copies when it clones."""

    def __init__(self, game: SkepGame) -> None:
        super().__init__(game)
        self.table = game.begin.copy()
        self.max_length = game.max_length

    def current_player(self) -> int:
        """Who acts: a seat, luck, or nobody any more."""
        if self.is_terminal():
            terminal: int = pyspiel.PlayerId.TERMINAL
            return terminal
        if self.table.asks is not None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        assert self.table.speaker is not None
        return self.table.speaker

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.choices if player == self.table.speaker else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck can decide now, and how likely each is."""
        assert self.table.asks is not None
        _, weights = self.table.asks
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self.table.asks is not None:
            self.table.decide(action)
        else:
            self.table.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.table.rules.vocabulary.words[action]
        assert self.table.asks is not None
        return self.table.asks[0][action]

    def is_terminal(self) -> bool:
        """Is it over, or has it lasted for too long?"""
        table = self.table
        return table.asks is None and (table.speaker is None or table.words >= self.max_length)

    def returns(self) -> list[float]:
        """1 for a win, shared; the others lose as much together."""
        rules = self.table.rules
        if self.table.state is None:
            return [0.0] * rules.seats
        return win_shares(rules.game, self.table.state, rules.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SkepState":
        """A state that could be this one, for all that the player knows."""
        table = self.table
        game = table.rules.game
        luck = SeededChance(int(sampler() * (1 << 53)))
        twin: SkepState = self.clone()
        if table.walk is not None:
            state = game.imagine(game.view(table.state, player), luck)
            # What the player itself may say is known, what another may say is not.
            twin.table = table.imagined(state, keeps_words=table.speaker == player)
        return twin

    def __str__(self) -> str:
        table = self.table
        if table.state is None:
            return "set-up"
        plain = msgspec.json.encode(table.rules.game.plain(table.state)).decode()
        luck = " ".join(table.asks[0]) if table.asks else ""
        return "\n".join((plain, f"said: {_said(table)}", f"luck: {luck}"))


def _said(table: AskingTable) -> str:
    return table.rules.vocabulary.say(table.walk.said) if table.walk else ""


class SkepObserver:
    """Looks at states for players, as OpenSpiel asks for it."""

    def __init__(self, observer: Observer, *, recalls: bool) -> None:
        self._observer = observer
        self._recalls = recalls
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not recalls:
            self.tensor = tensor = np.zeros(observer.length, np.float32)
            shapes = {array.name: array.shape for array in observer.arrays}
            for name, part in observer.parts.items():
                self.dict[name] = tensor[part].reshape(shapes.get(name, (-1,)))

    def set_from(self, state: SkepState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is None:
            raise ValueError("what a player has seen so far is a string here, not a tensor")
        table = state.table
        if table.state is None:
            self.tensor.fill(0)
            return
        said = table.walk.said if table.walk and table.speaker == player else ()
        self.tensor[:] = self._observer.vector(*self._observer.seen(table, player), said)

    def string_from(self, state: SkepState, player: int) -> str:
        """What the player sees; and, where it recalls, all that it was told before."""
        table = state.table
        lines = _told(table.past, player) if self._recalls else []
        if table.state is not None:
            view = table.rules.game.view(table.state, player)
            lines.append(msgspec.json.encode(view, order="deterministic").decode())
        if table.speaker == player:
            lines.append(_said(table))
        return "\n".join(lines)


def _told(past: Past, player: int) -> list[str]:
    """What a player was told from the beginning, with its own moves."""
    lines: list[str] = []
    while past is not None:
        past, seat, text, events = past
        facts = [event.seen_by(player) for event in events]
        lines += [msgspec.json.encode(fact).decode() for fact in reversed(facts) if fact]
        if seat == player:
            lines.append(text)
    return lines[::-1]


def _register(game: str) -> type[SkepGame]:
    class Registered(SkepGame):
        game_id = game
        game_type = _game_type(game)

    pyspiel.register_game(Registered.game_type, Registered)
    return Registered


GAMES: dict[str, type[SkepGame]] = {game: _register(game) for game in OPTIONS}
"""What is registered, by our ids."""
