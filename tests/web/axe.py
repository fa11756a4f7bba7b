"""What axe-core finds wrong with a page."""

import functools
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.visitors import DESKTOP, PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

LOOKS = pytest.mark.parametrize(
    ("size", "dark"),
    [(DESKTOP, False), (DESKTOP, True), (PHONE, False), (PHONE, True)],
    ids=["desktop-light", "desktop-dark", "phone-light", "phone-dark"],
)

BOTH_WAYS = pytest.mark.parametrize(
    ("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop-light", "phone-dark"]
)
"""For long plays: each size and each light once."""


SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
"""For whoever looks by day and in the evening, at one play."""


@functools.cache
def _axe() -> str:
    return AXE.read_text("utf-8")


ONLY_COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""In the evening nothing else is different."""


STILL = """() => document.getAnimations().every((a) =>
  a.playState !== 'running' || a.effect.getComputedTiming().endTime === Infinity)"""
"""In the middle of a transition a colour is neither the old one nor the new one."""


def expect_no_violations(page: Page, where: str) -> None:
    """In the evening, only colours are looked at."""
    page.wait_for_function(STILL)
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    if page.evaluate("() => !window.axe"):
        page.evaluate(_axe())
    found: dict[str, Any] = page.evaluate(
        "(options) => axe.run({ ...options, resultTypes: ['violations'] })",
        ONLY_COLOURS if dark else {},
    )
    assert found["passes"], "axe looked at something"
    problems = [
        f"{problem['id']}: {node['failureSummary']}\n    {node['html'][:200]}"
        for problem in found["violations"]
        for node in problem["nodes"][:3]
    ]
    assert not problems, f"{where}\n" + "\n".join(problems)


def expect_none_by_day_and_evening(page: Page, where: str) -> None:
    """The same page in both lights: nobody has to play to it twice."""
    expect_no_violations(page, where)
    page.emulate_media(color_scheme="dark")
    expect_no_violations(page, f"{where}, in the evening")
    page.emulate_media(color_scheme="light")
