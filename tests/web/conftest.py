"""A real Chromium, a real server, and visitors with browser contexts of their own."""

import asyncio
import contextlib
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from scripts.find_chromium import find
from tests.server.nursery import Nursery, Server
from tests.web.stage import Stage
from tests.web.visitors import Door

PLAYWRIGHT_WITHOUT = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
"""What Playwright turns off: Chromium heeds only the last such list, and that is ours."""

WITHOUT = [
    # The list below an address bar that nobody sees: a process for each visitor, half a second.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # A process in reserve for each visitor, for a page that never comes.
    "SpareRendererForSitePerProcess",
]

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join([*PLAYWRIGHT_WITHOUT, *WITHOUT])}",
]

Loop = asyncio.AbstractEventLoop


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


@pytest.fixture(scope="session")
def _chromium() -> Iterator[tuple[Browser, Loop]]:
    """One Chromium for all tests of a worker, and the loop that Playwright runs it on.

    Between our tests that loop must not look like the running one of this thread: the server's
    tests, which may come in between, run loops of their own.
    """
    path = os.environ.get("SKEP_CHROMIUM") or find()
    assert path is not None, "the browser tests need a Chromium: scripts/find_chromium.py gets one"
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()
    asyncio._set_running_loop(None)


@pytest.fixture
def browser(_chromium: tuple[Browser, Loop]) -> Iterator[Browser]:
    running, loop = _chromium
    asyncio._set_running_loop(loop)
    yield running
    asyncio._set_running_loop(None)


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    """Where a test says how its tables begin; a file that wants that says so in its `wishes`."""
    return Stage(tmp_path / "stage.json")


@pytest.fixture
def wishes() -> dict[str, Any]:
    """What a file of tests wants its server to be like."""
    return {}


@pytest.fixture
def server(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path: Path, wishes: dict[str, Any]
) -> Iterator[Server]:
    """A server; at the end, its log must hold no traceback.

    Each test has luck of its own, the same each time: one that holds today holds tomorrow.
    """
    wishes = {"luck": request.node.name, **wishes}
    running = nursery.start(tmp_path / "data", tmp_path / "log.txt", **wishes)
    yield running
    running.end()
    assert "Traceback" not in running.said(), running.said()


@pytest.fixture
def door(browser: Browser, server: Server) -> Iterator[Door]:
    """Where visitors come in; a test fails when one of their pages had an error."""
    open_door = Door(browser, server.address)
    yield open_door
    complaints = open_door.close()
    assert not complaints, "\n".join(complaints)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a picture of every page of a test that fails."""
    report = yield
    door = getattr(item, "funcargs", {}).get("door")
    if call.when == "call" and report.failed and isinstance(door, Door):
        folder = Path(item.funcargs["tmp_path"])  # type: ignore[attr-defined]
        for number, visitor in enumerate(door.visitors):
            picture = folder / f"visitor-{number}.png"
            with contextlib.suppress(PlaywrightError):
                visitor.page.screenshot(path=picture)
                report.sections.append((f"visitor {number}", str(picture)))
    return report
