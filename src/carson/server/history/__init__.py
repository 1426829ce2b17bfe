"""The log of a table, and the game that it makes: replayed, loaded from a snapshot, and cached."""
