"""Outlaws (BG-12), as a bot sees them."""
