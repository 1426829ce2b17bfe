"""Tokens, passwords, names, and pauses for whoever guesses passwords."""
