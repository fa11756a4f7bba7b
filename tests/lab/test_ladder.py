"""The ladder: reproducible, stopped by its rule or by hand, and right about who is stronger."""

import multiprocessing
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from skep.bots.registry import UnknownBot, make_bot
from skep.engine.errors import BadOption, BadSeats, UnknownGame
from skep.lab import ladder as lab
from skep.lab.ladder import bots_for, ladder
from skep.lab.looks import LEAST, LOOK
from skep.lab.pairing import Block, Observed, SoloBlock
from skep.lab.plot import draw
from skep.lab.simulate import Report
from skep.lab.standings import Standings
from skep.lab.workers import BadExperiment
from skep.locale import words
from tests.lab.made_up import Fails, add_bot

KEPT = Path(__file__).parents[2] / "docs" / "ladder"
QUICK = {"quick": True}
PLAIN = ["random", "greedy"]
PACES = ["random", "leisurely", "steady", "brisk", "quick", "unbeatable"]


def timeless(found: Standings) -> bytes:
    """All that is the same in every run."""
    standings = tuple(msgspec.structs.replace(one, seconds=None) for one in found.standings)
    return msgspec.json.encode(msgspec.structs.replace(found, standings=standings))


def made_up(
    monkeypatch: pytest.MonkeyPatch, wins: Callable[[tuple[str, str], int], int]
) -> list[tuple[tuple[str, str], int]]:
    """No games: the first bot wins so many parts of four on a deal. Answers with what is played."""
    played = []

    def play(_table: Any, part: tuple[tuple[str, str], int]) -> Block:
        played.append(part)
        won = wins(*part)
        return Block(2, (won, 4 - won), Observed())

    monkeypatch.setattr(lab, "play_block", play)
    return played


@pytest.mark.slow
@pytest.mark.parametrize(
    "asked",
    [
        {"game_id": "butine", "bots": PLAIN, "games": 8, "options": QUICK},
        {"game_id": "la-ruche", "seats": 3, "bots": ["random", "quick"], "games": 12},
        {"game_id": "bee-busy", "seats": 1, "bots": ["random", "greedy"], "games": 5},
    ],
    ids=lambda asked: f"{asked['game_id']}",
)
def test_any_number_of_workers_finds_the_same(asked: dict[str, Any]) -> None:
    found = [ladder(**asked, seed=7, workers=workers) for workers in (1, 2)]
    assert timeless(found[0]) == timeless(found[1])
    assert found[0].complete
    assert timeless(ladder(**asked, seed=8)) != timeless(found[0])


def test_the_small_cut_of_the_table_random_below_greedy() -> None:
    """docs/bots.md, in small: another seed, and the two intervals have to meet."""
    found = ladder("butine", bots=PLAIN, games=40, seed=17)
    (met,) = found.encounters
    kept = msgspec.json.decode((KEPT / "butine-2.json").read_bytes(), type=Standings)
    (there,) = (one for one in kept.encounters if {one.first, one.second} == set(PLAIN))
    theirs = there.first_alone if there.first == "greedy" else there.second_alone
    assert theirs.low <= met.second_alone.high
    assert met.second_alone.low <= theirs.high
    assert there.games >= 400
    assert (met.first, met.second, met.games) == ("random", "greedy", 40)
    assert met.second_alone.low > 0.8, met
    assert [one.bot for one in found.standings] == ["greedy", "random"]
    weak = found.standings[1]
    assert weak.rating is not None
    assert weak.rating.high < 900
    assert weak.seconds is not None
    assert 0 < weak.seconds.median <= weak.seconds.p95 <= weak.seconds.most


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "games"), [("butine", 40), ("waggle-dance", 60), ("bee-busy", 60), ("la-ruche", 80)]
)
def test_the_small_cut_of_the_table_of_levels(game_id: str, games: int) -> None:
    """docs/bots.md, in small: each game's lowest step, on other deals."""
    found = ladder(game_id, bots=["level-1", "level-2"], games=games, seed=17)
    file = KEPT / "levels" / f"{game_id}-2-level-1-level-2.json"
    kept = msgspec.json.decode(file.read_bytes(), type=Standings)
    (met,), (there,) = found.encounters, kept.encounters
    assert (met.first, met.second, met.games) == (there.first, there.second, games)
    assert there.games >= 100
    assert there.second_alone.low <= met.second_alone.high
    assert met.second_alone.low <= there.second_alone.high
    assert met.second_alone.low > 0.5, met


def test_with_three_seats_each_is_alone_among_the_others() -> None:
    found = ladder("butine", 3, PLAIN, games=7, options=QUICK, seed=2)
    (met,) = found.encounters
    assert (met.deals, met.games) == (2, 12), "rounded up to whole deals"
    assert met.second_alone.share > 0.8
    assert met.first_alone.share < 1 / 3
    # All that greedy won: alone, and as the two around random.
    assert 1 - met.score.share == pytest.approx(
        (met.second_alone.share + 1 - met.first_alone.share) / 2
    )


def test_alone_points_are_compared_on_the_same_dice() -> None:
    found = ladder("bee-busy", 1, ["random", "greedy"], games=12, seed=3)
    assert [one.bot for one in found.alone] == ["greedy", "random"]
    best = found.alone[0]
    assert best.points.least <= best.tenth <= best.points.quartile1 <= best.points.median
    assert best.median_low <= best.points.median <= best.median_high
    (met,) = found.solo_encounters
    assert (met.first, met.second, met.better.share) == ("greedy", "random", 1)
    assert met.difference == pytest.approx(best.points.mean - found.alone[1].points.mean)
    assert met.low < met.difference < met.high
    assert (found.games, found.encounters, found.measure) == (24, (), None)
    assert [one.rating for one in found.standings] == [None, None]


def test_one_bot_may_play_alone() -> None:
    found = ladder("bee-busy", 1, ["random"], games=3)
    assert len(found.alone) == 1
    assert found.solo_encounters == ()


def test_all_bots_of_the_game_take_part(monkeypatch: pytest.MonkeyPatch) -> None:
    played = made_up(monkeypatch, lambda _pair, _deal: 2)
    found = ladder("la-ruche", games=3)
    assert list(found.bots) == bots_for("la-ruche")
    assert set(PACES) <= set(found.bots)
    pairs = list(combinations(found.bots, 2))
    assert [pair for pair, deal in played if deal == 0] == pairs
    assert len(played) == 2 * len(pairs)
    assert found.measure == "steady"


# ---------------------------------------------------------------- stopping


def test_an_interval_is_played_for_until_it_is_narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first pair is decided at once; the second splits every deal differently."""
    bots = ["leisurely", "steady", "brisk"]
    decided = ("leisurely", "steady")
    played = made_up(monkeypatch, lambda pair, deal: 4 if pair == decided else 4 * (deal % 2))
    found = ladder("la-ruche", bots=bots, until=0.05)
    deals = {(met.first, met.second): met.deals for met in found.encounters}
    assert deals["leisurely", "steady"] == LEAST
    assert deals["steady", "brisk"] == deals["leisurely", "brisk"] > 300
    assert all(count % LOOK == 0 for count in deals.values())
    assert len(played) == sum(deals.values())
    for met in found.encounters:
        assert (met.score.high - met.score.low) / 2 <= 0.05
    few = ladder("la-ruche", bots=bots, until=0.05, games=2 * deals["steady", "brisk"] - 2 * LOOK)
    widest = max(met.score.high - met.score.low for met in few.encounters)
    assert widest / 2 > 0.05, "it stopped no later than necessary"


def test_the_most_games_are_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, lambda _pair, deal: 4 * (deal % 2))
    found = ladder("butine", bots=PLAIN, until=0.001, games=90)
    assert found.games == 90
    assert found.complete


def test_alone_until_is_in_points(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(_table: Any, part: tuple[tuple[str, ...], int]) -> SoloBlock:
        return SoloBlock((50 + part[1] * 7 % 20, 3), Observed())

    monkeypatch.setattr(lab, "play_solo", play)
    found = ladder("bee-busy", 1, ["greedy", "random"], until=2)
    assert (found.alone[0].median_high - found.alone[0].median_low) / 2 <= 2
    assert LEAST < found.games / 2 < 500


def test_progress_tells_how_much_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, lambda _pair, deal: 4 * (deal % 2))
    told: list[tuple[int, int]] = []
    ladder("butine", bots=PLAIN, games=6, progress=lambda *now: told.append(now))
    assert told == [(2, 6), (4, 6), (6, 6)]
    told.clear()
    found = ladder("butine", bots=PLAIN, until=0.1, progress=lambda *now: told.append(now))
    assert told[-1] == (found.games, found.games)


def interrupt(done: int, _total: int) -> None:
    if done >= 4:
        raise KeyboardInterrupt


def test_ctrl_c_keeps_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, lambda _pair, _deal: 1)
    found = ladder("butine", bots=PLAIN, games=100, progress=interrupt)
    assert (found.complete, found.games, found.games_asked) == (False, 4, 100)
    assert found.encounters[0].score.share == 0.25
    early = ladder("la-ruche", bots=PACES, games=100, progress=interrupt)
    assert len(early.encounters) == 2
    assert [one.rating for one in early.standings] == [None] * 6, "not all have met"
    assert "unbeatable 6" in draw(early, words("en"))


@pytest.mark.slow
def test_ctrl_c_stops_the_workers() -> None:
    before = set(multiprocessing.active_children())
    found = ladder("butine", bots=PLAIN, games=4000, workers=2, progress=interrupt)
    assert 4 <= found.games < 4000
    assert not found.complete
    assert set(multiprocessing.active_children()) <= before


# ---------------------------------------------------------------- failures, nonsense, pictures


def test_a_bot_that_fails_is_told_and_the_ladder_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(game: str, seed: int) -> Fails:
        return Fails(make_bot("random", game, seed), lambda: None, after=5)

    add_bot(monkeypatch, "bad", bad)
    found = ladder("butine", bots=["random", "bad", "greedy"], games=4, options=QUICK)
    assert found.complete
    assert found.games == 12
    forfeits = {one.bot: one.forfeits for one in found.standings}
    assert forfeits == {"greedy": {}, "random": {}, "bad": {"no-move": 8}}
    assert found.standings[-1].bot == "bad"


@pytest.mark.parametrize(
    ("changes", "error", "text"),
    [
        ({"game_id": "chess"}, UnknownGame, "'chess'"),
        ({"seats": 5}, BadSeats, "5 seats; allowed: 2, 3, 4"),
        ({"bots": ["greedy", "clever"]}, UnknownBot, "clever"),
        ({"bots": ["greedy"]}, BadExperiment, "at least two bots .* greedy"),
        ({"bots": []}, BadExperiment, "at least two bots"),
        ({"bots": ["greedy", "random", "greedy"]}, BadExperiment, "greedy is named twice"),
        ({"games": 0}, BadExperiment, "0 games; at least 1"),
        ({"until": 0.0}, BadExperiment, "narrower than ±50%"),
        ({"until": 0.5}, BadExperiment, "narrower than ±50%"),
        ({"workers": -1}, BadExperiment, "-1 workers"),
        ({"options": {"fast": True}}, BadOption, "'fast'"),
    ],
)
def test_nonsense_is_refused(changes: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        ladder(**{"game_id": "butine", "games": 1, **changes})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_picture_shows_every_bot(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, lambda _pair, deal: 1 + deal % 3)
    found = ladder("la-ruche", bots=PACES, games=20)
    picture = ET.fromstring(draw(found, words(language)))  # noqa: S314 - our own
    svg = "{http://www.w3.org/2000/svg}"
    texts = [text.text for text in picture.iter(f"{svg}text")]
    for row, one in enumerate(found.standings):
        assert f"{one.bot} {row + 1}" in texts
    assert len(list(picture.iter(f"{svg}circle"))) == 6
    assert len([1 for rect in picture.iter(f"{svg}rect") if rect.get("class") == "cell"]) == 30
    assert not [text for text in texts if text and text.startswith("ladder-")]
    width = 720
    for shape in picture.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(shape.get(name, "0")) <= width


def test_what_is_kept_was_measured_to_its_end_and_stands_in_the_page() -> None:
    page = (KEPT.parent / "bots.md").read_text("utf-8")
    files = sorted(KEPT.glob("*.json"))
    assert len(files) >= 4
    for file in files:
        kept = msgspec.json.decode(file.read_bytes(), type=Standings)
        assert kept.complete
        assert f"ladder/{file.stem}.svg" in page
        for one in kept.standings:
            if one.rating is not None:
                assert f"| {one.bot} | {one.rating.rating:.0f} |" in page
        for met in kept.alone:
            assert f"| {met.bot} | {met.points.median:g} | {met.median_low} –" in page


def test_the_page_tells_what_was_found_of_the_levels() -> None:
    page = (KEPT.parent / "bots.md").read_text("utf-8")
    files = sorted((KEPT / "levels").glob("*.json"))
    assert len(files) >= 14
    for file in files:
        kept = msgspec.json.decode(file.read_bytes(), type=Standings)
        assert kept.complete
        for met in kept.encounters:
            better, other, won = met.first, met.second, met.first_alone
            if met.score.share < 0.5:
                better, other, won = met.second, met.first, met.second_alone
            share, low, high = (f"{100 * part:.1f}%" for part in (won.share, won.low, won.high))
            row = f"| {kept.game} | {better} | {other} | {share} | {low} – {high} | {met.games} |"
            assert row in page
        for one in kept.alone:
            assert f"a median of {one.points.median:g} points" in page


AMONG_MANY = {
    ("butine", 3): 0.88,
    ("butine", 4): 0.5,
    ("waggle-dance", 3): 0.8,
    ("waggle-dance", 4): 0.5,
}
"""The share that one of level 5 is to win among greedy bots."""


def test_the_page_tells_what_was_found_at_three_and_four_seats() -> None:
    page = (KEPT.parent / "bots.md").read_text("utf-8")
    files = sorted((KEPT / "seats").glob("*.json"))
    assert len(files) == len(AMONG_MANY)
    for file in files:
        kept = msgspec.json.decode(file.read_bytes(), type=Report)
        alone = next(one for one in kept.by_bot if one.players == 1)
        assert kept.bots == (alone.bot, *["greedy"] * (kept.seats - 1))
        assert alone.wins.share >= AMONG_MANY[kept.game, kept.seats]
        share, low, high = (
            f"{100 * part:.1f}%" for part in (alone.wins.share, alone.wins.low, alone.wins.high)
        )
        row = f"| {kept.game} | {kept.seats} | {share} | {low} – {high} | {kept.games} |"
        assert row in page
