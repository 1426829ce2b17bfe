"""A score pad from beginning to end: its entries come from a file or from questions, and become sheets or JSON."""

import json
from collections.abc import Callable
from typing import Any, TypeVar

from carson.cli.errors.kinds import Stop
from carson.cli.files import read_text
from carson.cli.terminal import Terminal
from carson.words import Words

T = TypeVar("T")


def score(
    file: str | None,
    words: Words,
    as_json: bool,
    read: Callable[[str, Words], T],
    ask: Callable[[Terminal, Words], T],
    as_data: Callable[[T], dict[str, Any]],
    show: Callable[[T, Words, Terminal], None],
) -> None:
    terminal = Terminal.standard()
    if file is not None or not terminal.interactive:
        pad = read(read_text(words, file or "-"), words)
    else:
        try:
            pad = ask(terminal, words)
        except EOFError:
            terminal.say()
            raise Stop(0) from None
    if as_json:
        print(json.dumps(as_data(pad), ensure_ascii=False, indent=2))
    else:
        show(pad, words, terminal)
