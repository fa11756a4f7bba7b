"""Make the pictures of the README: the lobby, a real game on a desk and on a phone, all games.

    python scripts/screenshots.py

Writes docs/screens/*.png. Luck is luck: the games are other ones each time.
"""

import base64
import os
import struct
import sys
import tempfile
import zlib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402

from scripts.find_chromium import find  # noqa: E402
from tests.server.nursery import Nursery  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.hands import Player  # noqa: E402
from tests.web.visitors import PHONE, Door, Visitor  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
WIDE = (1280, 800)
OTHERS = {
    "waggle-dance": ("me", "bot:greedy", "bot:greedy"),
    "la-ruche": ("me", "bot:leisurely", "bot:leisurely"),
    "bee-busy": ("me", "bot:greedy"),
}
SETTLED_MS = 5000
"""By then the first bots have moved and everything stands still."""
MID_GAME = 14
"""So many tiles make a meadow worth looking at."""

PIXELS = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const blob = new Blob([context.getImageData(0, 0, width, height).data]);
  const reader = new FileReader();
  return new Promise((done) => {
    reader.onload = () => done([width, height, reader.result.split(',')[1]]);
    reader.readAsDataURL(blob);
  });
}"""


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    path = os.environ.get("SKEP_CHROMIUM") or find()
    with (
        tempfile.TemporaryDirectory() as folder,
        Nursery() as nursery,
        sync_playwright() as playwright,
    ):
        server = nursery.start(Path(folder) / "data", Path(folder) / "log.txt")
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        door = Door(browser, server.address)
        desk = door.come("Ada", size=WIDE)
        desk.go("/").get_by_text("No public table").wait_for()
        keep(desk.page, "lobby")
        mid_game(desk)
        keep(desk.page, "table")
        phone = door.come("Ada", size=PHONE, dark=True)
        player = mid_game(phone)
        player.pile(player.look().piles[-1]).click()
        phone.page.touchscreen.tap(*player.spots()[0])
        expect(player.button("Lay it here")).to_be_visible()
        keep(phone.page, "phone")
        for game, seats in OTHERS.items():
            desk.go(desk.open_table(*seats, game=game))
            desk.page.wait_for_timeout(SETTLED_MS)
            keep(desk.page, game)
        for complaint in door.close():
            print(complaint, file=sys.stderr)


def mid_game(visitor: Visitor) -> Player:
    """Play until the meadow is large and it is our turn, with a few cards gathered."""
    while True:
        page = visitor.go(visitor.open_table("me", "bot:greedy", "bot:greedy"))
        player = Player(page)
        now = player.await_turn()
        gathered = 0
        while not now.over:
            if now.piles and now.tiles >= MID_GAME and gathered >= 2 and any(now.routes):
                return player
            gathered += any(now.routes)
            player.act(now.tiles)
            now = player.await_turn()


def keep(page: Page, name: str) -> None:
    """Save what the page shows, as a small file."""
    png = page.screenshot(animations="disabled")
    blank = page.context.new_page()
    width, height, data = blank.evaluate(PIXELS, base64.b64encode(png).decode())
    blank.close()
    file = SCREENS / f"{name}.png"
    file.write_bytes(small_png(width, height, base64.b64decode(data)))
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} kB")


# ---------------------------------------------------------------- PNG with a palette

Colour = tuple[int, int, int]


def small_png(width: int, height: int, rgba: bytes) -> bytes:
    """A PNG of at most 256 colours: a third of the bytes, and nobody sees it in a drawing."""
    pixels = list(zip(rgba[::4], rgba[1::4], rgba[2::4], strict=True))
    counts = Counter(pixels)
    palette = _palette(counts)
    nearest = {colour: _nearest(colour, palette) for colour in counts}
    indices = bytes([nearest[pixel] for pixel in pixels])
    lines = b"".join(
        b"\0" + indices[start : start + width] for start in range(0, width * height, width)
    )
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(part for colour in palette for part in colour)),
            _chunk(b"IDAT", zlib.compress(lines, 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _palette(counts: Counter[Colour]) -> list[Colour]:
    """The most frequent colours, alike ones taken together."""
    alike: dict[Colour, Counter[Colour]] = {}
    for colour, count in counts.items():
        red, green, blue = colour
        alike.setdefault((red >> 3, green >> 3, blue >> 3), Counter())[colour] = count
    groups = sorted(alike.values(), key=lambda group: -group.total())
    return [group.most_common(1)[0][0] for group in groups[:256]]


def _nearest(colour: Colour, palette: list[Colour]) -> int:
    red, green, blue = colour
    return min(
        range(len(palette)),
        key=lambda i: (
            (palette[i][0] - red) ** 2 + (palette[i][1] - green) ** 2 + (palette[i][2] - blue) ** 2
        ),
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main()
