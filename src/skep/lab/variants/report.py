"""The report of a study: one HTML file with plots and tables, which needs nothing else.

The plots are Vega-Lite's. Its JavaScript comes out of vl-convert and is written into the file, so
that it can be read without a network and in ten years (docs/adr/0023).
"""

from functools import cache
from html import escape
from typing import Any

import msgspec

from skep.engine.extras import from_extra
from skep.lab.figures import Share
from skep.lab.variants.estimates import Estimate
from skep.lab.variants.findings import FIGURES, Findings
from skep.lab.variants.naming import named
from skep.lab.variants.tables import (
    Lines,
    figure_name,
    headline,
    notes,
    tables,
    use_name,
)
from skep.locale import Words

with from_extra("lab"):
    import vl_convert

PLOTTED_USES = 20
"""Of each variant: so many of what was used most."""
ROW = 22
"""Height of a line of a plot."""

Points = list[dict[str, str | float]]
"""What a plot shows: a label, a variant, a value and its interval each."""


def report(found: Findings, speak: Words, command: str = "") -> str:
    """The whole page."""
    about = headline(found, speak)
    made = speak.say(
        "lab-report-made",
        version=found.version,
        commit=found.commit or "none",
        rules=found.rules_version,
    )
    shown = plots(found, speak)
    parts = [
        f"<h1>{escape(about[0])}</h1>",
        *(f"<p>{escape(line)}</p>" for line in about[1:]),
        f"<p>{escape(made)}</p>",
        f"<pre>{escape(command)}</pre>" if command else "",
        *(
            f'<h2>{escape(title)}</h2><div class="plot" id="plot-{at}" role="img" '
            f'aria-label="{escape(title, quote=True)}"></div>'
            for at, (title, _) in enumerate(shown)
        ),
        *map(_table, tables(found, speak, brief=False)),
        "<hr>",
        *(f"<p>{escape(note)}</p>" for note in notes(found, speak)),
    ]
    return _PAGE.format(
        language=speak.language,
        title=escape(about[0]),
        style=_STYLE,
        body="\n".join(filter(None, parts)),
        library=library() if shown else "",
        plots=_script_json([spec for _, spec in shown]),
        draw=_DRAW,
    )


@cache
def library() -> str:
    """Vega, Vega-Lite and Vega-Embed as one script."""
    text: str = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its stub forgets a default
    return text.replace("</script", "<\\/script")


def _script_json(value: Any) -> str:
    """JSON that cannot end the script that it stands in."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c")


def _table(lines: Lines) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in lines.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in lines.rows
    )
    return (
        f"<h2>{escape(lines.title)}</h2>"
        f'<div class="wide" tabindex="0"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


# ---------------------------------------------------------------- plots


def plots(found: Findings, speak: Words) -> list[tuple[str, dict[str, Any]]]:
    """The titles of all plots, and each as Vega-Lite."""
    found = named(found, speak)
    seats = found.plan.seats
    wins = [
        _point(speak.say("lab-seat", seat=seat), one.name, share)
        for one in found.variants
        for seat, share in enumerate(one.seats)
    ]
    points = [
        _point(speak.say("lab-points"), one.name, one.figures["points"])
        for one in found.variants
        if "points" in one.figures
    ]
    length = [
        _point(figure_name(name, found, speak), one.name, one.figures[name])
        for name in ("rounds", "decisions", "moves")
        for one in found.variants
        if name in one.figures
    ]
    luck = [
        _point(speak.say(f"lab-{name}"), one.name, estimate)
        for one in found.variants
        for name, estimate in (("luck", one.luck), ("skill", one.skill))
        if estimate is not None
    ]
    made = [
        ("lab-plot-wins", wins, ".0%", 1 / seats),
        ("lab-plot-points", points, "", None),
        ("lab-plot-length", length, "", None),
        ("lab-plot-differences", _changes(found, speak), "", 0.0),
        ("lab-plot-uses", _worths(found, speak), "" if seats == 1 else "+.0%", 0.0),
        ("lab-plot-luck", luck, ".0%", None),
    ]
    names = [one.name for one in found.variants]
    return [
        (speak.say(key), _forest(rows, names, shape, line, speak))
        for key, rows, shape, line in made
        if rows
    ]


def _point(label: str, variant: str, found: Estimate | Share) -> dict[str, str | float]:
    value = found.share if isinstance(found, Share) else found.value
    return {"what": label, "variant": variant, "value": value, "low": found.low, "high": found.high}


def _changes(found: Findings, speak: Words) -> Points:
    """All differences in units of half their interval, so that one plot can hold them all."""
    rows: Points = []
    for one in found.differences:
        named = [(speak.say("lab-seat", seat=at), apart) for at, apart in enumerate(one.seats)]
        named += [
            (figure_name(name, found, speak), one.figures[name])
            for name in FIGURES
            if name in one.figures
        ]
        for label, apart in named:
            if apart.half > 0:
                middle = apart.value / apart.half
                unit = Estimate(middle, middle - 1, middle + 1)
                rows.append(_point(label, one.name, unit))
    return rows


def _worths(found: Findings, speak: Words) -> Points:
    rows: Points = []
    for one in found.variants:
        known = [(name, use.worth) for name, use in one.uses.items() if use.worth is not None]
        rows += [
            _point(use_name(found.plan.game, name, speak), one.name, worth)
            for name, worth in known[:PLOTTED_USES]
        ]
    return rows


def _forest(
    rows: Points, variants: list[str], shape: str, line: float | None, speak: Words
) -> dict[str, Any]:
    """A line for everything, and on it a dot with its interval for each variant."""
    order = list(dict.fromkeys(str(row["what"]) for row in rows))
    axis: dict[str, Any] = {"title": None, "grid": True}
    if shape:
        axis["format"] = shape
    across = {"type": "quantitative", "axis": axis, "scale": {"zero": False, "nice": True}}
    shared = {
        "y": {
            "field": "what",
            "type": "nominal",
            "sort": order,
            "axis": {"title": None, "labelLimit": 150},
        },
        "yOffset": {"field": "variant", "type": "nominal", "scale": {"domain": variants}},
        "color": {
            "field": "variant",
            "type": "nominal",
            "scale": {"domain": variants},
            "legend": {"title": speak.say("lab-variant"), "orient": "top", "columns": 2}
            if len(variants) > 1
            else None,
        },
        "tooltip": [
            {"field": field, "type": "nominal" if field in ("what", "variant") else "quantitative"}
            | ({"format": shape or ".3~f"} if field not in ("what", "variant") else {})
            for field in ("what", "variant", "value", "low", "high")
        ],
    }
    layers: list[dict[str, Any]] = [
        {
            "mark": {"type": "rule", "strokeWidth": 2},
            "encoding": {**shared, "x": {"field": "low", **across}, "x2": {"field": "high"}},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 60},
            "encoding": {**shared, "x": {"field": "value", **across}},
        },
    ]
    if line is not None:
        layers.insert(
            0,
            {
                "data": {"values": [{"at": line}]},
                "mark": {"type": "rule", "strokeDash": [4, 4], "color": "gray"},
                "encoding": {"x": {"field": "at", "type": "quantitative"}},
            },
        )
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
        "autosize": {"type": "fit-x", "contains": "padding"},
        "width": "container",
        "height": {"step": max(10, ROW // max(1, len(variants)) + 4), "for": "offset"}
        if len(variants) > 1
        else {"step": ROW},
        "data": {"values": rows},
        "layer": layers,
    }


# ---------------------------------------------------------------- the page

_STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fffdf6; --soft: #8884; --bee: #b8860b; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #1d1b16; --bee: #f0c040; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; line-height: 1.25; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
h1, h2 { border-bottom: 2px solid var(--bee); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .5rem;
  border: 1px solid var(--soft); }
.plot { width: 100%; } .wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; white-space: nowrap; }
th:first-child { text-align: left; font-weight: normal; }
thead th { font-weight: 600; } tbody tr { border-top: 1px solid var(--soft); }
"""

_DRAW = """
const dark = matchMedia('(prefers-color-scheme: dark)');
function draw() {
  const ink = dark.matches ? '#eee' : '#222', soft = dark.matches ? '#fff3' : '#0002';
  const config = { background: 'transparent', view: { stroke: null }, font: 'system-ui, sans-serif',
    range: { category: dark.matches
      ? ['#f0c040', '#6bb7ff', '#ff8a70', '#7ddb8f', '#d6a0ff', '#cccccc']
      : ['#a87000', '#1f6fb5', '#c0392b', '#2e7d46', '#7d3cb5', '#555555'] },
    axis: { labelColor: ink, titleColor: ink, gridColor: soft, domainColor: soft, tickColor: soft,
      labelFontSize: 12 },
    legend: { labelColor: ink, titleColor: ink, labelFontSize: 12, labelLimit: 300 } };
  const how = { actions: false, renderer: 'svg', config };
  plots.forEach((spec, at) => vegaEmbed('#plot-' + at, spec, how));
}
dark.addEventListener('change', draw);
draw();
"""

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
<script>{library}</script>
<script>const plots = {plots};{draw}</script>
</body>
</html>
"""
