"""Playing at one keyboard: who sits there, what is asked, what was typed, and what became of it."""
