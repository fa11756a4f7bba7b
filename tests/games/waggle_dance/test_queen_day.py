"""The Queen cards of the day: when each may be played, on what, and what it does."""

from typing import Any

import pytest

import skep
from skep.games.waggle_dance.material import CARD_NAMES
from tests.games.waggle_dance.positions import EMPTY, at, dusk, phase, play, plays, texts


def seen(match: skep.Match, seat: int | None = None) -> Any:
    return match.view(seat)


def morning(*hives: list[str], **given: Any) -> skep.Match:
    """The start of a day: the dice are rolled, seat 0 is asked first."""
    given.setdefault("free", ["1234", "2255"])
    given.setdefault("waiting", [1])
    return at(*hives, phase="start", **given)


# ---------------------------------------------------------------- all of them


@pytest.mark.rule("WAG-24")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    match = at(EMPTY, free=["1", "2"], hands=[["mix", "feint"], ["bounty"]])
    assert seen(match, 0).hand == ("mix", "feint")
    assert seen(match, 1).hand == ("bounty",)
    assert seen(match).hand is None
    assert seen(match).hands == (2, 1)


@pytest.mark.rule("WAG-24")
def test_a_card_is_played_only_in_its_phase_and_by_who_holds_it() -> None:
    day = at(EMPTY, free=["12", "2"], hands=[["volunteer", "mix", "explore", "bounty"], []])
    assert not plays(day, "")
    for move in ("play volunteer", "play mix room1 room2", "play explore", "play bounty D1"):
        refusal = day.check(0, move)
        assert refusal is not None
        assert refusal.reason.key == "waggle-dance-not-now"
    refusal = day.check(0, "play overtime 1 as 2")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("WAG-24", "waggle-dance-not-your-card")


@pytest.mark.rule("WAG-24")
def test_any_number_of_cards_in_one_turn() -> None:
    hand = ["shift-change", "shift-change", "directions", "overtime"]
    match = at(EMPTY, free=["1234", "5"], flowers={"D2": ["2", ""]}, hands=[hand, []], turn=0)
    play(match, "play shift-change more", "play directions D2", "play shift-change more")
    play(match, "play overtime 1 as 6", "place 6 A6", "place 2 D2", "place 4 D2")
    assert match.actors == (1,)
    view = seen(match)
    assert view.discard == {"shift-change": 2, "overtime": 1}
    assert view.in_play == ("directions",)
    assert view.hands == (0, 0)


LASTING = ("directions", "sick-leave", "volunteer")


def lasting_cards(version: int) -> skep.Match:
    """A day on which all three cards that last for the round are played, up to nightfall."""
    hand = ["volunteer", "sick-leave", "directions"]
    match = morning(hands=[hand, []], free=["1", "22"], version=version)
    play(match, "play volunteer => 4", "play sick-leave 2 of seat 1", "done", "place 1 D1")
    play(match, "place 2 room1", "play directions D1")
    return match


@pytest.mark.rule("WAG-24")
def test_cards_for_the_round_lie_in_play_until_the_night_is_over() -> None:
    match = lasting_cards(version=2)
    assert sorted(seen(match).in_play) == sorted(LASTING)
    assert seen(match).discard == {}
    assert seen(match, 1).in_play == seen(match).in_play, "everybody sees them"
    play(match, "place 4 D1")
    while seen(match).round != 2:
        assert sorted(seen(match).in_play) == sorted(LASTING), phase(match)
        play(match, texts(match)[0])
    assert seen(match).in_play == ()
    assert seen(match).discard == dict.fromkeys(LASTING, 1)


@pytest.mark.rule("WAG-24")
def test_by_the_first_rules_they_went_onto_the_pile_at_once() -> None:
    match = lasting_cards(version=1)
    assert seen(match).in_play == ()
    assert seen(match).discard == dict.fromkeys(LASTING, 1)


@pytest.mark.rule("WAG-24")
@pytest.mark.rule("WAG-21")
def test_a_card_in_play_is_not_shuffled_into_a_new_deck() -> None:
    # All cards but those three are in hands: only what lies on the pile could be drawn.
    hands: list[list[str]] = [[], []]
    for kind in CARD_NAMES:
        hands[0] += [kind] * (2 if kind in LASTING else 3)
    match = dusk(spaces={"G1": 1, "G2": 1}, hands=hands, in_play=list(LASTING), sick=["6", "66"])
    while phase(match) != "start":
        play(match, "done")
    assert seen(match).hands[1] == 0, "no card was there to draw"
    assert seen(match).discard == dict.fromkeys(LASTING, 1)


@pytest.mark.rule("WAG-24")
def test_the_game_ends_with_no_card_in_play() -> None:
    match = dusk(["honey"], in_play=["volunteer"], options={"honey": 1})
    assert phase(match) == "over"
    assert seen(match).in_play == ()
    assert seen(match).discard == {"volunteer": 1}


# ---------------------------------------------------------------- Overtime


@pytest.mark.rule("WAG-25")
def test_overtime_changes_a_bee_which_is_then_placed() -> None:
    match = at(EMPTY, free=["113", "2"], hands=[["overtime"], []], turn=0)
    assert len(plays(match, "overtime")) == 10
    assert "play overtime 2 as 5" not in texts(match)
    play(match, "play overtime 1 as 6")
    assert seen(match).free[0] == (1, 3, 6)
    assert {text.split()[1] for text in texts(match)} == {"6"}
    refusal = match.check(0, "place 1 A1")
    assert refusal is not None
    assert refusal.rule == "WAG-25"
    play(match, "place 6 G6")
    assert seen(match).spaces == {"G6": 0}
    assert match.actors == (1,)


# ---------------------------------------------------------------- Volunteer, Sick leave


@pytest.mark.rule("WAG-26")
def test_volunteer_is_an_extra_bee_for_one_round() -> None:
    match = morning(hands=[["volunteer"], []])
    play(match, "play volunteer => 6")
    view = seen(match)
    assert (view.free[0], view.dice[0], view.volunteer) == ((1, 2, 3, 4, 6), 4, 0)
    while seen(match).round == 1:
        play(match, next(t for t in texts(match) if "room1" in t or t == "done"))
    view = seen(match)
    assert (view.volunteer, len(view.free[0]), view.dice[0]) == (None, 4, 4)


@pytest.mark.rule("WAG-26")
def test_there_is_one_volunteer_die() -> None:
    match = morning(hands=[["volunteer"] * 2, ["volunteer"]])
    play(match, "play volunteer")
    assert not plays(match, "volunteer")
    play(match, "done")
    assert match.actors == (1,)
    assert not plays(match, "volunteer")
    refusal = match.check(1, "play volunteer")
    assert refusal is not None
    assert refusal.rule == "WAG-26"


@pytest.mark.rule("WAG-36")
def test_sick_leave_keeps_a_bee_of_an_opponent_at_home() -> None:
    match = morning(EMPTY, EMPTY, EMPTY, free=["12", "2255", "6"], hands=[["sick-leave"], [], []])
    assert set(plays(match, "sick-leave")) == {
        "play sick-leave 2 of seat 1",
        "play sick-leave 5 of seat 1",
        "play sick-leave 6 of seat 2",
    }
    play(match, "play sick-leave 5 of seat 1")
    view = seen(match)
    assert (view.free[1], view.sick[1]) == ((2, 2, 5), (5,))
    while seen(match).round == 1:
        play(match, next(t for t in texts(match) if "room1" in t))
    view = seen(match)
    assert (view.sick[1], len(view.free[1])) == ((), 4), "the next day it is well again"


@pytest.mark.rule("WAG-39")
def test_who_has_no_card_left_is_not_asked_again() -> None:
    match = morning(hands=[["volunteer"], []])
    play(match, "play volunteer => 6")
    assert phase(match) == "place"
    match = morning(hands=[["volunteer", "mix"], []])
    play(match, "play volunteer => 6")
    assert texts(match) == ["done"], "it may be any card"


@pytest.mark.rule("WAG-26")
@pytest.mark.rule("WAG-36")
def test_volunteer_and_sick_leave_in_the_same_start() -> None:
    """A later player may send the Volunteer die home, for nothing shows which die it is."""
    match = morning(free=["1111", "2255"], hands=[["volunteer"], ["sick-leave"]])
    play(match, "play volunteer => 3", "play sick-leave 3 of seat 0")
    view = seen(match)
    assert (view.free[0], view.sick[0], view.volunteer) == ((1, 1, 1, 1), (3,), 0)
    # An earlier player cannot: the die was not rolled yet.
    match = morning(free=["1111", "2255"], hands=[["sick-leave"], ["volunteer"]])
    assert not [text for text in plays(match, "sick-leave") if " 3 " in text]
    play(match, "done", "play volunteer => 3")
    assert seen(match).free[1] == (2, 2, 3, 5, 5)


@pytest.mark.rule("WAG-36")
def test_a_player_whose_bees_are_all_sick_is_passed_over() -> None:
    match = morning(free=["11", "2"], hands=[["sick-leave"], []])
    play(match, "play sick-leave 2 of seat 1", "place 1 room1", "place 1 room2")
    assert seen(match).round == 2


# ---------------------------------------------------------------- Shift change


@pytest.mark.rule("WAG-32")
def test_shift_change_one_more() -> None:
    match = at(EMPTY, free=["123", "45"], hands=[["shift-change"], []], turn=0)
    play(match, "play shift-change more")
    assert seen(match).left == 2
    play(match, "place 1 A1")
    assert match.actors == (0,)
    play(match, "place 2 A2")
    assert match.actors == (1,)


@pytest.mark.rule("WAG-32")
def test_shift_change_none() -> None:
    match = at(EMPTY, free=["12", "45"], hands=[["shift-change"], []], turn=0)
    play(match, "play shift-change none")
    assert match.actors == (1,)
    assert seen(match).free[0] == (1, 2)


@pytest.mark.rule("WAG-32")
def test_shift_change_at_the_last_die() -> None:
    """There is no bee more; but one may wait, until it comes round again."""
    match = at(EMPTY, free=["1", "4"], hands=[["shift-change"] * 2, []], turn=0)
    assert plays(match, "shift-change") == ["play shift-change none"]
    refusal = match.check(0, "play shift-change more")
    assert refusal is not None
    assert refusal.rule == "WAG-32"
    play(match, "play shift-change none", "place 4 A4")
    assert match.actors == (0,)
    play(match, "play shift-change none")
    assert match.actors == (0,), "everybody else is done, so it comes round at once"
    play(match, "place 1 A1")
    assert seen(match).night or seen(match).round == 2


# ---------------------------------------------------------------- Directions


@pytest.mark.rule("WAG-34")
def test_directions_open_a_flower_to_all_bees() -> None:
    match = at(EMPTY, free=["1466", "25"], flowers={"D4": ["4", "4"]}, hands=[["directions"], []])
    assert plays(match, "directions") == ["play directions D4"]
    play(match, "play directions D4")
    for die in (1, 4, 6):
        assert f"place {die} D4" in texts(match)
    play(match, "place 1 D4")
    assert "place 2 D4" not in texts(match), "only for who played it"
    play(match, "place 2 A2", "place 6 D4", "place 5 A5", "place 4 A4", "place 6 A6")
    # Three bees and the one against one: 2 and 1.
    assert [len(cubes) for cubes in seen(match).claims] == [2, 1]
    assert seen(match).directions == ((4,), ())


def tricked_away(version: int) -> skep.Match:
    """Seat 0 placed a 1 on D1; seat 1 has moved it to D5. Seat 0 is to place its second bee."""
    hands = [["directions"], ["dirty-trick"]]
    match = at(EMPTY, free=["112", "33"], hands=hands, turn=0, version=version)
    return play(match, "place 1 D1", "play dirty-trick to D5", "place 3 A3")


@pytest.mark.rule("WAG-34")
@pytest.mark.rule("WAG-35")
def test_directions_to_where_one_placed_even_after_a_dirty_trick() -> None:
    match = tricked_away(version=2)
    assert plays(match, "directions") == ["play directions D1"], "nobody placed one on D5"
    play(match, "play directions D1")
    assert "place 2 D1" in texts(match)


@pytest.mark.rule("WAG-34")
@pytest.mark.rule("WAG-35")
def test_by_the_first_rules_directions_followed_the_bee() -> None:
    match = tricked_away(version=1)
    assert plays(match, "directions") == ["play directions D5"]


@pytest.mark.rule("WAG-34")
@pytest.mark.rule("WAG-38")
def test_a_feint_leaves_one_flower_seen_and_shows_another() -> None:
    hands = [["directions", "feint"], []]
    match = at(EMPTY, free=["34", "66"], flowers={"D1": ["1", ""]}, hands=hands, turn=0)
    play(match, "play feint 1 from D1", "place 1 A1", "place 6 A6")
    assert plays(match, "directions") == ["play directions D1"]
    match = at(["@2"], free=["34", "66"], hands=hands, turn=0)
    play(match, "play feint 2 from room1", "place 2 D2", "place 6 A6")
    assert plays(match, "directions") == ["play directions D2"]


@pytest.mark.rule("WAG-34")
def test_flowers_of_yesterday_are_forgotten() -> None:
    match = dusk(flowers={"D3": ["3", ""]}, hands=[["directions"], []])
    while seen(match).round == 1:
        play(match, "done")
    assert seen(match).visited == ((), ())


@pytest.mark.rule("WAG-34")
def test_directions_end_with_the_day() -> None:
    match = dusk(directions=[[3], []])
    assert seen(match).round == 2
    assert seen(match).directions == ((), ())


@pytest.mark.rule("WAG-34")
@pytest.mark.rule("WAG-25")
def test_overtime_with_directions() -> None:
    """The changed bee may go to its new flower or to the one with directions."""
    match = at(
        EMPTY, free=["12", "5"], flowers={"D4": ["4", ""]}, hands=[["overtime", "directions"], []]
    )
    play(match, "play directions D4", "play overtime 1 as 6")
    flowers = [text for text in texts(match) if " D" in text]
    assert flowers == ["place 6 D4", "place 6 D6"]
    play(match, "place 6 D4")
    assert seen(match).flowers[3][0] == (4, 6)


# ---------------------------------------------------------------- Dirty trick


@pytest.mark.rule("WAG-35")
def test_every_opponent_with_a_card_is_asked_whatever_it_is() -> None:
    hands = [["feint"], ["mix"], [], ["dirty-trick"]]
    match = at(EMPTY, EMPTY, EMPTY, EMPTY, free=["11", "2", "3", "4"], hands=hands, turn=0)
    play(match, "place 1 D1")
    assert (phase(match), match.actors) == ("answer", (1,))
    assert texts(match) == ["done"]
    play(match, "done")
    assert match.actors == (3,)
    assert texts(match) == ["done", *(f"play dirty-trick to D{n}" for n in (2, 3, 4, 5, 6))]
    view = seen(match)
    assert (view.answer.seat, view.answer.die, view.answer.flower) == (0, 1, 1)
    play(match, "play dirty-trick to D5")
    view = seen(match)
    assert view.flowers[0][0] == ()
    assert view.flowers[4][0] == (1,)
    assert (phase(match), match.actors) == ("place", (1,))


@pytest.mark.rule("WAG-35")
def test_no_pause_for_other_places_or_without_cards() -> None:
    match = at(EMPTY, free=["11", "22"], hands=[[], ["mix"]], turn=0)
    play(match, "place 1 A1")
    assert phase(match) == "place"
    play(match, "place 2 D2")
    assert (phase(match), match.actors) == ("place", (0,)), "seat 0 holds no card"
    play(match, "place 1 room1")
    assert phase(match) == "place"


@pytest.mark.rule("WAG-35")
def test_answers_come_in_turn_order_and_see_what_came_before() -> None:
    hands = [["dirty-trick"], [], ["dirty-trick"]]
    match = at(EMPTY, EMPTY, EMPTY, free=["1", "22", "3"], hands=hands, turn=1)
    play(match, "place 2 D2")
    assert match.actors == (2,), "the one after the placer is asked first"
    play(match, "play dirty-trick to D6")
    assert match.actors == (0,)
    assert "play dirty-trick to D6" not in texts(match)
    play(match, "play dirty-trick to D2")
    assert seen(match).flowers[1][1] == (2,)
    assert (phase(match), match.actors) == ("place", (2,))


@pytest.mark.rule("WAG-35")
def test_the_last_bee_is_answered_before_the_night() -> None:
    match = at(EMPTY, free=["1", ""], sick=["", "6"], hands=[[], ["dirty-trick"]], turn=0)
    play(match, "place 1 D1")
    assert (phase(match), match.actors) == ("answer", (1,))
    play(match, "play dirty-trick to D2")
    assert seen(match).claims[0] == ("yellow", "yellow")


@pytest.mark.rule("WAG-35")
@pytest.mark.rule("WAG-32")
def test_a_shift_goes_on_after_the_answers() -> None:
    match = at(EMPTY, free=["12", "3"], hands=[["shift-change"], ["mix"]], turn=0)
    play(match, "play shift-change more", "place 1 D1", "1: done")
    assert (phase(match), match.actors) == ("place", (0,))
    play(match, "place 2 A2")
    assert match.actors == (1,)


# ---------------------------------------------------------------- Feint


@pytest.mark.rule("WAG-38")
def test_feint_moves_a_placed_bee_instead_of_placing() -> None:
    match = at(
        ["", "@35"],
        free=["1", "2"],
        spaces={"A4": 0, "C4": 1},
        flowers={"D6": ["66", "6"]},
        hands=[["feint"], []],
        turn=0,
    )
    assert set(plays(match, "feint")) == {
        "play feint 4 from A4",
        "play feint 6 from D6",
        "play feint 3 from room2",
        "play feint 5 from room2",
    }
    play(match, "play feint 4 from A4")
    assert set(texts(match)) == {
        "place 4 E4",
        "place 4 G4",
        "place 4 D4",
        "place 4 room1",
        "place 4 room2",
    }
    refusal = match.check(0, "place 4 A4")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("WAG-38", "waggle-dance-same-place")
    play(match, "place 4 G4")
    view = seen(match)
    assert view.spaces == {"G4": 0, "C4": 1}
    assert view.free[0] == (1,), "no new bee was placed"
    assert match.actors == (1,)


@pytest.mark.rule("WAG-38")
@pytest.mark.rule("WAG-34")
def test_feint_onto_a_directions_flower() -> None:
    match = at(
        ["@3"],
        free=["1", "2"],
        flowers={"D4": ["4", ""]},
        directions=[[4], []],
        hands=[["feint"], ["dirty-trick"]],
        turn=0,
    )
    play(match, "play feint 3 from room1")
    assert "place 3 D4" in texts(match)
    play(match, "place 3 D4")
    assert seen(match).flowers[3][0] == (3, 4)
    assert phase(match) == "place", "a feint is no placement, so nobody may answer it"


@pytest.mark.rule("WAG-38")
def test_a_bee_that_could_go_nowhere_else_cannot_feint() -> None:
    taken = {f"{card}3": 1 for card in "ACEG"}
    match = at(
        ["honey"],
        free=["1", "2"],
        flowers={"D3": ["3", ""]},
        spaces=taken,
        hands=[["feint"], []],
        turn=0,
    )
    assert not plays(match, "feint")
    refusal = match.check(0, "play feint 3 from D3")
    assert refusal is not None
    assert refusal.reason.key == "waggle-dance-nowhere-else"


@pytest.mark.rule("WAG-38")
@pytest.mark.rule("WAG-32")
def test_a_feint_counts_as_one_bee_of_a_shift() -> None:
    match = at(["@3"], free=["12", "4"], hands=[["feint", "shift-change"], []], turn=0)
    play(match, "play shift-change more", "play feint 3 from room1", "place 3 A3")
    assert match.actors == (0,)
    play(match, "place 1 A1")
    assert match.actors == (1,)
