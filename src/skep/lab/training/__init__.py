"""Training: bots play themselves, and what a position is worth is learned from how it ended."""
