"""A game as a whole: its record, its past move by move, its series of scores, imports and clones."""
