"""Who is kept out, and who may not talk: as the operator said, for so long."""

from collections.abc import Iterable

from skep.server.clock import Clock
from skep.server.refusals import Denied
from skep.server.store.interface import Ban


class Bans:
    """All that stand now. People and addresses; addresses as they are limited (`addresses.py`)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._standing: dict[tuple[str, str], Ban] = {}
        """By what it is and whom it is about; no person's id looks like an address."""

    def fill(self, bans: Iterable[Ban]) -> None:
        """These stand, and no others."""
        self._standing = {(ban.what, ban.whom): ban for ban in bans}

    def against(self, whom: str) -> list[Ban]:
        """What stands against somebody."""
        return [ban for ban in self.standing() if ban.whom == whom]

    def standing(self) -> list[Ban]:
        """All of them, the oldest first; those whose time is up are forgotten."""
        now = self._clock.wall_ms()
        for key, ban in list(self._standing.items()):
            if ban.is_over(now):
                del self._standing[key]
        return sorted(self._standing.values(), key=lambda ban: (ban.since_ms, ban.whom))

    def any(self) -> bool:
        """Is there any? Nearly always there is none."""
        return bool(self._standing)

    def check_entry(self, person: str | None, address: str) -> None:
        """Denied when this person or this address is to stay outside."""
        self._check("ban", "banned", person, address)

    def keep_out(self, person: str, address: str) -> bool:
        """Is this person or this address to stay outside?"""
        try:
            self.check_entry(person, address)
        except Denied:
            return True
        return False

    def check_chat(self, person: str, address: str) -> None:
        """Denied when this person or this address is not to talk."""
        self._check("mute", "silenced", person, address)

    def _check(self, what: str, key: str, person: str | None, address: str) -> None:
        for whom in (person, address):
            ban = self._standing.get((what, whom)) if whom else None
            if ban is not None and not ban.is_over(self._clock.wall_ms()):
                raise Denied(key)
