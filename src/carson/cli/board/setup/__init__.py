"""Setting up a table of the board game: what was typed, the questions, the options, the seats."""
