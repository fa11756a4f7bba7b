"""Names and chat are other people's text: shown letter by letter, never run, never in the way."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Player
from tests.web.tables import by_turn, show_seats
from tests.web.visitors import Door, Visitor

NAMES = [
    "<svg/onload=alert(1)>",
    "<b onclick=alert(1)>",
    "&lt;{{7*7}}${7*7}&#x3c;",
    "'\"><img src=/x>",
]
CHAT = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1) [a](javascript:alert(1)) http://evil.example/",
    "<style>*{display:none}</style><b>bold</b> &amp; {{7*7}}",
]
RUN = """() => {
  const all = (selector) => document.querySelectorAll(selector).length;
  return {
    scripts: all('body script:not([src^="/"])'),
    images: all('img'),
    handlers: all('[onload], [onclick], [onerror]'),
    links: all('a[href^="javascript"], a[href*="evil"]'),
    bold: all('b:not(.deck b)'),
    styles: all('body style'),
  };
}"""
NOTHING = {"scripts": 0, "images": 0, "handlers": 0, "links": 0, "bold": 0, "styles": 0}


def _watch_for_alerts(visitor: Visitor) -> list[str]:
    alerts: list[str] = []

    def alert(dialog: object) -> None:
        alerts.append(str(dialog))
        dialog.dismiss()  # type: ignore[attr-defined]

    visitor.page.on("dialog", alert)
    return alerts


@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_is_only_a_name(door: Door, name: str) -> None:
    ada, bob = door.come(name), door.come("Bob")
    alerts = [_watch_for_alerts(visitor) for visitor in (ada, bob)]
    table = ada.open_table("me", "open", start=False, public=True)
    bob.go("/")
    expect(bob.page.locator("li").filter(has_text=name)).to_be_visible()
    bob.page.get_by_role("link", name="Join").click()
    bob.page.get_by_role("button", name="Sit here").click()
    ada.go(table).get_by_role("button", name="Start the game").click()
    page = bob.page
    # Beside the board, on the board, and in what happened.
    show_seats(page)
    expect(page.get_by_role("list", name="Seats")).to_contain_text(name)
    expect(page.get_by_role("region", name="Players")).to_contain_text(name)
    page.keyboard.press("Escape")
    for pile, visitor in enumerate(by_turn(ada, bob), start=1):
        Player(visitor.page).place(pile)
    expect(page.locator("#log")).to_contain_text(f"{name} lays")
    ada.page.get_by_role("textbox", name="Say something").fill("hello")
    ada.page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Chat")).to_contain_text(f"{name} hello")
    for visitor in (ada, bob):
        assert visitor.page.evaluate(RUN) == NOTHING
    assert alerts == [[], []]


def test_hostile_chat_is_only_text(door: Door) -> None:
    ada = door.come("Ada")
    alerts = _watch_for_alerts(ada)
    page = ada.go(ada.open_table("me", "Ben"))
    chat = page.get_by_role("list", name="Chat")
    page.get_by_role("button", name="Chat").click()
    for text in CHAT:
        page.get_by_role("textbox", name="Say something").fill(text)
        page.get_by_role("button", name="Send").click()
        expect(chat.get_by_role("listitem").filter(has_text=text)).to_be_visible()
    # Also when it comes from the store.
    page.reload()
    page.get_by_role("button", name="Chat").click()
    expect(chat.get_by_role("listitem")).to_have_text([f"Ada {text}" for text in CHAT])
    assert page.evaluate(RUN) == NOTHING
    assert not alerts
    expect(page.get_by_role("group", name="Tiles left")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("ab\u202ecd", "U+202E"),
        ("a\u200bb", "U+200B"),
        ("a\u2066b", "U+2066"),
        ("x\u0007y", "U+0007"),
    ],
)
def test_names_that_turn_or_hide_text_are_refused(door: Door, name: str, code: str) -> None:
    ada = door.come()
    ada.excuse("status of 422")
    page = ada.go("/")
    page.get_by_role("button", name="Butine!").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(f"A name cannot hold the character {code}.")
    expect(page).to_have_url("/")


def test_a_name_of_right_to_left_letters_does_not_turn_the_sentence(door: Door) -> None:
    name = "דבורה 7"
    ada = door.come(name)
    page = ada.go(ada.open_table("me", "Ben"))
    player = Player(page)
    player.place(1)
    player.place(2)
    letters = name[:5]
    expect(page.locator("#log")).to_contain_text("Ben lays")
    who, does = (_box_of(page, "#log li", text, (letters, "lays")) for text in (letters, "lays"))
    assert who["right"] <= does["left"], "the name stands before what its bearer does"


def _box_of(page: Page, selector: str, text: str, line: tuple[str, str]) -> dict[str, float]:
    """Where a piece of text stands in the first element that holds both words of `line`."""
    found: dict[str, float] = page.evaluate(
        """([selector, text, line]) => {
          const holds = (one) => line.every((word) => one.textContent.includes(word));
          const element = [...document.querySelectorAll(selector)].find(holds);
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let node = walker.nextNode();
          while (!node.data.includes(text)) node = walker.nextNode();
          const range = document.createRange();
          range.setStart(node, node.data.indexOf(text));
          range.setEnd(node, node.data.indexOf(text) + text.length);
          return range.getBoundingClientRect().toJSON();
        }""",
        [selector, text, line],
    )
    return found
