"""`skep new-game`: the skeleton of a game, which is the example under another name.

The example in `examples/` is the only template: it plays, and all laws and tests run on it, so
what is written here does as well.
"""

import keyword
import re
import shlex
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from skep import outside
from skep.cli.common import Lang, words_for, write_new_file
from skep.cli.errors import UserError
from skep.games.registry import GAMES
from skep.locale import Words

TEMPLATE = "nectar_run"
TEMPLATE_PREFIX = "NEC"
LONGEST = 24
"""Signs in an id: so many fit into the lines of the template."""

_STATEMENT = re.compile(r"^(?:import|from) (\S+)[^(\n]*(?:\([^)]*\))?\n", re.MULTILINE)
_IMPORTS = re.compile(rf"(?:{_STATEMENT.pattern})+", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Names:
    """What a game is called, in all its forms."""

    id: str
    prefix: str
    """Of its rule ids."""

    @property
    def package(self) -> str:
        """As Python writes it."""
        return self.id.replace("-", "_")

    @property
    def title(self) -> str:
        """As people write it."""
        return self.id.replace("-", " ").title()

    def instead_of(self, other: "Names", text: str) -> str:
        """A text of another game, about this one."""
        for theirs, ours in (
            (other.package, self.package),
            (other.id, self.id),
            (other.title, self.title),
            (f"{other.prefix}-", f"{self.prefix}-"),
        ):
            text = text.replace(theirs, ours)
        return text


def new_game(
    name: Annotated[str, typer.Argument(help="The id of the game, like hive-five.")],
    into: Annotated[
        Path, typer.Option("--into", help="The folder in which the game's folder is made.")
    ] = Path(),
    rules: Annotated[
        str | None,
        typer.Option("--rules", help="Letters before the numbers of its rules, like HIV."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the skeleton of a new game: small, complete and playable."""
    speak = words_for(lang)
    names = _names(name, rules, speak)
    folder = into / names.package
    if not into.is_dir():
        raise UserError(speak.say("error-no-folder", folder=str(into)))
    if folder.exists():
        raise UserError(speak.say("error-file-exists", file=str(folder)))
    for path, text in skeleton(names).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        write_new_file(target, text, speak)
    typer.echo(speak.say("new-game-done", folder=str(folder)))
    typer.echo(f"  SKEP_GAMES={shlex.quote(str(folder))} skep play {names.id}")


def skeleton(names: Names) -> dict[str, str]:
    """All files of a new game: path within its folder → text."""
    template = outside.examples() / TEMPLATE
    theirs = Names(TEMPLATE.replace("_", "-"), TEMPLATE_PREFIX)
    files = {}
    for file in sorted(template.rglob("*")):
        if not file.is_file() or "__pycache__" in file.parts:
            continue
        text = names.instead_of(theirs, file.read_text("utf-8"))
        if file.suffix == ".py":
            text = _IMPORTS.sub(_sorted, text)
        if file.suffix == ".md":  # what is quoted speaks of the example itself
            text = re.sub(r"^> .*\n\n", "", text, flags=re.MULTILINE)
        files[file.relative_to(template).as_posix()] = text
    return files


def _sorted(block: re.Match[str]) -> str:
    """A block of imports in the order of its new names, as our linter wants it."""
    found = [(match[0], match[1]) for match in _STATEMENT.finditer(block[0])]
    return "".join(text for text, _ in sorted(found, key=lambda it: (it[0][:4] == "from", it[1])))


def _names(name: str, rules: str | None, speak: Words) -> Names:
    """The names of a game that can be made; UserError says why it cannot."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > LONGEST:
        raise UserError(speak.say("error-game-name", name=name, longest=LONGEST))
    letters = re.sub("[^a-z]", "", name)[:3].upper()
    names = Names(name, letters if rules is None else rules)
    if name in GAMES:
        raise UserError(speak.say("error-game-taken", game=name, games=", ".join(GAMES)))
    if keyword.iskeyword(names.package) or _is_module(names.package):
        raise UserError(speak.say("error-module-taken", name=names.package))
    if not re.fullmatch("[A-Z]{1,5}", names.prefix):
        raise UserError(speak.say("error-rule-letters", letters=names.prefix))
    for game in GAMES.values():
        if any(rule.startswith(f"{names.prefix}-") for rule in game.meta.rules):
            other = game.meta.id
            raise UserError(speak.say("error-letters-taken", letters=names.prefix, game=other))
    return names


def _is_module(package: str) -> bool:
    """Would the game hide a module that Python knows already, or that its tests need?"""
    return package == "tests" or find_spec(package) is not None
