"""Work that goes wrong, for a process that is told to do it."""

from carson.kernel import OptionsError


def refuse(number: int) -> None:
    raise OptionsError("seed-unprintable", found=number)


def stumble() -> None:
    raise ValueError("the secret of seat 1")
