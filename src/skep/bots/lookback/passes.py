"""The look back itself: a finished game in, what there is to say about it out.

Two passes. The first goes through all moves and sees them up to the next throw of luck: chances,
luck, and what each choice changed. The second searches where a choice seems to have cost most,
because first sight errs. A search sees what the player saw, and nothing else. Everything is counted
in tries, not in seconds: the same record gives the same analysis on every machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.sight import Step
from skep.bots.lookback.analysis import VERSION, Analysis, Costly, Share
from skep.bots.lookback.foresight import Ahead, Chances, Foresight
from skep.bots.lookback.luck import Luck
from skep.bots.search.opinion import compare, opinions
from skep.bots.search.search import Budget
from skep.engine.chance import Chance, SeededChance
from skep.engine.errors import SkepError
from skep.engine.game import Event, Game
from skep.engine.record import Entry, step

SEARCHED = 5
"""So many choices of each seat are searched: those that seem to have cost most."""
TRIES = Budget(60)
"""To find a better move …"""
COMPARED = 40
"""… and to find out what it is worth more, with other tries than those it was found by."""
SHOWN = 3
"""So many of each seat are told."""
LEAST = {"chance": 0.005, "points": 0.25}
"""A move that cost less is not worth a word."""
FIRST_PASS = 0.5
"""The share of the progress that the first pass makes."""


class Stopped(Exception):
    """Somebody does not want to know any more."""


class CannotAnalyse(SkepError):
    """There is no estimate for this game, or it is not over."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that was not what the bot `learned` would have done."""

    number: int
    """Of its move: 1 is the first."""
    entry: Entry
    state: Any
    """Before it."""
    usual: Any
    """The bot's move."""
    likely: Chances
    changed: Chances
    """What the choice changed for everybody, at first sight."""
    events: list[Event]

    @property
    def gain(self) -> float:
        """For whoever chose."""
        return self.changed[self.entry.seat]


@dataclass(frozen=True, slots=True)
class Judged:
    """What a choice changed, and how sure that is."""

    choice: Choice
    changed: Chances
    error: float
    """Of what it changed for whoever chose."""
    cost: float = 0.0
    cost_error: float = 0.0
    better: Step = ()
    """Nothing: no better one was found, or none was looked for."""


def can_analyse(game_id: str) -> bool:
    """Is there an estimate of everybody's chances in this game?"""
    return game_id in SIGHTS


def analyse(
    game: Game[Any, Any],
    start: Any,
    entries: Sequence[Entry],
    dealt: bool = True,
    progress: Callable[[float], None] = lambda _share: None,
    should_stop: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Look back at a finished game.

    `dealt`: the start is a set-up, and not a position that somebody chose. Stopped when
    `should_stop` says so; CannotAnalyse when there is no estimate for this game.
    """
    if not can_analyse(game.meta.id):
        raise CannotAnalyse(f"there is no estimate of chances for {game.meta.title}")
    look = _LookBack(game, start.copy(), entries, progress, should_stop)
    return look.run(dealt)


class _LookBack:
    def __init__(
        self,
        game: Game[Any, Any],
        start: Any,
        entries: Sequence[Entry],
        progress: Callable[[float], None],
        should_stop: Callable[[], bool],
    ) -> None:
        self._game = game
        self._sight = SIGHTS[game.meta.id]
        self._state = start
        self._entries = entries
        self._progress = progress
        self._should_stop = should_stop
        self._seats: int = start.seats
        self._foresight = Foresight(self._sight, self._seats)
        self._luck = Luck(self._foresight, self._seats)
        self._choices: list[Choice] = []

    def run(self, dealt: bool) -> Analysis:
        curve, expected = self._first_pass(dealt)
        judged = self._second_pass()
        unit: Literal["points", "chance"] = "points" if self._seats == 1 else "chance"
        return Analysis(
            version=VERSION,
            unit=unit,
            curve=tuple(tuple(round(one, 4) for one in likely) for likely in curve),
            costly=self._costly(judged, LEAST[unit]),
            shares=self._shares(judged, expected, curve[-1]),
        )

    # ------------------------------------------------------------ the first pass

    def _first_pass(self, dealt: bool) -> tuple[list[Chances], Chances]:
        """Everybody's chances after each move, and those before the deal."""
        game, state, entries = self._game, self._state, self._entries
        options, seats = state.options, self._seats
        movers = [entry.seat for entry in entries]
        seen = self._foresight.ahead(state, movers[0] if movers else None)
        curve, expected = [seen.chances], seen.chances
        if dealt:
            expected = self._luck.note(
                expected, lambda chance: game.setup(seats, options, chance)[0], None, 0
            )
        for number, entry in enumerate(entries, 1):
            self._go_on(FIRST_PASS * number / len(entries))
            after = movers[number] if number < len(movers) else None
            seen = self._move(number, entry, seen, after)
            curve.append(seen.chances)
        if game.result(state) is None:
            raise CannotAnalyse("the game is not over")
        return curve, expected

    def _move(self, number: int, entry: Entry, seen: Ahead, after: int | None) -> Ahead:
        """One move, looked at; what is seen after it. `after`: who moves next."""
        game, state = self._game, self._state
        before = state.copy()
        move = game.parse(entry.move)
        events = step(game, state, entry)
        found = (None if entry.draws else seen.after(entry.seat, move)) or self._foresight.ahead(
            state, after
        )
        if entry.draws:

            def again(chance: Chance) -> Any:
                twin = before.copy()
                game.apply(twin, entry.seat, move, chance)
                return twin

            self._luck.note(found.chances, again, after, number)
        mover, usual = seen.line[0] if seen.line else (entry.seat, move)
        if mover == entry.seat and usual != move:
            changed = self._foresight.changed(before, entry.seat, move, seen, found)
            self._choices.append(
                Choice(number, entry, before, usual, seen.chances, changed, events)
            )
        return found

    # ------------------------------------------------------------ the second pass

    def _second_pass(self) -> list[Judged]:
        """All choices; those that seem to have cost most are searched."""
        suspects: set[int] = set()
        for seat in range(self._seats):
            mine = [one for one in self._choices if one.entry.seat == seat and one.gain < 0]
            mine.sort(key=lambda one: (one.gain, one.number))
            suspects.update(one.number for one in mine[:SEARCHED])
        judged: list[Judged] = []
        searched = 0
        for choice in self._choices:
            if choice.number not in suspects:
                # As uncertain as it is large: nobody has looked a second time.
                judged.append(Judged(choice, choice.changed, abs(choice.gain)))
                continue
            judged.append(self._search(choice))
            searched += 1
            self._go_on(FIRST_PASS + (1 - FIRST_PASS) * searched / len(suspects))
        return judged

    def _search(self, choice: Choice) -> Judged:
        """Look for something better with what the player saw, and then try all of them again."""
        game, seat, number = self._game, choice.entry.seat, choice.number
        version = game.meta.rules_version
        view = game.view(choice.state, seat)
        legal = game.legal(choice.state, seat)
        move = game.parse(choice.entry.move)
        stop = self._should_stop
        found = [
            one.step for one in opinions(self._sight, version, view, legal, TRIES, number, stop)
        ]
        best = found[0]
        steps = [_begun(found, move), _begun(found, choice.usual), best]
        own, usual, better = compare(self._sight, version, view, steps, COMPARED, -number, stop)
        self._go_on(None)
        gain, error = _more(own, usual)
        changed = [gain] * self._seats
        for other, part in _parts(choice.likely, seat):
            changed[other] = -gain * part
        if best[0] == move:
            return Judged(choice, changed, error)
        return Judged(choice, changed, error, *_more(better, own), best)

    def _go_on(self, share: float | None) -> None:
        if self._should_stop():
            raise Stopped
        if share is not None:
            self._progress(share)

    # ------------------------------------------------------------ what is told

    def _costly(self, judged: Sequence[Judged], least: float) -> tuple[Costly, ...]:
        """Those that cost something for sure, or nearly so."""
        sure = [one for one in judged if one.better and one.cost >= max(least, 2 * one.cost_error)]
        sure.sort(key=lambda one: (-one.cost, one.choice.number))
        told: list[Costly] = []
        for one in sure:
            seat = one.choice.entry.seat
            if sum(costly.seat == seat for costly in told) < SHOWN:
                told.append(self._told(one))
        return tuple(told)

    def _told(self, one: Judged) -> Costly:
        choice = one.choice
        return Costly(
            move=choice.number,
            seat=choice.entry.seat,
            cost=round(one.cost, 4),
            error=round(one.cost_error, 4),
            chosen=choice.entry.move,
            better=tuple(str(move) for move in one.better),
            facts=_public(choice.events),
            better_facts=self._would_be_seen(choice, one.better),
        )

    def _would_be_seen(self, choice: Choice, better: Step) -> tuple[Any, ...]:
        """What is the same whatever is drawn."""
        seen: list[list[Any]] = []
        for seed in range(4):
            twin, chance = choice.state.copy(), SeededChance(seed)
            events: list[Event] = []
            for move in better:
                events += self._game.apply(twin, choice.entry.seat, move, chance)
            seen.append(list(_public(events)))
        return tuple(fact for fact in seen[0] if all(fact in other for other in seen[1:]))

    def _shares(
        self, judged: Sequence[Judged], expected: Chances, end: Chances
    ) -> tuple[Share, ...]:
        choices, others = [0.0] * self._seats, [0.0] * self._seats
        variance = [0.0] * self._seats
        for one in judged:
            mover = one.choice.entry.seat
            variance[mover] += one.error**2
            for seat, changed in enumerate(one.changed):
                (choices if seat == mover else others)[seat] += changed
        luck, errors = self._luck.brought, self._luck.errors
        return tuple(
            Share(
                expected=expected[seat],
                end=end[seat],
                luck=luck[seat],
                luck_error=errors[seat],
                choices=choices[seat],
                choices_error=sqrt(variance[seat]),
                others=others[seat],
                rest=end[seat] - expected[seat] - luck[seat] - choices[seat] - others[seat],
            )
            for seat in range(self._seats)
        )


def _begun(steps: Sequence[Step], move: Any) -> Step:
    """The best of these plans that begins with a move; the move alone where none does."""
    return next((step for step in steps if step[0] == move), (move,))


def _more(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """What one was worth more than the other on average, and the standard error of that."""
    more = [mine - yours for mine, yours in zip(one, other, strict=True)]
    average = sum(more) / len(more)
    spread = sum((each - average) ** 2 for each in more) / (len(more) - 1)
    return average, sqrt(spread / len(more))


def _parts(likely: Chances, mover: int) -> list[tuple[int, float]]:
    """To whom goes what somebody loses: to the others, as likely as each of them is to win."""
    others = [seat for seat in range(len(likely)) if seat != mover]
    total = sum(likely[seat] for seat in others)
    if total <= 0:
        return [(seat, 1 / len(others)) for seat in others]
    return [(seat, likely[seat] / total) for seat in others]


def _public(events: Sequence[Event]) -> tuple[Any, ...]:
    return tuple(fact for event in events if (fact := event.seen_by(None)) is not None)
