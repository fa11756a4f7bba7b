"""Every reason to refuse a move is given where it is due, by the right rule."""

from dataclasses import dataclass, field
from typing import Any

import pytest

import nectar_run
from nectar_run.tests.positions import at, play
from tests.games.refusals import assert_all_tried, assert_refused


@dataclass(frozen=True)
class Illegal:
    """One row of the table."""

    why: str
    rule: str
    key: str
    move: str
    position: dict[str, Any] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    """Moves that lead from the position to the one in question."""
    seat: int = 0
    args: dict[str, Any] = field(default_factory=dict)


TABLE = [
    Illegal(
        "out of turn",
        "NEC-3",
        "nectar-run-not-your-turn",
        "fly 1 thyme",
        seat=1,
    ),
    Illegal(
        "after the end",
        "NEC-7",
        "nectar-run-game-over",
        "fly 1 thyme",
        position={"nectar": [0, 2, 0]},
        before=("fly 2 thyme",),
        seat=1,
    ),
    Illegal(
        "a bee of others",
        "NEC-3",
        "nectar-run-no-such-bee",
        "fly 4 thyme",
        args={"bee": 4},
    ),
    Illegal(
        "no nectar",
        "NEC-3",
        "nectar-run-empty-flower",
        "fly 1 clover",
        position={"nectar": [0, 12, 12]},
        args={"flower": "clover"},
    ),
    Illegal(
        "the same strength again",
        "NEC-4",
        "nectar-run-same-scent",
        "fly 2 linden",
        position={"scents": [0, 0, 2]},
        args={"bee": 2, "flower": "linden"},
    ),
    Illegal(
        "a bee could fly",
        "NEC-6",
        "nectar-run-must-fly",
        "rest",
        args={"move": "fly 1 clover"},
    ),
]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.why)
def test_illegal(row: Illegal) -> None:
    assert_refused(play(at(**row.position), *row.before), row, row.key)


def test_every_reason_in_the_rules_is_in_the_table() -> None:
    assert_all_tried(nectar_run, {(row.rule, row.key) for row in TABLE})
