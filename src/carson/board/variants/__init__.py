"""The variants, each in a file or small package of its own; registry.py knows them all.

Nothing is imported here: the table needs their model, and a variant's steps need the table.
"""
