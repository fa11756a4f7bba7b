"""The findings of a study as tables of words, for the terminal and for the report."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from skep.lab.figures import Share
from skep.lab.looks import LEAST, LOOK
from skep.lab.variants.estimates import Estimate
from skep.lab.variants.findings import FIGURES, SHARES, Findings, VariantFigures
from skep.lab.variants.naming import bot_name, game_name, named
from skep.locale import Words

ABREAST = 4
"""So many variants stand side by side in one table."""
BRIEF = 12
"""So many things that were used are told of each variant where there is little room."""
IN_PER_CENT = SHARES | {"gain"}


class Lines(msgspec.Struct, frozen=True):
    """A table in words."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    more: str = ""


def headline(found: Findings, speak: Words) -> list[str]:
    """What was studied, and when it ended."""
    plan = found.plan
    deals = found.variants[0].games if found.variants else 0
    return [
        speak.say(
            "lab-title",
            game=game_name(plan.game, speak),
            seats=plan.seats,
            variants=len(plan.variants),
            deals=deals,
            games=found.games,
        ),
        speak.say("lab-bots-played", bots=_all_bots(plan.bots, speak), seed=str(plan.seed)),
        speak.say(f"lab-stop-{found.stop}", look=LOOK, least=LEAST),
        *([] if found.variants else [speak.say("lab-nothing")]),
    ]


def _all_bots(bots: Sequence[str], speak: Words) -> str:
    return ", ".join(bot_name(bot, speak) for bot in bots)


def tables(found: Findings, speak: Words, *, brief: bool) -> list[Lines]:
    """All tables; `brief`: without what is hardly ever used."""
    found = named(found, speak)
    made: list[Lines] = []
    for start in range(0, len(found.variants), ABREAST):
        some = found.variants[start : start + ABREAST]
        made += [_seats(some, speak), _figures(found, some, speak), _luck(some, speak)]
        made.append(_ends(found, some, speak))
    for start in range(0, len(found.differences), ABREAST):
        made.append(_differences(found, start, speak))
    made += [_uses(found, one, speak, brief) for one in found.variants]
    return [lines for lines in made if lines.rows]


def notes(found: Findings, speak: Words) -> list[str]:
    """How to read the tables."""
    if not found.variants:
        return []
    seats, skill = found.plan.seats, found.plan.skill
    lines = [speak.say("lab-note-interval")]
    if seats > 1:
        lines.append(speak.say("lab-fair", seats=seats, share=f"{1 / seats:.1%}"))
    if found.differences:
        lines.append(f"{speak.say('lab-note-paired')} {speak.say('lab-note-many')}")
    if any("gain" in one.figures for one in found.variants):
        lines.append(speak.say("lab-note-value"))
    lines.append(speak.say("lab-note-worth"))
    if skill is not None and any(one.luck for one in found.variants):
        deals = found.variants[0].skill_deals
        weak, strong = (bot_name(bot, speak) for bot in skill)
        lines.append(speak.say("lab-note-skill", weak=weak, strong=strong, deals=deals))
    return lines


# ---------------------------------------------------------------- the tables


def _heads(some: Sequence[VariantFigures], speak: Words) -> tuple[str, ...]:
    return (speak.say("lab-figure"), *(one.name for one in some))


def _seats(some: Sequence[VariantFigures], speak: Words) -> Lines:
    rows = [
        (speak.say("lab-seat", seat=seat), *(share(one.seats[seat]) for one in some))
        for seat in range(len(some[0].seats))
    ]
    rows += [
        (
            speak.say("lab-bot-wins", bot=bot_name(bot, speak)),
            *(share(one.bots[bot]) for one in some),
        )
        for bot in some[0].bots
    ]
    return Lines(speak.say("lab-seats"), _heads(some, speak), tuple(rows))


def _figures(found: Findings, some: Sequence[VariantFigures], speak: Words) -> Lines:
    rows = [
        (
            figure_name(name, found, speak),
            *(number(name, found, one.figures.get(name)) for one in some),
        )
        for name in FIGURES
        if any(name in one.figures for one in some)
    ]
    rows.insert(1, (speak.say("lab-deviation"), *(around(one.deviation) for one in some)))
    return Lines(speak.say("lab-figures"), _heads(some, speak), tuple(rows))


def _luck(some: Sequence[VariantFigures], speak: Words) -> Lines:
    rows = [
        (speak.say(f"lab-{name}"), *(part(getattr(one, name)) for one in some))
        for name in ("luck", "skill")
        if any(getattr(one, name) for one in some)
    ]
    return Lines(speak.say("lab-luck-skill"), _heads(some, speak), tuple(rows))


def _ends(found: Findings, some: Sequence[VariantFigures], speak: Words) -> Lines:
    reasons = sorted({reason for one in some for reason in one.ends})
    rows = [
        (
            end_name(found.plan.game, reason, speak),
            *(share(one.ends[reason]) if reason in one.ends else "–" for one in some),
        )
        for reason in reasons
    ]
    return Lines(speak.say("lab-ends"), _heads(some, speak), tuple(rows))


def _differences(found: Findings, start: int, speak: Words) -> Lines:
    some = found.differences[start : start + ABREAST]
    rows = [
        (
            speak.say("lab-seat", seat=seat),
            *(change(one.seats[seat], per_cent=True) for one in some),
        )
        for seat in range(len(some[0].seats))
    ]
    for name in FIGURES:
        if any(name in one.figures for one in some):
            per_cent = in_per_cent(name, found)
            cells = (change(one.figures.get(name), per_cent=per_cent) for one in some)
            rows.append((figure_name(name, found, speak), *cells))
    first = found.variants[0].name
    heads = (speak.say("lab-figure"), *(one.name for one in some))
    return Lines(speak.say("lab-differences", first=first), heads, tuple(rows))


def _uses(found: Findings, one: VariantFigures, speak: Words, brief: bool) -> Lines:
    alone = found.plan.seats == 1
    rows: list[tuple[str, ...]] = []
    left_out = 0
    told: Counter[str] = Counter()
    for name, use in one.uses.items():
        kind = name.partition(" ")[0]
        told[kind] += 1
        if brief and told[kind] > BRIEF:
            left_out += 1
            continue
        rows.append(
            (
                use_name(found.plan.game, name, speak),
                plain(use.per_game),
                f"{use.users.share:.0%} ({use.users.low:.0%} – {use.users.high:.0%})",
                change(use.worth, per_cent=not alone),
            )
        )
    heads = tuple(speak.say(f"lab-{key}") for key in ("used", "per-game", "users", "worth"))
    more = speak.say("lab-more", count=left_out) if left_out else ""
    return Lines(speak.say("lab-uses", variant=one.name), heads, tuple(rows), more)


# ---------------------------------------------------------------- words and numbers


def figure_name(name: str, found: Findings, speak: Words) -> str:
    """A figure in words."""
    alone = name == "gain" and found.plan.seats == 1
    return speak.say("lab-gain-alone" if alone else f"lab-{name}")


def in_per_cent(name: str, found: Findings) -> bool:
    """Is this figure told in per cent?"""
    return name in IN_PER_CENT and not (name == "gain" and found.plan.seats == 1)


def use_name(game: str, name: str, speak: Words) -> str:
    """Something that is used, in the words in which it is typed."""
    kind, _, what = name.partition(" ")
    keys = {word: f"{game}-typed-{word}" for word in what.split()}
    typed = " ".join(speak.say(key) if speak.has(key) else word for word, key in keys.items())
    return speak.say(f"lab-{kind}", name=typed)


def end_name(game: str, reason: str, speak: Words) -> str:
    """Why games ended, in words where there are some."""
    key = f"{game}-reason-{reason}"
    return speak.say(key) if speak.has(key) else reason.replace("-", " ")


def number(name: str, found: Findings, estimate: Estimate | None) -> str:
    """A figure with its interval."""
    return part(estimate) if in_per_cent(name, found) else plain(estimate)


def plain(estimate: Estimate | None) -> str:
    """A number and half the width of its interval."""
    if estimate is None:
        return "–"
    return (
        f"{estimate.value:.{_digits(estimate.half)}f} ± {estimate.half:.{_digits(estimate.half)}f}"
    )


def around(estimate: Estimate) -> str:
    """A number and its interval, which need not lie around it evenly."""
    return f"{estimate.value:.1f} ({estimate.low:.1f} – {estimate.high:.1f})"


def part(estimate: Estimate | None) -> str:
    """A share and its interval, which need not lie around it evenly."""
    if estimate is None:
        return "–"
    return f"{estimate.value:.1%} ({estimate.low:.1%} – {estimate.high:.1%})"


def share(found: Share) -> str:
    """A share of wins."""
    return f"{found.share:.1%} ({found.low:.1%} – {found.high:.1%})"


def change(estimate: Estimate | None, *, per_cent: bool) -> str:
    """A difference; with a star when the interval leaves out 0."""
    if estimate is None:
        return "–"
    star = "" if estimate.low <= 0 <= estimate.high else " *"
    if per_cent:
        return f"{estimate.value:+.1%} ± {estimate.half:.1%}{star}"
    digits = _digits(estimate.half)
    return f"{estimate.value:+.{digits}f} ± {estimate.half:.{digits}f}{star}"


def _digits(half: float) -> int:
    """As many digits as are worth telling."""
    return 2 if half < 0.5 else 1
