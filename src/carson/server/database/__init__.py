"""The database: the engine and its transactions, the schema and its migrations, typed rows, and backups."""
