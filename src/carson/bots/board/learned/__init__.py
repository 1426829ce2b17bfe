"""What games taught: features of a position, a small network that values it, and the bots that rest on both."""
