"""When each sentence of a refusal is true: read off the words, over the position as plain data.

What fits where is found by `brute.py`, which uses nothing of the game.
"""

from collections.abc import Iterable

from tests.games.la_ruche import brute
from tests.games.truths import Case, Truth

# ---------------------------------------------------------------- the position


def _phase(case: Case) -> str:
    return str(case.position.get("phase", "race"))


def _hands(case: Case) -> list[list[str]]:
    return [list(hand) for hand in case.position["hands"]]


def _tiles(case: Case) -> list[str]:
    """All tiles that are in hands."""
    return [tile for hand in _hands(case) for tile in hand]


def _cells(case: Case) -> tuple[str, ...]:
    return tuple(case.position.get("cells", ()))


def _comb(case: Case) -> brute.Comb:
    return brute.comb_of(_cells(case))


def _gifts(case: Case) -> list[int]:
    return list(case.position.get("gifts") or [0] * case.match.seats)


def _ready(case: Case) -> list[bool]:
    return list(case.position.get("ready") or [False] * case.match.seats)


def _has(case: Case, option: str) -> bool:
    return bool(case.position.get("options", {}).get(option, False))


def _touched(case: Case) -> list[tuple[int, str]]:
    """The sides at which the move would touch a tile, with the colours there."""
    return brute.contacts(_comb(case), (case.move.q, case.move.r))


def _something_fits(comb: brute.Comb, tiles: Iterable[str]) -> bool:
    """Could any of the tiles be placed in a race?"""
    lays = [lay for tile in tiles for lay in brute.lays_of(tile)]
    for cell in {(q + dq, r + dr) for q, r in comb for dq, dr in brute.SIDES.values()}:
        around = brute.contacts(comb, cell)
        if cell in comb or len(around) < 2:
            continue
        if any(all(lay[side] == colour for side, colour in around) for lay in lays):
            return True
    return False


def _tile_of(lay: str) -> str | None:
    return next((tile for tile in brute.TILES if lay in brute.lays_of(tile)), None)


# ---------------------------------------------------------------- when it is true


def _game_over(case: Case) -> bool:
    nothing = not any(case.match.legal(seat) for seat in range(case.match.seats))
    return _phase(case) == "over" and nothing


def _round_not_over(case: Case) -> bool:
    if _phase(case) not in ("opening", "race", "gifts") or not all(_hands(case)):
        return False
    return (
        _phase(case) == "opening" or any(_gifts(case)) or _something_fits(_comb(case), _tiles(case))
    )


def _already_ready(case: Case) -> bool:
    ready = _ready(case)
    return _phase(case) == "between" and ready[case.seat] and not all(ready)


def _not_your_opening(case: Case) -> bool:
    turn = case.position.get("turn", 0)
    may_lay = any(str(move).startswith("place") for move in case.match.legal(turn))
    return _phase(case) == "opening" and case.seat != turn and may_lay


def _no_such_tile(case: Case) -> bool:
    named = case.args["tile"]
    if hasattr(case.move, "lay"):
        return named == case.move.lay and _tile_of(case.move.lay) is None
    return named == case.move.tile and named not in brute.TILES


def _not_your_tile(case: Case) -> bool:
    tile = _tile_of(case.move.lay) if hasattr(case.move, "lay") else case.move.tile
    return tile == case.args["tile"] and tile in brute.TILES and tile not in _hands(case)[case.seat]


def _first_at_centre(case: Case) -> bool:
    return not _cells(case) and (case.move.q, case.move.r) != (0, 0)


def _touch_exactly_one(case: Case) -> bool:
    touched = len(_touched(case))
    return _phase(case) == "opening" and touched == case.args["contacts"] and touched > 1


def _touch_two(case: Case) -> bool:
    wanted = _phase(case) == "race" or (_phase(case) == "solo" and len(_cells(case)) > 1)
    return wanted and len(_touched(case)) == case.args["contacts"] == 1


def _colours_differ(case: Case) -> bool:
    return any(case.move.lay[side] != colour for side, colour in _touched(case))


def _leave_room(case: Case) -> bool:
    """Nothing would fit; and there are other placements, all of which leave something."""

    def room_after(text: str) -> bool:
        lay = text.removeprefix("place ")[:6]
        comb = _comb(case) | brute.comb_of((text.removeprefix("place "),))
        left = [tile for tile in _tiles(case) if tile != _tile_of(lay)]
        return _something_fits(comb, left)

    last = _phase(case) == "opening" and len(_cells(case)) + 1 == case.match.seats
    others = case.legal[:: len(case.legal) // 5 + 1]
    return last and not room_after(str(case.move)) and bool(others) and all(map(room_after, others))


def _comb_blocked(case: Case) -> bool:
    return (
        _phase(case) == "gifts"
        and any(_gifts(case))
        and not _something_fits(_comb(case), _tiles(case))
    )


def _comb_not_blocked(case: Case) -> bool:
    waits = _gifts(case)[case.seat] > 0 and case.may("give ")
    return _phase(case) == "race" and waits and _something_fits(_comb(case), _tiles(case))


def _nothing_to_keep(case: Case) -> bool:
    waits = _gifts(case)[case.seat] > 0 or case.may("give ")
    return _phase(case) == "race" and not waits and _something_fits(_comb(case), _tiles(case))


def _no_gifts_here(case: Case) -> bool:
    return not _has(case, "bee") and not _has(case, "three_contacts") and not any(_gifts(case))


def _no_gift_waiting(case: Case) -> bool:
    return (
        _phase(case) == "race"
        and not _gifts(case)[case.seat]
        and not case.may("give ")
        and _earned_nothing_or_gave_it(case)
    )


def _earned_nothing_or_gave_it(case: Case) -> bool:
    """What the seat's last tile brought, and how much of that it has given since."""
    given = 0
    for entry in reversed(case.match.log):
        if entry.seat == case.seat and entry.move.startswith("give "):
            given += 1
        elif entry.seat == case.seat and entry.move.startswith("place "):
            return _earned(case, entry.move.removeprefix("place ")) in (0, given)
    return True  # the position began after that


def _earned(case: Case, placed: str) -> int:
    """The gifts for a tile that lies; those of the opening earn none."""
    cells = _cells(case)
    at = cells.index(placed)
    if at < case.match.seats:
        return 0
    ((cell, lay),) = brute.comb_of((placed,)).items()
    many = len(brute.contacts(brute.comb_of(cells[:at]), cell))
    return (_has(case, "bee") and brute.shows_bee(lay)) + 3 * (
        _has(case, "three_contacts") and many > 2
    )


def _no_gift_left(case: Case) -> bool:
    gifts = _gifts(case)
    return _phase(case) == "gifts" and not gifts[case.seat] and any(gifts)


TRUTHS: dict[str, Truth] = {
    "la-ruche-game-over": _game_over,
    "la-ruche-round-over": lambda case: _phase(case) == "between" and case.may("ready"),
    "la-ruche-round-not-over": _round_not_over,
    "la-ruche-no-rounds-here": lambda case: case.match.seats == 1 and _phase(case) == "solo",
    "la-ruche-already-ready": _already_ready,
    "la-ruche-not-your-opening": _not_your_opening,
    "la-ruche-no-such-tile": _no_such_tile,
    "la-ruche-not-your-tile": _not_your_tile,
    "la-ruche-bee-face-only": (
        lambda case: _phase(case) == "solo" and not brute.shows_bee(case.move.lay)
    ),
    "la-ruche-first-at-centre": _first_at_centre,
    "la-ruche-cell-taken": lambda case: (case.move.q, case.move.r) in _comb(case),
    "la-ruche-touches-nothing": lambda case: bool(_cells(case)) and not _touched(case),
    "la-ruche-touch-exactly-one": _touch_exactly_one,
    "la-ruche-touch-two": _touch_two,
    "la-ruche-colours-differ": _colours_differ,
    "la-ruche-leave-room": _leave_room,
    "la-ruche-comb-blocked": _comb_blocked,
    "la-ruche-comb-not-blocked": _comb_not_blocked,
    "la-ruche-nothing-to-keep": _nothing_to_keep,
    "la-ruche-gifts-only-in-race": lambda case: _phase(case) in ("opening", "between", "solo"),
    "la-ruche-no-gifts-here": _no_gifts_here,
    "la-ruche-no-gift-waiting": _no_gift_waiting,
    "la-ruche-no-gift-left": _no_gift_left,
    "la-ruche-give-to-yourself": lambda case: case.move.to == case.seat and case.may("give "),
    "la-ruche-give-to-opponent": (
        lambda case: case.move.to == case.args["to"] not in range(case.match.seats)
    ),
    "la-ruche-solo-only": lambda case: case.match.seats > 1,
    "la-ruche-nothing-to-lift": lambda case: _phase(case) == "solo" and not _cells(case),
}
