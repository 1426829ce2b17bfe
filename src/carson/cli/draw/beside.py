"""Two parts of a page beside each other, as far as the page is wide enough."""

from itertools import zip_longest

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment

from carson.cli.draw.drawn_once import height

BETWEEN = 3


class Beside:
    """Two parts side by side, the left one at least so wide; one below the other where there is no room for both."""

    def __init__(self, left: RenderableType, right: RenderableType, left_width: int, right_width: int) -> None:
        self._parts = left, right
        self._left_width = left_width
        self._room = left_width + BETWEEN + right_width

    def height(self, console: Console, options: ConsoleOptions, room: int) -> int:
        if options.max_width < self._room:
            return height(console, options, Group(*self._parts), room)
        (left, right), (here, there) = self._parts, self._options(console, options)
        lines = height(console, here, left, room)
        return lines if lines > room else max(lines, height(console, there, right, room))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < self._room:
            yield Group(*self._parts)
            return
        # Line by line, as a table of rich would draw each of them several times to find widths that are known here.
        both = self._options(console, options)
        here, there = (console.render_lines(part, own) for part, own in zip(self._parts, both))
        for one, other in zip_longest(here, there):
            yield from one or [Segment(" " * both[0].max_width)]
            yield from other or [Segment(" " * both[1].max_width)]
            yield Segment.line()

    def _options(self, console: Console, options: ConsoleOptions) -> tuple[ConsoleOptions, ConsoleOptions]:
        """The width for each of them, where there is room for both."""
        wide = max(self._left_width, Measurement.get(console, options, self._parts[0]).maximum) + BETWEEN
        rest = max(options.max_width - wide, 1)
        return options.update(width=wide, height=None), options.update(width=rest, height=None)
