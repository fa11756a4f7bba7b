"""One game under observation: everything that a study wants to know of it.

The game is played by the same hands as in a simulation (`simulate.play`, `race.run`); they are
given a game whose `legal` and `apply` tell the observer before they do what they always do.
"""

from collections import Counter
from dataclasses import replace
from functools import cache
from statistics import fmean
from typing import Any, Literal, get_origin, get_type_hints

import msgspec

from skep.bots.learned.player import rate
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.sight import Sight
from skep.bots.learned.value import shipped_value
from skep.bots.lookback.passes import LEAST
from skep.bots.outside.player import lost_moves_of
from skep.bots.registry import make_bot
from skep.bots.search.opinion import chances
from skep.bots.search.outlook import Outlook
from skep.engine.chance import Chance, SeededChance
from skep.engine.game import Event, Game, Result
from skep.lab import race
from skep.lab.notes import Notes
from skep.lab.simulate import play, seed_of_game

RATED_EVERY = 6
"""So many decisions pass until one is looked at by the learned value …"""
RATED_EVERY_SLOWLY = 48
"""… and so many where that means to play whole days on."""


class Seen(msgspec.Struct, frozen=True):
    """What was seen of one game."""

    wins: tuple[float, ...]
    """What each seat has of the win; nothing where nobody won."""
    scores: tuple[int, ...]
    seated: tuple[str, ...]
    reason: str
    figures: dict[str, float]
    """One number for the whole game each, by name; what a game has not is not there."""
    uses: dict[str, tuple[int, ...]]
    """`action …`, `option …`, `card …` and `column …` → how often each seat used it."""
    lost: dict[str, dict[str, int]] = {}
    """Bots from outside → why they lost moves, and how often."""


def watch(
    game: Game[Any, Any], options: Any, seated: tuple[str, ...], seed: int, dice: int | None = None
) -> Seen:
    """Play one game and watch it. `dice`: the seed of the bots' own dice; None: as the game's."""
    own = seed if dice is None else dice
    players = [make_bot(bot, game.meta.id, seed_of_game(own, at)) for at, bot in enumerate(seated)]
    observer = _Observer(game, len(seated))
    if game.meta.race:
        finish = race.run(observer.game, options, players, seed, observer.notes)
        result = finish.result
        observer.figures |= {"seconds": finish.seconds, "slips": float(finish.slips)}
    else:
        result = play(observer.game, options, players, seed, observer.notes)[0]
    lost: dict[str, Counter[str]] = {}
    for bot, player in zip(seated, players, strict=True):
        if reasons := lost_moves_of(player):
            lost.setdefault(bot, Counter()).update(reasons)
    return Seen(
        wins=shares(result, len(seated)),
        scores=result.scores,
        seated=seated,
        reason=result.reason,
        figures=observer.sum_up(result),
        uses={name: tuple(by_seat) for name, by_seat in sorted(observer.uses.items())},
        lost={bot: dict(sorted(reasons.items())) for bot, reasons in lost.items()},
    )


def shares(result: Result, seats: int) -> tuple[float, ...]:
    """What each seat has of the win; alone, whether it was won at all."""
    part = 1 / len(result.winners) if result.winners else 0.0
    return tuple(part if seat in result.winners else 0.0 for seat in range(seats))


def options_taken(move: object) -> tuple[str, ...]:
    """Of a move that can be made in a few ways with names of their own, which way this is."""
    ways = _named_ways(type(move))  # type: ignore[arg-type]  # every class can be hashed
    return tuple(dict.fromkeys(getattr(move, name) for name in ways))


@cache
def _named_ways(kind: type) -> tuple[str, ...]:
    """The parts of such a move that are one of a few words."""
    return tuple(name for name, of in get_type_hints(kind).items() if get_origin(of) is Literal)


class _Observer:
    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self._inner = game
        self._seats = seats
        self.game = replace(game, legal=self._legal, runs=None, apply=self._apply)
        self.notes = Notes()
        self.uses: dict[str, list[int]] = {}
        self.figures: dict[str, float] = {}
        self._sight: Sight | None = SIGHTS.get(game.meta.id)
        self._choices: dict[int, list[Any]] = {}
        self._counts: list[int] = []
        """Of each decision: between how many moves."""
        self._moves = 0
        self._leader: int | None = None
        self._lead_changes = 0
        self._moment: object = None
        self._curve: list[tuple[int, list[float]]] = []
        """After so many moves: everybody's chances."""
        self._gains: list[float] = []
        """Of each decision that was looked at: what the best step is worth above the average."""
        self._good: list[int] = []
        """… and how many steps are as good as the best, or nearly."""

    # ------------------------------------------------------------ what the game is asked

    def _legal(self, state: Any, seat: int) -> list[Any]:
        moves = self._inner.legal(state, seat)
        self._choices[seat] = moves
        return moves

    def _apply(self, state: Any, seat: int, move: Any, chance: Chance) -> list[Event]:
        self._before(state, seat, move)
        events = self._inner.apply(state, seat, move, chance)
        column_of = self._inner.abilities.column_of
        if column_of is not None:
            for event in events:
                if event.public is not None and (used := column_of(event.public)) is not None:
                    self._use(f"column {used[1]}", used[0])
        self._after(state)
        return events

    def _use(self, what: str, seat: int, times: int = 1) -> None:
        self.uses.setdefault(what, [0] * self._seats)[seat] += times

    def _before(self, state: Any, seat: int, move: Any) -> None:
        self._moves += 1
        one = Notes()
        one.moved(self._inner, move)
        for kind, names in (("action", one.actions), ("card", one.cards)):
            for name, times in names.items():
                self._use(f"{kind} {name}", seat, times)
        for option in options_taken(move):
            self._use(f"option {self._inner.grammar.words[type(move)]} {option}", seat)
        count = len(self._choices.get(seat, ()))
        if count < 2:
            return
        self._counts.append(count)
        sight = self._sight
        if sight is not None:
            every = RATED_EVERY_SLOWLY if sight.habits else RATED_EVERY
            if len(self._counts) % every == 1:
                self._rate(sight, state, seat)

    def _rate(self, sight: Sight, state: Any, seat: int) -> None:
        value = shipped_value(sight, self._seats)
        rated = rate(sight, value, state.copy(), seat, SeededChance(self._moves))
        if len(rated) < 2:
            return
        if self._seats == 1 and sight.points:
            worths, near = [worth for worth, _ in rated], LEAST["points"]
        else:
            worths = Outlook(sight, value, state).first_sight(state, seat, rated)
            near = LEAST["chance"]
        best = max(worths)
        self._gains.append(best - fmean(worths))
        self._good.append(sum(best - worth < near for worth in worths))

    def _after(self, state: Any) -> None:
        if self._seats == 1:
            return
        scores = self._inner.scores(state)
        best = max(scores)
        ahead = [seat for seat, score in enumerate(scores) if score == best]
        if len(ahead) == 1 and ahead[0] != self._leader:
            self._lead_changes += self._leader is not None
            self._leader = ahead[0]
        moment = (getattr(state, "round", None), getattr(state, "turn", None))
        sight = self._sight
        if sight is None or moment == self._moment or not sight.settled(state):
            return
        self._moment = moment
        if self._inner.result(state) is None:
            self._curve.append((self._moves, chances(sight, state)))

    # ------------------------------------------------------------ when it is over

    def sum_up(self, result: Result) -> dict[str, float]:
        """The figures of the game, for which there is one."""
        moves, decisions = self._moves, len(self._counts)
        points = result.scores
        found = {
            "decisions": float(decisions),
            "moves": float(moves),
            "points": fmean(points),
            "forced": 1 - decisions / moves if moves else 0.0,
            "unwon": float(not result.winners),
            **self.figures,
        }
        if self.notes.rounds:
            found["rounds"] = float(next(iter(self.notes.rounds)))
        if decisions:
            found["choices"] = fmean(self._counts)
        if self._gains:
            alone = self._seats == 1
            least = LEAST["points" if alone else "chance"]
            found["gain"] = fmean(self._gains)
            found["matter"] = fmean(gain >= least for gain in self._gains)
            found["good"] = fmean(self._good)
        if self._seats > 1:
            found["spread"] = float(max(points) - min(points))
            found["lead-changes"] = float(self._lead_changes)
            if self._curve:
                found["decided"] = self._decided(result) / moves
        return found

    def _decided(self, result: Result) -> float:
        """After how many moves the winner was likeliest to win, and stayed so to the end."""
        since = self._moves
        for moves, likely in reversed(self._curve):
            best = max(likely)
            if not any(likely[seat] == best for seat in result.winners):
                break
            since = moves
        return since
