"""Both games as the server sees them: rules, views, scores, and figures or decks that a host brings."""
