"""Draw the icons of the installed client from web/public/favicon.svg, with a Chromium.

python scripts/make_icons.py
"""

from pathlib import Path

from find_chromium import find
from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
PAPER = "#fbf5e6"

ICONS = {"icon-192.png": (192, 0.0), "icon-512.png": (512, 0.0), "icon-mask-512.png": (512, 0.2)}
"""Name → size, and the share that a system may cut off at each edge."""


def main() -> None:
    """Write all of them."""
    svg = (PUBLIC / "favicon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, edge) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            back = PAPER if edge else "transparent"
            style = f"<style>body{{margin:0;background:{back}}}svg{{display:block;height:100vh;"
            style += f"padding:{edge * 100}vh;box-sizing:border-box}}</style>"
            page.set_content(style + svg)
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
