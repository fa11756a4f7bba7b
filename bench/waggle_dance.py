"""Waggle Dance as it is measured: a full table, as Catanatron beside it, and no options.

Random players hardly make honey, so one random game takes thousands of moves; about half of them
carry pollen between rooms. With two seats the hives grow larger, the lists twice as long, and the
lead over Catanatron with two players is about half of that at a full table.
"""

from bench.ours import Subject

SUBJECT = Subject("waggle-dance", seats=4)
