"""Parts of a page that are drawn once, however many layouts of the page are tried with them, and how high parts are."""

from typing import Protocol, runtime_checkable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment


@runtime_checkable
class Measured(Protocol):
    """Knows its height without being composed."""

    def height(self, console: Console, options: ConsoleOptions, room: int) -> int: ...


def height(console: Console, options: ConsoleOptions, part: RenderableType, room: int) -> int:
    """How many lines a part takes; of one that is higher than there is room only that it is: no more of it is drawn."""
    if isinstance(part, Measured):
        return part.height(console, options, room)
    if not isinstance(part, Group):
        return len(console.render_lines(part, options, pad=False))
    lines = 0
    for each in part.renderables:
        if lines <= room:
            lines += height(console, options, each, room - lines)
    return lines


class Drawn:
    """What it draws is kept for each width that it was given: tables and long texts take a while."""

    def __init__(self, part: RenderableType) -> None:
        self._part = part
        self._lines: dict[int, list[list[Segment]]] = {}
        self._widths: dict[int, Measurement] = {}

    def height(self, console: Console, options: ConsoleOptions, room: int) -> int:
        return len(self._drawn(console, options))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = options.max_width
        if width not in self._widths:
            self._widths[width] = Measurement.get(console, options, self._part)
        return self._widths[width]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._drawn(console, options):
            yield from line
            yield Segment.line()

    def _drawn(self, console: Console, options: ConsoleOptions) -> list[list[Segment]]:
        width = options.max_width
        if width not in self._lines:
            self._lines[width] = console.render_lines(self._part, options.reset_height(), pad=False)
        return self._lines[width]
