"""Small studies, for whoever asks from a browser: few games, one process, told in all languages.

They are planned and played as `skep lab` does it, so the same seed finds the same.
"""

import re
import shlex
import zlib
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from time import process_time
from typing import Any

import msgspec

from skep.bots.learned.registry import SIGHTS
from skep.bots.registry import bots_of, yardstick_bot
from skep.engine.errors import BadOption
from skep.engine.refusal import because
from skep.games.registry import game_by_id
from skep.lab.variants.findings import Findings
from skep.lab.variants.plan import Plan, make_plan, spelled, usual_skill
from skep.lab.variants.plan import vary as each_with_each
from skep.lab.variants.study import OutOfTime, study
from skep.lab.variants.tables import Lines, headline, notes, tables
from skep.lab.variants.trials import games_needed
from skep.lab.workers import BadExperiment
from skep.locale import LANGUAGES, Words, words

MOST_GAMES = 200
"""All variants together, with those for luck and skill."""
MOST_OPTIONS = 2
LEAST_VALUES = 2
MOST_VALUES = 4
MOST_SECONDS = 120.0
"""Of computing time."""
MOST_SEED = (1 << 53) - 1
"""What a browser's numbers can hold."""
LARGER = 1000
"""Games of each variant in the command for a larger study."""

Value = bool | int | str | None
Tell = Callable[[Any], None]

_QUICK = ("random", "greedy")
_ONE_STEP = ("learned", "level-1", "level-2", "level-3", "level-4")
_TYPED = re.compile(r"(?!(?:none|null|true|false)$)[a-z][a-z0-9_-]*", re.IGNORECASE)
"""A text that the command line would read as just this text."""


class Small(msgspec.Struct, frozen=True):
    """A small study: its plan, and how it is typed."""

    plan: Plan
    vary: dict[str, list[Value]]

    def command(self, games: int | None = None, html: str = "") -> str:
        """The same study on the command line; with so many games of each variant."""
        plan = self.plan
        bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
        words = ["skep", "lab", plan.game]
        for option, values in self.vary.items():
            words += ["--vary", f"{option}={','.join(map(spelled, values))}"]
        words += ["--seats", str(plan.seats), "--bots", ",".join(bots)]
        words += ["--games", str(games or plan.games), "--seed", str(plan.seed)]
        words += ["--skill", "none" if plan.skill is None else ",".join(plan.skill)]
        words += ["--html", html] if html else []
        return shlex.join(words)


class Told(msgspec.Struct, frozen=True):
    """What was found, in words of one language."""

    headline: tuple[str, ...]
    tables: tuple[Lines, ...]
    notes: tuple[str, ...]


class Found(msgspec.Struct, frozen=True):
    """What was found, and how to find it again."""

    told: dict[str, Told]
    """By language."""
    command: str
    """Finds the same on the command line."""
    larger: str
    """The same on the command line, with more games and a report."""


def quick_bots(game_id: str) -> tuple[str, ...]:
    """The bots for whose games nobody waits long."""
    sight = SIGHTS.get(game_id)
    # Where a level plays whole days on in its head, one game may take half a minute.
    one_step = () if sight and sight.habits else _ONE_STEP
    quick = {*_QUICK, *one_step, yardstick_bot(game_id)}
    return tuple(bot for bot in bots_of(game_id) if bot in quick)


def can_tell_skill(game_id: str) -> bool:
    """Are there two bots that tell luck from skill?"""
    return bool(usual_skill(game_id))


def can_report() -> bool:
    """Is what draws the plots of a report installed?"""
    return find_spec("vl_convert") is not None


def small_study(
    game: str,
    *,
    vary: Mapping[str, Sequence[Value]],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    skill: bool,
) -> Small:
    """The study that was asked for, when it is small enough; else a clear complaint."""
    game_by_id(game)
    if not 0 <= seed <= MOST_SEED:
        raise BadExperiment(because("lab-small-seed", most=str(MOST_SEED)))
    _check_values(vary)
    quick = quick_bots(game)
    for bot in bots:
        if bot not in quick:
            raise BadExperiment(because("lab-small-bot", bot=bot, bots=", ".join(quick)))
    variants = each_with_each(vary, {}) if vary else ()
    plan = make_plan(game, variants, seats, bots, games, None, seed, None if skill else ())
    _check_games(plan)
    return Small(plan, {option: list(values) for option, values in vary.items()})


def _check_values(wanted: Mapping[str, Sequence[Value]]) -> None:
    if len(wanted) > MOST_OPTIONS:
        raise BadExperiment(because("lab-small-options", count=len(wanted), most=MOST_OPTIONS))
    for option, values in wanted.items():
        if not LEAST_VALUES <= len(values) <= MOST_VALUES:
            raise BadExperiment(
                because(
                    "lab-small-values",
                    option=option,
                    count=len(values),
                    least=LEAST_VALUES,
                    most=MOST_VALUES,
                )
            )
        for value in values:
            if isinstance(value, str) and not _TYPED.fullmatch(value):
                raise BadOption(because("lab-small-value", option=option, value=value))


def _check_games(plan: Plan) -> None:
    count = games_needed(plan, plan.games)
    if count > MOST_GAMES:
        raise BadExperiment(because("lab-small-games", games=str(count), most=MOST_GAMES))


def play_small(tell: Tell, small: bytes, most_seconds: float = MOST_SECONDS) -> bytes:
    """Play it. Told: games that are played and all, then also what was found; last, the reports.

    The reports are those of all languages, each compressed; none without what draws plots.
    """
    asked, begun = msgspec.json.decode(small, type=Small), process_time()

    def progress(done: int, needed: int) -> None:
        tell((done, needed, None))
        if process_time() - begun > most_seconds:
            raise OutOfTime

    found = study(asked.plan, 1, progress)
    tell((found.games, found.games, msgspec.json.encode(found_in_words(asked, found))))
    return msgspec.msgpack.encode(_reports(asked, found) if can_report() else {})


def found_in_words(asked: Small, found: Findings) -> Found:
    """What was found, as the command line tells it."""
    told = {language: _told(found, words(language)) for language in LANGUAGES}
    return Found(told, asked.command(), asked.command(LARGER, "report.html"))


def _told(found: Findings, speak: Words) -> Told:
    return Told(
        tuple(headline(found, speak)),
        tuple(tables(found, speak, brief=True)),
        tuple(notes(found, speak)),
    )


def _reports(asked: Small, found: Findings) -> dict[str, bytes]:
    from skep.lab.variants.report import report

    return {
        language: zlib.compress(report(found, words(language), asked.command()).encode())
        for language in LANGUAGES
    }
