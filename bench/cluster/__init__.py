"""What a cluster costs: `python -m bench.cluster`, or `make bench-cluster`.

postgres.py, nats.py   the two engines, from wheels
house.py               servers of ours on them
stages.py, idle.py     what is measured
store.py               commits and leases, by themselves
report.py              the table, and which goals were met
paper.py               how it grows on paper: docs/scale.md
"""
