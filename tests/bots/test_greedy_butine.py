"""The greedy bot for Butine!: what it does in positions where the right move is plain."""

import random
from collections import Counter
from typing import Any

import pytest

import skep
from skep.bots.greedy.butine_flights import Field
from skep.bots.registry import make_bot
from skep.games.butine.board import FIRST_MEADOW, Meadow
from skep.games.butine.material import CARDS
from skep.games.butine.moves import Gather
from skep.games.butine.spots import spot_of
from tests.games.butine.positions import EIGHT, all_tiles, at
from tests.laws.tables import new_match, play_on, setups

STUCK = ["RBR", "RBR", "YRB"]
"""Cards that cannot be flown from tile 0 of the eight, nor after one more tile that fits."""
DULL = ["BRB", "BRB", "RBY"]
"""A market without a card that could be flown there."""


def choice(match: skep.Match, seed: int = 1) -> str:
    """What the greedy bot would do now."""
    seat = match.actors[0]
    return str(make_bot("greedy", "butine", seed).choose(match.view(seat), match.legal(seat)))


def turn(match: skep.Match, seed: int = 1) -> list[str]:
    """What the greedy bot does until its turn or the game is over."""
    seat = match.actors[0]
    done = []
    while match.actors == (seat,):
        done.append(choice(match, seed))
        match.apply(seat, done[-1])
    return done


def random_meadow(seed: int, tiles: int) -> Meadow:
    rng = random.Random(seed)
    meadow = FIRST_MEADOW
    for _ in range(tiles):
        moves = [move for kind in range(4) for move in meadow.placements(kind)]
        near = min(rng.choices(moves, k=5), key=lambda move: abs(move.x) + abs(move.y))
        meadow = meadow.with_tile(spot_of(near))
    return meadow


# ---------------------------------------------------------------- flights


def slow_most(meadow: Meadow, bee: int, hand: tuple[Any, ...]) -> int:
    """How many cards can be flown in one turn, by trying everything that the rules list."""
    best = 0
    for i, card in enumerate(hand):
        rest = hand[:i] + hand[i + 1 :]
        for end in {route[2] for route in meadow.routes(bee, card)}:
            best = max(best, 1 + slow_most(meadow, end, rest))
    return best


@pytest.mark.parametrize("seed", range(30))
def test_flights_agree_with_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    meadow = random_meadow(seed, rng.randrange(2, 25))
    spots = [spot_of(move) for kind in range(4) for move in meadow.placements(kind)]
    spot = rng.choice(spots)
    before = Field(meadow.links, meadow.by_kind)
    after = before.after(spot.kind, meadow.neighbours_of(spot))
    for field, grown in ((before, meadow), (after, meadow.with_tile(spot))):
        bees = range(len(grown.tiles))
        for card in CARDS:
            from_here = [{route[2] for route in grown.routes(bee, card)} for bee in bees]
            for bee in bees:
                ends = field.ends(field.links[bee], card)
                assert {i for i in bees if ends >> i & 1} == from_here[bee]
            flyable = sum(map(bool, from_here))
            assert field.ease(card) == pytest.approx(flyable / len(bees))
        for _ in range(10):
            bee, hand = rng.choice(bees), tuple(rng.sample(CARDS, 3))
            assert field.most(bee, hand) == slow_most(grown, bee, hand)


def test_tiles_that_lie_ready() -> None:
    # From tile 0 of the eight: 1 and 7 are yellow, 4 red, 5 white. 6, blue, touches 5 and 7.
    meadow = at(STUCK, tiles=EIGHT).state.meadow
    field = Field(meadow.links, meadow.by_kind)
    assert field.ready(0, (0, 2, 1)) == 2, "white 5, yellow 1"
    assert field.ready(0, (1, 3, 1)) == 1, "red 4, and no blue beside it"
    assert field.ready(0, (3, 1, 3)) == 0, "no blue beside tile 0"


# ---------------------------------------------------------------- gathering


def test_it_gathers_all_three_cards() -> None:
    match = at(["WYR", "YWB", "WYW"], tiles=EIGHT, market=["BRB", "YRY", "BYB"])
    assert [move.split()[0] for move in turn(match)[:3]] == ["gather"] * 3
    assert match.scores == (4, 0)


def test_it_stops_where_the_next_player_cannot_go_on() -> None:
    # RWY can end on 1, 4 or 7. The opponent flies YWB from 0, where the bee is, and from 7.
    match = at(["RWY", "YRY", "YBY"], ["YWB", "RBR", "RBR"], tiles=EIGHT, market=DULL)
    assert {move.path[2] for move in match.legal(0) if isinstance(move, Gather)} == {1, 4, 7}
    chosen = [match.game.parse(choice(match, seed)) for seed in range(8)]
    assert all(isinstance(move, Gather) and move.path[2] in (1, 4) for move in chosen)


def test_with_one_card_it_may_rather_build() -> None:
    # Nobody else can gather, so WYR does not run away while a tile makes more of the hand.
    match = at(["WYR", "YRY", "YBY"], STUCK, tiles=EIGHT, market=DULL)
    assert choice(match).startswith("place")


def test_a_challenge_that_can_be_won_is_won() -> None:
    down = [["RWR"], []]
    for goal, verb in ((2, "gather"), (3, "place")):
        match = at(
            ["WYR", "YRY", "YBY"],
            STUCK,
            tiles=EIGHT,
            market=DULL,
            face_down=down,
            options={"challenge": goal},
        )
        assert choice(match).split()[0] == verb


def test_it_ends_a_game_that_it_wins_and_not_one_that_it_loses() -> None:
    three = ["RWR", "RWR", "RWB"]
    for down, verb in (([three, []], "gather"), ([[], three], "place")):
        match = at(["WYR", "YRY", "YBY"], STUCK, tiles=EIGHT, market=DULL, face_down=down, deck=1)
        assert choice(match).split()[0] == verb


# ---------------------------------------------------------------- placing


@pytest.mark.parametrize(
    ("opponent", "builds"), [(STUCK, True), (["WRB", "RBR", "YRB"], False)], ids=["me", "both"]
)
def test_it_builds_for_itself_and_not_for_the_next_player(
    opponent: list[str], builds: bool
) -> None:
    # One red tile makes WRB flyable, for whoever has it. BRB needs more than one.
    match = at(["WRB", "BRB", "BRB"], opponent, tiles=EIGHT, market=["RBY", "RBY", "YBY"])
    for seed in range(5):
        twin = match.copy()
        twin.apply(0, choice(match, seed))
        assert can_gather(twin, 0) is builds
        assert not can_gather(twin, 1)


def can_gather(match: skep.Match, seat: int) -> bool:
    state = match.state
    return any(state.meadow.has_route(state.bee, CARDS[card]) for card in state.hands[seat])


# ---------------------------------------------------------------- cards


def test_it_takes_the_card_that_flies_on() -> None:
    match = at(
        ["WYR", "YWB"],
        STUCK,
        tiles=EIGHT,
        phase="refill",
        gathered=1,
        face_down=[["RWR"], []],
        market=["BRB", "WYW", "RBY"],
    )
    assert choice(match) == "take WYW"


@pytest.mark.parametrize(
    ("changes", "chosen"),
    [
        pytest.param({}, "swap BYB for WYW", id="three cards instead of two"),
        pytest.param({"market": DULL}, "done", id="nothing better"),
        pytest.param({"deck": 3}, "done", id="too late"),
        pytest.param({"hands": [["WYR", "YWB", "BYB"], ["YWY", "RBR", "YRB"]]}, "done", id="taken"),
    ],
)
def test_a_swap_must_be_worth_its_point(changes: dict[str, Any], chosen: str) -> None:
    usual = {"hands": [["WYR", "YWB", "BYB"], STUCK], "market": ["BRB", "WYW", "RBY"]}
    given = {**usual, **changes}
    hands = given.pop("hands")
    match = at(*hands, tiles=EIGHT, phase="swap", face_down=[["RWR"], []], **given)
    assert choice(match) == chosen


def test_the_last_pass_is_only_accepted_by_the_winner() -> None:
    for mine, verb in ((["RWR", "RWR"], "done"), (["RWB"], "swap")):
        match = at(
            ["BRB", "BRB", "YBY"],
            STUCK,
            tiles=all_tiles(),
            phase="swap",
            passes=2,
            face_down=[mine, ["RWY"] if verb == "done" else ["RWY", "RWY"]],
        )
        assert choice(match).split()[0] == verb


# ---------------------------------------------------------------- the expert rule


@pytest.mark.parametrize(
    ("opponent", "expert", "verbs", "points"),
    [
        pytest.param(STUCK, True, ["place", "done"], 2, id="the flights do not run away"),
        pytest.param(
            ["YWY", "RBR", "YRB"], True, ["place", "gather", "gather", "gather"], 4, id="now"
        ),
        pytest.param(["YWY", "RBR", "YRB"], False, ["place", "done"], 2, id="not allowed"),
    ],
)
def test_it_pays_for_a_second_action_when_that_is_worth_it(
    opponent: list[str], expert: bool, verbs: list[str], points: int
) -> None:
    # One tile, R1@-2,1, makes three flights of these cards, which are worth four points.
    match = at(
        ["RYB", "WBR", "RBY"],
        opponent,
        tiles=EIGHT,
        market=["BRB", "BRB", "YRB"],
        face_down=[["YBY", "YBY"], []],
        options={"expert": expert},
    )
    assert [move.split()[0] for move in turn(match)][: len(verbs)] == verbs
    assert match.scores == (points, 0)


def test_it_does_not_pay_two_points_for_one() -> None:
    match = at(
        ["WYR", "YRY", "YBY"],
        ["YWY", "RBR", "YRB"],
        tiles=EIGHT,
        placed=True,
        market=DULL,
        face_down=[["RWB", "RWB"], []],
        options={"expert": True},
    )
    assert [str(move) for move in match.legal(0)] == ["gather WYR 5-1-2", "done"]
    assert choice(match) == "done"


# ---------------------------------------------------------------- everywhere


def test_it_has_an_answer_in_every_phase_of_every_kind_of_game() -> None:
    seen: Counter[str] = Counter()
    for number, setup in enumerate(setups("butine")):
        match = new_match("butine", setup, number)
        bots = [make_bot("greedy", "butine", seat) for seat in range(match.seats)]
        rng = random.Random(number)
        while not match.over:
            seat = match.actors[0]
            view: Any = match.view(seat)
            legal = match.legal(seat)
            chosen = bots[seat].choose(view, legal)
            assert chosen in legal
            seen[f"{view.phase} {str(chosen).split()[0]}"] += 1
            if rng.random() < 0.5:
                match.apply(seat, chosen)
            else:
                next(play_on(match, rng, 1))
    assert {"act gather", "act place", "act done", "refill take"} <= set(seen)
    assert {"swap swap", "swap done", "act pass"} <= set(seen)
