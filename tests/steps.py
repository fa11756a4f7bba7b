"""What is missing of a game, said so that its author knows where to read on."""

GUIDE = "docs/adding-a-game.md"

STEPS: dict[str, int] = {
    "rules": 2,
    "package": 3,
    "words": 4,
    "tests": 5,
    "probe": 5,
    "house": 7,
}
"""Where the guide tells of what."""


def missing(game_id: str, what: str, topic: str) -> str:
    """A sentence for an assertion: what the game lacks, and the step that tells of it."""
    return f"{game_id}: {what} ({GUIDE}, step {STEPS[topic]})"
