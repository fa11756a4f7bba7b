"""The public API: what it answers, and that every wrong input gets its own typed error."""

import dataclasses
import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from skep.games.butine.moves import DONE, Gather, Place, Take
from skep.games.waggle_dance.moves import Place as Bee

GAME = "butine"

Call = Callable[[], Any]


def test_the_games() -> None:
    assert GAME in skep.games()
    skep.games().clear()
    assert GAME in skep.games(), "the list belongs to the caller"


def test_everything_promised_is_there() -> None:
    assert [name for name in skep.__all__ if not hasattr(skep, name)] == []


def test_a_whole_game_by_the_api_alone() -> None:
    match = skep.new(GAME, seats=3, seed=7, options={"quick": True})
    assert (match.id, match.seats, match.over, match.reason) == (GAME, 3, False, None)
    assert not match.winners
    while match.actors:
        (seat,) = match.actors
        moves = match.legal(seat)
        assert match.check(seat, moves[0]) is None
        events = match.apply(seat, moves[0])
        assert all(event.seen_by(None) is event.public for event in events)
        assert not any(match.legal(other) for other in range(3) if other not in match.actors)
    assert match.over
    assert match.reason
    assert match.winners
    assert len(match.scores) == 3
    assert match.result == skep.Result(
        match.reason, match.result.rule if match.result else "", match.scores, match.winners
    )
    again = skep.replay(match.record())
    assert (again.hash(), again.result, again.log) == (match.hash(), match.result, match.log)


def test_without_a_seed_games_differ_and_say_which_they_were() -> None:
    first, second = skep.new(GAME), skep.new(GAME)
    assert first.seed != second.seed
    assert skep.new(GAME, seed=first.seed).hash() == first.hash()


def test_moves_are_values_or_text() -> None:
    match = skep.new(GAME, seed=1)
    seat = match.actors[0]
    move = match.legal(seat)[-1]
    assert skep.parse_move(GAME, str(move)) == move
    assert match.check(seat, str(move)) is None
    twin = match.copy()
    assert match.apply(seat, move) == twin.apply(seat, str(move))
    assert match.hash() == twin.hash()


def test_a_forbidden_move_carries_its_refusal() -> None:
    match = skep.new(GAME, seed=1)
    seat = match.actors[0]
    with pytest.raises(skep.IllegalMove, match=r"\[BUT-13\]") as caught:
        match.apply(seat, "done")
    refusal = caught.value.refusal
    assert isinstance(refusal, skep.Refusal)
    assert refusal == match.check(seat, "done")
    assert (refusal.rule, refusal.reason.key) == ("BUT-13", "butine-must-act")
    assert not isinstance(caught.value, skep.SkepError)


def test_a_spectator_and_the_seats_look() -> None:
    match = skep.new(GAME, seed=1)
    assert match.view() == match.view(None)
    assert [match.view(seat).you for seat in (None, 0, 1)] == [None, 0, 1]


def test_a_copy_goes_its_own_way() -> None:
    match = skep.new(GAME, seed=1)
    twin = match.copy()
    twin.apply(twin.actors[0], twin.legal(twin.actors[0])[0])
    assert (len(match.log), len(twin.log)) == (0, 1)
    assert match.hash() != twin.hash()


def test_a_position_and_its_record() -> None:
    hands = [["WYR", "YWB", "WYW"], ["RBR", "RBY", "WBW"]]
    match = skep.position(
        GAME, {"hands": hands, "market": ["BRB", "YRY", "BYB"], "turn": 1}, seed=3
    )
    assert match.actors == (1,)
    match.apply(1, match.legal(1)[0])
    assert "\nposition {" in match.record()
    assert skep.replay(match.record()).hash() == match.hash()


BAD_GAMES: list[Any] = ["chess", "", "Butine", None, 7, ["butine"], {"butine": 1}, b"butine"]


@pytest.mark.parametrize("game", BAD_GAMES, ids=repr)
def test_an_unknown_game(game: Any) -> None:
    calls: list[Call] = [
        partial(skep.new, game),
        partial(skep.parse_move, game, "done"),
        partial(skep.position, game, {}),
    ]
    for call in calls:
        with pytest.raises(skep.UnknownGame) as caught:
            call()
        assert repr(game) in str(caught.value)
        assert all(known in str(caught.value) for known in skep.games())


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "2", None, True, [2], 10**30], ids=repr)
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(skep.BadSeats) as caught:
        skep.new(GAME, seats=seats)
    assert repr(seats) in str(caught.value)
    assert "allowed: 2, 3, 4" in str(caught.value)


@pytest.mark.parametrize("seed", [1.5, "7", True, [1], b"x"], ids=repr)
def test_a_wrong_seed(seed: Any) -> None:
    calls: list[Call] = [partial(skep.new, GAME, seed=seed), partial(_position, seed)]
    for call in calls:
        with pytest.raises(skep.BadOption) as caught:
            call()
        assert repr(seed) in str(caught.value)


def _position(seed: Any) -> skep.Match:
    hands = [["WYR", "YWB", "WYW"], ["RBR", "RBY", "WBW"]]
    return skep.position(GAME, {"hands": hands, "market": ["BRB", "YRY", "BYB"]}, seed=seed)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"fast": True}, ["'fast'", "quick, challenge, expert"]),
        ({1: True}, ["1", "quick, challenge, expert"]),
        ({"quick": 1}, ["quick = 1", "bool"]),
        ({"quick": "yes"}, ["quick = 'yes'", "bool"]),
        ({"quick": None}, ["quick = None", "bool"]),
        ({"challenge": 1}, ["challenge = 1", ">= 2"]),
        ({"challenge": 41}, ["challenge = 41", "<= 40"]),
        ({"challenge": 15.0}, ["challenge = 15.0", "int"]),
        ({"challenge": True}, ["challenge = True", "int"]),
        ({"challenge": [15]}, ["challenge = [15]", "int"]),
        ({"expert": {}}, ["expert = {}", "bool"]),
        ([], ["dictionary", "[]"]),
        ("quick", ["dictionary", "'quick'"]),
        (0, ["dictionary", "0"]),
    ],
    ids=repr,
)
def test_a_wrong_option(options: Any, words: list[str]) -> None:
    with pytest.raises(skep.BadOption) as caught:
        skep.new(GAME, options=options)
    assert [word for word in words if word not in str(caught.value)] == []


@pytest.mark.parametrize("seat", [2, -1, None, "0", 0.0, True, [0]], ids=repr)
def test_a_wrong_seat(seat: Any) -> None:
    match = skep.new(GAME, seed=1)
    calls: list[Call] = [
        partial(match.legal, seat),
        partial(match.check, seat, "done"),
        partial(match.apply, seat, "done"),
    ]
    if seat is not None:
        calls.append(partial(match.view, seat))
    for call in calls:
        with pytest.raises(skep.BadSeat) as caught:
            call()
        assert repr(seat) in str(caught.value)
        assert "0 to 1" in str(caught.value)


BAD_MOVES: list[Any] = [
    "",
    "fly",
    "place",
    "place R4@3",
    "place Q0@1,1",
    "place R44@1,1",
    "place R0@01,1",
    "place R0@1,١",  # an Arabic one is no digit here
    "gather WYR 0-1",
    "gather WYR 0-1-100",
    "gather WWW 0-1-2",
    "take",
    "take deck",
    "swap WYR",
    "swap WYR for",
    "swap deck for WYR",
    "done now",
    None,
    7,
    b"done",
    {"move": "done"},
    ("done",),
    Take,
    Place("R", 0, "1", 1),  # type: ignore[arg-type]
    Place("Q", 0, 1, 1),  # type: ignore[arg-type]
    Place("R", 0.5, 1, 1),  # type: ignore[arg-type]
    Gather("WYR", (0, 1)),  # type: ignore[arg-type]
    Gather(["WYR"], (0, 1, 2)),  # type: ignore[arg-type]
    Gather("WYR", (0, 1, b"2")),  # type: ignore[arg-type]
    Take(None),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("move", BAD_MOVES, ids=repr)
def test_a_wrong_move(move: Any) -> None:
    match = skep.new(GAME, seed=1)
    before = match.hash()
    for call in (match.check, match.apply):
        with pytest.raises(skep.BadMove) as caught:
            call(match.actors[0], move)
        assert "move" in str(caught.value) or "card" in str(caught.value)
    assert match.hash() == before
    if not isinstance(move, Place | Gather | Take):
        with pytest.raises(skep.BadMove):
            skep.parse_move(GAME, move)


def test_a_bad_move_is_told_what_moves_look_like() -> None:
    with pytest.raises(skep.BadMove, match=r"'fly' is not a move.*gather WYR 0-3-5.*pass"):
        skep.parse_move(GAME, "fly")
    with pytest.raises(skep.BadMove, match="no Hive card 'WWW'; the cards are RWR, "):
        skep.parse_move(GAME, "take WWW")


@pytest.mark.parametrize(
    "text",
    ["  DONE ", "Done", "PLACE r0@1,-2", "Gather wyr 0-1-2", "Swap WYR FOR Deck", "take ryw"],
)
def test_case_and_spaces_do_not_matter(text: str) -> None:
    move = skep.parse_move(GAME, text)
    assert skep.parse_move(GAME, str(move)) == move
    assert str(move).lower() == " ".join(text.lower().split()).replace("ryw", "wyr")


@pytest.mark.parametrize("data", [None, 7, "x", [], {}, {1: 2}, {"hands": 3}, object()], ids=type)
def test_a_wrong_position(data: Any) -> None:
    with pytest.raises(skep.BadPosition):
        skep.position(GAME, data)


DEEP = "[" * 5000

BAD_RECORDS: list[Any] = [
    "",
    "\n",
    "hello",
    "skep record 1",
    "skep record 1\ngame butine 1",
    "skep record 1\ngame butine 1\nseats 2\noptions {}",
    "skep record 1\ngame butine 1\nseats 2\noptions null\nstart => 0",
    'skep record 1\ngame butine 1\nseats 2\noptions {"a":' + DEEP + "\n",
    "skep record 1\ngame butine 1\nseats 2\noptions {}\nposition {}\n",
    "skep record 1\ngame butine " + "9" * 5000 + "\nseats 2\noptions {}\n",
    None,
    7,
    b"skep record 1",
    ["skep record 1"],
]


@pytest.mark.parametrize("text", BAD_RECORDS, ids=lambda text: str(text)[:40])
def test_a_wrong_record(text: Any) -> None:
    for call in (skep.replay, skep.verify):
        with pytest.raises(skep.BadRecord):
            call(text)


@given(st.text() | st.from_regex(r"(place|gather|take|swap) [WRYB]?.{0,12}", fullmatch=True))
def test_any_text_is_a_move_or_a_bad_move(text: str) -> None:
    try:
        move = skep.parse_move(GAME, text)
    except skep.BadMove:
        return
    assert skep.parse_move(GAME, str(move)) == move


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)
GOOD_POSITION: dict[str, Any] = {
    "hands": [["WYR", "YWB", "WYW"], ["RBR", "RBY", "WBW"]],
    "market": ["BRB", "YRY", "BYB"],
    "options": {"expert": True},
    "tiles": ["W0@0,0", "Y2@1,1", "R0@2,0"],
    "bee": 0,
    "face_down": [["WRW", "RWR"], []],
    "blind": [[], ["BYB"]],
    "gone": ["RYR"],
    "gone_blind": [],
    "deck": 9,
    "turn": 0,
    "phase": "act",
    "gathered": 0,
    "placed": False,
    "paid": False,
    "earlier": 2,
    "passes": 0,
    "reason": "",
}
near_values = (
    json_values
    | st.integers(-1, 5)
    | st.sampled_from(["act", "refill", "swap", "over", "all-passed", "deck-out-by-swap"])
    | st.lists(
        st.lists(st.sampled_from(["WYR", "RYW", "BYB", "YRB", "WWW"]), max_size=4), max_size=4
    )
    | st.lists(st.sampled_from(["W0@0,0", "Y2@1,1", "B0@-1,1", "R1@1,1", "B9@0,0"]), max_size=4)
)


@given(
    changes=st.dictionaries(st.sampled_from([*GOOD_POSITION, "x"]), near_values, max_size=4),
    dropped=st.sets(st.sampled_from(sorted(GOOD_POSITION)), max_size=3),
)
def test_any_data_is_a_position_or_a_bad_position(
    changes: dict[str, Any], dropped: set[str]
) -> None:
    kept = {name: value for name, value in GOOD_POSITION.items() if name not in dropped}
    try:
        match = skep.position(GAME, {**kept, **changes}, seed=1)
    except skep.BadPosition:
        return
    # What is taken as a position can be played to its end.
    for _ in range(300):
        if not match.actors:
            break
        seat = match.actors[0]
        match.apply(seat, match.legal(seat)[0])
    assert match.over
    assert skep.replay(match.record()).hash() == match.hash()


@given(json_values)
def test_anything_at_all_is_no_position(data: Any) -> None:
    with pytest.raises(skep.BadPosition):
        skep.position(GAME, data)


record_lines = st.sampled_from(
    [
        "game butine 1",
        "seats 2",
        "options {}",
        'options {"quick":true}',
        "seed 7",
        "start => 0 RWR RWY RWB YWY YWB BWB WRW WRY WRB",
        "position " + json.dumps(GOOD_POSITION),
        "players []",
        "0 place B1@1,0",
        "1 place B0@1,0",
        "0 done",
        "end all-passed, scores 0 0, winners 0 1",
        "hash 00",
        "secret 00",
        "# remark",
    ]
)


@given(st.lists(record_lines | st.text(max_size=30), max_size=12))
def test_any_lines_are_a_record_or_a_bad_record(lines: list[str]) -> None:
    text = "\n".join(["skep record 1", *lines])
    for call in (skep.replay, skep.verify):
        try:
            call(text)
        except skep.BadRecord:
            continue
        assert "game butine 1" in lines


@given(st.text())
def test_any_text_is_no_record(text: str) -> None:
    with pytest.raises(skep.BadRecord):
        skep.replay(text)


def test_done_is_one_value() -> None:
    assert skep.parse_move(GAME, "done") == DONE


def test_a_drawn_move_is_made_as_it_is() -> None:
    match = skep.new("la-ruche", seats=2, seed=3)
    seat = match.actors[0]
    legal = match.legal(seat)
    drawn = match.choices(seat)[7]
    assert drawn == legal[7]
    twin = match.copy()
    assert twin.apply(seat, drawn) == match.apply(seat, drawn)
    assert twin.hash() == match.hash()


def test_a_drawn_move_need_not_be_checked_and_others_must() -> None:
    match = skep.new("la-ruche", seats=2, seed=3)
    asked: list[Any] = []
    check = match.game.check

    def watched(state: Any, seat: int, move: Any) -> Any:
        asked.append(move)
        return check(state, seat, move)

    match.game = dataclasses.replace(match.game, check=watched)
    seat = match.actors[0]
    choices = match.choices(seat)
    first, second = choices[0], choices[1]
    match.copy().apply(seat, second)
    assert asked == []
    match.apply(seat, first)  # the latest was another one
    assert asked == [first]
    with pytest.raises(skep.IllegalMove):
        match.apply(seat, second)  # no longer
    assert asked == [first, second]


def test_choices_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(skep.BadSeat):
        skep.new("butine", seats=2, seed=1).choices(2)


def test_a_move_offered_before_is_checked_anew_once_something_happened() -> None:
    """`apply` trusts what `legal` has just listed, and nothing older."""
    match = skep.new("butine", seats=2, seed=3)
    seat = match.actors[0]
    offered = match.legal(seat)
    match.apply(seat, offered[0])
    before = match.hash()
    with pytest.raises(skep.IllegalMove):
        match.apply(seat, offered[0])
    assert match.hash() == before
    assert len(match.log) == 1


def test_what_somebody_adds_to_the_list_is_not_offered() -> None:
    match = skep.new("waggle-dance", seats=2, seed=3)
    seat = match.actors[0]
    offered = match.legal(seat)
    wrong = Bee(9, "A1")
    offered.append(wrong)
    with pytest.raises(skep.IllegalMove):
        match.apply(seat, wrong)
    assert match.log == ()


def test_an_equal_move_of_other_types_becomes_ours() -> None:
    match = skep.new("waggle-dance", seats=2, seed=3)
    seat = match.actors[0]
    first = match.legal(seat)[0]
    assert isinstance(first, Bee)
    match.apply(seat, Bee(float(first.die), first.spot))  # type: ignore[arg-type]
    assert match.log[0].move == str(first), "not 2.0"


def test_a_seat_that_is_no_number_is_refused_after_a_list_too() -> None:
    match = skep.new("waggle-dance", seats=2, seed=3)
    while match.actors != (1,):
        match.apply(match.actors[0], match.legal(match.actors[0])[0])
    moves = match.legal(1)
    with pytest.raises(skep.BadSeat):
        match.apply(True, moves[0])


def test_a_log_is_written_once_and_grows() -> None:
    match = skep.new("bee-busy", seats=1, seed=3)
    logs = []
    for _ in range(6):
        match.apply(0, match.legal(0)[-1])
        match.apply(0, match.legal(0)[0])
        logs.append(match.log)
    assert [len(log) for log in logs] == [2, 4, 6, 8, 10, 12]
    assert logs[-1][:2] == logs[0]
    twin = match.copy()
    twin.apply(0, twin.legal(0)[0])
    assert match.log == logs[-1]
    assert skep.replay(match.record()).hash() == match.hash()
