"""Bots for Carson City, the board game."""
