"""Who imports whom in Skep, read from the sources: also late imports, and those for types."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import skep

_ROOT = Path(skep.__file__).parent


def _name(file: Path) -> str:
    parts = file.relative_to(_ROOT.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


FILES = {_name(file): file for file in sorted(_ROOT.rglob("*.py"))}
"""All modules; a package is its `__init__`."""


@cache
def tree(module: str) -> ast.Module:
    """The source of a module."""
    return ast.parse(FILES[module].read_text("utf-8"))


def imported(module: str, node: ast.AST) -> Iterator[str]:
    """The modules that a statement brings in."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, f"{module} imports by a relative name"
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            yield whole if whole in FILES else node.module or ""


@cache
def imports(module: str) -> frozenset[str]:
    """The modules of Skep that a module imports, as it says itself."""
    every = {name for node in ast.walk(tree(module)) for name in imported(module, node)}
    return frozenset(every & FILES.keys() - {module})


def packages(module: str) -> frozenset[str]:
    """The packages that a module is in."""
    parts = module.split(".")
    return frozenset(".".join(parts[:depth]) for depth in range(1, len(parts)))


def runs(module: str) -> frozenset[str]:
    """All that an import of this module runs first: packages too, but those it is in itself."""
    needed = imports(module)
    around = frozenset[str]().union(*map(packages, needed))
    return (needed | around) - packages(module) - {module}


def cycles(graph: dict[str, frozenset[str]]) -> list[str]:
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
