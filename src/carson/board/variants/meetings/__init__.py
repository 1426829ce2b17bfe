"""Where two variants meet: one of them as it is when the other is in play too (BG-16). registry.py lists them."""
