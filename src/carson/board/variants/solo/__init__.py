"""Alone against Jeb Standish (BG-14): a variant that plays the second seat by the rules of his cards.

Nothing is imported here: the table needs the model of variants, and the steps here need the table.
"""
