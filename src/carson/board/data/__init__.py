"""Figures printed on components that no rule book shows: reconstructed, in a file that a player can replace."""
