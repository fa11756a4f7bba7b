"""When each sentence of a refusal is true: by the sheet's own data, and what was decided on it."""

from typing import Any

import msgspec

from skep.games.bee_busy.reading import SHEETS
from tests.games.truths import Case, Truth

DATA: dict[str, dict[str, Any]] = {
    name: msgspec.to_builtins(sheet) for name, sheet in SHEETS.items()
}
"""The sheets as they stand in their files."""
AREAS = ("meadow", "production", "combs")
VALUES = range(1, 7)
SIDES = {"ne": (-1, 1), "e": (0, 2), "se": (1, 1), "sw": (1, -1), "w": (0, -2), "nw": (-1, -1)}
"""From a comb to its neighbour, as rows and half columns."""
OPPOSITE = {"ne": "sw", "e": "w", "se": "nw", "sw": "ne", "w": "e", "nw": "se"}

STEPS = ("lose", "die", "mark", "write", "fly", "feed", "store", "act")
"""What is decided one after the other; a comb that becomes complete interrupts the acting."""
STEP_OF_MOVE = {
    **dict.fromkeys(("change", "die", "borrow"), "die"),
    **dict.fromkeys(("stay", "fly"), "fly"),
    **dict.fromkeys(("pick", "make", "line", "wall", "store", "done"), "act"),
    "skip": "feed",
}
AREA_OF_MOVE = {"pick": "meadow", "make": "production", "line": "combs", "wall": "combs"}
MUST_BE_DONE = {
    "lose": ("lose ",),
    "die": ("die ",),
    "mark": ("mark ", "skip"),
    "write": ("write ",),
    "fly": ("stay", "fly"),
    "feed": ("feed ", "skip"),
    "store": ("store ",),
}
"""What a seat that is told "first do this" can do."""


# ---------------------------------------------------------------- what a case is about


def _sheet(case: Case) -> dict[str, Any]:
    return DATA[case.view["options"]["sheet"]]


def _hive(case: Case) -> dict[str, Any]:
    hive: dict[str, Any] = case.view["hives"][case.seat]
    return hive


def _now(case: Case) -> dict[str, Any]:
    now: dict[str, Any] = case.view["now"][case.seat]
    return now


def _decisions(case: Case) -> list[list[str]]:
    """What each seat has decided since the dice fell."""
    return [list(texts) for texts in case.position["decisions"]]


def _decided(case: Case, verb: str, seat: int | None = None) -> list[str]:
    """The decisions of this kind."""
    decisions = _decisions(case)[case.seat if seat is None else seat]
    return [text for text in decisions if text.split()[0] == verb]


def _of_others(case: Case) -> list[list[str]]:
    return [texts for seat, texts in enumerate(_decisions(case)) if seat != case.seat]


def _verb(case: Case) -> str:
    return str(case.move).split()[0]


def _step(case: Case) -> int:
    return STEPS.index(_now(case)["phase"])


def _step_of_move(case: Case) -> int:
    return STEPS.index(STEP_OF_MOVE.get(_verb(case), _verb(case)))


def _over(case: Case) -> bool:
    return _step(case) > _step_of_move(case)


def _danger(case: Case) -> dict[str, Any]:
    dangers = {danger["round"]: danger for danger in _sheet(case)["track"]["dangers"]}
    found: dict[str, Any] = dangers.get(case.view["round"], {"kind": "", "shield": 0})
    return found


def _has_upgrade(case: Case, upgrade: str, opens: str = "") -> bool:
    """Is a column full that brings it?"""
    columns = _sheet(case)["improvement"]["columns"]
    return any(
        marks == column["length"]
        for column, marks in zip(columns, _hive(case)["marks"], strict=True)
        if column["upgrade"] == upgrade and column.get("opens", "") in ("", opens)
    )


# ---------------------------------------------------------------- order


def _game_over(case: Case) -> bool:
    closed = all(texts[-1:] == ["done"] for texts in _decisions(case))
    return closed and case.view["round"] == _sheet(case)["track"]["rounds"]


def _round_closed(case: Case) -> bool:
    thinking = any(theirs[-1:] != ["done"] for theirs in _of_others(case))
    return _decisions(case)[case.seat][-1:] == ["done"] and thinking


def _others_may(case: Case, verb: str) -> bool:
    others = [seat for seat in range(case.match.seats) if seat != case.seat]
    return any(str(move).startswith(verb) for seat in others for move in case.match.legal(seat))


def _wait_for_mites(case: Case) -> bool:
    mites = _danger(case)["kind"] == "mites" and not case.view["dice"]
    return mites and _others_may(case, "lose ") and not case.legal


def _wait_for_first(case: Case) -> bool:
    first = case.view["first"]
    chosen = _decided(case, "die", seat=first)
    return len(case.view["dice"]) == 3 and first != case.seat and not chosen and not case.legal


def _first_something_else(case: Case) -> bool:
    step = str(case.args["step"])
    can = all(map(case.may, MUST_BE_DONE[step]))
    here = AREA_OF_MOVE.get(_verb(case)) in (None, _hive(case)["area"])
    settled = step not in ("feed", "store") or here
    return _now(case)["phase"] == step and can and _step(case) < _step_of_move(case) and settled


def _die_counted_on(case: Case) -> bool:
    last = _decisions(case)[case.seat][-1]
    decided = any(_of_others(case))
    return case.view["first"] == case.seat and last.startswith("die ") and decided


# ---------------------------------------------------------------- dice and improvement


def _dice(case: Case) -> list[tuple[int, int]]:
    """The dice as they show, and as the seat uses them."""
    return list(zip(case.view["dice"], _now(case)["dice"], strict=True))


def _uses(case: Case, shown: int | str) -> list[int]:
    return [use for die, use in _dice(case) if die == shown]


def _fields_left(case: Case) -> int:
    return int(_sheet(case)["modifier"]["fields"][case.match.seats - 1] - _hive(case)["fields"])


def _price(case: Case) -> int:
    modifier = _sheet(case)["modifier"]
    if _verb(case) == "change":
        return int(modifier["change"])
    price = int(modifier["borrow"]) if _verb(case) == "borrow" else 0
    changed = case.move.use in _uses(case, case.move.die)
    return price + (0 if changed else int(modifier["change"]))


def _too_few_fields(case: Case) -> bool:
    price, left = int(case.args["price"]), int(case.args["left"])
    return left == _fields_left(case) < price and price == _price(case)


def _die_taken(case: Case) -> bool:
    taken = [text.split()[1] for text in _decided(case, "die", seat=case.view["first"])]
    shown = [str(die) for die in case.view["dice"]]
    die = str(case.args["die"])
    return (
        case.seat != case.view["first"]
        and taken == [die]
        and shown.count(die) == 1
        and case.args["price"] == _sheet(case)["modifier"]["borrow"]
        and case.args["left"] == _fields_left(case)
        and case.may("borrow ") == (_fields_left(case) >= int(case.args["price"]))
    )


def _change_first(case: Case) -> bool:
    die, use = case.args["die"], case.args["use"]
    asked = (die, use) == (case.move.die, case.move.use)
    return asked and die in _uses(case, die) and f"change {die} to {use}" in case.legal


def _die_changed(case: Case) -> bool:
    die, use, verb = case.args["die"], case.args["use"], case.args["verb"]
    return die not in _uses(case, die) and f"{verb} {die} as {use}" in case.legal


def _column(case: Case, total: int | str) -> tuple[int, int] | None:
    """Marks and length of the column of this sum."""
    columns = _sheet(case)["improvement"]["columns"]
    for column, marks in zip(columns, _hive(case)["marks"], strict=True):
        if column["sum"] == total:
            return int(marks), int(column["length"])
    return None


def _full(column: tuple[int, int] | None) -> bool:
    return column is not None and column[0] == column[1]


def _recipe(case: Case, good: str | int) -> dict[str, Any]:
    recipes = _sheet(case)["production"]["recipes"]
    return next(recipe for recipe in recipes if recipe["makes"] == good)


def _values(case: Case, good: str | int) -> list[int]:
    return [*_recipe(case, good)["values"], *_hive(case)["written"][good]]


def _no_extra_mark(case: Case) -> bool:
    """Not this time, or it has been made or skipped; the seat has its die in any case."""
    return _over(case) and _now(case)["die"] in VALUES and not case.may("mark ")


# ---------------------------------------------------------------- larvae and flights


def _no_hungry_queen(case: Case) -> bool:
    hive = _hive(case)
    fed = hive["queen"] == _sheet(case)["larvae"]["queen"] or "feed queen" in _decided(case, "feed")
    return fed or "queen" not in hive["combs"].values()


def _no_place(case: Case) -> bool:
    area = str(case.args["area"])
    at, hive = AREAS.index(area), _hive(case)
    places = _sheet(case)["bees"][area]["places"]
    return bool(hive["bees"][at] + hive["lost"][at] == places and area == case.move.what)


def _bee_has_flown(case: Case) -> bool:
    decided = _decided(case, "stay") + _decided(case, "fly")
    return len(decided) == 1 and case.args["area"] == _hive(case)["area"]


# ---------------------------------------------------------------- actions


def _other_area(case: Case) -> bool:
    area = _hive(case)["area"]
    return bool(case.args["area"] == area != AREA_OF_MOVE[_verb(case)])


def _danger_forbids(case: Case) -> bool:
    area = {"storm": "meadow", "pesticide": "production"}.get(_danger(case)["kind"])
    # Shields count as they were when the danger came.
    before = case.view["before"][case.seat]["propolis"]
    return bool(
        case.args["area"] == area == _hive(case)["area"] and before < _danger(case)["shield"]
    )


def _no_bees(case: Case) -> bool:
    area = str(case.args["area"])
    return _hive(case)["area"] == area and _hive(case)["bees"][AREAS.index(area)] == 0


def _all_worked(case: Case) -> bool:
    bees = _hive(case)["bees"][AREAS.index(_hive(case)["area"])]
    return bool(case.args["bees"] == bees == len(_decided(case, _verb(case))) > 0)


def _flowers(case: Case) -> dict[str, str]:
    """Each flower by its name, with its kind."""
    return {
        f"{part['name']} {'abcdefghijklmnopqrstuvwxyz'[row]}{place + 1}": letter
        for part in _sheet(case)["meadow"]["parts"]
        for row, line in enumerate(part["rows"])
        for place, letter in enumerate(line)
        if letter != "."
    }


def _locked(case: Case) -> bool:
    flower = case.move.flower
    part, kind = flower.split()[0], _flowers(case)[flower]
    needed = [
        (column["upgrade"], column["opens"])
        for column in _sheet(case)["improvement"]["columns"]
        if (column["upgrade"], column.get("opens")) in (("garden", part), ("flower", kind))
    ]
    return any(not _has_upgrade(case, upgrade, opens) for upgrade, opens in needed)


def _out_of_reach(case: Case) -> bool:
    wanted = {text.removeprefix("pick ") for text in _decided(case, "pick")} | {case.move.flower}
    meadow = _sheet(case)["meadow"]
    face = meadow["faces"][_now(case)["die"] - 1]
    pips = [(r, c) for r, row in enumerate(face) for c, sign in enumerate(row) if sign == "o"]
    for part in meadow["parts"]:
        for down in range(len(part["rows"]) - 2):
            for right in range(len(part["rows"][0]) - 2):
                under = {
                    f"{part['name']} {'abcdefghijklmnopqrstuvwxyz'[r + down]}{c + right + 1}"
                    for r, c in pips
                }
                if wanted <= under:
                    return False
    return case.args["die"] == _now(case)["die"]


def _track_full(case: Case) -> bool:
    good, hive = case.args["good"], _hive(case)
    production = _sheet(case)["production"]
    if good == "propolis":
        return bool(hive["propolis"] == len(production["propolis"]))
    return bool(hive[f"{good}_made"] == production[good])


def _nothing_left(case: Case) -> bool:
    needs = str(case.args["needs"])
    return _hive(case)[needs] == 0 and _recipe(case, case.move.what)["needs"] == needs


# ---------------------------------------------------------------- combs


def _combs(case: Case) -> dict[str, tuple[int, int]]:
    """Each comb by its name, with its row and half column."""
    found = {}
    for row, line in enumerate(_sheet(case)["combs"]["rows"]):
        columns = [column for column, sign in enumerate(line) if sign == "o"]
        for number, column in enumerate(columns, start=1):
            found["abcdefghijklmnopqrstuvwxyz"[row] + str(number)] = (row, column)
    return found


def _neighbour(case: Case, comb: str, side: str) -> str | None:
    combs = _combs(case)
    (row, column), (down, right) = combs[comb], SIDES[side]
    return next((name for name, at in combs.items() if at == (row + down, column + right)), None)


def _walls_missing(case: Case, comb: str) -> int:
    marked = set(_hive(case)["walls"])
    names = [
        (f"{comb} {side}", f"{_neighbour(case, comb, side)} {OPPOSITE[side]}") for side in SIDES
    ]
    return sum(marked.isdisjoint(pair) for pair in names)


def _other_direction(case: Case) -> bool:
    start, die = str(case.args["start"]), _now(case)["die"]
    directions = _sheet(case)["combs"]["directions"]
    sides = [side for side, value in directions.items() if value == die]
    if _has_upgrade(case, "flexible"):
        sides += [OPPOSITE[side] for side in sides]
    reached = [_neighbour(case, start, side) for side in sides]
    asked = (start, case.args["comb"]) == (case.move.start, case.move.end)
    return asked and case.args["die"] == die and case.args["comb"] not in reached


def _wall_is_called(case: Case) -> bool:
    other = _neighbour(case, case.move.comb, case.move.side)
    return case.args["wall"] == f"{other} {OPPOSITE[case.move.side]}"


def _most(case: Case) -> int:
    return int(_sheet(case)["combs"]["huge" if _has_upgrade(case, "storage") else "honey"])


def _is_wall(case: Case) -> bool:
    return case.args["wall"] == f"{case.move.comb} {case.move.side}"


TRUTHS: dict[str, Truth] = {
    f"bee-busy-{key}": truth
    for key, truth in {
        # Order.
        "game-over": _game_over,
        "round-closed": _round_closed,
        "wait-for-mites": _wait_for_mites,
        "wait-for-first": _wait_for_first,
        "not-now": _first_something_else,
        "no-mites-now": lambda case: _over(case) and not case.may("lose "),
        "die-chosen": lambda case: (
            _over(case) and len(_decided(case, "die") + _decided(case, "borrow")) == 1
        ),
        "no-extra-mark": _no_extra_mark,
        "nothing-to-write": lambda case: _over(case) and not case.may("write "),
        "bee-has-flown": _bee_has_flown,
        "feeding-is-over": lambda case: _over(case) and not case.may("feed "),
        "nothing-to-skip": lambda case: (
            _over(case) and not case.may("skip") and not case.may("mark ") and not case.may("feed ")
        ),
        "nothing-to-take-back": lambda case: _decisions(case)[case.seat] == [],
        "die-counted-on": _die_counted_on,
        # Dice and improvement.
        "no-bee-to-lose": lambda case: (
            _hive(case)["bees"][AREAS.index(case.move.area)] == 0
            and case.args["area"] == case.move.area
        ),
        "no-such-die": lambda case: (
            case.args["die"] == case.move.die and not _uses(case, case.move.die)
        ),
        "die-taken": _die_taken,
        "change-first": _change_first,
        "die-changed": _die_changed,
        "nothing-to-borrow": lambda case: case.may(f"die {case.args['die']}"),
        "no-such-value": lambda case: (
            case.args["value"] not in VALUES
            and case.args["value"]
            in (getattr(case.move, name, None) for name in ("to", "use", "value"))
        ),
        "nothing-to-change": lambda case: (
            case.args["die"] == case.move.die and case.move.die not in _uses(case, case.move.die)
        ),
        "same-value": lambda case: (
            case.args["value"] == case.move.to == case.move.die
            and case.move.die in _uses(case, case.move.die)
        ),
        "no-fields": _too_few_fields,
        "no-such-column": lambda case: _column(case, case.args["column"]) is None,
        "column-full": lambda case: _full(_column(case, case.args["column"])),
        "no-square": lambda case: (
            len(_hive(case)["written"][case.args["good"]])
            == _recipe(case, case.args["good"])["squares"]
        ),
        "value-known": lambda case: case.args["value"] in _values(case, case.args["good"]),
        # Flights and larvae.
        "no-backwards": lambda case: not _has_upgrade(case, "backwards"),
        "backwards-used": lambda case: (
            case.args["times"]
            == _hive(case)["backwards"]
            == _sheet(case)["improvement"]["backwards"]
        ),
        "no-hungry-queen": _no_hungry_queen,
        "no-larva": lambda case: "egg" not in _hive(case)["combs"].values(),
        "no-place": _no_place,
        # Actions.
        "other-area": _other_area,
        "walls-in-combs": lambda case: _verb(case) == "wall" and _other_area(case),
        "danger-forbids": _danger_forbids,
        "no-bees": _no_bees,
        "all-worked": _all_worked,
        "no-such-flower": lambda case: case.args["flower"] not in _flowers(case),
        "flower-crossed": lambda case: case.args["flower"] in _hive(case)["flowers"],
        "flower-locked": _locked,
        "out-of-reach": _out_of_reach,
        "wrong-value": lambda case: (
            case.args["die"] == _now(case)["die"] not in _values(case, case.args["good"])
        ),
        "nothing-left": _nothing_left,
        "track-full": _track_full,
        # Combs.
        "no-such-comb": lambda case: case.args["comb"] not in _combs(case),
        "line-drawn": lambda case: len(_decided(case, "line")) == 1,
        "not-an-end": lambda case: (
            case.args["comb"] not in (_hive(case)["line"][0], _hive(case)["line"][-1])
        ),
        "comb-visited": lambda case: case.args["comb"] in _hive(case)["line"],
        "other-direction": _other_direction,
        "wall-is-called": _wall_is_called,
        "wall-marked": lambda case: _is_wall(case) and case.args["wall"] in _hive(case)["walls"],
        "no-wax": lambda case: (
            case.args["wax"] == _hive(case)["wax"] < _sheet(case)["combs"]["wall"]
            and case.args["price"] == _sheet(case)["combs"]["wall"]
        ),
        "comb-incomplete": lambda case: (
            case.args["missing"] == _walls_missing(case, str(case.args["comb"])) > 0
        ),
        "comb-used": lambda case: (
            _walls_missing(case, str(case.args["comb"])) == 0
            and case.args["comb"] in _hive(case)["combs"]
            and case.args["comb"] not in _now(case)["pending"]
        ),
        "too-much-honey": lambda case: (
            case.args["most"] == _most(case) and not 1 <= case.move.honey <= _most(case)
        ),
        "not-that-much": lambda case: case.args["honey"] == _hive(case)["honey"] < case.move.honey,
        "only-one-thing": lambda case: case.move.what != "honey" and case.move.honey != 0,
        "one-queen": lambda case: _hive(case)["queen_laid"] is True,
        "no-water": lambda case: (
            not _hive(case)["drought"] or "water" in _hive(case)["combs"].values()
        ),
    }.items()
}
