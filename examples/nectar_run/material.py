"""What is in the box (NEC-1)."""

from typing import Literal

Flower = Literal["clover", "thyme", "linden"]
FLOWERS: tuple[Flower, ...] = ("clover", "thyme", "linden")
NECTAR = 12
"""Drops in each flower."""

BEES: tuple[str, ...] = ("1", "2", "3", "4", "5")
"""The strengths of bees, as records name them: the bee at index i has the strength i + 1."""
COPIES = 6
"""Bees of each strength."""
STRONGEST = len(BEES)

HAND = 3
SEAT_NAMES: tuple[str, ...] = ("0", "1", "2", "3")
