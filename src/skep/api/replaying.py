"""Matches from their records: played again, and checked."""

from typing import Any

from skep.api.match import AnyMatch, Match
from skep.api.wishes import check_seats, fresh_seed, read_options
from skep.engine import record as records
from skep.engine.chance import Chance, RecordingChance, SecretChance, SeededChance
from skep.engine.errors import BadRecord, SkepError
from skep.engine.game import Game
from skep.engine.record import Record
from skep.games.registry import game_by_id


def replay(text: str) -> AnyMatch:
    """The match that a text record tells, checked move by move up to its claimed end.

    >>> from skep import new
    >>> match = new("bee-busy", seats=1, seed=3)
    >>> replay(match.record()).hash() == match.hash()
    True
    """
    record = records.read(text)
    match = begin_again(record)
    for entry in record.entries:
        match.step(entry)
    records.check_end(match.game, match.state, record)
    return match


def begin_again(record: Record) -> AnyMatch:
    """The match in which a record begins, before its first move."""
    try:
        rules = rules_of(record)
        check_seats(rules, record.seats)
        options = read_options(rules, record.options)
        state = records.start_of(rules, record, options)
    except SkepError as error:
        raise BadRecord(error.reason or str(error)) from None
    # The rest of a game that is taken up again needs fresh luck, not the luck it began with.
    chance = SeededChance(fresh_seed())
    match: AnyMatch = Match(
        rules, state, chance, begin=state.copy(), seed=record.seed, fresh_luck=True
    )
    match.is_position = record.position is not None
    match.start_draws = record.start
    return match


def rules_of(record: Record) -> Game[Any, Any]:
    """The game that a record is of, by the version of the rules it was played by."""
    return game_by_id(record.game).at(record.rules_version)


def verify(text: str) -> Record:
    """Check a record: every move against the rules, and the luck against its revealed source.

    >>> from skep import new
    >>> verify(new("butine", seats=2, seed=7).record()).seed
    7
    >>> verify("skep record 1")
    Traceback (most recent call last):
    skep.engine.errors.BadRecord: the record is incomplete or damaged: no line 'game'
    """
    record = records.read(text)
    replay(text)
    chance: Chance
    if record.secret is not None:
        try:
            secret = SecretChance(bytes.fromhex(record.secret))
        except ValueError as error:
            raise BadRecord(f"the secret cannot be read: {error}") from None
        if secret.commitment != record.commitment:
            raise BadRecord("the secret is not the one that was promised at the start")
        chance = secret
    elif record.seed is not None:
        chance = SeededChance(record.seed)
    else:
        return record
    try:
        drawn = draws_from(chance, record)
    except BadRecord:
        drawn = []  # with other luck, the moves of the record are not even possible
    if drawn != [record.start, *(entry.draws for entry in record.entries)]:
        raise BadRecord("the draws are not the ones that the revealed source of chance gives")
    return record


def draws_from(chance: Chance, record: Record) -> list[tuple[str, ...]]:
    """What a source of chance would have drawn at the start and at each move of a record."""
    rules = rules_of(record)
    recording = RecordingChance(chance)
    if record.position is None:
        state, _ = rules.setup(record.seats, read_options(rules, record.options), recording)
    else:
        state = rules.position(record.position)
    draws = [recording.take()]
    for entry in record.entries:
        records.step(rules, state, entry, recording)
        draws.append(recording.take())
    return draws
