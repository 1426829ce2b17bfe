"""Outlaws (BG-12): they come to town, go where the money is, and are fought before Building income.

Where they stand is `State.barred`: to the base rules such parcels are neither bought nor built on, and open to cowboys.
"""
