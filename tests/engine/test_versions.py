"""A game plays earlier versions of its rules, refuses those that it does not, and says why."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import skep
from skep.engine.chance import SeededChance
from skep.engine.errors import RulesNotPlayed
from skep.engine.game import Game
from skep.games.registry import GAMES
from skep.server import log, protocol
from skep.server.refusals import Denied
from tests.server.people import Hall, done, hall, in_loop, play_out, refused

BUTINE = GAMES["butine"]


def with_versions(newest: int, **earlier: tuple[str, ...]) -> Game[Any, Any]:
    """Butine as if its rules had these versions; each state tells which one made it."""
    made: list[int] = []

    def setup(seats: int, options: Any, chance: Any, version: int = newest) -> Any:
        made.append(version)
        return BUTINE.setup(seats, options, chance)

    def position(data: Any, version: int = newest) -> Any:
        made.append(version)
        return BUTINE.position(data)

    meta = msgspec.structs.replace(
        BUTINE.meta,
        rules_version=newest,
        earlier={int(name[1:]): rules for name, rules in earlier.items()},
    )
    game = replace(BUTINE, meta=meta, setup=setup, position=position)
    setattr(setup, "made", made)  # noqa: B010 - a note for the test alone
    return game


def test_the_newest_version_is_the_game_itself() -> None:
    for game in GAMES.values():
        assert game.at(game.meta.rules_version) is game
        assert game.meta.versions[-1] == game.meta.rules_version
        assert list(game.meta.versions) == sorted(set(game.meta.versions))


def test_an_earlier_version_makes_states_of_its_own() -> None:
    game = with_versions(3, v1=("BUT-7", "BUT-8"), v2=("BUT-8",))
    assert game.meta.versions == (1, 2, 3)
    second = game.at(2)
    assert (second.meta.rules_version, second.meta.versions) == (2, (1, 2))
    state, _ = second.setup(2, BUTINE.meta.options(), SeededChance(1))
    second.position(BUTINE.plain(state))
    game.setup(2, BUTINE.meta.options(), SeededChance(1))
    made: list[int] = game.setup.made  # type: ignore[attr-defined]
    assert made == [2, 2, 3]


@pytest.mark.parametrize(
    ("version", "why"), [(1, "no longer plays"), (9, "newer than this Skep"), (0, "no longer")]
)
def test_other_versions_are_refused_with_the_reason(version: int, why: str) -> None:
    game = with_versions(3, v2=("BUT-8",))
    with pytest.raises(RulesNotPlayed, match=rf"version {version} of .*{why}.*\(it plays 2, 3\)"):
        game.at(version)


def test_every_rule_that_an_earlier_version_changes_exists() -> None:
    for game in GAMES.values():
        for version, rules in game.meta.earlier.items():
            assert version < game.meta.rules_version
            assert rules
            assert set(rules) <= set(game.meta.rules)


def test_a_record_of_a_retired_version_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    record = skep.new("butine", seed=1).record()
    assert skep.replay(record).game.meta.rules_version == 1
    monkeypatch.setitem(GAMES, "butine", with_versions(3, v2=("BUT-8",)))
    for check in (skep.replay, skep.verify):
        with pytest.raises(skep.BadRecord, match=r"version 1 of the rules of .* no longer plays"):
            check(record)
    monkeypatch.setitem(GAMES, "butine", with_versions(2, v1=("BUT-8",)))
    match = skep.replay(record)
    assert match.game.meta.rules_version == 1
    assert match.record() == record, "it goes on under the version it began with"


@in_loop
async def test_a_table_goes_on_under_the_version_it_began_with() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        await play_out(table, ann, bob, most=6)
        waiting = await ann.open("me", "open")
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(GAMES, "butine", with_versions(2, v1=("BUT-8", "BUT-9")))
            later = Hall(here.store)
            again = await later.hub.get(table.id)
            assert again.state.game.meta.rules_version == 1
            tab = ann.watch(again)
            info = tab.all("update")[0]["info"]
            assert (info["rules_version"], info["differs"]) == (1, ["BUT-8", "BUT-9"])
            ann.hall = bob.hall = later
            await play_out(again, ann, bob)
            # Who plays again does so by the rules of today, and so does a table not begun.
            assert done(await ann.do(protocol.Rematch, again))
            assert again.state.rematch is not None
            rematch = await later.hub.get(again.state.rematch)
            assert rematch.state.game.meta.rules_version == 2
            assert ann.watch(rematch).all("update")[0]["info"]["differs"] == []
            assert done(await bob.do(protocol.Sit, waiting.id, seat=1))
            assert done(await ann.do(protocol.Start, waiting.id))
            begun = [
                line.entry
                for line in here.store.log_of(waiting.id)
                if isinstance(line.entry, log.Started)
            ]
            assert [entry.rules_version for entry in begun] == [2]


@in_loop
async def test_a_table_of_a_retired_version_says_so() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(public=True)
        await play_out(table, ann, bob, most=6)
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(GAMES, "butine", with_versions(3, v2=("BUT-8",)))
            later = Hall(here.store)
            with pytest.raises(Denied, match="rules-retired") as denied:
                await later.hub.get(table.id)
            assert denied.value.args_of_message == {
                "game": BUTINE.meta.title,
                "version": 1,
                "played": "2, 3",
            }
            answer = await later.guest("Ann").do(protocol.Start, table.id)
            assert refused(answer, "rules-retired")
            assert await later.hub.public_tables() == []
