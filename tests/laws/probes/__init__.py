"""The games as the laws see them, each in a file of its own; the laws themselves name no game."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from skep.games.registry import GAMES
from tests.laws.probes.probe import Probe
from tests.steps import missing


class NoProbe(AssertionError):
    """A game that the laws know nothing of."""


class Probes(Mapping[str, Probe]):
    """Game id → its probe: in this folder, or for a game from outside in its own tests."""

    def __getitem__(self, game_id: str) -> Probe:
        package = GAMES[game_id].package
        at_home = package.startswith("skep.games.")
        name = f"{__name__}.{package.rpartition('.')[2]}" if at_home else f"{package}.tests.probe"
        try:
            module = import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not name.startswith(error.name):
                raise  # the probe is there, and what it imports is not
            file = name.replace(".", "/") + ".py"
            raise NoProbe(missing(game_id, f"the laws need a probe in {file}", "probe")) from None
        found = getattr(module, "PROBE", None)
        if not isinstance(found, Probe):
            raise NoProbe(missing(game_id, f"{name} has no PROBE, a Probe", "probe"))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


PROBES = Probes()
