"""Two parts of a page beside each other, as far as the page is wide enough."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
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
        # The space between is the left column's: padding would be taken off the right one after its lines are wrapped.
        grid = Table.grid()
        grid.add_column(min_width=self._left_width + BETWEEN)
        grid.add_column(ratio=1)
        grid.add_row(left, right)
        yield grid
