"""The server's rooms: who imports whom, and what may not stand in any of them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import skep.server
from skep.games.registry import GAMES

ROOT = Path(skep.server.__file__).parent
MOST_IMPORTS = 6
CLOCK = "skep.server.clock"


def _name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(("skep", "server", *(part for part in parts if part != "__init__")))


FILES = {_name(file): file for file in sorted(ROOT.rglob("*.py"))}


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(FILES[module].read_text("utf-8"))


def _imported(module: str, node: ast.AST) -> Iterator[str]:
    """The modules that a statement brings in, wherever it stands: also those for types alone."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, f"{module} imports by a relative name"
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            yield whole if whole in FILES else node.module or ""


@cache
def _imports(module: str) -> frozenset[str]:
    """The server's modules that a module of the server imports, as it says itself."""
    every = {name for node in ast.walk(_tree(module)) for name in _imported(module, node)}
    return frozenset(every & FILES.keys() - {module})


def _cycles(graph: dict[str, frozenset[str]]) -> list[str]:
    """Modules from which a way leads back to themselves."""
    found = []
    for begin, needed in graph.items():
        seen: set[str] = set()
        ahead = set(needed)
        while ahead:
            module = ahead.pop()
            seen.add(module)
            ahead |= graph[module] - seen
        if begin in seen:
            found.append(begin)
    return found


def test_all_rooms_are_looked_at() -> None:
    rooms = {name.split(".")[2] for name in FILES if name.count(".") > 2}
    assert rooms == {"tables", "store", "net", "http"}
    assert len(FILES) > 40
    assert sum(len(_imports(module)) for module in FILES) > 100


def test_no_module_leads_back_to_itself() -> None:
    assert _cycles({module: _imports(module) for module in FILES}) == []


def test_a_cycle_would_be_seen() -> None:
    graph = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("b"), "d": frozenset("a")}
    assert _cycles(graph) == ["b", "c"]


@pytest.mark.parametrize("module", FILES)
def test_nothing_is_imported_for_types_alone(module: str) -> None:
    named = {
        getattr(node, "id", getattr(node, "attr", getattr(node, "name", None)))
        for node in ast.walk(_tree(module))
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
    for node in ast.walk(_tree(module)):
        assert "time" not in _imported(module, node), f"line {getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("now", "utcnow", "today") or not _is_date(node.value), (
                f"line {node.lineno}"
            )


def _is_date(node: ast.expr) -> bool:
    """Is it the type `date` or `datetime`, whose methods know the time?"""
    return getattr(node, "attr", getattr(node, "id", "")) in ("date", "datetime")
