"""Findings: what a study found, as plain data that can be kept as JSON."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from typing import Any

import msgspec

from skep.lab.figures import Share, share_of
from skep.lab.variants.estimates import Estimate, mean_of, ratio_of, within
from skep.lab.variants.plan import Plan
from skep.lab.variants.seen import Seen
from skep.lab.variants.trials import Skill, Trial

SCHEMA = "skep-lab-2"
"""The name of this shape; another shape will have another."""

FIGURES = (
    "points",
    "spread",
    "rounds",
    "moves",
    "decisions",
    "forced",
    "unwon",
    "choices",
    "good",
    "gain",
    "matter",
    "lead-changes",
    "decided",
    "seconds",
    "slips",
)
"""The figures in the order in which they are told."""
TESTED = 8
"""From fewer deals nothing is said about luck, skill, or the worth of what was used."""
SHARES = frozenset({"forced", "unwon", "matter", "decided"})
"""Those that are told in per cent."""


class UseFigures(msgspec.Struct, frozen=True):
    """How often something was used, and what it went with."""

    per_game: Estimate
    """By all players together."""
    users: Share
    """The share of the players who used it at all, with Wilson's interval."""
    worth: Estimate | None
    """What one use more than the others' goes with: share of the win, alone points. It says who
    uses it, not only what it does: winners may simply have more to use. None: nearly all used
    it alike."""


class VariantFigures(msgspec.Struct, frozen=True):
    """What was found of one variant."""

    name: str
    options: dict[str, Any]
    games: int
    """The games that the figures are of; those for luck and skill are not among them."""
    seats: tuple[Share, ...]
    """What each seat won; empty when somebody plays alone."""
    bots: dict[str, Share]
    """What each kind of bot won, all of a kind together; empty when all are of one kind."""
    figures: dict[str, Estimate]
    """Means over the games; `FIGURES` names them, docs/lab.md says what they are."""
    deviation: Estimate
    """The standard deviation of the points of one player, over all games and seats."""
    ends: dict[str, Share]
    """Why games ended."""
    uses: dict[str, UseFigures]
    """`action …`, `option …`, `card …` and `column …`, the most used first."""
    luck: Estimate | None
    """The share of the result that the deal and its dice decide among equal players."""
    skill: Estimate | None
    """The share of the result that the level of the players decides, on equal dice."""
    skill_deals: int
    lost_moves: dict[str, dict[str, int]] = {}


class Difference(msgspec.Struct, frozen=True):
    """What a variant changes against the first one, deal by deal on the same luck."""

    name: str
    figures: dict[str, Estimate]
    seats: tuple[Estimate, ...]
    uses: dict[str, Estimate]


class Findings(msgspec.Struct, frozen=True):
    """A whole study. The same plan gives the same findings on every machine."""

    schema: str
    version: str
    commit: str
    """Of Skep, where it is known."""
    plan: Plan
    rules_version: int
    stop: str
    """Why it ended: all `games` were played, the intervals were `narrow`, its `time` was up, or it
    was `stopped`."""
    games: int
    """All games together, those for luck and skill included."""
    variants: tuple[VariantFigures, ...]
    differences: tuple[Difference, ...]

    @property
    def complete(self) -> bool:
        """Was all done that was asked for?"""
        return self.stop in ("games", "narrow")


def figures_of(plan: Plan, variant: int, trials: Sequence[Trial]) -> VariantFigures:
    """What these games say of a variant."""
    games = [trial.seen for trial in trials]
    tested = [trial.skill for trial in trials if trial.skill is not None]
    count = len(games)
    reasons = Counter(seen.reason for seen in games)
    lost: dict[str, Counter[str]] = {}
    for seen in games:
        for bot, why in seen.lost.items():
            lost.setdefault(bot, Counter()).update(why)
    return VariantFigures(
        name=plan.variants[variant].name,
        options=plan.variants[variant].options,
        games=count,
        seats=tuple(
            share_of(fsum(seen.wins[seat] for seen in games), count) for seat in range(plan.seats)
        )
        if plan.seats > 1
        else (),
        bots=_by_bot(plan, games),
        figures=_means(games),
        deviation=_deviation([seen.scores for seen in games]),
        ends={reason: share_of(reasons[reason], count) for reason in sorted(reasons)},
        uses=_uses(plan, games),
        luck=_luck(tested),
        skill=_skill(tested, plan.seats),
        skill_deals=len(tested),
        lost_moves={bot: dict(sorted(why.items())) for bot, why in lost.items()},
    )


def _by_bot(plan: Plan, games: Sequence[Seen]) -> dict[str, Share]:
    kinds = list(dict.fromkeys(plan.bots))
    if len(kinds) == 1:
        return {}
    return {
        kind: share_of(
            fsum(
                won
                for seen in games
                for bot, won in zip(seen.seated, seen.wins, strict=True)
                if bot == kind
            ),
            len(games),
        )
        for kind in kinds
    }


def _means(games: Sequence[Seen]) -> dict[str, Estimate]:
    found = {}
    for name in FIGURES:
        mean = mean_of([seen.figures[name] for seen in games if name in seen.figures])
        if mean is not None:
            found[name] = mean
    for name in SHARES & found.keys():
        found[name] = within(found[name], 0.0, 1.0)
    if "unwon" in found:  # yes or no: Wilson's holds also where it never happened
        share = share_of(fsum(seen.figures["unwon"] for seen in games), len(games))
        found["unwon"] = Estimate(share.share, share.low, share.high)
    return found


def _deviation(scores: Sequence[Sequence[int]]) -> Estimate:
    """The root of the variance, and of the ends of its interval; games are what is independent."""
    numbers = [float(score) for of_game in scores for score in of_game]
    mean = fsum(numbers) / len(numbers)
    lost = len(numbers) / (len(numbers) - 1)  # the mean is that of the same numbers
    variance = mean_of(
        [fsum((one - mean) ** 2 for one in of_game) / len(of_game) * lost for of_game in scores]
    )
    assert variance is not None  # nothing is said of fewer than two games
    return Estimate(*(sqrt(max(0.0, end)) for end in msgspec.structs.astuple(variance)))


# ---------------------------------------------------------------- uses


def _uses(plan: Plan, games: Sequence[Seen]) -> dict[str, UseFigures]:
    names = sorted({name for seen in games for name in seen.uses})
    found = {}
    for name in names:
        counts = [seen.uses.get(name, (0,) * plan.seats) for seen in games]
        per_game = mean_of([float(sum(by_seat)) for by_seat in counts])
        if per_game is None:
            continue
        users = sum(times > 0 for by_seat in counts for times in by_seat)
        share = share_of(users, len(games) * plan.seats)
        found[name] = UseFigures(per_game, share, _worth(plan.seats, games, counts))
    return dict(sorted(found.items(), key=lambda one: -one[1].per_game.value))


def _worth(seats: int, games: Sequence[Seen], counts: Sequence[tuple[int, ...]]) -> Estimate | None:
    """The slope of what a seat gets on how often it used something.

    Several are compared with each other within their game, so that long games do not count as
    good ones; somebody alone with all other games. Games are what is independent, not seats.
    """
    if seats > 1:
        apart = sum(len(set(by_seat)) > 1 for by_seat in counts)
        uses = [_centred([float(times) for times in by_seat]) for by_seat in counts]
        gains = [_centred(list(seen.wins)) for seen in games]
    else:
        ((_, usual),) = Counter(by_seat[0] for by_seat in counts).most_common(1)
        apart = len(counts) - usual
        uses = [[one] for one in _centred([float(by_seat[0]) for by_seat in counts])]
        gains = [[one] for one in _centred([float(seen.scores[0]) for seen in games])]
    pairs = [
        (fsum(x * y for x, y in zip(used, got, strict=True)), fsum(x * x for x in used))
        for used, got in zip(uses, gains, strict=True)
    ]
    # A few games that agree by chance must not look like certainty.
    return ratio_of(pairs) if apart >= TESTED else None


def _centred(numbers: Sequence[float]) -> list[float]:
    mean = fsum(numbers) / len(numbers)
    return [one - mean for one in numbers]


# ---------------------------------------------------------------- luck and skill


def _luck(tested: Sequence[Skill]) -> Estimate | None:
    """How alike the results are when equal players meet the same luck twice: their correlation.

    What a seat gets on average is not luck, and is taken out first.
    """
    if len(tested) < TESTED:
        return None
    seats = range(len(tested[0].first))
    means = [
        fsum(one.first[at] + one.again[at] for one in tested) / 2 / len(tested) for at in seats
    ]
    pairs = []
    for one in tested:
        here = [one.first[at] - means[at] for at in seats]
        there = [one.again[at] - means[at] for at in seats]
        both = fsum(x * y for x, y in zip(here, there, strict=True))
        pairs.append((both, fsum(x * x for x in (*here, *there)) / 2))
    alike = ratio_of(pairs)
    return None if alike is None else within(alike, 0.0, 1.0)


def _skill(tested: Sequence[Skill], seats: int) -> Estimate | None:
    """How much of the variance of results lies between the levels (eta squared)."""
    if len(tested) < TESTED:
        return None
    if seats == 1:
        gap = mean_of([one.strong - one.weak for one in tested])
        assert gap is not None
        means = [_centred([one.weak for one in tested]), _centred([one.strong for one in tested])]
        inside = fsum(x * x for group in means for x in group) / (2 * len(tested))
        if inside == gap.value == 0:
            return None  # the same every time: there is nothing to explain

        def explained(apart: float) -> float:
            between = apart * apart / 4
            return between / (between + inside) if between else 0.0
    else:
        # Wilson's interval, as if a deal were one game: rather too wide than too narrow.
        weak = share_of(fsum(one.weak for one in tested), len(tested))
        others = [(1 - seats * won) / (seats - 1) for won in (weak.share, weak.high, weak.low)]
        gap = Estimate(*others)

        def explained(apart: float) -> float:
            # One weak among strong ones: its mean is 1/k − apart·(k−1)/k, theirs 1/k + apart/k.
            # Somebody wins and the others do not, so one result varies by (1/k)·(1 − 1/k).
            return min(1.0, apart * apart)

    ends = sorted(map(explained, (gap.low, gap.high)))
    low = 0.0 if gap.low <= 0 <= gap.high else ends[0]
    return Estimate(explained(gap.value), low, ends[1])


# ---------------------------------------------------------------- differences


def difference_of(name: str, first: Sequence[Trial], other: Sequence[Trial]) -> Difference:
    """What another variant changes, deal by deal."""
    both = [(one.seen, two.seen) for one, two in zip(first, other, strict=True)]
    used = sorted({name for pair in both for seen in pair for name in seen.uses})
    seats = len(both[0][0].wins)
    figures = {
        figure: _apart((one.figures.get(figure), two.figures.get(figure)) for one, two in both)
        for figure in FIGURES
    }
    wins = [
        _apart((one.wins[seat], two.wins[seat]) for one, two in both)
        for seat in range(seats if seats > 1 else 0)
    ]
    uses = {use: _apart((_times(one, use), _times(two, use)) for one, two in both) for use in used}
    return Difference(
        name=name,
        figures={figure: found for figure, found in figures.items() if found is not None},
        seats=tuple(found for found in wins if found is not None),
        uses={use: found for use, found in uses.items() if found is not None},
    )


def _times(seen: Seen, use: str) -> float:
    return float(sum(seen.uses.get(use, ())))


def _apart(pairs: Iterable[tuple[float | None, float | None]]) -> Estimate | None:
    return mean_of([two - one for one, two in pairs if one is not None and two is not None])
