"""Waggle Dance as it is measured: two seats, as Catanatron beside it, and no options.

Random players hardly make honey, so one random game takes some ten thousand moves; about half of
them carry pollen between rooms, and hives and lists grow long. At full tables of four, lists are
half as long, and the lead over Catanatron with four players is about twice as large.
"""

from bench.ours import Subject

SUBJECT = Subject("waggle-dance", seats=2)
