"""Kit Carson (BG-11.4), as a bot plays it."""
