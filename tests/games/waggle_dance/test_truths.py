"""What players are told is true, also late in long games, whatever they try."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import skep
from skep.engine.errors import BadPosition
from skep.games.waggle_dance import GAME, material
from skep.games.waggle_dance import moves as m
from skep.games.waggle_dance.state import KITCHEN, PHASES, TRADE
from tests.games.truths import assert_true
from tests.games.waggle_dance.illegal import TABLE
from tests.games.waggle_dance.positions import at
from tests.games.waggle_dance.truths import TRUTHS, WHEN
from tests.laws.tables import new_match, play_on

RARE = {
    "waggle-dance-" + key
    for key in (
        *("no-tile-left", "no-egg-left", "no-die-left", "nowhere-else", "moved-enough"),
        *("move-instead", "same-colour", "same-place", "card-idle"),
        "flower-empty",
    )
}
"""Sentences that are hardly met by chance: the table of illegal moves has them all."""
ELSEWHERE = {f"waggle-dance-{key}" for key in ("game-over", "not-your-turn", "not-your-card")}
"""Not met here, where whoever decides holds all cards; the law for all games meets them."""


def anything(rng: random.Random, seats: int, phase: str) -> Any:
    """Any move, sensible or not; mostly of a kind that has its time now."""

    def room() -> int:
        return rng.randint(0, 5)

    def die() -> int:
        return rng.randint(1, 6)

    def colour() -> Any:
        return rng.choice(material.COLOURS)

    def card() -> str:
        return rng.choice((*material.CARD_NAMES, "queen"))

    def helpers() -> tuple[str, ...]:
        useful = ("efficiency", "alchemy", "expertise", "mix", "queen")
        return tuple(rng.choices(useful, (9, 9, 9, 1, 1), k=rng.randint(0, 3)))

    kinds: dict[str, Callable[[], Any]] = {
        "place": lambda: m.Place(die(), rng.choice((*material.SPOT_NAMES[:36], "B2"))),
        "overtime": lambda: m.Overtime(die(), rng.randint(0, 7)),
        "volunteer": lambda: m.VOLUNTEER,
        "sick-leave": lambda: m.SickLeave(rng.randint(-1, seats), die()),
        "shift-change": lambda: rng.choice((m.MORE, m.NONE)),
        "directions": lambda: m.Directions(rng.randint(0, 7)),
        "feint": lambda: m.Feint(die(), rng.choice((*material.SPOT_NAMES[:36], "B2"))),
        "dirty-trick": lambda: m.DirtyTrick(rng.randint(0, 7)),
        "hatch": lambda: m.Hatch(room()),
        "egg": lambda: m.Egg(room()),
        "store": lambda: m.Store(colour(), room()),
        "trade": lambda: m.Trade(rng.choice((colour(), "egg")), room(), colour()),
        "move": lambda: m.Carry(colour(), room(), room()),
        "swap": lambda: m.Swap(colour(), room(), colour(), room()),
        "honey": lambda: m.Honey(room(), helpers()),
        "draw": lambda: m.DRAW,
        "keep": lambda: m.Keep(card()),
        "mix": lambda: m.Mix(room(), room()),
        "bounty": lambda: m.Bounty(rng.randint(0, 7)),
        "queens-gift": lambda: m.QueensGift(rng.choice((None, room()))),
        "explore": lambda: m.EXPLORE,
        "done": lambda: m.DONE,
    }
    now = ["done", *(kind for kind, phases in WHEN.items() if phase in phases)]
    return kinds[rng.choice(now if rng.random() < 0.9 else list(kinds))]()


def with_all_cards(match: skep.Match) -> skep.Match | None:
    """The same position, but everybody holds each card; None when that cannot be."""
    given = msgspec.to_builtins(match.game.plain(match.state))
    given.update(hands=[material.CARD_NAMES] * match.seats, discard={}, in_play=[])
    try:
        return skep.Match.at(match.game, given, seed=1)
    except BadPosition:
        return None


def ask_on(match: skep.Match, rng: random.Random, told: Counter[str], steps: int) -> None:
    """Play on, and now and then let those who decide try many things, with all cards at hand."""
    for _ in play_on(match, rng, steps):
        state = match.state
        half_done = state.looking or state.forced or any(state.mixing)
        often = half_done or state.phase in (TRADE, KITCHEN)
        rich = with_all_cards(match) if rng.random() < (0.8 if often else 0.2) else None
        if rich is None:
            continue
        phase = PHASES[state.phase]
        for seat in rich.actors:
            for _ in range(30):
                key = assert_true(TRUTHS, rich, seat, anything(rng, match.seats, phase))
                if key is not None:
                    told[key] += 1


@pytest.mark.slow
def test_every_sentence_is_met_and_true_in_long_games() -> None:
    told: Counter[str] = Counter()
    for seed in range(4):
        version = GAME.meta.versions[seed % 2]
        setup = (2 + seed % 2, {"honey": 7, "blocked": (None, 0, 3)[seed % 3]})
        match = new_match("waggle-dance", setup, seed, version)
        ask_on(match, random.Random(seed), told, 600)
    assert set(TRUTHS) - set(told) <= RARE | ELSEWHERE
    assert {row.full_key for row in TABLE} >= RARE


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("play mix room2 room1", "play mix room1 room2"),
        ("swap blue room2 with red room1", "swap red room1 with blue room2"),
        ("honey room1 with alchemy+efficiency", "honey room1 with efficiency+alchemy"),
        (
            "honey room1 with expertise+alchemy+efficiency",
            "honey room1 with efficiency+alchemy+expertise",
        ),
    ],
)
@pytest.mark.rule("WAG-20")
@pytest.mark.rule("WAG-24")
@pytest.mark.rule("WAG-29")
def test_either_order_is_the_same_move(said: str, meant: str) -> None:
    move = GAME.parse(said)
    assert move == GAME.parse(meant)
    assert str(move) == meant


FULL = "red red blue blue"


@pytest.mark.rule("WAG-20")
@pytest.mark.parametrize(
    ("move", "rooms", "hand"),
    [
        ("play mix room2 room1", ["red", ""], ["mix"]),
        ("swap blue room2 with red room1", [f"{FULL} @1", f"{FULL} @1"], []),
        ("honey room1 with alchemy+efficiency", ["red red blue @11"], ["alchemy", "efficiency"]),
        ("honey room1 with expertise+efficiency", ["red red red @12"], ["efficiency", "expertise"]),
    ],
)
def test_the_other_order_is_allowed(move: str, rooms: list[str], hand: list[str]) -> None:
    match = at(rooms, phase="honey", hands=[hand, []])
    assert match.check(0, move) is None
    match.apply(0, move)
    assert [str(entry.move) for entry in match.log] == [str(GAME.parse(move))]
    assert skep.replay(match.record()).hash() == match.hash()


def test_a_value_in_the_other_order_cannot_exist() -> None:
    assert m.Mix(2, 1) == m.Mix(1, 2)
    assert m.Swap("blue", 2, "red", 1) == m.Swap("red", 1, "blue", 2)
    assert m.Honey(1, ("alchemy", "efficiency")).cards == ("efficiency", "alchemy")
    told = msgspec.convert({"move": "mix", "one": 7, "other": 3}, GAME.moves)
    assert (told.one, told.other) == (3, 7)
