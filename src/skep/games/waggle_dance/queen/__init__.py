"""The Queen cards (WAG-24 to WAG-39), a module for each.

Nothing is imported here: who needs one module must not load all of them, with half the game behind
them. `registry.py` lists the cards.
"""
