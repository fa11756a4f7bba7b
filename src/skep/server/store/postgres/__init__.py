"""The store in PostgreSQL, for several servers at once: `skep[cluster]` (docs/adr/0025).

Nothing outside of this folder imports asyncpg, and whoever wants this store asks for it late.
"""
