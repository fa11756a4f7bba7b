"""Learned bots: what a position is worth was learned from games that the bots played themselves."""
