"""The characters, one file each; cast.py has them all."""
