"""What is raised when what was typed or read is at fault: a sentence, already in the reader's language."""

from typing import ClassVar

from carson.words import Words


class BadInput(Exception):
    """One clear sentence for stderr; the command ends with this exit status."""

    status: ClassVar[int] = 2


def check_range(words: Words, option: str, found: float | None, most: float) -> None:
    """An option's value is 1 to `most`, if it was given."""
    if found is not None and not 1 <= found <= most:
        raise BadInput(words("cli-error-range", option=option, found=found, fewest=1, most=most))


class Unavailable(BadInput):
    """Something that the command needs is not to be had now: the same command may succeed later."""

    status = 3


class Stop(Exception):
    """The command ends here, with this exit status; what was to be said has been said."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Unclear(Exception):
    """What a player typed in a game names no action, or several; the sentence says which."""
