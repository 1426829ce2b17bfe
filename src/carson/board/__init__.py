"""Carson City, the board game."""
