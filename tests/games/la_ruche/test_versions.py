"""What version 1 of the rules did otherwise, beside what is done now."""

from pathlib import Path

import msgspec
import pytest

import skep
from skep.api import Match
from skep.engine import record as records
from skep.engine.chance import SeededChance
from skep.games.la_ruche import GAME
from skep.games.la_ruche.versions import NEWEST, VERSIONS
from tests.games.la_ruche.illegal import BLOCKED, LAST_OPENS
from tests.games.la_ruche.table import at, places

ARCHIVE = Path(__file__).parents[2] / "archive" / "records" / "la-ruche-1"
SPOILS = "place 532164@1,-1"
"""Beside the first tile, nothing fits between the two after this."""


def by(version: int, match: Match) -> Match:
    """The same position by another version of the rules."""
    rules = GAME.at(version)
    plain = msgspec.to_builtins(rules.plain(match.state))
    state = rules.position(plain)
    return Match(rules, state, SeededChance(1), begin=state.copy(), seed=None)


def test_every_version_is_known_by_its_differences() -> None:
    assert tuple(VERSIONS) == GAME.meta.versions
    assert VERSIONS[GAME.meta.rules_version] == NEWEST == type(NEWEST)()
    for version in GAME.meta.earlier:
        assert VERSIONS[version] != NEWEST


@pytest.mark.rule("RUC-4")
def test_the_last_opening_tile_could_end_the_race() -> None:
    now = at(["123546", "134526"], **LAST_OPENS)
    then = by(1, now)
    refusal = now.check(0, SPOILS)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("RUC-4", "la-ruche-leave-room")
    assert then.check(0, SPOILS) is None
    assert set(places(now, 0)) < set(places(then, 0))
    assert SPOILS in places(then, 0)
    then.apply(0, SPOILS)
    assert (then.reason, then.winners) == ("blocked", (0,))
    alone = at(["123546"], **LAST_OPENS)
    assert alone.check(0, SPOILS) is not None, "another placement of the same tile leaves something"


@pytest.mark.rule("RUC-10")
def test_gifts_that_waited_were_lost() -> None:
    now = at(["123465", "134526"], cells=BLOCKED[:2], options={"bee": True})
    then = by(1, now)
    for match in (now, then):
        match.apply(0, f"place {BLOCKED[-1]}")
    assert now.view().phase == "gifts"
    assert (then.reason, then.winners) == ("blocked", (0,))
    with pytest.raises(skep.BadPosition, match="know no last gifts"):
        by(1, now)


def test_a_state_and_its_copies_keep_their_version() -> None:
    then = by(1, at(["123546", "134526"], **LAST_OPENS))
    twin = then.copy()
    assert twin.state.version == VERSIONS[1]
    imagined = then.game.imagine(then.view(0), SeededChance(1))
    assert imagined.version == VERSIONS[1]
    assert then.game.setup(2, then.state.options, SeededChance(1))[0].version == VERSIONS[1]


def differs_in(text: str) -> str | None:
    """Read as a record of today's rules, which difference does it run into? None: it does not."""
    record = msgspec.structs.replace(records.read(text), rules_version=GAME.meta.rules_version)
    match = skep.api.begin_again(record)
    for entry in record.entries:
        refusal = match.check(entry.seat, entry.move)
        if refusal is not None:
            return refusal.reason.key
        match.step(entry)
        if match.view().phase == "gifts":
            return "la-ruche-comb-blocked"
    return None


@pytest.mark.parametrize("key", ["la-ruche-leave-room", "la-ruche-comb-blocked"])
def test_old_records_need_the_old_rules(key: str) -> None:
    """So the archive tells when one of the differences is lost."""
    found = [differs_in(file.read_text("utf-8")) for file in sorted(ARCHIVE.glob("*.txt"))]
    assert found.count(key) > 0
    assert found.count(None) > 10, "most games went the same way"
