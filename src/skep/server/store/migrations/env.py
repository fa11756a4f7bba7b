"""Alembic runs this file. It only ever writes SQL down: `store/schema.py` carries it out."""

from alembic import context

dialect = context.config.attributes["dialect"]
context.configure(dialect_name=dialect, transactional_ddl=False)
context.run_migrations()
