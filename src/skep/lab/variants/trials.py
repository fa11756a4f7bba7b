"""Trials: all games that are played on one deal of one variant. What travels between processes."""

from math import ceil
from typing import Any

import msgspec

from skep.engine.game import Game
from skep.games.registry import game_by_id
from skep.lab.simulate import seating, seed_of_game
from skep.lab.variants.plan import SKILL_EVERY, Plan, options_of
from skep.lab.variants.seen import Seen, watch

OTHER_DICE = 0x0D1CE
"""Bots who play the same deal again have other dice of their own."""


class Skill(msgspec.Struct, frozen=True):
    """What further games on the same deal say about luck and skill."""

    first: tuple[float, ...]
    """Equal players: what each seat got, wins or points …"""
    again: tuple[float, ...]
    """… and when the same players met the same luck again, with other dice of their own."""
    weak: float
    """What the weaker bot got alone among the stronger, the mean over all seats …"""
    strong: float
    """… and what a stronger one got there."""


class Trial(msgspec.Struct, frozen=True):
    """What was played on one deal of one variant."""

    seen: Seen
    games: int
    skill: Skill | None = None


def play_trial(plan: Plan, part: tuple[int, int]) -> Trial:
    """Play the deal of this number by the variant of that number.

    The luck of a deal depends on the seed and its number, not on the variant: so the first
    dice, cards and tiles are the same for all of them.
    """
    variant, deal = part
    game = game_by_id(plan.game)
    options = options_of(game, plan.variants[variant].options)
    seed = seed_of_game(plan.seed, deal)
    seen = watch(game, options, seating(plan.bots, deal), seed)
    if plan.skill is None or deal % SKILL_EVERY:
        return Trial(seen, 1)
    return Trial(seen, 1 + games_for_skill(plan.seats), _skill(plan, game, options, seed))


def games_for_skill(seats: int) -> int:
    """How many further games a deal has on which luck and skill are measured."""
    return 3 if seats == 1 else 2 + seats


def games_needed(plan: Plan, deals: int) -> int:
    """How many games so many deals are, by all variants, with those for luck and skill."""
    more = 0 if plan.skill is None else ceil(deals / SKILL_EVERY) * games_for_skill(plan.seats)
    return (deals + more) * len(plan.variants)


def _skill(plan: Plan, game: Game[Any, Any], options: Any, seed: int) -> Skill:
    assert plan.skill is not None
    weak, strong = plan.skill
    seats, equal = plan.seats, (strong,) * plan.seats
    first = _gains(watch(game, options, equal, seed))
    again = _gains(watch(game, options, equal, seed, seed ^ OTHER_DICE))
    if seats == 1:
        alone = _gains(watch(game, options, (weak,), seed))[0]
        return Skill(first, again, alone, first[0])
    got = [
        _gains(watch(game, options, (*equal[:seat], weak, *equal[seat + 1 :]), seed))[seat]
        for seat in range(seats)
    ]
    mine = sum(got) / seats
    return Skill(first, again, mine, (1 - mine) / (seats - 1))


def _gains(seen: Seen) -> tuple[float, ...]:
    """What everybody wants: wins, and alone points."""
    return seen.wins if len(seen.wins) > 1 else (float(seen.scores[0]),)
