"""How much one person or one address may ask for: token buckets."""

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second; a burst is what may come at once."""

    person_rate: float = 20
    person_burst: float = 60
    address_rate: float = 400
    address_burst: float = 1200
    chat_rate: float = 0.7
    chat_burst: float = 5
    tables_rate: float = 0.2
    tables_burst: float = 20
    """Tables that one address may open."""
    replays_rate: float = 1
    replays_burst: float = 20
    """Replays that one address may ask for."""
    puzzles_rate: float = 1
    puzzles_burst: float = 30
    """Puzzles that one address may have solved."""
    sockets_per_address: int = 2000
    idle_seconds: float = 75
    """A socket that says nothing for so long is closed; browsers ping every 20 seconds."""
    outbox_bytes: int = 512 * 1024
    """A reader that lets so much wait is dropped; it may come back and catch up."""


UNLIMITED = Limits(
    person_rate=1e9,
    person_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    chat_rate=1e9,
    chat_burst=1e9,
    tables_rate=1e9,
    tables_burst=1e9,
    replays_rate=1e9,
    replays_burst=1e9,
    puzzles_rate=1e9,
    puzzles_burst=1e9,
    sockets_per_address=1_000_000,
    idle_seconds=3600,
)


class Buckets:
    """A token bucket for each key; keys that have been quiet are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._levels: dict[str, tuple[float, float]] = {}

    def allow(self, key: str, now: float) -> bool:
        """Take a token, if there is one. `now` is a monotonic time in seconds."""
        level, then = self._levels.get(key, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._rate)
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        if len(self._levels) > 50_000:
            self._forget(now)
        return allowed

    def _forget(self, now: float) -> None:
        refill = self._burst / self._rate
        self._levels = {k: v for k, v in self._levels.items() if now - v[1] < refill}
