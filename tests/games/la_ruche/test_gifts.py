"""The optional rules: tiles handed over, RUC-11 to RUC-13."""

import random
from functools import cache
from typing import Any

import pytest

from skep.api import Match
from tests.games.la_ruche import brute
from tests.games.la_ruche.illegal import HAND, PAIR
from tests.games.la_ruche.table import able, at, new, step_at_random, texts

BEE, CONTACTS = {"bee": True}, {"three_contacts": True}
BOTH = {**BEE, **CONTACTS}

FITS_BEE_UP, FITS_BACK_UP = "place 134526@1,0", "place 315426@1,0"


def view_of(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)


def gifts(match: Match) -> str:
    """The seats' waiting gifts."""
    return " ".join(map(str, view_of(match).gifts))


def given(match: Match, seat: int) -> set[str]:
    return {text for text in texts(match, seat) if text.startswith("give")}


@cache
def spot(contacts: int, bee: bool) -> tuple[Match, int, str]:
    """A race without options in which a seat can place so, with tiles to spare."""
    for seed in range(400):
        match = new(3, seed)
        rng = random.Random(seed)
        while match.actors:
            view = view_of(match)
            for seat in able(match) if view.phase == "race" and min(view.counts) > 6 else ():
                comb = brute.comb_of(view.cells)
                for text in texts(match, seat):
                    ((cell, lay),) = brute.comb_of((text.removeprefix("place "),)).items()
                    many = len(brute.contacts(comb, cell))
                    if many == contacts and brute.shows_bee(lay) == bee:
                        return match, seat, text
            step_at_random(match, rng)
    raise AssertionError("nobody can place so")


def after(contacts: int, bee: bool, options: dict[str, Any]) -> tuple[Match, int]:
    """The race just after such a placement, under these options; and who placed."""
    match, seat, text = spot(contacts, bee)
    view = view_of(match)
    hands = [list(view_of(match, other).hand) for other in range(3)]
    again = at(*hands, seats=3, cells=view.cells, options=options)
    again.apply(seat, text)
    return again, seat


@pytest.mark.parametrize(
    ("contacts", "bee", "options", "earned"),
    [
        pytest.param(2, True, BEE, 1, marks=pytest.mark.rule("RUC-11")),
        pytest.param(2, False, BEE, 0, marks=pytest.mark.rule("RUC-11")),
        pytest.param(3, True, BEE, 1, marks=pytest.mark.rule("RUC-11")),
        pytest.param(2, True, CONTACTS, 0, marks=pytest.mark.rule("RUC-12")),
        pytest.param(3, False, CONTACTS, 3, marks=pytest.mark.rule("RUC-12")),
        pytest.param(4, False, CONTACTS, 3, marks=pytest.mark.rule("RUC-12")),
        pytest.param(3, True, CONTACTS, 3, marks=pytest.mark.rule("RUC-12")),
        pytest.param(3, True, BOTH, 4, marks=pytest.mark.rule("RUC-13")),
        pytest.param(3, False, BOTH, 3, marks=pytest.mark.rule("RUC-13")),
        pytest.param(2, True, BOTH, 1, marks=pytest.mark.rule("RUC-13")),
        pytest.param(2, False, BOTH, 0, marks=pytest.mark.rule("RUC-13")),
        pytest.param(3, True, {}, 0, marks=pytest.mark.rule("RUC-13")),
    ],
)
def test_what_a_placement_earns(
    contacts: int, bee: bool, options: dict[str, Any], earned: int
) -> None:
    match, seat = after(contacts, bee, options)
    expected = [0, 0, 0]
    expected[seat] = earned
    assert list(view_of(match).gifts) == expected
    others = [other for other in range(3) if other != seat]
    hand = view_of(match, seat).hand
    assert given(match, seat) == {
        f"give {tile} to {to}" for tile in hand for to in others if earned
    }


THREE = (*PAIR, "452361@2,-2")
"""The opening of three seats."""


@pytest.mark.rule("RUC-11")
def test_the_tile_goes_to_the_chosen_opponent_and_only_those_two_know_it() -> None:
    match = at([*list(HAND), "123564"], ["123465"], seats=3, cells=THREE, options=BEE)
    match.apply(0, FITS_BEE_UP)
    assert gifts(match) == "1 0 0"
    (event,) = match.apply(0, "give 136245 to 1")
    assert view_of(match, 0).hand == ("123564",)
    assert view_of(match, 1).hand == ("123465", "136245")
    assert gifts(match) == "0 0 0"
    for watcher in (None, 2):
        assert "136245" not in str(event.seen_by(watcher))
    for knower in (0, 1):
        fact: Any = event.seen_by(knower)
        assert (fact.seat, fact.to, fact.tile, fact.left) == (0, 1, "136245", 1)


@pytest.mark.rule("RUC-12")
def test_three_tiles_are_split_as_you_like() -> None:
    match, seat = after(3, False, CONTACTS)
    one, other = (seat + 1) % 3, (seat + 2) % 3
    before = view_of(match).counts
    hand = view_of(match, seat).hand
    match.apply(seat, f"give {hand[0]} to {one}")
    match.apply(seat, f"give {hand[1]} to {other}")
    assert view_of(match).gifts[seat] == 1
    match.apply(seat, f"give {hand[2]} to {one}")
    counts = view_of(match).counts
    assert counts[seat] == before[seat] - 3
    assert (counts[one], counts[other]) == (before[one] + 2, before[other] + 1)
    assert given(match, seat) == set()


@pytest.mark.rule("RUC-12")
def test_one_need_not_give_them_all() -> None:
    match, seat = after(3, False, CONTACTS)
    match.apply(seat, next(iter(sorted(given(match, seat)))))
    assert any(text.startswith("place") for text in texts(match, seat))


@pytest.mark.rule("RUC-13")
def test_gifts_wait_while_others_play_and_lapse_at_the_next_placement() -> None:
    match = at([*HAND, "123465"], cells=PAIR, options=BEE)
    match.apply(0, FITS_BEE_UP)
    assert gifts(match) == "1 0"
    others_move = next(
        text
        for text in texts(match, 1)
        if text.startswith("place") and not brute.shows_bee(text[6:12])
    )
    match.apply(1, others_move)
    assert gifts(match) == "1 0"
    back_up = [
        text
        for text in texts(match, 0)
        if text.startswith("place") and not brute.shows_bee(text[6:12])
    ]
    match.apply(0, back_up[0])
    assert gifts(match) == "0 0"


@pytest.mark.rule("RUC-13")
def test_giving_away_the_last_tile_wins() -> None:
    match = at(list(HAND), cells=PAIR, options=BEE)
    match.apply(0, FITS_BEE_UP)
    events = match.apply(0, "give 136245 to 1")
    tags = [event.public.__struct_config__.tag for event in events]  # type: ignore[union-attr]
    assert tags == ["gave", "round-ended", "ended"]
    assert (match.reason, match.winners) == ("emptied-by-gift", (0,))
    assert match.result is not None
    assert match.result.rule == "RUC-13"


@pytest.mark.rule("RUC-13")
def test_a_last_tile_that_is_placed_earns_nothing_more() -> None:
    match = at(["134526"], cells=PAIR, options=BOTH)
    events = match.apply(0, FITS_BEE_UP)
    placed: Any = events[0].public
    assert (placed.gifts, match.reason) == (0, "emptied")


@pytest.mark.rule("RUC-11")
def test_opening_tiles_earn_nothing() -> None:
    match = new(2, seed=1, **BOTH)
    for _ in range(2):
        (seat,) = match.actors
        match.apply(seat, next(t for t in texts(match, seat) if brute.shows_bee(t[6:12])))
    assert gifts(match) == "0 0"


@pytest.mark.rule("RUC-13")
def test_who_receives_a_tile_may_place_it_at_once() -> None:
    match = at([*HAND, "123465"], ["124563"], seats=3, cells=THREE, options=BEE)
    match.apply(0, FITS_BEE_UP)
    before = set(texts(match, 1))
    match.apply(0, "give 136245 to 1")
    new_ones = set(texts(match, 1)) - before
    assert new_ones
    assert all(text[6:12] in brute.lays_of("136245") for text in new_ones)
