"""The study itself: deals are played by every variant, until there are enough of them."""

from collections.abc import Callable, Generator, Iterable
from contextlib import AbstractContextManager
from functools import partial
from math import ceil
from typing import Any, Protocol

from skep import __version__
from skep.games.registry import game_by_id
from skep.lab.looks import LEAST, LOOK
from skep.lab.origin import commit
from skep.lab.variants.estimates import Estimate, mean_of
from skep.lab.variants.findings import SCHEMA, Findings, difference_of, figures_of
from skep.lab.variants.plan import Plan
from skep.lab.variants.trials import Trial, games_needed, play_trial
from skep.lab.workers import Crew, workers_wanted


class OutOfTime(Exception):
    """`progress` may raise it: the study ends, and what is known by then is what it answers."""


class Workers(Protocol):
    """Who plays: processes here (`Crew`), or machines elsewhere (`cluster.Cluster`)."""

    def each(self, task: Callable[[Any], Any], parts: Iterable[Any]) -> Generator[Any]:
        """What the task makes of each part, in their order."""
        ...


def study(
    plan: Plan,
    workers: AbstractContextManager[Workers] | int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Findings:
    """Play all variants of a plan, deal by deal on the same luck, and say what was found.

    It ends when `plan.games` deals were played, or, with `until`, at the first look that finds all
    intervals narrow enough (see `narrow`): after every `LOOK` deals, from `LEAST` on. It looks at
    widths only, never at what is found, so that nothing is found because of when it stopped.

    Ctrl-C ends it early; what is known by then is what it answers. `workers`: how many processes
    (0: one a core), or somebody who has others at hand. The findings are the same.
    """
    course = _Course(plan)
    crew = Crew(workers_wanted(workers)) if isinstance(workers, int) else workers
    try:
        with crew as hands:
            course.run(hands, progress)
    except KeyboardInterrupt:
        course.stop = "stopped"
    except OutOfTime:
        course.stop = "time"
    return course.findings()


class _Course:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.trials: list[list[Trial]] = [[] for _ in plan.variants]
        self.games = 0
        self.stop = "games"
        self.commit = commit()  # of now: the working tree may move on while bots play

    def run(self, hands: Workers, progress: Callable[[int, int], None] | None) -> None:
        plan, start = self.plan, 0
        task = partial(play_trial, plan)
        while start < plan.games:
            end = plan.games if plan.until is None else min(start + LOOK, plan.games)
            # Deal by deal, so that Ctrl-C finds all variants equally far.
            parts = [(at, deal) for deal in range(start, end) for at in range(len(plan.variants))]
            for (at, _), trial in zip(parts, hands.each(task, parts), strict=True):
                self.trials[at].append(trial)
                self.games += trial.games
                if progress is not None:
                    progress(self.games, self._needed())
            start = end
            if plan.until is not None and start >= LEAST and self._widest() <= plan.until:
                self.stop = "narrow"
                return

    def _widest(self) -> float:
        return max((one.half for one in narrow(self.plan, self.trials)), default=float("inf"))

    def _needed(self) -> int:
        """How many games it will be in the end, as far as can be told."""
        plan, deals = self.plan, len(self.trials[-1])
        wanted = plan.games
        if plan.until is not None and deals >= LEAST and deals % LOOK == 0:
            likely = ceil(deals * (self._widest() / plan.until) ** 2)
            wanted = min(plan.games, max(deals, likely))
        return max(self.games, games_needed(plan, wanted))

    def findings(self) -> Findings:
        """What was found so far: the deals that every variant has played."""
        plan = self.plan
        deals = min(map(len, self.trials))
        known = [trials[:deals] for trials in self.trials] if deals >= 2 else []
        return Findings(
            schema=SCHEMA,
            version=__version__,
            commit=self.commit,
            plan=plan,
            rules_version=game_by_id(plan.game).meta.rules_version,
            stop=self.stop,
            games=self.games,
            variants=tuple(figures_of(plan, at, trials) for at, trials in enumerate(known)),
            differences=tuple(
                difference_of(plan.variants[at].name, known[0], trials)
                for at, trials in enumerate(known)
                if at
            ),
        )


def narrow(plan: Plan, trials: list[list[Trial]]) -> list[Estimate]:
    """What `until` is about: each seat's share of the wins, alone the points, of every variant."""
    deals = min(map(len, trials))
    found: list[Estimate | None] = []
    for of_variant in trials:
        games = [trial.seen for trial in of_variant[:deals]]
        if plan.seats == 1:
            found.append(mean_of([float(seen.scores[0]) for seen in games]))
        else:
            found += [mean_of([seen.wins[seat] for seen in games]) for seat in range(plan.seats)]
    return [one for one in found if one is not None]
