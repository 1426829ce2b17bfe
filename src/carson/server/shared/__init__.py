"""What serving processes share besides the database, and may lose at any time."""
