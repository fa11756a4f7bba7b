"""Variants of a game side by side: what a designer asks of them, on the same luck."""
