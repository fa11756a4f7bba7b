"""`skep rules`: the rulebook, or one rule of it."""

from typing import Annotated

import typer

from skep.cli import rulebook
from skep.cli.common import Lang, new_console, words_for
from skep.cli.errors import UserError
from skep.games.registry import GAMES, game_by_id


def rules(
    what: Annotated[
        str | None, typer.Argument(help="A game, or the id of a rule like BUT-7.")
    ] = None,
    rule: Annotated[str | None, typer.Option("--rule", help="Only this rule.")] = None,
    lang: Lang = None,
) -> None:
    """Read the rules of a game."""
    speak = words_for(lang)
    if what is not None and "-" in what and what not in GAMES:
        what, rule = None, what
    if rule is not None:
        text = rulebook.one(rule, speak.language, speak)
    elif what is not None:
        text = rulebook.whole(game_by_id(what).meta.id, speak.language)
    else:
        raise UserError(speak.say("error-which-game", games=", ".join(GAMES)))
    from rich.markdown import Markdown

    new_console().print(Markdown(text))
