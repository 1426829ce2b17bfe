"""The Card Game, analysed."""
