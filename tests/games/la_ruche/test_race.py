"""The race: RUC-6 to RUC-10."""

import random
from typing import Any

import msgspec
import pytest

from skep.api import Match, read_options
from skep.engine.errors import BadOption
from skep.games.la_ruche import GAME
from tests.games.la_ruche import brute
from tests.games.la_ruche.illegal import HAND, PAIR
from tests.games.la_ruche.table import able, at, new, places, play_out, step_at_random, texts


def view_of(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)


@pytest.mark.rule("RUC-6")
def test_anyone_may_place_at_any_moment() -> None:
    match = play_out(new(4, seed=1), steps=4)
    assert view_of(match).phase == "race"
    for seat in (2, 2, 0, 3, 2):
        assert match.actors == (0, 1, 2, 3)
        match.apply(seat, places(match, seat)[0])


@pytest.mark.rule("RUC-6")
def test_two_contacts_all_edges_matching_either_face_any_turn() -> None:
    match = at(list(HAND), cells=PAIR)
    assert set(places(match, 0)) == {
        "place 134526@1,0",
        "place 315426@1,0",  # the back of 136245
        "place 526134@0,-1",
        "place 426315@0,-1",
    }
    events = match.apply(0, "place 315426@1,0")
    placed: Any = events[0].public
    assert (placed.contacts, placed.left, placed.gifts) == (2, 1, 0)
    assert view_of(match).cells == (*PAIR, "315426@1,0")
    assert view_of(match, 0).hand == ("134526",)


@pytest.mark.rule("RUC-6")
def test_a_cell_that_needs_a_colour_twice_stays_empty() -> None:
    """At 1,0 both neighbours show 2, and no tile has a colour twice; 0,-1 can be filled."""
    comb = brute.comb_of(("123456@0,0", "342156@1,-1"))
    assert [colour for _, colour in brute.contacts(comb, (1, 0))] == ["2", "2"]
    match = at(["134526", "126345"], cells=("123456@0,0", "342156@1,-1"))
    spots = {text.partition("@")[2] for seat in (0, 1) for text in places(match, seat)}
    assert spots == {"0,-1"}


@pytest.mark.rule("RUC-7")
def test_the_later_of_two_for_one_spot_is_refused_and_keeps_the_tile() -> None:
    match = at(list(HAND), cells=PAIR)
    late = "place 345126@1,0"
    assert match.check(1, late) is None
    match.apply(0, "place 134526@1,0")
    refusal = match.check(1, late)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("RUC-7", "la-ruche-cell-taken")
    assert "126345" in view_of(match, 1).hand


@pytest.mark.rule("RUC-7")
def test_a_spot_that_has_changed_meanwhile_is_refused_by_the_rule_it_breaks_now() -> None:
    """Somebody was faster next to the spot: now there is a third edge, and it does not match."""
    for seed in range(50):
        match = play_out(new(2, seed), seed, steps=8)
        wish = set(places(match, 0))
        for move in places(match, 1):
            twin = match.copy()
            twin.apply(1, move)
            cell = move.partition("@")[2]
            spoilt = [old for old in wish - set(places(twin, 0)) if old.partition("@")[2] != cell]
            if spoilt and not twin.over:
                refusal = twin.check(0, spoilt[0])
                assert refusal is not None
                assert (refusal.rule, refusal.reason.key) == ("RUC-6", "la-ruche-colours-differ")
                return
    pytest.fail("no spot was ever spoilt")


@pytest.mark.rule("RUC-8")
def test_the_pause_is_the_tables_to_set() -> None:
    """The rules know no time: they hold the number, and the table keeps the clock."""
    assert new(2).state.options.pause == 2
    assert [new(2, pause=value).state.options.pause for value in (0, 10)] == [0, 10]
    for wrong in (-1, 11, "2"):
        with pytest.raises(BadOption, match="option pause"):
            read_options(GAME, {"pause": wrong})
    fields = msgspec.structs.fields(type(GAME.parse("place 123456@0,0")))
    assert {field.name for field in fields} == {"lay", "q", "r"}


@pytest.mark.rule("RUC-8")
@pytest.mark.parametrize("pause", [0, 2, 10])
def test_only_a_refused_placement_in_the_race_costs_a_pause(pause: int) -> None:
    assert GAME.wait_after is not None
    place, give = GAME.parse("place 134526@0,0"), GAME.parse("give 134526 to 1")
    race = at(list(HAND), cells=PAIR, options={"pause": pause})
    assert GAME.wait_after(race.state, place) == pause
    assert GAME.wait_after(race.state, give) == 0
    opening = new(2, pause=pause)
    assert GAME.wait_after(opening.state, place) == 0
    assert GAME.wait_after(new(1, pause=pause).state, place) == 0


def test_a_screen_shows_where_tiles_fit_only_with_assistance() -> None:
    assert GAME.texts is not None
    for assistance in (False, True):
        options = {"bee": True, "assistance": assistance}
        match = at(list(HAND), cells=PAIR, options=options, gifts=[1, 0])
        shown = GAME.texts(match.state, 0)
        assert [text for text in texts(match, 0) if text in shown] == shown
        assert any(text.startswith("place") for text in shown) == assistance
        assert "give 134526 to 1" in shown


@pytest.mark.rule("RUC-8")
def test_a_refused_placement_changes_nothing_in_the_rules() -> None:
    match = at(list(HAND), cells=PAIR)
    before = match.hash(), texts(match, 0)
    assert match.check(0, "place 134526@0,0") is not None
    assert (match.hash(), texts(match, 0)) == before


@pytest.mark.rule("RUC-9")
def test_the_first_without_tiles_wins_at_once() -> None:
    match = at(["134526"], cells=PAIR)
    events = match.apply(0, "place 134526@1,0")
    tags = [event.public.__struct_config__.tag for event in events]  # type: ignore[union-attr]
    assert tags == ["placed", "round-ended", "ended"]
    assert (match.reason, match.winners, match.scores) == ("emptied", (0,), (3, 2))
    assert match.result is not None
    assert match.result.rule == "RUC-9"
    assert match.actors == ()
    assert texts(match, 1) == []


def _blocked(seats: int) -> tuple[Match, list[int]]:
    """A race that got blocked; and the counts when it ended."""
    for seed in range(300):
        match = play_out(new(seats, seed), seed)
        if match.reason == "blocked":
            return match, list(view_of(match).counts)
    raise AssertionError("no race got blocked")


@pytest.mark.rule("RUC-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_blocked_race_is_won_by_the_fewest_tiles(seats: int) -> None:
    match, counts = _blocked(seats)
    assert min(counts) > 0
    assert match.winners == tuple(seat for seat, count in enumerate(counts) if count == min(counts))
    assert match.result is not None
    assert match.result.rule == "RUC-10"
    comb = brute.comb_of(view_of(match).cells)
    for seat in range(seats):
        assert brute.placements(comb, list(view_of(match, seat).hand)) == set()


@pytest.mark.rule("RUC-10")
def test_it_is_noticed_at_once_and_never_too_early() -> None:
    """As long as a race goes on, somebody can place."""
    for seed in range(40):
        match = new(3, seed, bee=True)
        rng = random.Random(seed)
        while match.actors:
            if view_of(match).phase == "race":
                assert any(places(match, seat) for seat in able(match))
            step_at_random(match, rng)


@pytest.mark.rule("RUC-10")
def test_level_players_share_a_blocked_race() -> None:
    for seed in range(300):
        match = play_out(new(2, seed), seed)
        counts = list(view_of(match).counts)
        if match.reason == "blocked" and counts[0] == counts[1]:
            assert (match.winners, match.scores) == ((0, 1), (3, 3))
            return
    pytest.fail("nobody was ever level")
