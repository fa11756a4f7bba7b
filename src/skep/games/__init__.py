"""The games, four siblings of one shape. `registry.py` lists them."""
