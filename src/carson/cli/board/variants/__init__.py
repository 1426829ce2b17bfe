"""What the terminal has to say about the variants, a file for each; registry.py lists them."""
