"""The bots of La Ruche: what they choose, how they err, and how they do alone."""

import random
from itertools import pairwise
from typing import Any

import pytest

import skep
from skep.bots.pace import LEVELS, Pace
from skep.bots.racing import RacingBot, RandomRacer
from skep.engine.chance import SeededChance
from skep.games.la_ruche.moves import READY, Place
from skep.games.la_ruche.solver import solve
from tests.games.la_ruche.table import solo, tile_of
from tests.laws.tables import play_on, somebody

STEADY = LEVELS["steady"]

IMPOSSIBLE = ("123456", "123465", "123546")
"""Three tiles that cannot be laid side by side in one triangle."""


def legal(match: skep.Match, seat: int, kind: str) -> list[Any]:
    return [move for move in match.legal(seat) if str(move).startswith(kind)]


def choice(match: skep.Match, seat: int = 0, seed: int = 1) -> str:
    bot: Any = RacingBot(seed, STEADY)
    return str(bot.choose(match.view(seat), match.legal(seat)))


def race(seats: int, seed: int, **options: Any) -> skep.Match:
    """A race that has just begun, opened by bots."""
    match = skep.new("la-ruche", seats=seats, seed=seed, options=options)
    while len(match.actors) == 1:
        match.apply(match.actors[0], choice(match, match.actors[0], seed))
    return match


@pytest.mark.parametrize("seed", range(5))
def test_it_lays_the_tile_that_fits_in_the_fewest_ways(seed: int) -> None:
    match = race(3, seed)
    for seat in range(3):
        places = legal(match, seat, "place")
        if places:
            ways = {tile_of(str(move)): 0 for move in places}
            for move in places:
                ways[tile_of(str(move))] += 1
            chosen = choice(match, seat)
            assert ways[tile_of(chosen)] == min(ways.values())


def test_bots_open_so_that_there_is_a_race() -> None:
    """Blind openings of two seats leave nothing to do about once in six."""
    assert not any(race(2, seed).over for seed in range(40))


def test_a_gift_is_the_hardest_tile_for_whoever_is_ahead() -> None:
    match = race(4, seed=1, bee=True, three_contacts=True)
    given = 0
    rng = random.Random(1)
    for _ in play_on(match, rng):
        view: Any = match.view(None)
        for seat in range(4):
            gifts = legal(match, seat, "give")
            if not gifts:
                continue
            bot: Any = RacingBot(3, STEADY)
            move = bot.choose(match.view(seat), match.legal(seat))
            assert move in gifts
            others = [count for other, count in enumerate(view.counts) if other != seat]
            assert view.counts[move.to] == min(others)
            fits = {tile_of(str(place)) for place in legal(match, seat, "place")}
            if fits < set(match.view(seat).hand):
                assert move.tile not in fits
            given += 1
    assert given > 10


def test_nobody_is_picked_on_when_several_are_level() -> None:
    """The seat with the lowest number must not get all gifts."""
    match = race(4, seed=1, bee=True)
    rng = random.Random(2)
    while not (gifts := legal(match, 3, "give")):
        seat, moves = somebody(match, rng)
        match.apply(seat, rng.choice([m for m in moves if isinstance(m, Place)] or moves))
    counts = match.view(None).counts[:3]
    ahead = {seat for seat in range(3) if counts[seat] == min(counts)}
    bots: list[Any] = [RacingBot(seed, STEADY) for seed in range(40)]
    got = {bot.choose(match.view(3), gifts).to for bot in bots}
    assert got == ahead


@pytest.mark.rule("RUC-6")
def test_a_slip_is_the_wrong_way_round_on_a_cell_where_the_tile_could_go() -> None:
    match = race(2, seed=1)
    slips = 0
    for seed in range(20):
        bots: tuple[Any, ...] = (RacingBot(seed, STEADY), RandomRacer(seed, STEADY))
        for bot in bots:
            wrong = bot.slip(match.view(0), match.legal(0))
            if wrong is None:
                continue
            slips += 1
            refusal = match.check(0, wrong)
            assert refusal is not None
            assert refusal.rule == "RUC-6"
            cells = {(move.q, move.r) for move in legal(match, 0, "place")}
            assert (wrong.q, wrong.r) in cells
    assert slips == 40


def test_who_can_lay_nothing_cannot_err() -> None:
    match = race(2, seed=1)
    bot: Any = RacingBot(1, STEADY)
    assert bot.slip(match.view(0), [READY]) is None


@pytest.mark.rule("RUC-16")
@pytest.mark.parametrize("seed", range(5))
def test_alone_it_solves_the_puzzle(seed: int) -> None:
    match = skep.new("la-ruche", seats=1, seed=seed)
    while match.actors:
        match.apply(0, choice(match))
    assert match.reason == "solved"
    assert len(match.log) == 12


def test_alone_it_goes_back_from_a_dead_end_and_gives_up_what_cannot_be_done() -> None:
    dead = skep.new("la-ruche", seats=1, seed=1)
    rng = random.Random(1)
    while True:
        view: Any = dead.view(0)
        if solve(view.hand, view.cells).solvable is False:
            break
        dead.apply(0, rng.choice(legal(dead, 0, "place")))
    assert choice(dead) == "lift"
    while dead.actors:
        dead.apply(0, choice(dead))
    assert dead.reason == "solved"
    assert choice(solo(list(IMPOSSIBLE))) == "give up"


def test_the_random_one_never_takes_back() -> None:
    match = skep.new("la-ruche", seats=1, seed=4)
    while match.actors:
        bot: Any = RandomRacer(7, STEADY)
        move = bot.choose(match.view(0), match.legal(0))
        assert str(move) != "lift"
        match.apply(0, move)


def test_a_pace_is_spread_evenly_around_its_mean() -> None:
    pace = Pace(4.0, 1.5, 0.25)
    dice = SeededChance(1)
    seconds = [pace.seconds(dice) for _ in range(4000)]
    assert min(seconds) >= 2.5
    assert max(seconds) < 5.5
    assert sum(seconds) / 4000 == pytest.approx(4.0, abs=0.1)
    assert sum(pace.slips(dice) for _ in range(4000)) / 4000 == pytest.approx(0.25, abs=0.03)


def test_the_levels_get_faster_and_surer() -> None:
    paces = list(LEVELS.values())
    assert len(paces) == 5
    for slower, faster in pairwise(paces):
        assert slower.mean > faster.mean
        assert slower.errors > faster.errors
    assert paces[-1].errors == 0
