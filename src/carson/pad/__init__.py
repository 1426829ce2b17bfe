"""For the table at home, with the box on it: the score pads of both games, random sets of characters, the set-up."""
