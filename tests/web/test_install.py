"""The client as an app: installable, there without a network, and never older than its server."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.nursery import Server
from tests.web.visitors import Door

READY = "() => navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
  const [name, ...others] = await caches.keys();
  if (name === undefined) return null;
  const files = await (await caches.open(name)).keys();
  return [name, others.length, files.map(({ url }) => new URL(url).pathname)];
}"""


def test_the_manifest_and_its_icons_are_there(door: Door) -> None:
    ada = door.come()
    page = ada.go("/")
    href = page.locator("link[rel=manifest]").get_attribute("href")
    answer = ada.context.request.get(href or "")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest: dict[str, Any] = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        found = ada.context.request.get(icon["src"])
        assert found.ok
        assert found.headers["content-type"] == icon["type"]


def test_without_a_server_the_client_opens_and_says_so(door: Door, server: Server) -> None:
    ada = door.come("Ada", service_workers="allow")
    ada.excuse("net::ERR_|WebSocket connection|Failed to load|FetchEvent")
    page = ada.go("/")
    assert page.evaluate(READY)
    page.wait_for_function(f"async () => ((await ({KEPT})()) ?? [0, 0, []])[2].length > 6")
    name, others, files = page.evaluate(KEPT)
    assert re.fullmatch(r"skep-index-\S+", name)
    assert others == 0
    assert "/" in files
    assert not [file for file in files if file.startswith("/api")]
    server.end()
    page.reload()
    expect(page.get_by_role("heading", name="Games about bees")).to_be_visible()
    expect(page.get_by_text(re.compile("Connecting|No connection to the server"))).to_be_visible()


def test_the_page_itself_comes_from_the_server_while_there_is_one(door: Door) -> None:
    ada = door.come("Ada", service_workers="allow")
    page = ada.go("/")
    assert page.evaluate(READY)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # What a server of another version would answer.
    page.evaluate(
        """async () => {
          const [name] = await caches.keys();
          const old = new Response('old', { headers: { 'Content-Type': 'text/html' } });
          await (await caches.open(name)).put('/', old);
        }"""
    )
    page.reload()
    expect(page.get_by_role("heading", name="Games about bees")).to_be_visible()
