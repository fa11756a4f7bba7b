"""The history of the database's shape, kept by Alembic.

A new one: copy the newest file in `versions/`, name it for what it does, set `revision` and
`down_revision`, and add the revision to `REVISIONS` in `store/schema.py`. Migrations are
written down as SQL and run later, in one transaction: they cannot ask the database anything
(what needs more than SQL: `schema.BESIDES`). Both databases have the same history; where their
words differ, `dialects.py` has both.
"""
