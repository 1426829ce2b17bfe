"""For owners of the box: score pads, rule books, figures and decks."""
