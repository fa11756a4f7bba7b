"""Hints at the terminal: the best step and two others, with what they do and what is expected."""

from typing import Any

from skep.api import AnyMatch
from skep.bots.hints import Suggestion, gives_hints, suggest
from skep.cli.choice import Choice
from skep.locale import Words


def suggestions(match: AnyMatch, seat: int) -> list[Suggestion]:
    """What a seat is advised to do; nothing in games that nobody has learned."""
    if not gives_hints(match.id):
        return []
    version = match.game.meta.rules_version
    return suggest(match.id, version, match.view(seat), match.legal(seat))


def hint_lines(
    found: list[Suggestion], choice: Choice, names: tuple[str, ...], words: Words
) -> list[str]:
    """The suggestions in words, each in a line or two."""
    alone = len(names) == 1
    lines = []
    for number, one in enumerate(found, start=1):
        moves = [choice.face.read(text, words) for text in one.moves]
        what = " · ".join(choice.face.spell(move, words) for move in moves)
        result = _result(one.expected, words, alone=alone)
        lines.append("  " + words.say("web-hint-line", number=number, what=what, result=result))
        reasons = _reasons(one, moves[0], choice, names, words)
        if reasons:
            lines.append(f"     {reasons}")
    return lines


def _reasons(
    one: Suggestion, move: Any, choice: Choice, names: tuple[str, ...], words: Words
) -> str:
    """What the first move means, and what it may bring; nothing is said twice."""
    told = choice.face.reasons(one.outlook, move, names, words)
    about = choice.face.about(choice.view, move, words)
    if about and not any(about.casefold() in reason.casefold() for reason in told):
        told = [about, *told]
    return "; ".join(told)


def _result(expected: float, words: Words, *, alone: bool) -> str:
    if alone:
        return words.say("web-hint-points", points=round(expected))
    return words.say("web-hint-chance", percent=min(99, max(1, round(100 * expected))))
