"""The way back, and the way in: another device, and others in the same house."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.visitors import DESKTOP, PHONE, Door


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_private_link_moves_a_guest(door: Door, size: tuple[int, int]) -> None:
    ada = door.come("Ada")
    ada.open_table("me", "Ben")
    page = ada.go("/")
    page.get_by_role("button", name="Make a private link").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.get_by_label("Open this on your other device").input_value()
    parts = urlsplit(link)
    assert parts.path == "/move"
    assert len(parts.fragment) > 20

    phone = door.come("Zoe", size=size)
    phone.open_table("me", "open", start=False)
    phone.page.goto(f"/move#{parts.fragment}")
    expect(phone.page.get_by_role("main")).to_contain_text("Shall this browser be Ada? One game")
    expect(phone.page.get_by_role("main")).to_contain_text("Here you are Zoe, with one game")
    assert phone.context.request.get("/api/me").json()["name"] == "Zoe", "nothing before the yes"
    phone.page.get_by_role("button", name="Yes, that is me").click()
    expect(phone.page.get_by_role("heading", name="Welcome back, Ada. Go on?")).to_be_visible()
    assert parts.fragment not in "".join(phone.asked), "the server's log never sees it"

    late = door.come()
    late.excuse("status of 404")
    late.page.goto(f"/move#{parts.fragment}")
    expect(late.page.get_by_role("alert")).to_contain_text("used already, or is too old")


def test_a_link_for_this_computer_only_says_so(door: Door) -> None:
    ada = door.come("Ada")
    page = ada.go(ada.open_table("me", "open", start=False))
    expect(page.get_by_text("This link works on this computer only")).to_be_visible()
    page.get_by_role("button", name="Play with people in this house").click()
    expect(page.get_by_text("Do it at home, not in a café")).to_be_visible()
    assert not ada.context.request.get("/api/reach").json()["let_in"], "nothing before the yes"
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("button", name="Yes, let them in")).to_have_count(0)


def test_people_in_this_house_are_let_in(door: Door) -> None:
    ada = door.come("Ada")
    ada.excuse("status of 409")
    page = ada.go(ada.open_table("me", "open", start=False))
    page.get_by_role("button", name="Play with people in this house").click()
    page.get_by_role("button", name="Yes, let them in").click()
    told = page.get_by_text("Devices in your local network can open this link")
    none = page.get_by_text("This computer is in no local network")
    expect(told.or_(none)).to_be_visible()
    if none.is_visible():
        return
    link = page.get_by_label("Send this link to whoever shall play").input_value()
    assert not link.startswith("http://127.")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_role("button", name="Let nobody else in any more").click()
    expect(page.get_by_text("This link works on this computer only")).to_be_visible()
