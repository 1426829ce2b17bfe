"""What the score pads of both games have in common: where entries come from, and lines of text."""
