"""What a bot answers where two variants meet."""
