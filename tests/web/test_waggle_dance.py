"""Waggle Dance on the screen: a whole game, every Queen card, a trick, and what stays hidden."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.web.axe import SIZES, expect_none_by_day_and_evening
from tests.web.keepers import Keeper, come, sit_down
from tests.web.stage import Stage
from tests.web.tables import two_people
from tests.web.visitors import DESKTOP, PHONE, Door

GAME = "waggle-dance"


@pytest.fixture
def wishes(stage: Stage) -> dict[str, Any]:
    """Tables begin as the stage is set."""
    return {"stage": str(stage.file)}


# ---------------------------------------------------------------- a whole game


def test_a_whole_game_against_a_bot(door: Door) -> None:
    ada = come(door, "Ada")
    keeper = sit_down(ada, "bot:greedy", options={"honey": 5})
    kinds = set()
    while not keeper.over:
        move = keeper.best_move()
        kinds.add(move.split()[0])
        keeper.make(move)
        keeper.await_turn()
        keeper.quick = keeper.update["view"]["round"] > 1  # enough of the mouse
    assert {"place", "store", "done"} <= kinds
    expect(ada.page.locator("#result-title")).to_be_visible()
    assert not ada.heard("refused")
    scores = keeper.update["view"]["scores"]
    assert max(scores) >= 5
    expect(ada.page.locator(".waggle .mine")).to_contain_text(f"{scores[0]} of 5 honey")


# ---------------------------------------------------------------- Queen cards

DAY: dict[str, Any] = {"phase": "place", "turn": 0, "free": ["14", "25"]}
MORNING: dict[str, Any] = {**DAY, "phase": "start"}

CARDS: list[tuple[str, dict[str, Any], list[str], str]] = [
    (
        "overtime",
        DAY,
        ["play overtime 1 as 6", "place 6 A6"],
        "Overtime: Ada turns a 1 to 6.",
    ),
    ("volunteer", MORNING, ["play volunteer"], "Volunteer: Ada rolls one more bee"),
    (
        "sick-leave",
        MORNING,
        ["play sick-leave 2 of seat 1"],
        "Sick leave: Ada sends a 2 of Random 2 home.",
    ),
    (
        "shift-change",
        DAY,
        ["play shift-change more", "place 1 D1", "place 4 room1"],
        "Shift change: Ada places one bee more.",
    ),
    (
        "directions",
        {**DAY, "flowers": {"D6": ["6", ""]}},
        ["play directions D6", "place 1 D6"],
        "Directions: D6 takes bees of Ada of any value today.",
    ),
    (
        "feint",
        {**DAY, "spaces": {"A3": 0}},
        ["play feint 3 from A3", "place 3 C3"],
        "Feint: Ada takes a 3 back, from A3.",
    ),
    (
        "feint",
        {**DAY, "flowers": {"D6": ["35", ""]}, "directions": [[6], []]},
        ["play feint 3 from D6", "place 3 C3"],
        "Feint: Ada takes a 3 back, from flower D6.",
    ),
    (
        "dirty-trick",
        {
            **DAY,
            "phase": "answer",
            "turn": 1,
            "acting": [0],
            "left": 0,
            "flowers": {"D4": ["", "4"]},
            "tricked": [4, 4],
        },
        ["play dirty-trick to D2"],
        "Dirty trick: Ada moves the 4 of Random 2 from D4 to D2.",
    ),
    (
        "efficiency",
        {"phase": "honey", "rooms": [["yellow yellow yellow @11", "red"], [""]]},
        ["honey room1 with efficiency"],
        "F: Ada makes honey with Efficiency: 1 in all.",
    ),
    (
        "alchemy",
        {"phase": "honey", "rooms": [["yellow yellow red red @11", "red"], [""]]},
        ["honey room1 with alchemy"],
        "F: Ada makes honey with Alchemy: 1 in all.",
    ),
    (
        "expertise",
        {"phase": "brood", "rooms": [["egg @12", "red"], [""]]},
        ["hatch room1 with expertise"],
        "B: an egg of Ada hatches with Expertise; 7 dice from tomorrow.",
    ),
    (
        "mix",
        {"phase": "honey", "rooms": [["yellow red", "yellow"], [""]]},
        ["play mix room1 room2", "move yellow room1 to room2", "done"],
        "Mix: Ada links rooms 1 and 2.",
    ),
    (
        "bounty",
        {
            "phase": "store",
            "rooms": [["", "red"], [""]],
            "claims": [["yellow", "yellow"], []],
            "claimed": [[2], []],
        },
        ["play bounty D2"],
        "Bounty: Ada claims one more yellow.",
    ),
    (
        "queens-gift",
        {"phase": "honey", "rooms": [["", "red"], [""]]},
        ["play queens-gift egg room1"],
        "Queen’s gift: Ada takes an egg into room 1.",
    ),
    (
        "explore",
        {"phase": "draw", "bees": 1, "spaces": {"G3": 0}},
        ["play explore"],
        "Explore: ",
    ),
]


def test_each_queen_card_is_played_on_the_screen(door: Door, stage: Stage) -> None:
    ada = come(door, "Ada")
    for card, scene, moves, told in CARDS:
        rooms = [["", "red"], [""]]
        hands = [[card, "alchemy"], []]
        stage.set(GAME, **{"rooms": rooms, "options": {"blocked": 0}, **scene, "hands": hands})
        keeper = sit_down(ada, "bot:random")
        face = keeper.key(f"card {card}")
        expect(face).to_contain_text("can be played now")
        assert keeper.update["view"]["hand"].count(card) > 0
        for move in moves:
            keeper.make(move)
        keeper.expect_told(told)
        if card == "explore":
            shown = keeper.update["view"]["looked"]
            assert len(shown) == 3
            keeper.make(f"keep {shown[1]}")
            keeper.expect_told("You keep")
        assert not ada.heard("refused"), card


ON_TOP = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_what_a_card_asks_for_is_in_sight(door: Door, stage: Stage) -> None:
    """Nothing lies over it: neither the hive on a phone, nor the end of a long hand."""
    rooms = [["", "red"], [""], [""], [""]]
    hands = [["sick-leave", "volunteer", "mix", "alchemy", "bounty", "feint"], [], [], []]
    free = ["14", "25", "36", "66"]
    for size in (PHONE, DESKTOP):
        ada = come(door, "Ada", size=size)
        stage.set(GAME, rooms=rooms, options={"blocked": 0}, phase="start", free=free, hands=hands)
        keeper = sit_down(ada, *["bot:random"] * 3)
        keeper.press("card sick-leave")
        assert keeper.key("seat1.die2").evaluate(ON_TOP)
        keeper.press("card volunteer")
        assert keeper.key("go").evaluate(ON_TOP)


# ---------------------------------------------------------------- a Dirty trick, and secrets


def two_hives(door: Door, stage: Stage, hand: list[str], wait: float) -> tuple[Keeper, Keeper]:
    """Ada is about to place, Bob holds these cards."""
    stage.set(
        GAME,
        rooms=[["", "red"], ["", "blue"]],
        options={"blocked": 0},
        **{**DAY, "free": ["446", "25"]},
        hands=[[], hand],
    )
    ada, bob = come(door, "Ada"), come(door, "Bob", wait=wait)
    two_people(ada, bob, game=GAME)
    keepers = Keeper(ada), Keeper(bob)
    keepers[0].await_turn()
    return keepers


def test_a_dirty_trick_answers_from_another_browser(door: Door, stage: Stage) -> None:
    ada, bob = two_hives(door, stage, ["dirty-trick", "alchemy"], wait=30)
    ada.make("place 4 D4")
    bob.await_turn()
    expect(bob.status).to_contain_text("Ada has placed a 4 on D4: a Dirty trick?")
    expect(bob.status).to_contain_text("Goes on by itself in 30 s.")
    bob.button("Wait, I am thinking").click()
    expect(bob.status).to_contain_text("Take your time.")
    wire = msgspec.json.encode([message for _, message in ada.visitor.frames]).decode()
    for card in ("dirty-trick", "alchemy"):
        assert card not in wire, "what Bob holds is on Ada's wire"
    assert ada.update["view"]["hands"] == [0, 2]
    bob.make("play dirty-trick to D5")
    ada.expect_told("Dirty trick: Bob moves the 4 of Ada from D4 to D5.")
    wire = msgspec.json.encode([message for _, message in ada.visitor.frames]).decode()
    assert "alchemy" not in wire
    assert ada.update["view"]["flowers"][4] == [[4], []]


def test_what_one_has_taken_up_stays_while_another_acts(door: Door, stage: Stage) -> None:
    """By night both put their pollen away at once."""
    stage.set(
        GAME,
        rooms=[["", ""], ["", ""]],
        options={"blocked": 0},
        phase="store",
        claims=[["red", "red"], ["blue", "blue"]],
        claimed=[[4], [6]],
        acting=[0, 1],
    )
    people = come(door, "Ada"), come(door, "Bob")
    two_people(*people, game=GAME)
    ada, bob = map(Keeper, people)
    ada.await_turn()
    bob.await_turn()
    ada.press("claim.red")
    expect(ada.key("claim.red")).to_have_attribute("data-held", "")
    bob.make("store blue room1")
    ada.expect_told("Bob puts blue into room 1.")
    expect(ada.key("claim.red")).to_have_attribute("data-held", "")
    ada.press("room2")
    bob.expect_told("Ada puts red into room 2.")


def test_a_window_waits_for_whoever_takes_up_a_card(door: Door, stage: Stage) -> None:
    ada, bob = two_hives(door, stage, ["dirty-trick", "alchemy"], wait=30)
    ada.make("place 4 D4")
    bob.await_turn()
    expect(bob.status).to_contain_text("Goes on by itself in 30 s.")
    bob.press("card alchemy")  # only to read it
    expect(bob.status).to_contain_text("Take your time.")
    bob.press("card dirty-trick")
    bob.press("D5")
    ada.expect_told("Dirty trick: Bob moves the 4 of Ada from D4 to D5.")
    bob.make("place 2 D2")
    ada.make("place 4 D4")
    expect(bob.status).to_contain_text("Goes on by itself in 30 s.")


def test_a_window_closes_by_itself_whatever_one_holds(door: Door, stage: Stage) -> None:
    """Bob can do nothing; his window is like any other, and nobody presses anything for him."""
    ada, bob = two_hives(door, stage, ["volunteer"], wait=0.3)
    ada.make("place 4 D4")
    bob.expect_told("Ada places a 4: flower D4.")
    expect(bob.status).to_contain_text("Choose one of your bees.")
    assert [one["move"] for one in bob.visitor.sent("move")] == ["done"]
    bob.make("place 2 A2")
    # “Let everything pass this round” is asked once; then nothing is shown any more.
    bob.page.locator("summary[aria-label=Pace]").click()
    bob.page.get_by_label("Time for an answer").select_option("until I answer")
    ada.await_turn()
    ada.make("place 4 D4")
    bob.page.get_by_label("Let everything pass this round").check()
    expect(bob.status).to_contain_text("Choose one of your bees.")
    bob.make("place 5 room1")
    ada.await_turn()
    ada.make("place 6 D6")
    ada.expect_told("Night 1 falls.")
    moves = [one["move"] for one in bob.visitor.sent("move")]
    assert moves[:5] == ["done", "place 2 A2", "done", "place 5 room1", "done"]


# ---------------------------------------------------------------- D, when pollen is short

FOUR = "white white white white"
SHORT_OF_WHITE: dict[str, Any] = {
    "phase": "place",
    "options": {"blocked": 0},
    "rooms": [["", FOUR, FOUR], ["", FOUR, "white white"]],
    "free": ["6", ""],
    "sick": ["1", "33"],
    "flowers": {"D1": ["11", "1"], "D2": ["2", ""], "D3": ["", "33"]},
    "in_play": ["sick-leave", "directions"],
    "directions": [[3], []],
    "turn": 0,
}
"""One bee more, and it is night. One white cube is left, and it is not enough for Ada."""


def short_of_white(door: Door, stage: Stage) -> tuple[Keeper, Keeper]:
    stage.set(GAME, **SHORT_OF_WHITE)
    people = come(door, "Ada"), come(door, "Bob")
    two_people(*people, game=GAME)
    ada, bob = map(Keeper, people)
    ada.await_turn()
    return ada, bob


def test_a_short_flower_and_what_is_left_aside(door: Door, stage: Stage) -> None:
    ada, bob = short_of_white(door, stage)
    in_play = "In play until the night is over: Directions, Sick leave"
    expect(ada.page.locator(".waggle")).to_contain_text(in_play)
    ada.make("place 6 room1")
    ada.expect_told("D1, white: Ada nothing (2 bees: too little left), Bob +1 (1 bee).")
    expect(ada.status).to_contain_text("The rest goes back to its flower.")
    # Ada leaves two yellow. They lie there, for both to see, until Bob has stored, too.
    # There is an empty room: she is asked whether she means it, and may think again.
    ada.button("Leave 2 pollen").click()
    expect(ada.status).to_contain_text("There is space for it in your hive")
    ada.page.keyboard.press("Escape")
    ada.button("Leave 2 pollen").click()
    assert [one["move"] for one in ada.visitor.sent("move")] == ["place 6 room1"]
    ada.button("Yes, leave 2 pollen").click()
    aside = ada.page.get_by_role("group", name="Goes back at the end of D")
    expect(aside).to_be_visible()
    seen = bob.page.get_by_text("Ada leaves until the end of D: 2 yellow")
    expect(seen).to_be_attached()
    assert bob.update["view"]["pollen"][1] == 13
    bob.await_turn()
    bob.button("Leave 3 pollen").click()
    bob.button("Yes, leave 3 pollen").click()
    bob.expect_told("D: Ada returns 2 yellow.")
    expect(aside).to_be_hidden()
    expect(seen).not_to_be_attached()
    assert bob.update["view"]["pollen"] == [1, 15, 15, 15, 15, 15]


# ---------------------------------------------------------------- hands and keys

NIGHT: dict[str, Any] = {
    "phase": "store",
    "options": {"blocked": 0},
    "rooms": [["yellow yellow @5", "", "red red red blue @5", "honey"], ["egg", "white"]],
    "claims": [["yellow", "yellow", "orange"], []],
    "claimed": [[2, 3], []],
    "spaces": {"E3": 0},
}


def test_dragging_bees_and_pollen(door: Door, stage: Stage) -> None:
    stage.set(GAME, rooms=[["", "red"], [""]], options={"blocked": 0}, **DAY)
    ada = come(door, "Ada")
    keeper = sit_down(ada, "bot:random")
    drag(keeper, "die4", "C4")
    assert sent(keeper) == ["place 4 C4"]

    stage.set(GAME, **NIGHT)
    keeper = sit_down(ada, "bot:random")
    drag(keeper, "claim.orange", "room2")
    assert sent(keeper) == ["store orange room2"]
    # The others go where their like are.
    keeper.await_turn()
    keeper.button("Store for me").click()
    keeper.expect_told("Ada puts yellow into room 1.")
    keeper.page.locator('.waggle[data-free="true"]').wait_for()
    expect(keeper.status).to_contain_text("E: one trade.")
    assert sent(keeper)[1:] == ["store yellow room1", "store yellow room1"]
    drag(keeper, "room3.red", "D6")
    keeper.expect_told("E: Ada gives two red for blue.")
    keeper.await_turn()
    keeper.make("store blue room3")
    # The two rooms with a 5 are linked: F.
    expect(keeper.status).to_contain_text("F: move pollen between linked rooms")
    drag(keeper, "room1.yellow", "room3")
    assert sent(keeper)[-1] == "move yellow room1 to room3"


def drag(keeper: Keeper, start: str, end: str) -> None:
    before = keeper.update["seq"]
    keeper.key(start).hover()
    keeper.page.mouse.down()
    room = end.startswith("room")
    keeper.key(end).hover(position={"x": 30, "y": 12} if room else None, force=True)
    keeper.page.mouse.up()
    keeper.await_news(before)


def sent(keeper: Keeper) -> list[str]:
    return [one["move"] for one in keeper.visitor.sent("move")]


def test_a_turn_by_keys_alone(door: Door, stage: Stage) -> None:
    stage.set(GAME, rooms=[["", "red"], [""]], options={"blocked": 0}, **DAY)
    keeper = sit_down(come(door, "Ada"), "bot:random")
    keys = keeper.page.keyboard
    keys.press("4")
    expect(keeper.status).to_contain_text("A 4: choose a lit place.")
    expect(keeper.key("A4")).to_be_focused()
    keys.press("Escape")
    expect(keeper.status).to_contain_text("Choose one of your bees.")
    keys.press("4")
    for spot in ("C4", "D4", "E4"):
        keys.press("ArrowDown")
        expect(keeper.key(spot)).to_be_focused()
    told = keeper.page.locator("[role=status].unseen p")
    expect(told.filter(has_text="places can be chosen").first).to_be_attached()
    before = keeper.update["seq"]
    keys.press("Enter")
    keeper.await_news(before)
    assert sent(keeper) == ["place 4 E4"]

    stage.set(GAME, **{**NIGHT, "hands": [["mix"], []]})
    keeper = sit_down(keeper.visitor, "bot:random")
    keys.press("q")
    expect(keeper.key("card mix")).to_be_focused()
    keys.press("m")
    keeper.page.locator(".claims").wait_for(state="detached")
    expect(keeper.button("All put away")).to_be_visible()
    keys.press("d")
    expect(keeper.status).to_contain_text("E: one trade.")
    assert sent(keeper)[-1] == "done"


def test_a_refusal_says_why_and_shows_the_rule(door: Door, stage: Stage) -> None:
    stage.set(GAME, rooms=[["", "red"], [""]], options={"blocked": 0}, **DAY)
    keeper = sit_down(come(door, "Ada"), "bot:random")
    keeper.press("die4")
    keeper.press("A5")
    told = keeper.page.get_by_role("alert")
    expect(told.get_by_role("button", name="Rule WAG-7")).to_be_visible()
    # The bee is still in hand.
    keeper.press("A4")
    keeper.expect_told("Ada places a 4: A4.")
    expect(told).to_be_hidden()


# ---------------------------------------------------------------- the night, watched

LAST_BEE: dict[str, Any] = {
    "phase": "place",
    "options": {"blocked": 0},
    "rooms": [["egg @33", "red"], [""]],
    "free": ["1", ""],
    "spaces": {"A3": 0},
    "flowers": {"D2": ["22", "2"]},
}


def test_the_night_is_shown_step_by_step_and_can_be_skipped(door: Door, stage: Stage) -> None:
    stage.set(GAME, **LAST_BEE)
    ada = door.come("Ada")
    keeper = sit_down(ada, "bot:random")
    html = ada.page.locator("html")
    expect(html).to_have_attribute("data-mood", "day")
    keeper.make("place 1 D1")
    expect(keeper.status).to_contain_text("Night 1 falls.")
    expect(html).to_have_attribute("data-mood", "night")
    expect(keeper.status).to_contain_text("A: Ada takes a room.")
    expect(keeper.button("Rule WAG-12")).to_be_visible()
    keeper.button("Skip").click()
    expect(keeper.button("Skip")).to_be_hidden()
    expect(keeper.status).to_contain_text("D: store your pollen")
    ada.page.get_by_text("Step by step").click()
    steps = ada.page.locator(".others li").filter(
        has_text="D2, yellow: Ada +2 (2 bees), Random 2 +1 (1 bee)."
    )
    expect(steps.get_by_role("button", name="Rule WAG-15")).to_be_visible()


def test_the_result_comes_after_the_last_scene(door: Door, stage: Stage) -> None:
    rooms = [["honey", "red red red red @11"], ["honey"] * 5]
    stage.set(GAME, phase="honey", options={"blocked": 0, "honey": 5}, rooms=rooms)
    ada = door.come("Ada")
    clock = ada.page.clock
    clock.install()
    result, winner = ada.page.locator("#result-title"), ada.page.locator(".others .winner")
    for skip in (False, True):
        keeper = sit_down(ada, "bot:random")
        clock.pause_at(ada.page.evaluate("Date.now() / 1000 + 5"))
        keeper.make("honey room2")
        expect(keeper.status).to_contain_text("F: Ada makes honey")
        expect(result).to_have_count(0)
        expect(winner).to_have_count(0)
        if skip:
            keeper.button("Skip").click()
        else:
            clock.run_for(5_000)
        expect(result).to_have_text("Random 2 wins!")
        expect(winner).to_have_count(1)
        clock.resume()


# ---------------------------------------------------------------- for everybody


def test_a_desk_shows_all_three_others(door: Door, stage: Stage) -> None:
    ada = come(door, "Ada", size=DESKTOP)
    for count in (3, 9):
        rooms = [["egg @33", "red red", *[""] * (count - 2)]] * 4
        free = ["14", "235666", "123456", "112233"]
        stage.set(GAME, rooms=rooms, **{**DAY, "options": {"blocked": 0}, "free": free})
        sit_down(ada, *["bot:random"] * 3)
        others = ada.page.locator(".others li[data-home]")
        expect(others).to_have_count(3)
        for other in others.all():
            expect(other.locator(".hive .room")).to_have_count(count)
            expect(other).to_be_in_viewport(ratio=1)


@SIZES
def test_no_violations(door: Door, stage: Stage, size: tuple[int, int]) -> None:
    stage.set(
        GAME,
        rooms=[["egg @33", "red red", ""], ["", "blue"]],
        **{**DAY, "options": {"blocked": 1}, "blocked": ["A1", "C2", "E3", "G4"]},
        hands=[["overtime", "mix"], ["mix"]],
        flowers={"D4": ["4", "45"]},
        directions=[[4], []],
    )
    ada = come(door, "Ada", size=size)
    keeper = sit_down(ada, "bot:random")
    keeper.press("die4")
    expect_none_by_day_and_evening(ada.page, "a bee in hand")
    if size == PHONE:
        expect(keeper.key("room1")).to_be_in_viewport()
        expect(keeper.key("card overtime")).to_be_in_viewport()
        expect(keeper.key("A4")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    keeper.press("card overtime")
    keeper.press("die1")
    ada.page.get_by_role("button", name="Enlarge the hive of Random 2").click()
    expect_none_by_day_and_evening(ada.page, "a card being played")
    stage.set(GAME, **{**NIGHT, "hands": [["mix", "bounty"], []]})
    keeper = sit_down(ada, "bot:random")
    ada.page.locator("summary[aria-label=Pace]").click()
    expect_none_by_day_and_evening(ada.page, "night")
    page = ada.page
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Ranger pour moi")).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert wide, "the page is wider than the screen"
