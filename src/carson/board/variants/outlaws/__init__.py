"""Outlaws (BG-12): they come to town, go where the money is, and are fought before Building income.

Where they stand is `State.barred`: the base rules know such parcels as neither bought nor built on, and open to cowboys
(mechanics/strangers.py has what they take of an income).
"""
