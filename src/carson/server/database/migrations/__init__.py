"""How the database came to be as it is, step by step (Alembic). `database.upgrade` runs what is missing at start."""
