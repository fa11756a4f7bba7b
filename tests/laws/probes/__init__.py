"""The games as the laws see them, each in a file of its own; the laws themselves name no game."""

from tests.laws.probes import bee_busy, butine, la_ruche, waggle_dance
from tests.laws.probes.probe import Probe

PROBES: dict[str, Probe] = {
    "butine": butine.PROBE,
    "waggle-dance": waggle_dance.PROBE,
    "la-ruche": la_ruche.PROBE,
    "bee-busy": bee_busy.PROBE,
}
