"""A plot of values with their intervals, as a small SVG picture that can be read on light and dark pages."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import NamedTuple

WIDTH, LABELS, RIGHT = 640, 190, 20
ROW, TOP, BOTTOM = 18, 8, 34
STYLE = (
    "text{font:12px sans-serif;fill:#24292f}.axis{stroke:#8c959f}.grid{stroke:#8c959f;stroke-opacity:.25}"
    ".even{stroke:#8c959f;stroke-dasharray:4 3}.dot,.line{fill:#0969da;stroke:#0969da;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.dot,.line{fill:#4493f8;stroke:#4493f8}}"
)


class Dot(NamedTuple):
    label: str
    value: float
    margin: float


def intervals(dots: Sequence[Dot], even: float, unit: str, title: str) -> str:
    """A dot and a line for each value, and a broken line where everything would be even."""
    low = min([even, *[dot.value - dot.margin for dot in dots]])
    high = max([even, *[dot.value + dot.margin for dot in dots]])
    step = _step(high - low)
    low, high = floor(low / step) * step, ceil(high / step) * step
    height = TOP + ROW * len(dots) + BOTTOM
    base = height - BOTTOM

    def across(value: float) -> float:
        return LABELS + (value - low) / (high - low or 1) * (WIDTH - LABELS - RIGHT)

    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}"><title>{escape(title)}</title><style>{STYLE}</style>'
    )
    parts = [head]
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        at = across(value)
        parts.append(f'<line class="grid" x1="{at:.1f}" y1="{TOP}" x2="{at:.1f}" y2="{base}"/>')
        parts.append(f'<text x="{at:.1f}" y="{base + 14}" text-anchor="middle">{value:g}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 4}" text-anchor="end">{escape(unit)}</text>')
    parts.append(f'<line class="axis" x1="{LABELS}" y1="{base}" x2="{WIDTH - RIGHT}" y2="{base}"/>')
    parts.append(f'<line class="even" x1="{across(even):.1f}" y1="{TOP}" x2="{across(even):.1f}" y2="{base}"/>')
    for row, dot in enumerate(dots):
        y = TOP + ROW * row + ROW / 2
        left, right = across(dot.value - dot.margin), across(dot.value + dot.margin)
        parts.append(f'<text x="{LABELS - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(dot.label)}</text>')
        parts.append(f'<line class="line" x1="{left:.1f}" y1="{y}" x2="{right:.1f}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{across(dot.value):.1f}" cy="{y}" r="3"/>')
    return "".join(parts) + "</svg>\n"


def _step(width: float) -> float:
    """A round number of which five to twelve fit into the width."""
    for step in (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20):
        if width / step <= 10:
            return step
    return 50
