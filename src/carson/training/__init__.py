"""How the learned bots learn: games against themselves and the yardstick, and a network fitted to how these ended."""
