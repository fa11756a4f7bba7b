"""Bee Busy as it is measured: alone, on the usual sheet.

Its nearest peer is OpenSpiel's `yacht`, which has dice and a sheet as well.
"""

from bench.ours import Subject

SUBJECT = Subject("bee-busy", seats=1)
