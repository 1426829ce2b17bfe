"""Might is Right (BG-11.3), as a bot plays it."""
