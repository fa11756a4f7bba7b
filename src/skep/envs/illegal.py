"""What becomes of an action that the mask forbids."""

from typing import Any, Literal

from skep.engine.errors import BadOption, SkepError
from skep.envs.table import Rules
from skep.envs.walk import Walk

Illegal = Literal["refuse", "ignore"]
"""refuse: an error. ignore: nothing happens but a step, and `info["illegal"]` says so."""


def check_illegal(illegal: str) -> None:
    """BadOption when there is no such way."""
    if illegal not in ("refuse", "ignore"):
        raise BadOption(f"what is illegal is 'refuse'd or 'ignore'd, not {illegal!r}")


class IllegalAction(SkepError):
    """An action that the mask forbids; the text says which are allowed."""

    def __init__(self, rules: Rules, agent: str, action: Any, walk: Walk | None) -> None:
        choices = walk.choices if walk else []
        if rules.indexed:
            allowed = f"0 to {len(choices) - 1}"
        else:
            words = rules.vocabulary.words
            allowed = ", ".join(f"{words[word]!r} ({word})" for word in choices) or "nothing"
        super().__init__(f"{agent} cannot take action {action!r} now; allowed: {allowed}")
