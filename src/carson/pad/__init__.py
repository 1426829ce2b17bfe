"""For the table at home, with the box on it: the score pads of both games, sets of characters by chance, the set-up."""
