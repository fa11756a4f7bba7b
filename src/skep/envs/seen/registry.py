"""How each game is seen, by its id."""

from skep.envs.seen import bee_busy, butine, la_ruche, waggle_dance
from skep.envs.seen.arrays import Sight

SIGHTS: dict[str, Sight] = {
    "butine": butine.SIGHT,
    "waggle-dance": waggle_dance.SIGHT,
    "la-ruche": la_ruche.SIGHT,
    "bee-busy": bee_busy.SIGHT,
}
