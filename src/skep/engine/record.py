"""The record of a game: who did what, and what luck said. Text that a person can read.

    skep record 1
    game butine 1
    seats 3
    options {"quick":true}
    seed 7
    start => 1 WYR RYB …
    1 place R4@3,-2
    2 gather WYR 0-3-5
    2 take RYB => WBY
    …
    end challenge-reached, scores 3 15 4, winners 1
    hash 81b0…

What stands after `=>` are the outcomes of chance, in order. A record that begins in the middle of
a game has a `position` line instead of `start`. Lines that begin with `#` are remarks.
"""

import hashlib
from typing import Any

import msgspec

from skep.engine.chance import Chance, RecordedChance
from skep.engine.errors import BadMove, BadRecord
from skep.engine.game import Event, Game, Result

FORMAT = 1
LONGEST_MOVE = 500
"""Characters: no move of any game is written as long, nor the name of what was drawn."""
ARROW = " =>"


class Entry(msgspec.Struct, frozen=True):
    """One move, and what was drawn while it happened."""

    seat: int
    move: str
    draws: tuple[str, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A whole record as a value."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    entries: tuple[Entry, ...]
    start: tuple[str, ...] = ()
    """What was drawn during set-up."""
    position: dict[str, Any] | None = None
    """Where it began, when that was not the set-up."""
    seed: int | None = None
    commitment: str | None = None
    """The hash of a table's secret, known from the start."""
    secret: str | None = None
    """The secret itself, known from the end."""
    players: tuple[str, ...] = ()
    result: Result | None = None
    hash: str | None = None


def state_hash(game: Game[Any, Any], state: Any) -> str:
    """A fingerprint of everything in a state: equal states, equal hashes, on every machine."""
    return hashlib.sha256(msgspec.json.encode(game.plain(state), order="sorted")).hexdigest()


def write(record: Record) -> str:
    """The text of a record."""
    lines = [
        f"skep record {FORMAT}",
        f"game {record.game} {record.rules_version}",
        f"seats {record.seats}",
        f"options {_json(record.options)}",
    ]
    if record.players:
        lines.append(f"players {_json(record.players)}")
    if record.seed is not None:
        lines.append(f"seed {record.seed}")
    if record.commitment is not None:
        lines.append(f"commitment {record.commitment}")
    if record.position is not None:
        lines.append(f"position {_json(record.position)}")
    else:
        lines.append(_with_draws("start", record.start))
    lines += [_with_draws(f"{e.seat} {e.move}", e.draws) for e in record.entries]
    if record.result is not None:
        scores = " ".join(map(str, record.result.scores))
        winners = " ".join(map(str, record.result.winners))
        lines.append(f"end {record.result.reason}, scores {scores}, winners {winners}")
    if record.secret is not None:
        lines.append(f"secret {record.secret}")
    if record.hash is not None:
        lines.append(f"hash {record.hash}")
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def _with_draws(text: str, draws: tuple[str, ...]) -> str:
    return f"{text}{ARROW} {' '.join(draws)}" if draws else text


def _split_draws(text: str) -> tuple[str, tuple[str, ...]]:
    left, _, right = text.partition(ARROW)
    return left.strip(), tuple(right.split())


_HEADER = ("game", "seats", "options", "players", "seed", "commitment", "position", "start")
_FOOTER = ("end", "secret", "hash")
_ONCE = frozenset((*_HEADER, *_FOOTER))


def read(text: str) -> Record:
    """A record from its text; BadRecord with the line when it cannot be read."""
    found: dict[str, str] = {}
    entries: list[Entry] = []
    if not isinstance(text, str):
        raise BadRecord(f"a record is text, not {type(text).__name__}")
    # Not splitlines: a player's name may hold a line separator that JSON leaves as it is.
    lines = text.split("\n")
    if lines[0].split() != ["skep", "record", str(FORMAT)]:
        raise BadRecord(f"a record begins with the line 'skep record {FORMAT}'")
    for number, line in enumerate(lines[1:], start=2):
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word.isascii() and word.isdecimal() and len(word) < 3:
            move, draws = _split_draws(rest)
            if len(max((move, *draws), key=len)) > LONGEST_MOVE:
                raise BadRecord(f"line {number} is too long to be a move: {line[:80]!r}…")
            entries.append(Entry(int(word), move, draws))
        elif word in _ONCE and word not in found:
            found[word] = rest
        else:
            raise BadRecord(f"line {number} cannot be read: {line[:80]!r}")
    try:
        return _assemble(found, entries)
    except (KeyError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        what = f"no line '{error.args[0]}'" if isinstance(error, KeyError) else str(error)
        raise BadRecord(f"the record is incomplete or damaged: {what}") from None


def _assemble(found: dict[str, str], entries: list[Entry]) -> Record:
    game, version = found["game"].split()
    position = found.get("position")
    if position is not None and "start" in found:
        raise ValueError("it begins with a position or with a start, not with both")
    return Record(
        game=game,
        rules_version=_number(version),
        seats=_number(found["seats"]),
        options=msgspec.json.decode(found["options"], type=dict[str, Any]),
        entries=tuple(entries),
        start=_split_draws(" " + found.get("start", ""))[1],
        position=None if position is None else msgspec.json.decode(position, type=dict[str, Any]),
        seed=_number(found["seed"], 100) if "seed" in found else None,
        commitment=found.get("commitment"),
        secret=found.get("secret"),
        players=msgspec.json.decode(found.get("players", "[]"), type=tuple[str, ...]),
        result=_read_result(found["end"]) if "end" in found else None,
        hash=found.get("hash"),
    )


def _number(text: str, digits: int = 9) -> int:
    if len(text) > digits:
        raise ValueError(f"{text[:digits]}… is too long a number")
    return int(text)


def _read_result(text: str) -> Result:
    reason, scores, winners = text.split(", ")
    return Result(
        reason=reason,
        rule="",
        scores=tuple(_number(word) for word in scores.split()[1:]),
        winners=tuple(_number(word) for word in winners.split()[1:]),
    )


def start_of(game: Game[Any, Any], record: Record, options: Any) -> Any:
    """The state in which a record begins."""
    if record.position is not None:
        state = game.position(record.position)
        if state.seats != record.seats or state.options != options:
            raise BadRecord("the position has other seats or options than the record names")
        return state
    chance = RecordedChance(record.start)
    state, _ = game.setup(record.seats, options, chance)
    chance.finish()
    return state


def step(
    game: Game[Any, Any], state: Any, entry: Entry, chance: Chance | None = None
) -> list[Event]:
    """Play one entry of a record on a state; BadRecord when the rules do not allow it.

    The luck is the entry's own unless another source is given.
    """
    try:
        move = game.parse(entry.move)
    except BadMove as error:
        raise BadRecord(str(error)) from None
    if not 0 <= entry.seat < state.seats:
        raise BadRecord(f"there is no seat {entry.seat} at a table of {state.seats}")
    refusal = game.check(state, entry.seat, move)
    if refusal is not None:
        raise BadRecord(f"seat {entry.seat} cannot play {entry.move!r}: {refusal}")
    if chance is not None:
        return game.apply(state, entry.seat, move, chance)
    recorded = RecordedChance(entry.draws)
    events = game.apply(state, entry.seat, move, recorded)
    recorded.finish()
    return events


def check_end(game: Game[Any, Any], state: Any, record: Record) -> None:
    """Complain when the record claims another end than the one its moves lead to."""
    true = game.result(state)
    claimed = record.result
    if claimed is not None and (
        true is None
        or (true.reason, true.scores, true.winners)
        != (claimed.reason, claimed.scores, claimed.winners)
    ):
        raise BadRecord(f"the record claims the end {claimed}, its moves lead to {true}")
    if record.hash is not None and record.hash != state_hash(game, state):
        raise BadRecord("the record's hash is not the hash of the position its moves lead to")
