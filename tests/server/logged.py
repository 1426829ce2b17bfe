"""Logging as the server does, for a while."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from carson.server.logs import set_up


@contextmanager
def logging_to(style: str, level: str, stream: TextIO) -> Iterator[None]:
    """Within it, all logging goes to the stream, in this style; our own from this level up."""
    root, ours = logging.getLogger(), logging.getLogger("carson")
    before = root.level, ours.level, root.handlers[:]
    set_up(style, level, stream)
    try:
        yield
    finally:
        logging.captureWarnings(False)
        root.setLevel(before[0])
        ours.setLevel(before[1])
        root.handlers[:] = before[2]
