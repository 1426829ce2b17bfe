"""The board game's value network: games, samples of their positions, and the fit."""
