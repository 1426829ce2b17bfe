"""The board game, analysed."""
