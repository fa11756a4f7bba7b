"""A clock that stands still until a test moves it."""


class HandClock:
    """What time it is, as the test says: handed in where a server would hand in its own."""

    def __init__(self, wall_ms: int = 1_800_000_000_000, seconds: float = 100.0) -> None:
        self.ms = wall_ms
        """Milliseconds since 1970. A test may let it jump, as the clock on a wall does."""
        self.now = seconds
        """Seconds, for measuring."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""
        return self.ms

    def monotonic(self) -> float:
        """Seconds since some moment."""
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Let time go by, on both."""
        self.now += seconds
        self.ms += round(1000 * seconds)
