"""The 20 characters, one file each; cast.py has them all."""
