"""Waggle Dance as it is measured: two seats, no options. Random players hardly make honey, so one
random game takes some ten thousand moves; about half of them carry pollen between rooms."""

from bench.ours import Subject

SUBJECT = Subject("waggle-dance", seats=2)
