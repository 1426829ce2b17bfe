"""A page for the height there is: of several layouts the roomiest that fits."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType

from carson.cli.draw.drawn_once import Drawn, Measured, height
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
    # Many layouts have the same parts: each is drawn once.
    once = {id(part): part if isinstance(part, Measured) else Drawn(part) for parts in layouts for part in parts}
    page = terminal.console.height - _BELOW
    for parts in layouts:
        drawn: list[RenderableType] = [once[id(part)] for part in parts]
        # A layout is a group whose height is looked at no further than the page goes.
        free = page - height(terminal.console, terminal.console.options, Group(*drawn), page)
        if free >= min(news, least_news):
            break
    return drawn, max(free, 0)
