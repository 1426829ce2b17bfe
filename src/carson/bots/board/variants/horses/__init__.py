"""Horses (BG-13), as a bot sees them."""
