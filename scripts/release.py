"""`make release`: build what is published, try it in fresh environments, and tag it.

    python scripts/release.py            all of it
    python scripts/release.py --no-tag   all but the tag

The version stands in src/skep/__init__.py, and nowhere else. Nothing is sent anywhere: pushing the
tag and the files in dist/ is up to you.
"""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST_PACKAGES = 12
"""That a plain install may bring, skep included (docs/adr/0011)."""

PLAY = """
import skep
from skep.bots.registry import make_bot
match = skep.new("butine", seats=2, seed=1)
bots = [make_bot("greedy", "butine", seat) for seat in range(2)]
while match.actors:
    seat = match.actors[0]
    match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
assert skep.verify(match.record()).hash == match.hash()
print(f"  a game of Butine!: {match.scores}")
"""


class NoRelease(Exception):
    """Why there is nothing to release."""


def main() -> None:
    """Do what the command line says."""
    try:
        version = version_in((ROOT / "src" / "skep" / "__init__.py").read_text("utf-8"))
        need_clean_tree(ROOT)
        need_new_tag(ROOT, version)
        need_changes((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
        wheel = build(version)
        with tempfile.TemporaryDirectory() as folder:
            try_plain(wheel, Path(folder))
            try_all(wheel, Path(folder), version)
    except NoRelease as reason:
        sys.exit(f"No release: {reason}.")
    if "--no-tag" not in sys.argv:
        run("git", "tag", "--annotate", f"v{version}", "--message", f"Skep {version}")
        print(f"Tagged v{version}. To publish: git push origin v{version}, and upload dist/.")


def version_in(text: str) -> str:
    """The version that the package states."""
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if found is None:
        raise NoRelease("skep.__version__ is no version like 1.2.3")
    return found[1]


def need_clean_tree(root: Path) -> None:
    """What is released is what is committed."""
    if run("git", "status", "--porcelain", cwd=root):
        raise NoRelease("there are changes that are not committed")


def need_new_tag(root: Path, version: str) -> None:
    """A version is released once."""
    if run("git", "tag", "--list", f"v{version}", cwd=root):
        raise NoRelease(f"v{version} is released already; raise skep.__version__")


def need_changes(changelog: str, version: str) -> None:
    """The changelog has a dated section for the version."""
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$"
    if not re.search(heading, changelog, re.MULTILINE):
        raise NoRelease(f"CHANGELOG.md has no heading “## [{version}] - YYYY-MM-DD”")


def build(version: str) -> Path:
    """The source archive, and the wheel out of it: so the archive is known to be whole."""
    print(f"Building Skep {version}", flush=True)
    dist = ROOT / "dist"
    for old in dist.glob("skep-*"):
        old.unlink()
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(dist))
    archive = dist / f"skep-{version}.tar.gz"
    wheel = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    run(*wheel, "--wheel-dir", str(dist), str(archive))
    (made,) = dist.glob(f"skep-{version}-*.whl")
    return made


def try_plain(wheel: Path, folder: Path) -> None:
    """A plain install is small, plays, and says what the command line needs."""
    print("Trying a plain install", flush=True)
    python = fresh(folder / "plain", str(wheel))
    listed = run(str(python), "-m", "pip", "list", "--format=freeze")
    names = {line.partition("==")[0] for line in listed.splitlines()} - {"pip", "setuptools"}
    print(f"  {len(names)} packages")
    if len(names) > MOST_PACKAGES:
        raise NoRelease(f"a plain install brings {len(names)} packages")
    print(run(str(python), "-c", PLAY))
    told = subprocess.run(  # noqa: S603 - what we have just installed
        [python.parent / "skep"], capture_output=True, text=True, check=False
    )
    if told.returncode == 0 or "skep[cli]" not in told.stderr or "Traceback" in told.stderr:
        raise NoRelease(f"without its extra, the command line says: {told.stderr}")


def try_all(wheel: Path, folder: Path, version: str) -> None:
    """An install with all extras serves the client and the API."""
    print("Trying an install with all extras", flush=True)
    python = fresh(folder / "all", f"{wheel}[all]")
    command = [str(python.parent / "skep"), "serve", "--port", "0", "--data", str(folder / "data")]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:  # noqa: S603 - what we have just installed
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            if found is None:
                raise NoRelease("the server does not start")
            health, page = fetch(found[0] + "api/health"), fetch(found[0])
        finally:
            server.terminate()
    if f'"{version}"' not in health or "<html" not in page:
        raise NoRelease("the server does not serve")
    print(f"  {health}")


def fresh(folder: Path, what: str) -> Path:
    """The Python of a new environment with this installed, in the versions of the lock."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    locked = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    pins = folder / "pins.txt"
    # Without the hashes: pip would ask for one of the wheel, too.
    pins.write_text("\n".join(re.findall(r"^[\w.-]+==[^\\\n]+", locked, re.MULTILINE)), "utf-8")
    quiet = ("--quiet", "--disable-pip-version-check")
    run(str(python), "-m", "pip", "install", *quiet, "--constraint", str(pins), what)
    return python


def fetch(address: str) -> str:
    """What a server answers."""
    with urllib.request.urlopen(address, timeout=20) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode("utf-8")
    return text


def run(*command: str, cwd: Path = ROOT) -> str:
    """What a command prints; a command that fails is the end of it."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise NoRelease(f"this has failed: {' '.join(command)}\n{done.stdout}")
    return done.stdout.rstrip()


if __name__ == "__main__":
    main()
