"""The commands of the terminal, a module each, as `app.py` lists them."""
