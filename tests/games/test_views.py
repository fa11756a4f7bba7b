"""Views, word for word: what anybody and each seat is shown at some positions of golden games."""

from pathlib import Path

import pytest

from tests.games.views import FILES, position, read, shown

PLACES = [
    pytest.param(file, where, id=f"{file.parent.name} {where}")
    for file in FILES
    for where in read(file)
]


@pytest.mark.parametrize(("file", "where"), PLACES)
def test_everybody_is_shown_what_they_may_know(file: Path, where: str) -> None:
    now, expected = shown(position(file, where)), read(file)[where]
    assert now.keys() == expected.keys()
    for watcher, fields in expected.items():
        told = now[watcher]
        assert sorted(told) == sorted(fields), watcher
        wrong = {key: told[key] for key in fields if told[key] != fields[key]}
        assert not wrong, watcher


def test_each_game_has_some() -> None:
    games = {folder.parent for folder in Path(__file__).parent.glob("*/golden")}
    assert {file.parent for file in FILES} == games
