"""Kit Carson (BG-11.4): everybody places and moves cowboys at the same time, until each stops."""
