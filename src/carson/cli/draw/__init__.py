"""What the terminal draws for both games: colours, news, rules, and how parts of a page go together."""
