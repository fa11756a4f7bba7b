"""When each sentence of a refusal is true: read off locale/en/waggle-dance.ftl, not off the rules.

Everything is looked up in the position as plain data, with the counts of the box and the phases of
the rulebook; nothing here asks the code of the game.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.games.truths import Case, Truth

COLOURS = ("white", "yellow", "orange", "red", "purple", "blue")
CARDS = {
    *("overtime", "volunteer", "efficiency", "alchemy", "mix", "bounty", "queens-gift"),
    *("shift-change", "expertise", "directions", "dirty-trick", "sick-leave", "explore", "feint"),
}
NIGHT = ("brood", "eggs", "store", "trade", "honey", "draw")
WHEN: dict[str, tuple[str, ...]] = {
    "place": ("place",),
    "overtime": ("place",),
    "volunteer": ("start",),
    "sick-leave": ("start",),
    "shift-change": ("place",),
    "directions": ("place",),
    "feint": ("place",),
    "dirty-trick": ("answer",),
    "hatch": ("brood",),
    "egg": ("eggs",),
    "store": ("store", "trade"),
    "trade": ("trade",),
    "move": ("honey",),
    "swap": ("honey",),
    "honey": ("honey",),
    "draw": ("draw",),
    "keep": ("draw",),
    "mix": NIGHT,
    "bounty": ("store",),
    "queens-gift": NIGHT,
    "explore": ("draw",),
}
"""Each kind of move, and the phases in which the rulebook has it."""


@dataclass(frozen=True)
class Room:
    """A room as it is written in a position: "yellow yellow @35"."""

    cubes: Counter[str]
    egg: bool
    honey: bool
    bees: str

    @classmethod
    def read(cls, text: str) -> "Room":
        held, _, bees = text.partition("@")
        words = held.split()
        cubes = Counter(word for word in words if word in COLOURS)
        return cls(cubes, "egg" in words, "honey" in words, bees)

    @property
    def space(self) -> int:
        return 0 if self.egg or self.honey else 4 - self.cubes.total()

    @property
    def pair(self) -> bool:
        return len(set(self.bees)) < len(self.bees)


# ---------------------------------------------------------------- looking things up


def phase(case: Case) -> str:
    return str(case.position.get("phase", "place"))


def mine(case: Case, field: str, otherwise: Any) -> Any:
    """What the seat has of something that is listed by seats."""
    listed = case.position.get(field)
    return listed[case.seat] if listed else otherwise


def rooms(case: Case, seat: int | None = None) -> list[Room]:
    hives = case.position["rooms"]
    return [Room.read(text) for text in hives[case.seat if seat is None else seat]]


def room(case: Case, name: str = "room") -> Room | None:
    """The room that the sentence names, if there is one."""
    number = case.args[name]
    own = rooms(case)
    return own[int(number) - 1] if 1 <= int(number) <= len(own) else None


def in_room(holds: Callable[[Case, Room], bool]) -> Truth:
    """A sentence about the room that it names: there must be one."""

    def true(case: Case) -> bool:
        named = room(case)
        return named is not None and holds(case, named)

    return true


def all_rooms(case: Case) -> list[Room]:
    return [one for seat in range(case.match.seats) for one in rooms(case, seat)]


def pollen_left(case: Case, flower: int) -> int:
    colour = COLOURS[flower - 1]
    claims = case.position.get("claims", ())
    aside = sum(list(cubes).count(colour) for cubes in claims)
    return 15 - aside - sum(one.cubes[colour] for one in all_rooms(case))


def only(case: Case, *beginnings: str) -> bool:
    """There is something to do, and all of it begins so."""
    return bool(case.legal) and all(text.startswith(beginnings) for text in case.legal)


def places(case: Case, die: int) -> set[str]:
    """Where a bee of this value could go."""
    shut = {*case.position.get("blocked", ()), *case.position.get("spaces", {})}
    found = {f"{card}{die}" for card in "ACEG"} - shut
    found |= {f"D{flower}" for flower in (die, *mine(case, "directions", ()))}
    return found | {f"room{n}" for n, one in enumerate(rooms(case), 1) if not one.honey}


def stands(case: Case, die: int, spot: str) -> bool:
    if spot.startswith("room"):
        number = int(spot[4:])
        return number <= len(rooms(case)) and str(die) in rooms(case)[number - 1].bees
    if spot.startswith("D"):
        dice = case.position.get("flowers", {}).get(spot)
        return bool(dice) and str(die) in dice[case.seat]
    return case.position.get("spaces", {}).get(spot) == case.seat and spot[1] == str(die)


def on_flower(case: Case, flower: int) -> bool:
    dice = case.position.get("flowers", {}).get(f"D{flower}")
    return bool(dice) and bool(dice[case.seat])


def is_place(spot: str) -> bool:
    found = re.fullmatch(r"[ACDEG][1-6]|room([1-9][0-9]?)", spot)
    return found is not None and int(found[1] or 1) <= 48


def suffices(one: Room, cards: tuple[str, ...]) -> bool:
    """Does the pollen of this room make honey with the help of these cards?"""
    most = one.cubes.most_common(2 if "alchemy" in cards else 1)
    return sum(n for _, n in most) >= (3 if "efficiency" in cards else 4)


def could_mix(here: Room, there: Room) -> bool:
    """Would anything in these two rooms be otherwise after some cube has moved?"""
    if here.egg or here.honey or there.egg or there.honey:
        return False
    if here.space and there.space:
        return bool(here.cubes or there.cubes)
    one_has_space = bool(here.space) != bool(there.space)
    return one_has_space or len({*here.cubes, *there.cubes}) > 1


# ---------------------------------------------------------------- the sentences


def _not_now(case: Case) -> bool:
    now = phase(case)
    kind = str(case.move.__struct_config__.tag)
    mixing = kind in ("move", "swap") and mine(case, "mixing", None)
    if case.args["phase"] != now or now in WHEN[kind] or mixing:
        return False
    if now == "start":
        return only(case, "play volunteer", "play sick-leave", "done")
    if now == "answer":
        return only(case, "play dirty-trick", "done")
    return now != "place" or case.may("place ")


def _not_linked(case: Case) -> bool:
    start, end = room(case, "start"), room(case, "end")
    if start is None or end is None or phase(case) != "honey" or mine(case, "mixing", None):
        return False
    return start is not end and not set(start.bees) & set(end.bees)


def _mix_first(case: Case) -> bool:
    pair = mine(case, "mixing", None)
    if not pair:
        return False
    one = f"room({pair[0]}|{pair[1]})"
    within = rf"move \w+ {one} to {one}|swap \w+ {one} with \w+ {one}|done"
    return case.may("done") and all(re.fullmatch(within, text) for text in case.legal)


def _nothing_to_mix(case: Case) -> bool:
    one, other = room(case, "one"), room(case, "other")
    return one is not None and other is not None and not could_mix(one, other)


def _move_instead(case: Case) -> bool:
    move = case.move
    there = f"move {move.colour} room{move.start} to room{move.end}"
    back = f"move {move.other} room{move.end} to room{move.start}"
    return there in case.legal or back in case.legal


def _card_idle(case: Case, one: Room) -> bool:
    others = tuple(card for card in case.move.cards if card != case.args["card"])
    return case.args["card"] in case.move.cards and suffices(one, others)


TRUTHS: dict[str, Truth] = {
    "waggle-dance-game-over": lambda case: phase(case) == "over" and not case.match.actors,
    "waggle-dance-not-your-turn": lambda case: (
        case.seat not in case.position["acting"] and not case.legal and phase(case) != "over"
    ),
    "waggle-dance-not-now": _not_now,
    "waggle-dance-must-place": lambda case: phase(case) == "place" and case.may("place "),
    "waggle-dance-just-draw": lambda case: phase(case) == "draw" and case.may("draw"),
    "waggle-dance-place-this-bee": lambda case: only(case, f"place {case.args['die']} "),
    "waggle-dance-keep-first": lambda case: only(case, "keep "),
    "waggle-dance-mix-first": _mix_first,
    "waggle-dance-store-first": lambda case: phase(case) == "trade" and only(case, "store "),
    # Placing bees.
    "waggle-dance-no-such-die": lambda case: (
        str(case.args["die"]) not in list(mine(case, "free", ""))
    ),
    "waggle-dance-no-such-spot": lambda case: not is_place(str(case.args["spot"])),
    "waggle-dance-other-value": lambda case: (
        str(case.args["spot"])[0] in "ACEG" and str(case.args["spot"])[1:] != str(case.args["die"])
    ),
    "waggle-dance-other-flower": lambda case: (
        str(case.args["spot"])[0] == "D"
        and str(case.args["spot"]) not in places(case, int(case.args["die"]))
    ),
    "waggle-dance-blocked": lambda case: case.args["spot"] in case.position.get("blocked", ()),
    "waggle-dance-taken": lambda case: case.args["spot"] in case.position.get("spaces", {}),
    "waggle-dance-no-such-room": lambda case: room(case) is None,
    "waggle-dance-one-room": lambda case: (
        str(case.move).split().count(f"room{case.args['room']}") == 2
    ),
    "waggle-dance-room-is-honey": in_room(lambda _, one: one.honey),
    "waggle-dance-same-place": lambda case: case.position.get("lifted") == case.args["spot"],
    # Queen cards.
    "waggle-dance-no-such-card": lambda case: case.args["card"] not in CARDS,
    "waggle-dance-not-your-card": lambda case: (
        case.args["card"] in CARDS and case.args["card"] not in mine(case, "hands", ())
    ),
    "waggle-dance-no-such-value": lambda case: int(case.args["value"]) not in range(1, 7),
    "waggle-dance-same-value": lambda case: (
        case.args["die"] == case.move.die == case.move.value
        and str(case.args["die"]) in list(mine(case, "free", ""))
    ),
    "waggle-dance-volunteer-is-out": lambda case: case.position.get("volunteer") is not None,
    "waggle-dance-no-opponent": lambda case: (
        int(case.args["seat"]) not in {*range(case.match.seats)} - {case.seat}
    ),
    "waggle-dance-not-their-die": lambda case: (
        str(case.args["die"]) not in list(case.position["free"][case.move.seat])
    ),
    "waggle-dance-no-bee-more": lambda case: (
        len(mine(case, "free", "")) <= case.position.get("left", 0)
    ),
    "waggle-dance-no-bee-on-flower": lambda case: not on_flower(case, int(case.args["flower"])),
    "waggle-dance-not-placed-there": lambda case: (
        case.args["flower"] not in mine(case, "visited", ())
    ),
    "waggle-dance-directions-known": lambda case: (
        case.args["flower"] in mine(case, "directions", ())
    ),
    "waggle-dance-not-another-flower": lambda case: (
        case.args["flower"] not in {*range(1, 7)} - {case.position["tricked"][1]}
    ),
    "waggle-dance-no-bee-there": lambda case: (
        not stands(case, int(case.args["die"]), str(case.args["spot"]))
    ),
    "waggle-dance-nowhere-else": lambda case: (
        places(case, int(case.args["die"])) <= {case.move.spot}
    ),
    "waggle-dance-no-tile-left": lambda case: len(all_rooms(case)) == 48,
    "waggle-dance-no-egg-left": lambda case: sum(one.egg for one in all_rooms(case)) == 12,
    "waggle-dance-no-die-left": lambda case: mine(case, "dice", 0) == 18,
    # Eggs and honey.
    "waggle-dance-room-not-empty": in_room(
        lambda _, one: one.egg or one.honey or one.cubes.total() > 0
    ),
    "waggle-dance-no-egg-there": in_room(lambda _, one: not one.egg),
    "waggle-dance-needs-two-bees": in_room(
        lambda _, one: len(one.bees) < 2 and not one.honey  # honey needs no bees
    ),
    "waggle-dance-needs-a-pair": in_room(lambda _, one: len(one.bees) > 1 and not one.pair),
    "waggle-dance-pair-is-enough": in_room(
        lambda case, one: one.pair and not (one.egg and mine(case, "dice", 0) == 18)
    ),
    "waggle-dance-no-honey-so": in_room(lambda case, one: not suffices(one, case.move.cards)),
    "waggle-dance-card-idle": in_room(_card_idle),
    "waggle-dance-one-of-each": lambda case: max(Counter(case.move.cards).values()) > 1,
    "waggle-dance-honey-already": in_room(lambda _, one: one.honey),
    # Pollen.
    "waggle-dance-not-claimed": lambda case: case.args["colour"] not in mine(case, "claims", ()),
    "waggle-dance-not-claimed-from": lambda case: (
        case.args["flower"] not in mine(case, "claimed", ())
    ),
    "waggle-dance-flower-empty": lambda case: pollen_left(case, int(case.args["flower"])) == 0,
    "waggle-dance-room-full": in_room(lambda _, one: one.space == 0),
    "waggle-dance-not-two": in_room(lambda case, one: one.cubes[str(case.args["colour"])] < 2),
    "waggle-dance-same-colour": lambda case: (
        case.args["colour"] == (getattr(case.move, "take", None) or case.move.other)
        and case.args["colour"] == (getattr(case.move, "give", None) or case.move.colour)
    ),
    "waggle-dance-not-linked": _not_linked,
    "waggle-dance-no-such-cube": in_room(
        lambda case, one: one.cubes[str(case.args["colour"])] == 0
    ),
    "waggle-dance-move-instead": _move_instead,
    "waggle-dance-moved-enough": lambda case: (
        mine(case, "carried", 0) == case.args["count"] and not case.may("move ")
    ),
    "waggle-dance-nothing-to-mix": _nothing_to_mix,
    "waggle-dance-nothing-to-keep": lambda case: not case.position.get("looking"),
    "waggle-dance-not-shown": lambda case: (
        bool(case.position["looking"]) and case.args["card"] not in case.position["looking"]
    ),
}
