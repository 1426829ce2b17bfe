"""What hard and master have learnt from games: the value of a city, and how rivals bid. Needs NumPy."""
