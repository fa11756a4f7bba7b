"""Names of variants for readers: options and their values in words, not as they are typed."""

from collections.abc import Mapping
from typing import Any

import msgspec

from skep.lab.variants.findings import Findings
from skep.lab.variants.plan import USUAL, spelled
from skep.locale import Words


def named(found: Findings, speak: Words) -> Findings:
    """The same findings; variants that were made of options are called by these in words."""
    game = found.plan.game
    names = {one.name: variant_name(game, one.name, one.options, speak) for one in found.variants}

    def renamed(one: Any) -> Any:
        return msgspec.structs.replace(one, name=names[one.name])

    return msgspec.structs.replace(
        found,
        variants=tuple(map(renamed, found.variants)),
        differences=tuple(map(renamed, found.differences)),
    )


def variant_name(game: str, name: str, options: Mapping[str, Any], speak: Words) -> str:
    """A variant in words; one that somebody has named keeps its name."""
    if name == USUAL:
        return speak.say("lab-usual")
    parts = []
    for typed in name.split(", "):
        option, _, text = typed.partition("=")
        if option not in options:
            return name
        value = options[option]
        drawn = isinstance(value, dict)  # a design: its file has a name, it has none
        if not drawn and spelled(value) != text:
            return name
        said = text if drawn else value_name(game, option, value, speak)
        parts.append(speak.say("lab-varied", option=option_name(game, option, speak), value=said))
    return ", ".join(parts)


def option_name(game: str, option: str, speak: Words) -> str:
    """An option in a word or two."""
    return _said(f"{game}-short-{option}", option, speak)


def value_name(game: str, option: str, value: Any, speak: Words) -> str:
    """A value of an option."""
    if value is None:
        return speak.say("lab-as-usual")
    if isinstance(value, bool):
        return speak.say("lab-yes" if value else "lab-no")
    return _said(f"{game}-choice-{option}-{value}", spelled(value), speak)


def game_name(game: str, speak: Words) -> str:
    """What a game is called."""
    return _said(f"{game}-title", game, speak)


def bot_name(bot: str, speak: Words) -> str:
    """What a bot is called, and how it is typed where that is something else."""
    name = _said(f"bot-name-{bot}", bot, speak)
    return f"{name} ({bot})" if bot.startswith("level-") else name


def _said(key: str, otherwise: str, speak: Words) -> str:
    return speak.say(key) if speak.has(key) else otherwise
