"""`--bot NAME=COMMAND`: bots from outside, for every command that lets bots play."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer

from skep.locale import Words

BotList = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME=COMMAND",
        help="A bot of your own: a program that speaks docs/outside-bots.md, under this name "
        "from now on. May be repeated.",
    ),
]


@contextmanager
def outside_bots(texts: list[str] | None) -> Iterator[None]:
    """The bots that these texts name, for as long as the block lasts."""
    if not texts:
        yield
        return
    from skep.bots.outside.hiring import company, read_hired

    with company(read_hired(text) for text in texts):
        yield


def hired_lines(speak: Words) -> list[str]:
    """The bots from outside that are here, and what they play."""
    from skep.bots.outside.hiring import all_hired

    return [
        speak.say("outside-hired", bot=bot.name, games=", ".join(bot.games)) for bot in all_hired()
    ]


def check_names(names: Sequence[str]) -> None:
    """Complain when bots that live elsewhere cannot be called so."""
    from skep.bots.outside.hiring import check_name
    from skep.bots.outside.program import BadBot
    from skep.engine.refusal import because

    for at, name in enumerate(names):
        check_name(name)
        if name.lower() in {other.lower() for other in names[:at]}:
            raise BadBot(because("outside-name-taken", name=name))


def lost_lines(lost: Mapping[str, Mapping[str, int]], speak: Words) -> list[str]:
    """Which bots lost moves, and why; and what that means. Nothing when all answered well."""
    lines = [
        speak.say(
            "outside-lost",
            bot=bot,
            moves=sum(reasons.values()),
            why=", ".join(
                f"{count} × {speak.say(f'outside-why-{why}')}" for why, count in reasons.items()
            ),
        )
        for bot, reasons in lost.items()
        if reasons
    ]
    return [*lines, speak.say("outside-lost-rule")] if lines else []
