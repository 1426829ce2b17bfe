"""The board game's score pad: final scoring for a game at a real table."""
