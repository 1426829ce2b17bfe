"""Greedy, and what it judges by: places, parcels, characters and money, in VP. The planner builds on it."""
