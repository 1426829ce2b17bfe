"""How the game is written down: actions, cells, diagrams, frames and whole positions."""
