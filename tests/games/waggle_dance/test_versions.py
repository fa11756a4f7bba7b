"""Each difference between the versions of the rules, by records that prove it.

They were played by the code of version 1, in games in which the difference decides something. Other
tests show each difference in one position: test_pollen.py and test_queen_day.py.
"""

from pathlib import Path

import pytest
from msgspec.structs import replace

import skep
from skep.games.waggle_dance import GAME, versions
from skep.games.waggle_dance.versions import VERSIONS, Version

RECORDS = Path(__file__).parents[2] / "archive" / "records" / "waggle-dance-1"

PROOFS = [
    pytest.param(
        *("takes_what_is_left", "what-is-left", "no white pollen to store"),
        marks=pytest.mark.rule("WAG-16"),
    ),
    pytest.param(
        *("returns_at_once", "returned-at-once", "play bounty D1.*no pollen left"),
        marks=pytest.mark.rule("WAG-17"),
    ),
    pytest.param(
        *("nothing_stays_in_play", "in-play", "draws 'sick-leave', but none is left"),
        marks=pytest.mark.rule("WAG-24"),
    ),
    pytest.param(
        *("directions_need_the_bee", "directions", "placed no bee on flower 2 today"),
        marks=pytest.mark.rule("WAG-34"),
    ),
]


@pytest.mark.parametrize(("difference", "record", "why"), PROOFS)
def test_each_difference_decides_whether_a_record_replays(
    difference: str, record: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (RECORDS / f"difference-{record}.txt").read_text("utf-8")
    assert skep.verify(text).rules_version == 1
    by_the_new = text.replace("game waggle-dance 1\n", "game waggle-dance 2\n")
    with pytest.raises(skep.BadRecord):
        skep.replay(by_the_new)
    # All as in version 1, but for this one thing.
    monkeypatch.setitem(VERSIONS, 1, replace(VERSIONS[1], **{difference: False}))
    with pytest.raises(skep.BadRecord, match=why):
        skep.replay(text)


def test_all_differences_are_tried_and_none_is_left_in_the_newest_version() -> None:
    names = set(Version.__struct_fields__)
    assert {proof.values[0] for proof in PROOFS} == names
    assert versions.VERSIONS[GAME.meta.rules_version] == Version()
    assert versions.VERSIONS.keys() == set(GAME.meta.versions)
    assert all(getattr(VERSIONS[1], name) for name in names)
