"""How the game is written down: actions, diagrams, frames and whole positions."""
