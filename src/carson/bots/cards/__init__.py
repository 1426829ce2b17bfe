"""Bots for The Card Game."""
