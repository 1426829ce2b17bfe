"""Where a score pad's entries come from."""

from collections.abc import Callable
from typing import TypeVar

from carson.cli.faults import Stop
from carson.cli.files import read_text
from carson.cli.terminal import Terminal
from carson.words import Words

T = TypeVar("T")


def from_file_or_answers(
    file: str | None, words: Words, terminal: Terminal, read: Callable[[str, Words], T], ask: Callable[[], T]
) -> T:
    """Read from a file or a pipe, or asked for at the keyboard."""
    if file is not None or not terminal.interactive:
        return read(read_text(words, file or "-"), words)
    try:
        return ask()
    except EOFError:
        terminal.say()
        raise Stop(0) from None
