"""When is it looked whether enough was played? The same for ladders and studies."""

LOOK = 10
"""Deals after which it is seen whether an interval is narrow enough."""
LEAST = 30
"""Deals before the first such look: few games may agree by chance."""
