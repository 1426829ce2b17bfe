"""Tokens, passwords, names, and delays against guessing passwords."""
