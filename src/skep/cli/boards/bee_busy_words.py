"""Bee Busy in the terminal: what moves mean, and what happened, in words."""

from skep.cli.speech import join_names
from skep.engine.chance import SeededChance
from skep.engine.game import Fact
from skep.games.bee_busy import facts
from skep.games.bee_busy.board import BOARDS, Board
from skep.games.bee_busy.deciding import decide
from skep.games.bee_busy.differences import differences
from skep.games.bee_busy.material import AREAS, COMBS, GOODS, UPGRADES
from skep.games.bee_busy.moves import (
    Borrow,
    Change,
    Die,
    Done,
    Feed,
    Fly,
    Line,
    Lose,
    Make,
    Mark,
    Move,
    Pick,
    Skip,
    Stay,
    Store,
    Wall,
)
from skep.games.bee_busy.position import imagine
from skep.games.bee_busy.view import View
from skep.locale import Words

TYPED = (
    *("lose", "change", "to", "die", "as", "borrow", "mark", "write", "at", "stay", "fly"),
    *("backwards", "feed", "meadow", "production", "combs", "queen", "pick", "make", "honey"),
    *("wax", "propolis", "line", "wall", "ne", "e", "se", "sw", "w", "nw", "store", "egg"),
    *("water", "nothing", "skip", "done", "back"),
)
"""The words of the moves; each language has its own beside them (bee-busy-typed-…)."""


def spell(text: str, words: Words) -> str:
    """A move's text form with the words of the language."""
    return " ".join(
        words.say(f"bee-busy-typed-{token}") if token in TYPED else token for token in text.split()
    )


def differences_text(sheet: str, words: Words) -> list[str]:
    """What is not as on the usual sheet, one line for each rule; nothing on the usual one."""
    found = differences(BOARDS[sheet].sheet)
    if not found:
        return []
    lines = [f"  {one.rule}  {' '.join(map(words.explain, one.sentences))}" for one in found]
    return [words.say("bee-busy-differs", sheet=sheet), *lines]


def about(view: View, move: Move, words: Words) -> str:
    """What a move means, in a few words."""
    if isinstance(move, Die | Borrow | Change | Mark):
        return _about_dice(view, move, words)
    if isinstance(move, Pick | Make | Line | Wall | Store):
        return _about_action(view, move, words)
    assert view.you is not None
    hive = view.hives[view.you]
    if isinstance(move, Lose):
        return words.say("bee-busy-about-lose", count=hive.bees[AREAS.index(move.area)])
    if isinstance(move, Stay):
        return words.say("bee-busy-about-stay", area=hive.area)
    if isinstance(move, Fly):
        step = -1 if move.backwards else 1
        area = (AREAS.index(hive.area) + step) % len(AREAS)
        key = "bee-busy-about-fly-feed" if area == COMBS else "bee-busy-about-fly"
        return words.say(key, area=AREAS[area])
    if isinstance(move, Feed):
        needed = BOARDS[view.options.sheet].sheet.larvae.queen
        return words.say("bee-busy-about-feed", what=move.what, times=hive.queen + 1, needed=needed)
    if isinstance(move, Skip):
        return words.say("bee-busy-about-skip", step=view.now[view.you].phase)
    return words.say("bee-busy-about-done") if isinstance(move, Done) else ""


def _about_dice(view: View, move: Die | Borrow | Change | Mark, words: Words) -> str:
    assert view.you is not None
    board = BOARDS[view.options.sheet]
    modifier = board.sheet.modifier
    if isinstance(move, Change):
        return words.say("bee-busy-about-fields", fields=modifier.change)
    hive, now = view.hives[view.you], view.now[view.you]
    if isinstance(move, Mark):
        column = board.column_of_sum[move.column]
        return words.say(
            "bee-busy-about-mark",
            marks=hive.marks[column] + 1,
            length=board.lengths[column],
            upgrade=upgrade_text(board, column, words),
        )
    total = sum(now.dice) - move.use
    column = board.column_of_sum[total]
    marks = hive.marks[column] + 1 if column >= 0 else 0
    length = board.lengths[column] if column >= 0 else 0
    if column < 0:
        effect = "lucky" if total == board.sheet.improvement.lucky else "none"
    elif marks > length:
        effect = "full"
    else:
        effect = "fills" if marks == length else "mark"
    text = words.say(
        "bee-busy-about-die",
        effect=effect,
        sum=total,
        marks=marks,
        length=length,
        upgrade=upgrade_text(board, column, words) if column >= 0 else "",
    )
    if isinstance(move, Borrow):
        text += " " + words.say("bee-busy-about-fields", fields=modifier.borrow)
    return text


def upgrade_text(board: Board, column: int, words: Words) -> str:
    """What a column brings."""
    return words.say(
        "bee-busy-upgrade", upgrade=UPGRADES[board.upgrades[column]], opens=board.opens[column]
    )


def _about_action(view: View, move: Pick | Make | Line | Wall | Store, words: Words) -> str:
    board = BOARDS[view.options.sheet]
    if isinstance(move, Pick):
        flower = board.flower_by_name[move.flower]
        letter = board.flowers[flower].kind
        kind = next(kind.name for kind in board.sheet.meadow.kinds if kind.letter == letter)
        gain = gain_text({"nectar": board.nectar[flower], "pollen": board.pollen[flower]}, words)
        return words.say("bee-busy-about-pick", kind=kind, gain=gain)
    if isinstance(move, Make):
        good = GOODS.index(move.what)
        needs = "nectar" if board.needs_nectar[good] else "pollen"
        gain = gain_text(dict(zip(GOODS, board.gives[good], strict=True)), words)
        return words.say("bee-busy-about-make", good=needs, gain=gain)
    if isinstance(move, Store):
        return words.say("bee-busy-about-store", what=move.what, honey=move.honey)
    if isinstance(move, Wall):
        own = board.comb_walls[board.comb_by_name[move.comb]]
        assert view.you is not None
        marked = {board.wall_by_name[name] for name in view.hives[view.you].walls}
        missing = own.bit_count() - 1 - sum(own >> wall & 1 for wall in marked)
        return words.say("bee-busy-about-wall", missing=missing, comb=move.comb)
    return _about_line(view, move, words)


def _about_line(view: View, move: Line, words: Words) -> str:
    """A line is tried out: what it marks depends on all combs around."""
    assert view.you is not None
    told: list[Fact] = []
    decide(imagine(view, SeededChance(0)), view.you, move, told)
    drawn = told[0]
    assert isinstance(drawn, facts.LineDrawn)
    return words.say("bee-busy-about-line", count=len(drawn.walls), complete=len(drawn.complete))


def gain_text(amounts: dict[str, int], words: Words) -> str:
    """2 honey and 1 wax; nothing when there is nothing."""
    parts = [
        words.say("bee-busy-gain", good=good, amount=amount)
        for good, amount in amounts.items()
        if amount
    ]
    return join_names(parts, words) or "0"


# ---------------------------------------------------------------- what happened


def tell(fact: Fact, names: tuple[str, ...], words: Words) -> str | None:
    """What happened, in words; the screen shows by itself how it ended."""
    if isinstance(fact, facts.Ended):
        return None
    key = f"bee-busy-fact-{fact.__struct_config__.tag}"
    return words.say(key, **arguments(fact, names, words))


def arguments(fact: Fact, names: tuple[str, ...], words: Words) -> dict[str, str | int]:
    """The fields of a fact as the messages want them: names for seats, texts for lists."""
    args: dict[str, str | int] = {}
    for field in fact.__struct_fields__:
        value = getattr(fact, field)
        if field in ("seat", "first"):
            args["player"] = names[value]
        elif isinstance(value, bool):
            args[field] = "yes" if value else "no"
        elif isinstance(value, str | int):
            args[field] = value
    if isinstance(fact, facts.RoundBegan):
        args["danger"] = fact.danger or "none"
        args["count"] = len(fact.hit)
        args["players"] = join_names([names[seat] for seat in fact.hit], words)
    elif isinstance(fact, facts.Rolled):
        args["dice"] = " ".join(map(str, fact.dice))
    elif isinstance(fact, facts.Wrote):
        args["good"] = fact.at
    elif isinstance(fact, facts.Picked):
        args["gain"] = gain_text({"nectar": fact.nectar, "pollen": fact.pollen}, words)
    elif isinstance(fact, facts.Made):
        made = {"honey": fact.honey, "wax": fact.wax, "propolis": fact.propolis}
        args["gain"] = gain_text(made, words)
    elif isinstance(fact, facts.TookBack):
        args["move"] = spell(fact.move, words)
    return args
