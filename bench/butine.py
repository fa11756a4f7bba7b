"""Butine! as it is measured: three seats, no options.

About a quarter of a random game's time goes into finding where tiles fit, which is done once for
each tile laid; listing the same meadow again only copies the list.
"""

from bench.ours import Subject

SUBJECT = Subject("butine", seats=3)
