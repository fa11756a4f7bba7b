"""When each sentence of a refusal is true: read off the words, never off the rules' code."""

from nectar_run.material import FLOWERS
from tests.games.truths import Case, Truth


def _over(case: Case) -> bool:
    return not any(case.position["nectar"])


def _not_your_turn(case: Case) -> bool:
    return bool(case.position["turn"] != case.seat)


def _no_such_bee(case: Case) -> bool:
    return case.args["bee"] == case.move.bee and case.move.bee not in _hand(case)


def _empty_flower(case: Case) -> bool:
    return case.args["flower"] == case.move.flower and _of_flower(case, "nectar") == 0


def _same_scent(case: Case) -> bool:
    return _of_flower(case, "scents") == case.args["bee"] == case.move.bee


def _must_fly(case: Case) -> bool:
    return case.args["move"] in case.legal and case.may("fly")


def _hand(case: Case) -> list[int]:
    hand: list[int] = case.position["hands"][case.seat]
    return hand


def _of_flower(case: Case, what: str) -> int:
    value: int = case.position[what][FLOWERS.index(case.move.flower)]
    return value


TRUTHS: dict[str, Truth] = {
    "nectar-run-game-over": _over,
    "nectar-run-not-your-turn": _not_your_turn,
    "nectar-run-no-such-bee": _no_such_bee,
    "nectar-run-empty-flower": _empty_flower,
    "nectar-run-same-scent": _same_scent,
    "nectar-run-must-fly": _must_fly,
}
