"""When each sentence of a refusal is true: by the cards, and by the geometry of `exact.py`."""

from tests.games.butine.exact import (
    BOX,
    TURNS,
    overlap,
    polygon,
    share_a_corner,
    share_an_edge,
)
from tests.games.butine.positions import KINDS
from tests.games.truths import Case, Truth

HAND = 3
PRICE = 2


def _phase(case: Case) -> str:
    return str(case.position.get("phase", "act"))


def _my(case: Case, phase: str) -> bool:
    return case.position.get("turn", 0) == case.seat and _phase(case) == phase


def _hand(case: Case) -> list[str]:
    hand: list[str] = case.position["hands"][case.seat]
    return hand


def _tiles(case: Case) -> list[str]:
    tiles: list[str] = case.position.get("tiles", ["W0@0,0"])
    return tiles


def _gathered(case: Case) -> bool:
    return bool(case.position.get("gathered", 0))


def _placed(case: Case) -> bool:
    return bool(case.position.get("placed", False))


def _expert(case: Case) -> bool:
    return bool(case.position["options"].get("expert")) if "options" in case.position else False


def _earlier(case: Case) -> int:
    return int(case.position.get("earlier") or 0)


def _did(case: Case) -> bool:
    """What the sentence says that the seat has done this turn, it has done."""
    if case.args["did"] == "gathered":
        return _gathered(case)
    return _placed(case) and not _gathered(case)


def _spot(case: Case) -> str:
    return str(case.move).removeprefix("place ")


def _touches(case: Case) -> bool:
    new = polygon(_spot(case))
    return any(share_an_edge(new, polygon(tile)) for tile in _tiles(case))


def _overlaps(case: Case) -> bool:
    new = polygon(_spot(case))
    return any(overlap(new, polygon(tile)) for tile in _tiles(case))


def _meets_corner(case: Case) -> bool:
    new = polygon(_spot(case))
    return any(share_a_corner(new, polygon(tile)) for tile in _tiles(case))


def _adjacent(case: Case, start: int, end: int) -> bool:
    tiles = _tiles(case)
    return start != end and share_an_edge(polygon(tiles[start]), polygon(tiles[end]))


def _steps(case: Case) -> list[tuple[int, int]]:
    path = case.move.path
    return list(zip((case.position.get("bee", 0), *path), path, strict=False))


def _flown(case: Case) -> str:
    return "".join(_tiles(case)[number][0] for number in case.move.path)


def _can_act(case: Case) -> bool:
    return case.may("place ") or case.may("gather ")


def _fits_somewhere(case: Case) -> bool:
    """One of the placements on offer is one by the exact geometry, and its tile is left."""
    offered = [text.removeprefix("place ") for text in case.legal if text.startswith("place ")]
    tiles = [polygon(tile) for tile in _tiles(case)]
    return any(
        _left(case, name[0])
        and not any(overlap(polygon(name), tile) for tile in tiles)
        and any(share_an_edge(polygon(name), tile) for tile in tiles)
        and any(share_a_corner(polygon(name), tile) for tile in tiles)
        for name in offered[:3]
    )


def _left(case: Case, letter: str) -> int:
    return BOX[letter] - sum(tile[0] == letter for tile in _tiles(case))


def _can_gather(case: Case) -> bool:
    """One of the flights on offer leads over the flowers of a card of this hand."""
    for text in case.legal:
        if text.startswith("gather "):
            _, card, route = text.split()
            path = [int(number) for number in route.split("-")]
            flown = "".join(_tiles(case)[number][0] for number in path)
            steps = zip((case.position.get("bee", 0), *path), path, strict=False)
            return (
                card in _hand(case)
                and flown in (card, card[::-1])
                and len(set(path)) == HAND
                and all(_adjacent(case, start, end) for start, end in steps)
            )
    return False


def _second_action_is_dear(case: Case) -> bool:
    return (
        _my(case, "act")
        and _expert(case)
        and not case.position.get("paid", False)
        and _gathered(case) != _placed(case)
        and case.args["price"] == PRICE
        and case.args["earlier"] == _earlier(case) < PRICE
    )


def _no_corner(case: Case) -> bool:
    return _touches(case) and not _overlaps(case) and not _meets_corner(case)


def _wrong_flowers(case: Case) -> bool:
    card = case.args["card"]
    assert isinstance(card, str)
    flown = _flown(case)
    return case.args["flown"] == flown and flown not in (card, card[::-1])


def _is_card(name: object) -> bool:
    return isinstance(name, str) and (name in KINDS or name[::-1] in KINDS)


def _card_is_called(case: Case) -> bool:
    card = case.args["card"]
    named = [getattr(case.move, name, None) for name in ("card", "give", "take")]
    return card in KINDS and str(card)[::-1] in named and str(card)[::-1] not in KINDS


TRUTHS: dict[str, Truth] = {
    "butine-game-over": lambda case: (
        _phase(case) == "over" and not any(map(case.match.legal, range(case.match.seats)))
    ),
    "butine-not-your-turn": lambda case: (
        _phase(case) != "over" and case.position.get("turn", 0) != case.seat
    ),
    "butine-refill-first": lambda case: (
        _my(case, "refill")
        and len(_hand(case)) + int(case.args["missing"]) == HAND
        and case.may("take ")
    ),
    "butine-only-swap-left": lambda case: (
        _my(case, "swap")
        and case.may("swap ")
        and case.may("done")
        and {text.split()[0] for text in case.legal} == {"swap", "done"}
    ),
    "butine-close-first": lambda case: _my(case, "act") and _did(case) and case.may("done"),
    "butine-one-action": lambda case: _my(case, "act") and not _expert(case) and _did(case),
    "butine-both-actions-done": lambda case: _placed(case) and _gathered(case),
    "butine-one-tile": lambda case: (
        _placed(case) and not _gathered(case) and _expert(case) and _earlier(case) >= PRICE
    ),
    "butine-cannot-pay": _second_action_is_dear,
    "butine-no-such-turn": lambda case: (
        case.args == {"tile": case.move.tile, "turn": case.move.turn}
        and case.move.turn not in range(TURNS[case.move.tile])
    ),
    "butine-no-tile-left": lambda case: (
        case.args["tile"] == case.move.tile and not _left(case, case.move.tile)
    ),
    "butine-touches-nothing": lambda case: not _touches(case) and not _overlaps(case),
    "butine-overlap": _overlaps,
    "butine-no-corner": _no_corner,
    "butine-no-such-card": lambda case: not _is_card(case.args["card"]),
    "butine-card-is-called": _card_is_called,
    "butine-not-your-card": lambda case: (
        _is_card(case.args["card"]) and case.args["card"] not in _hand(case)
    ),
    "butine-no-such-tile": lambda case: (
        case.args["number"] in case.move.path
        and case.args["number"] not in range(len(_tiles(case)))
    ),
    "butine-not-adjacent": lambda case: (
        (case.args["start"], case.args["end"]) in _steps(case)
        and case.args["start"] != case.args["end"]
        and not _adjacent(case, int(case.args["start"]), int(case.args["end"]))
    ),
    "butine-no-standing-still": lambda case: (
        (case.args["number"], case.args["number"]) in _steps(case)
    ),
    "butine-wrong-flowers": _wrong_flowers,
    "butine-tile-twice": lambda case: case.move.path.count(case.args["number"]) == 2,
    "butine-nothing-to-refill": lambda case: len(_hand(case)) == HAND,
    "butine-not-in-market": lambda case: (
        _is_card(case.args["card"]) and case.args["card"] not in case.position["market"]
    ),
    "butine-swap-comes-last": lambda case: (
        _my(case, "act") and not _gathered(case) and not _placed(case) and _can_act(case)
    ),
    "butine-must-act": lambda case: (
        _my(case, "act") and not _gathered(case) and not _placed(case) and _can_act(case)
    ),
    "butine-pass-first": lambda case: _my(case, "act") and not _can_act(case) and case.may("pass"),
    "butine-already-acted": lambda case: _gathered(case) or _placed(case),
    "butine-can-place": _fits_somewhere,
    "butine-can-gather": _can_gather,
}
