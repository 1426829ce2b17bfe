"""Two parts of a page beside each other, as far as the page is wide enough."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table

BETWEEN = 3


class Beside:
    """Two parts side by side, the left one at least so wide; one below the other where there is no room for both."""

    def __init__(self, left: RenderableType, right: RenderableType, left_width: int, right_width: int) -> None:
        self._parts = left, right
        self._left_width = left_width
        self._room = left_width + BETWEEN + right_width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        left, right = self._parts
        if options.max_width < self._room:
            yield Group(left, right)
            return
        # Widths are given, as columns that rich makes narrower are wrapped before that, and then cut off.
        wide = max(self._left_width, Measurement.get(console, options, left).maximum) + BETWEEN
        grid = Table.grid()
        grid.add_column(width=wide)
        grid.add_column(width=max(options.max_width - wide, 1))
        grid.add_row(left, right)
        yield grid
