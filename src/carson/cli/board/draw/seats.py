"""A line with an entry for each seat."""

from collections.abc import Sequence

from rich.text import Text

from carson.cli.board.draw.style import SEAT
from carson.cli.draw.style import QUIET


def by_seat(head: str, entries: Sequence[str]) -> Text:
    text = Text(head, QUIET)
    for seat, entry in enumerate(entries):
        # A player's figures stay on one line.
        figures = f" {entry}".replace(" ", "\N{NO-BREAK SPACE}")
        text.append("  ").append(str(seat), SEAT[seat]).append(figures)
    return text
