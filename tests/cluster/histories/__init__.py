"""Histories: people play at three servers while one thing after the other breaks.

One round of them is played by `rounds.py`: many tables at once, so that each fault meets all of
them in another moment. Each table is one history, for `tests/cluster/checker` to explain.
"""
