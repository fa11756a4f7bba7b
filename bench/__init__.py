"""How fast, and how big: `python -m bench` measures our games beside others, in the same run.

contest.py   everybody plays in turn, in short rounds; medians count
ours.py      random games of ours: by the rules' lists, by draws, and through the public API
butine.py    which Butine! is played here; each further game gets such a file
la_ruche.py  the same for La Ruche, and how fast its placements are listed
peers.py     python-chess and OpenSpiel, when they are installed
envs.py      `python -m bench.envs`: steps a second of `skep.envs` beside PettingZoo and OpenSpiel
report.py    the table, and the same as JSON
"""
