"""Small studies for the browser: as the command line makes them, within stated bounds."""

import shlex
import zlib
from typing import Any

import msgspec
import pytest

from skep.engine.errors import SkepError
from skep.lab.variants import small as small_module
from skep.lab.variants import study as study_module
from skep.lab.variants.plan import make_plan, vary
from skep.lab.variants.small import Found, Small, play_small, quick_bots, small_study
from skep.lab.variants.study import study
from skep.lab.variants.tables import tables
from skep.locale import words
from tests.cli.helpers import run

WISH: dict[str, Any] = {
    "vary": {"sheet": ["garden", "heath"]},
    "seats": 1,
    "bots": ["random"],
    "games": 3,
    "seed": 7,
    "skill": False,
}


def _played(small: Small, seconds: float = 60.0) -> tuple[list[Any], dict[str, bytes]]:
    told: list[Any] = []
    packed = play_small(told.append, msgspec.json.encode(small), seconds)
    return told, msgspec.msgpack.decode(packed, type=dict[str, bytes])


def test_it_finds_what_the_command_line_finds() -> None:
    small = small_study("bee-busy", **WISH)
    variants = vary({"sheet": ["garden", "heath"]}, {})
    plan = make_plan("bee-busy", variants, 1, ["random"], 3, None, 7, [])
    assert small.plan == plan
    told, reports = _played(small)
    assert [one[:2] for one in told[:-1]] == [(done, 6) for done in range(1, 7)]
    found = msgspec.json.decode(told[-1][2], type=Found)
    expected = study(plan, 1)
    for language in ("en", "fr"):
        speak = words(language)
        assert found.told[language].tables == tuple(tables(expected, speak, brief=True))
        page = zlib.decompress(reports[language]).decode()
        assert found.told[language].headline[0] in page
        assert found.command in page


def test_the_command_is_that_of_the_same_study(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown is typed, and the plan is caught before anybody plays."""
    for game, wish in (
        ("bee-busy", WISH),
        (
            "butine",
            {
                "vary": {"challenge": [None, 9], "expert": [False, True]},
                "seats": 2,
                "bots": ["greedy", "level-1"],
                "games": 4,
                "seed": 3,
                "skill": True,
            },
        ),
    ):
        small = small_study(game, **wish)
        caught: list[Any] = []

        def catch(plan: Any, *_: Any, into: list[Any] = caught) -> Any:
            into.append(plan)
            raise SkepError("caught")

        monkeypatch.setattr(study_module, "study", catch)
        run(*shlex.split(small.command())[1:])
        assert caught == [small.plan]
        assert small.command(1000, "report.html").endswith("--html report.html")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"vary": {"sheet": ["garden"]}}, '"sheet" has 1 values'),
        ({"vary": {"sheet": ["garden", "heath"] * 3}}, '"sheet" has 6 values'),
        ({"vary": {name: [1, 2] for name in "abc"}}, "3 options are too many"),
        ({"vary": {"honey": [1, 2]}}, "honey"),
        ({"vary": {"sheet": ["garden", "moor"]}}, "sheet = 'moor'"),
        ({"vary": {"sheet": ["garden", "mine.toml"]}}, '"mine.toml" of the option "sheet"'),
        ({"vary": {"sheet": ["garden", "true"]}}, '"true" of the option "sheet"'),
        ({"vary": {"sheet": ["garden", "garden"]}}, "two variants"),
        ({"bots": ["level-5"]}, '"level-5" does not play in the browser'),
        ({"bots": ["nobody"]}, '"nobody" does not play in the browser'),
        ({"bots": ["random", "random"]}, "1 seats need one bot"),
        ({"seats": 9}, "9"),
        ({"games": 1}, "at least 2"),
        ({"seed": -1}, "a seed is a whole number from 0 to 9007199254740991"),
        ({"games": 101}, "202 games in all; in the browser there are at most 200"),
    ],
)
def test_what_is_too_much_or_wrong_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SkepError, match=complaint) as refused:
        small_study("bee-busy", **{**WISH, **changes})
    assert refused.value.reason is not None, "so that it can be told in both languages"
    assert words("fr").has(refused.value.reason.key)


def test_the_games_for_luck_and_skill_are_counted() -> None:
    wish = {**WISH, "vary": {}, "games": 115}
    assert small_study("bee-busy", **wish).plan.skill is None
    assert small_study("bee-busy", **{**wish, "games": 112, "skill": True}).plan.skill
    with pytest.raises(SkepError, match="202 games in all"):
        small_study("bee-busy", **{**wish, "skill": True})


def test_only_quick_bots_play() -> None:
    assert quick_bots("butine") == (
        *("level-1", "level-2", "level-3", "level-4"),
        *("learned", "greedy", "random"),
    )
    assert quick_bots("waggle-dance") == ("greedy", "random"), "levels play whole days on"
    assert "steady" in quick_bots("la-ruche"), "who plays when nobody is named"


def test_when_its_time_is_up_it_tells_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_module, "can_report", lambda: False)
    told, reports = _played(small_study("bee-busy", **{**WISH, "games": 50}), 0.0)
    assert reports == {}
    assert len(told) == 2, "after the first game there is no second"
    found = msgspec.json.decode(told[-1][2], type=Found)
    assert "computing time was up" in " ".join(found.told["en"].headline)
    assert "temps de calcul" in " ".join(found.told["fr"].headline)
