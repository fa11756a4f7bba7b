"""Print the path of a Chromium for the browser tests; install one when there is none.

Looked for, in this order: $SKEP_CHROMIUM, the usual names on the path, Playwright's own. When
nothing is found: Debian's package if we may install it, else Playwright's download.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find() -> str | None:
    """A Chromium that is here already."""
    given = os.environ.get("SKEP_CHROMIUM")
    if given:
        return given if Path(given).is_file() else None
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    return _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def install() -> None:
    """Try to get one."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
        subprocess.run([*quiet, "update"], check=False, stdout=sys.stderr)  # noqa: S603
        command = [*quiet, "install", "-y", "--no-install-recommends", "chromium"]
    else:
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, check=False, stdout=sys.stderr)  # noqa: S603


def main() -> None:
    """Find one, or install one and find it."""
    path = find()
    if path is None:
        print("No Chromium here: installing one for the browser tests.", file=sys.stderr)
        install()
        path = find()
    if path is None:
        sys.exit(
            "The browser tests need a Chromium and none could be installed.\n"
            "Install one (Debian: apt-get install chromium) or set SKEP_CHROMIUM to its path."
        )
    print(path)


if __name__ == "__main__":
    main()
