"""The rulebooks, whole or rule by rule."""

import re
from importlib.resources import files

from skep.cli.errors import UserError
from skep.games.registry import GAMES, game_by_id
from skep.locale import Words

_ANCHOR = re.compile(r'<a id="([A-Z]+-[0-9]+)"></a>')
_LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")


def whole(game_id: str, language: str) -> str:
    """The rulebook of a game as Markdown that needs no browser."""
    return _clean(_source(game_id, language))


def one(rule: str, language: str, speak: Words) -> str:
    """One rule as Markdown."""
    wanted = rule.upper()
    game_id = next((game.meta.id for game in GAMES.values() if wanted in game.meta.rules), None)
    if game_id is None:
        known = "; ".join(f"{g.meta.rules[0]} … {g.meta.rules[-1]}" for g in GAMES.values())
        raise UserError(speak.say("error-no-rule", rule=rule, known=known))
    pieces = _ANCHOR.split(_source(game_id, language))
    texts = dict(zip(pieces[1::2], pieces[2::2], strict=True))
    # A rule ends where the next heading begins.
    return _clean(re.split(r"^#", texts[wanted], maxsplit=1, flags=re.MULTILINE)[0]).strip()


def _source(game_id: str, language: str) -> str:
    return (
        files(game_by_id(game_id).package).joinpath("rulebook", f"{language}.md").read_text("utf-8")
    )


def _clean(text: str) -> str:
    return _LINK.sub(r"\1", _ANCHOR.sub("", text))
