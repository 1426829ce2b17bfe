"""What became of each player of a finished game, and a person's statistics made from it."""
