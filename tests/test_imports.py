"""Every module of Skep can be the first that is imported: none leads back to itself."""

import pytest

from skep.games.registry import GAMES
from tests.imports import FILES, cycles, imports, packages, runs

GAME_PACKAGES = frozenset(f"skep.games.{game_id.replace('-', '_')}" for game_id in GAMES)
INNER = [
    module
    for module, file in FILES.items()
    if file.stem == "__init__" and packages(module) & GAME_PACKAGES
]


def test_no_module_leads_back_to_itself() -> None:
    assert len(FILES) > 250
    assert cycles({module: runs(module) for module in FILES}) == []


def test_a_cycle_would_be_seen() -> None:
    graph = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("b"), "d": frozenset("a")}
    assert cycles(graph) == ["b", "c"]


def test_who_imports_a_module_runs_its_package() -> None:
    night = "skep.games.waggle_dance.night"
    assert "skep.games.waggle_dance.queen" in runs(night) - imports(night)
    assert "skep.games.waggle_dance" not in runs(night)


@pytest.mark.parametrize("package", INNER)
def test_a_package_inside_a_game_loads_nothing_by_itself(package: str) -> None:
    """Or whoever needs one module of it gets them all, and one day itself, half made."""
    assert imports(package) == frozenset()


def test_there_is_such_a_package() -> None:
    assert "skep.games.waggle_dance.queen" in INNER
