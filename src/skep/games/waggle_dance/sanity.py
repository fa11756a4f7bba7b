"""Is this a position that the rules could lead to? Positions come from anywhere."""

from skep.engine.errors import BadPosition
from skep.games.waggle_dance.board import DIE, EGG, HONEY, count, many
from skep.games.waggle_dance.deeds import cards_left
from skep.games.waggle_dance.material import (
    CARD_NAMES,
    COLOURS,
    CUBES,
    DICE,
    EGGS,
    FACES,
    LASTING,
    SPACE_CARDS,
    TILES,
    A,
    C,
    E,
    G,
)
from skep.games.waggle_dance.meta import BLOCKED_BY_SEATS
from skep.games.waggle_dance.night import bees_on
from skep.games.waggle_dance.pipes import ENOUGH
from skep.games.waggle_dance.rules import legal, seats_of
from skep.games.waggle_dance.scoring import RULE_OF_REASON, scores, standing
from skep.games.waggle_dance.state import (
    ANSWER,
    BLOCKED,
    BROOD,
    DRAWING,
    EGG_CLAIM,
    KITCHEN,
    OVER,
    PHASES,
    PLACE,
    STORE,
    TRADE,
    State,
)


def table_dice(state: State) -> list[int]:
    """All dice of each seat that lie on the table."""
    seats = state.seats
    found = [state.free[seat] + state.sick[seat] for seat in range(seats)]
    for seat in range(seats):
        found[seat] += sum(state.crews[seat]) + sum(state.flowers[seat::seats])
    for spot, who in enumerate(state.spaces):
        if who >= 0:
            found[who] += DIE[spot % FACES + 1]
    return found


def check_position(state: State) -> None:
    """BadPosition with a reason when it is nonsense."""
    _check_box(state)
    _check_cards(state)
    _check_spaces(state)
    _check_dice(state)
    _check_halves(state)
    _check_claims(state)
    if state.phase == OVER:
        _check_over(state)
    else:
        _check_actors(state)


def _check_box(state: State) -> None:
    if state.tiles < 0:
        raise BadPosition(f"more than {TILES} rooms (WAG-2)")
    if state.eggs < 0:
        raise BadPosition(f"more than {EGGS} eggs (WAG-2)")
    for colour, cubes in enumerate(state.pollen):
        if cubes < 0:
            raise BadPosition(f"more than {CUBES} cubes of {COLOURS[colour]} pollen (WAG-2)")
    if state.round < 1:
        raise BadPosition(f"round {state.round}; the first is 1")


def _check_cards(state: State) -> None:
    """Only some cards stay in play, by the rules of today, and as long as they work (WAG-24)."""
    if state.in_play and (state.version.nothing_stays_in_play or state.phase == OVER):
        raise BadPosition("no card lies in play here (WAG-24)")
    for card in state.in_play:
        if card not in LASTING:
            raise BadPosition(f"the card {CARD_NAMES[card]} does not stay in play (WAG-24)")


def _check_spaces(state: State) -> None:
    wanted = state.options.blocked
    if wanted is None:
        wanted = BLOCKED_BY_SEATS[state.seats]
    for card, letter in enumerate(SPACE_CARDS):
        blocked = state.spaces[card * FACES : card * FACES + FACES].count(BLOCKED)
        if blocked != wanted:
            raise BadPosition(f"{blocked} spaces of {letter} are blocked, not {wanted} (WAG-5)")
    # After each action its bees are at home again (WAG-11).
    done = {A: BROOD, C: STORE, E: KITCHEN, G: OVER}
    for card, phase in done.items():
        if state.phase >= phase and any(bees_on(state, card, s) for s in range(state.seats)):
            raise BadPosition(f"bees on {SPACE_CARDS[card]}, which is over (WAG-11)")
    if state.phase >= STORE and any(state.flowers):
        raise BadPosition("bees on flowers, but D has been counted (WAG-11)")


def _check_dice(state: State) -> None:
    if not -1 <= state.volunteer < state.seats:
        raise BadPosition(f"seat {state.volunteer} has the Volunteer die; there is no such seat")
    by_day = state.phase <= ANSWER
    for seat, handful in enumerate(table_dice(state)):
        if not 1 <= state.dice[seat] <= DICE:
            raise BadPosition(f"seat {seat} has {state.dice[seat]} dice; each has up to {DICE}")
        owned = state.dice[seat] + (state.volunteer == seat)
        lying = many(handful)
        if lying > owned or (by_day and lying < owned):
            raise BadPosition(f"seat {seat} has {owned} dice, but {lying} lie on the table (WAG-6)")
        if not by_day and state.free[seat]:
            raise BadPosition(f"it is night, but seat {seat} has dice to assign (WAG-6)")
        for room, crew in enumerate(state.crews[seat], 1):
            if crew and state.rooms[seat][room - 1] == HONEY and state.phase != KITCHEN:
                raise BadPosition(f"bees on room {room} of seat {seat}, which is honey (WAG-9)")


def _check_halves(state: State) -> None:
    """Decisions that are half done."""
    placing = state.phase == PLACE
    if state.forced and not (
        placing and 1 <= state.forced <= FACES and count(state.free[state.turn], state.forced)
    ):
        raise BadPosition(f"a {state.forced} must be placed, but there is none (WAG-25)")
    if state.lifted != -1 and not (state.forced and state.lifted >= 0):
        raise BadPosition("a bee was taken up, but none is in hand (WAG-38)")
    die, flower = state.tricked
    if (flower >= 0) != (state.phase == ANSWER):
        raise BadPosition("a bee is answered in phase answer, and only then (WAG-35)")
    if state.phase == ANSWER:
        if not (1 <= die <= FACES and flower < FACES):
            raise BadPosition(f"no bee {die} on flower {flower + 1} can be answered (WAG-35)")
        if not count(state.flowers[flower * state.seats + state.turn], die):
            raise BadPosition(f"seat {state.turn} has no {die} on flower {flower + 1} (WAG-35)")
    if state.looking and state.phase != DRAWING:
        raise BadPosition("cards are looked at in phase draw, and only then (WAG-37)")
    if len(state.looking) == 1:
        raise BadPosition("Explore shows two cards at least: itself, and one to draw (WAG-37)")
    for seat, pair in enumerate(state.mixing):
        rooms = state.rooms[seat]
        if pair and not (
            state.acting >> seat & 1
            and state.phase >= BROOD
            and rooms[pair // 64] < EGG
            and rooms[pair % 64] < EGG
        ):
            raise BadPosition(f"seat {seat} cannot mix now (WAG-29)")


def _check_claims(state: State) -> None:
    if not all(0 <= number <= ENOUGH for number in state.carried):
        raise BadPosition(f"a seat moves 0 to {ENOUGH} cubes a night, not {state.carried}")
    for seat in range(state.seats):
        acting = bool(state.acting >> seat & 1)
        waiting = bool(state.waiting >> seat & 1)
        here = acting or waiting
        if state.claimed[seat] and not (state.phase == STORE and here):
            raise BadPosition(f"seat {seat} has claimed pollen, but does not store now (WAG-17)")
        trading = state.phase == TRADE and acting and many(state.claims[seat]) == 1
        aside = state.phase == STORE and not state.version.returns_at_once
        if state.claims[seat] and not (state.claimed[seat] or trading or aside):
            raise BadPosition(f"seat {seat} cannot have pollen to put away now (WAG-17)")
        if state.phase == STORE and here and not state.claimed[seat]:
            raise BadPosition(f"seat {seat} has claimed nothing, so it stores nothing (WAG-17)")


def _check_actors(state: State) -> None:
    if state.reason:
        raise BadPosition("a game has a reason when it is over, and only then")
    acting = seats_of(state.acting)
    if not acting or state.acting & state.waiting:
        raise BadPosition("somebody decides, and nobody decides and waits at once (WAG-11)")
    if len(acting) > 1 and state.phase not in (STORE, KITCHEN):
        raise BadPosition(f"in phase {PHASES[state.phase]} one seat decides at a time (WAG-11)")
    seat = acting[0]
    if state.phase == PLACE and (seat != state.turn or state.left < 1 or state.waiting):
        raise BadPosition(f"it is the turn of seat {state.turn} to place a bee (WAG-6)")
    if state.phase == ANSWER and state.turn in acting:
        raise BadPosition("nobody answers themselves (WAG-35)")
    card = {EGG_CLAIM: C, TRADE: E, DRAWING: G}.get(state.phase)
    spent = state.phase == TRADE and state.claims[seat]
    fewest = 0 if card is None or spent else 1
    most = 0 if card is None else bees_on(state, card, seat)
    if not fewest <= state.bees <= most:
        raise BadPosition(f"{state.bees} bees to act with; there are {most} (WAG-11)")
    if state.phase == EGG_CLAIM and not state.eggs:
        raise BadPosition("there is no egg to claim (WAG-14)")
    if state.phase == DRAWING and not (state.looking or cards_left(state)):
        raise BadPosition("there is no card to draw (WAG-21)")
    for seat in acting:
        if not legal(state, seat):
            raise BadPosition(f"seat {seat} has nothing to decide in {PHASES[state.phase]}")


def _check_over(state: State) -> None:
    if state.acting or state.waiting:
        raise BadPosition("the game is over: nobody decides")
    if max(scores(state)) < state.options.honey:
        raise BadPosition(f"nobody has {state.options.honey} honey, so it is not over (WAG-23)")
    if state.reason not in RULE_OF_REASON:
        raise BadPosition(f"no game ends by {state.reason!r}; reasons: {', '.join(RULE_OF_REASON)}")
    true, _ = standing(state)
    if state.reason != true:
        raise BadPosition(f"it is over by {true}, not by {state.reason} (WAG-23)")
