"""What can be wrong with a tournament, as data."""

from carson.kernel import CarsonError


class ArenaError(CarsonError):
    """Something that a tournament needs is missing or does not fit."""
