"""Alembic runs this file. It only ever writes SQL down: `store/schema.py` carries it out."""

from alembic import context

context.configure(dialect_name="sqlite", transactional_ddl=False)
context.run_migrations()
