"""Carson City and Carson City: The Card Game, as a Python engine."""
