"""How the schema has changed, step by step (Alembic). `database.upgrade` runs the missing steps at the start."""
