"""A page for the height there is: of several layouts the roomiest that fits."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from carson.cli.draw.screen import height
from carson.cli.terminal import Terminal

# The prompt below the page.
_BELOW: Final = 1


def fitting(
    terminal: Terminal, layouts: Sequence[list[RenderableType]], news: int, least_news: int, in_a_pipe: int
) -> tuple[list[RenderableType], int]:
    """The roomiest layout that fits, and the lines it leaves for news.

    Layouts go from the roomiest to the one for the smallest screen. Where nothing scrolls away it is the one numbered
    `in_a_pipe`, with all the news.
    """
    if not terminal.interactive:
        return layouts[in_a_pipe], news
    heights: dict[int, int] = {}  # each part is measured once, as drawing it for that is slow
    free = 0
    for parts in layouts:
        for part in parts:
            if id(part) not in heights:
                heights[id(part)] = height(terminal.console, part)
        free = terminal.height - _BELOW - sum(heights[id(part)] for part in parts)
        if free >= min(news, least_news):
            break
    return parts, max(free, 0)
