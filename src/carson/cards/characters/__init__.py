"""The 21 characters, one file each; cast.py has them all."""
