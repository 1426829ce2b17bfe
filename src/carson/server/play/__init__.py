"""Playing: moves, undo, standing orders, what each seat sees, and endings that the rules do not know."""
