"""Reading what a command is given: a file, or with '-' the standard input; with a sentence for each way it can fail."""

import sys
from pathlib import Path

from carson.cli.errors.kinds import BadInput
from carson.words import Words

MOST_BYTES = 5_000_000


def read_text(words: Words, name: str) -> str:
    """The text of a file, in UTF-8."""
    try:
        if name == "-":
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a NUL in the name is a ValueError
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(words("cli-error-read", file=printable(name), reason=reason)) from None
    if len(content) > MOST_BYTES:
        raise BadInput(words("cli-error-large", file=printable(name), most=MOST_BYTES // 1_000_000))
    try:
        # Some editors begin a file with a byte order mark; the lines may end as on Windows.
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadInput(words("cli-error-utf8", file=printable(name), byte=error.start)) from None


def printable(text: str, most: int = 120) -> str:
    """A text from outside as a message may quote it."""
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return shown if len(shown) <= most else shown[: most - 3] + "..."
