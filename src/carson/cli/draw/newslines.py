"""What happened since a player's last page, as far as there is room."""

from collections.abc import Sequence
from textwrap import wrap

from rich.console import Group, RenderableType
from rich.text import Text

from carson.cli.draw.style import QUIET
from carson.words import Words


def wrapped(lines: Sequence[str], width: int) -> list[str]:
    """The lines as a screen so wide has them, with what goes on indented: the end of a line tells as much as its
    beginning."""
    return [
        part
        for line in lines
        for part in wrap(line, max(width, 20), subsequent_indent="  ", break_on_hyphens=False) or [""]
    ]


def news_lines(words: Words, lines: Sequence[str], room: int) -> RenderableType:
    """The newest last; the beginning is left out where there is no room."""
    shown = list(lines)
    if len(shown) > room == 1:
        shown = shown[-1:]
    elif len(shown) > room:
        left_out = words("cli-news-left-out", count=len(shown) - room + 1)
        shown = [left_out, *shown[len(shown) - room + 1 :]]
    # In a group, as a text printed alone forgets that it is not to be wrapped.
    return Group(Text("\n".join(shown), QUIET, no_wrap=True, overflow="ellipsis"))
