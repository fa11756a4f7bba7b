"""`skep lab`."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from skep.lab.variants import report as report_module
from skep.lab.variants.findings import Findings
from tests.cli.helpers import fails, run

PLAIN = ("lab", "butine", "--seats", "2", "--bots", "random", "--jobs", "1", "--skill", "none")
BRIEF = (*PLAIN, "--vary", "quick=true,false", "--games", "3", "--seed", "4")


def test_the_tables_tell_what_the_file_tells(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    done = run(*BRIEF, "--json", str(file))
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    assert "Butine!, 2 seats: 2 variants, 3 deals each, 6 games in all" in done.stdout
    found = msgspec.json.decode(file.read_bytes(), type=Findings)
    assert json.loads(file.read_bytes())["schema"] == "skep-lab-2"
    assert [one.name for one in found.variants] == ["quick=true", "quick=false"]
    moves = found.variants[0].figures["moves"]
    row = next(line for line in done.stdout.splitlines() if line.startswith("Moves "))
    assert row.split()[1:4] == [f"{moves.value:.1f}", "±", f"{moves.half:.1f}"]
    first = found.variants[1].seats[0]
    assert f"{first.share:.1%} ({first.low:.1%} – {first.high:.1%})" in done.stdout
    users = found.variants[0].uses["action gather"].users
    assert f"{users.share:.0%} ({users.low:.0%} – {users.high:.0%})" in done.stdout
    vary = found.variants[0].deviation
    assert f"{vary.value:.1f} ({vary.low:.1f} – {vary.high:.1f})" in done.stdout
    assert "Against “quick game: yes”" in done.stdout
    assert "2 equal seats win 50.0% each." in done.stdout


@pytest.mark.process
def test_any_number_of_processes_finds_the_same(tmp_path: Path) -> None:
    several = (*BRIEF, "--skill", "random,greedy")
    found = []
    for jobs in ("1", "2"):
        file = tmp_path / f"jobs-{jobs}.json"
        done = run(*several, "--jobs", jobs, "--json", str(file))
        assert done.exit_code == 0, done.output
        found.append((file.read_bytes(), done.stdout))
    assert found[0] == found[1]


def test_in_french_and_alone() -> None:
    done = run("lab", "bee-busy", "--games", "2", "--jobs", "1", "--skill", "none", "--lang", "fr")
    assert done.exit_code == 0, done.output
    assert "Bee Busy, en solo\xa0: une variante, 2 donnes chacune" in done.stdout
    assert "Points d’un joueur" in done.stdout
    assert "Qui gagne" not in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_stands_by_itself(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if lang == "fr":  # once is enough: it takes seconds
        monkeypatch.setattr(report_module, "library", lambda: "const vegaEmbed = 0;")
    file = tmp_path / "report.html"
    done = run(*BRIEF, "--html", str(file), "--lang", lang)
    assert done.exit_code == 0, done.output
    page = file.read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    assert "prefers-color-scheme: dark" in page
    without_scripts = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert not re.search(r"<(script|link|img)\b|url\(", without_scripts)  # nothing is fetched
    assert page.count("<script") == page.count("</script>") == 2
    specs = json.loads(re.search(r"const plots = (\[.*\]);\n", page)[1])  # type: ignore[index]
    assert len(specs) == page.count('class="plot"') >= 3
    quick = {"en": "quick game: yes", "fr": "partie rapide\xa0: oui"}[lang]
    wins = [row for row in specs[0]["data"]["values"] if row["variant"] == quick]
    assert sum(row["value"] for row in wins) == pytest.approx(1)
    assert all(row["low"] <= row["value"] <= row["high"] for row in wins)
    if lang == "en":
        assert "window.vegaEmbed" in page


def test_a_variant_cannot_break_out_of_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_module, "library", lambda: "const vegaEmbed = 0;")
    variants = tmp_path / "variants.toml"
    variants.write_text('["</script><b>bold"]\nquick = true\n')
    file = tmp_path / "report.html"
    done = run(*PLAIN, "--games", "2", "--variants", str(variants), "--html", str(file))
    assert done.exit_code == 0, done.output
    page = file.read_text("utf-8")
    assert "<b>bold" not in page
    assert page.count("</script>") == 2


def test_files_are_not_replaced_unasked(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    file.write_text("mine")
    assert "found.json" in fails(*BRIEF, "--json", str(file))
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--vary", "quick"), "nothing to vary"),
        (("--vary", "quick="), "nothing to vary"),
        (("--vary", "quick=true", "--vary", "quick=false"), "varied twice"),
        (("--vary", "quack=true"), "quack"),
        (("--vary", "quick=nothing.toml"), "nothing.toml"),
        (("--variants", "nothing.toml"), "nothing.toml"),
        (("--games", "1"), "at least 2"),
        (("--until", "soon"), "no width of an interval"),
        (("--bots", "nobody"), "nobody"),
        (("--skill", "random"), "two bots"),
        (("--cluster", "tcp://x", "--bot", "ada=ada"), "this machine only"),
    ],
)
def test_nonsense_gets_one_line(args: tuple[str, ...], complaint: str) -> None:
    assert complaint in fails("lab", "butine", *args)
