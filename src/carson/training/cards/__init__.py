"""How The Card Game's hard and master learn."""
