"""How fast everything is, measured next to other engines."""
