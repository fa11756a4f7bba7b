"""A refusal: the rule that a move breaks, and why, as a key with arguments.

The words live in the Fluent files of `skep.locale`. The engine may not import them, so whoever
has words lends the engine a speaker; without one, a refusal still prints its key and arguments.
"""

from collections.abc import Callable

import msgspec


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why, as a message key (`butine-overlap`) and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """The answer to a move that the rules forbid."""

    rule: str
    reason: Reason

    def __str__(self) -> str:
        return f"{explain(self.reason)} [{self.rule}]"


class IllegalMove(ValueError):
    """Raised when a refused move is applied all the same."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def refuse(rule: str, key: str, **args: str | int) -> Refusal:
    """A refusal in one line."""
    return Refusal(rule, Reason(key, args))


def because(key: str, **args: str | int) -> Reason:
    """A reason in one line."""
    return Reason(key, args)


def _plain(reason: Reason) -> str:
    arguments = ", ".join(f"{name}={value}" for name, value in reason.args.items())
    return f"{reason.key}({arguments})"


_speaker: Callable[[Reason], str] = _plain


def explain(reason: Reason) -> str:
    """A reason in the words that were lent."""
    return _speaker(reason)


def lend_words(speaker: Callable[[Reason], str]) -> None:
    """Let refusals print themselves in words (called once, by `skep.locale`)."""
    global _speaker  # noqa: PLW0603 - one hook, set once, so that engine need not import words
    _speaker = speaker
