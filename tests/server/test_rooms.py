"""The server's rooms: who imports whom, and what may not stand in any of them."""

import ast
import re

import pytest

from skep.games.registry import GAMES
from tests import imports
from tests.imports import cycles, imported, tree

MOST_IMPORTS = 6
CLOCK = "skep.server.clock"

FILES = {
    module: file
    for module, file in imports.FILES.items()
    if f"{module}.".startswith("skep.server.")
}


def _imports(module: str) -> frozenset[str]:
    """The server's modules that a module of the server imports, as it says itself."""
    return imports.imports(module) & FILES.keys()


def test_all_rooms_are_looked_at() -> None:
    rooms = {name.split(".")[2] for name in FILES if name.count(".") > 2}
    assert rooms == {"tables", "store", "net", "http", "bus"}
    assert len(FILES) > 40
    assert sum(len(_imports(module)) for module in FILES) > 100


def test_no_module_leads_back_to_itself() -> None:
    assert cycles({module: _imports(module) for module in FILES}) == []


@pytest.mark.parametrize("module", FILES)
def test_nothing_is_imported_for_types_alone(module: str) -> None:
    named = {
        getattr(node, "id", getattr(node, "attr", getattr(node, "name", None)))
        for node in ast.walk(tree(module))
    }
    assert "TYPE_CHECKING" not in named


@pytest.mark.parametrize("module", FILES)
def test_no_module_needs_many_others(module: str) -> None:
    needed = sorted(_imports(module))
    assert len(needed) <= MOST_IMPORTS, f"{len(needed)}: {', '.join(needed)}"


def _words() -> re.Pattern[str]:
    names = set(GAMES) | {game_id.replace("-", "_") for game_id in GAMES}
    names |= {game.meta.title for game in GAMES.values()}
    return re.compile("|".join(map(re.escape, sorted(names))), re.IGNORECASE)


@pytest.mark.parametrize("module", FILES)
def test_no_game_is_named_in_the_house(module: str) -> None:
    assert _words().findall(FILES[module].read_text("utf-8")) == []


def test_a_games_name_would_be_seen() -> None:
    assert _words().findall('from skep.games.la_ruche import x  # Bee Busy, "butine"') == [
        "la_ruche",
        "Bee Busy",
        "butine",
    ]


@pytest.mark.parametrize("module", [module for module in FILES if module != CLOCK])
def test_only_the_clock_asks_what_time_it_is(module: str) -> None:
    """To wait is another thing: asyncio.sleep and timeouts ask nobody."""
    for node in ast.walk(tree(module)):
        assert "time" not in imported(module, node), f"line {getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("now", "utcnow", "today") or not _is_date(node.value), (
                f"line {node.lineno}"
            )


def _is_date(node: ast.expr) -> bool:
    """Is it the type `date` or `datetime`, whose methods know the time?"""
    return getattr(node, "attr", getattr(node, "id", "")) in ("date", "datetime")
