"""Three kinds of charts, as tables whose bars are drawn by the style sheet: they can be read aloud, and on a phone."""

from collections.abc import Mapping, Sequence
from html import escape

from msgspec import Struct


class Bar(Struct, frozen=True):
    """A value from 0 to `most` of its chart, perhaps with an interval around it; `text` stands beside it."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None


def bars(shown: Sequence[Bar], most: float, even: float | None = None) -> str:
    """A bar each, with its interval as a line; `even` marks a place on all of them."""
    return _table([_row(bar.label, [_drawn(bar, most, 0, even)], bar.text) for bar in shown])


def grouped_bars(values: Mapping[str, Sequence[float]], series: Sequence[str]) -> str:
    """For each label a bar of each series, which have a colour each."""
    most = max((value for row in values.values() for value in row), default=0) or 1
    legend = "".join(f'<span class="key s{place}">{escape(name)}</span>' for place, name in enumerate(series))
    rows = [
        _row(
            label,
            [_drawn(Bar(label, value, ""), most, place) for place, value in enumerate(row)],
            " · ".join(f"{value:.1f}" for value in row),
        )
        for label, row in values.items()
    ]
    return f'<p class="legend">{legend}</p>{_table(rows)}'


def columns(counts: Sequence[tuple[str, int]], title: str) -> str:
    """A column for each count, over its label."""
    most = max(count for _, count in counts)
    cells = "".join(
        f'<div><i style="height:{100 * count / most:.1f}%" title="{count}"></i><span>{escape(label)}</span></div>'
        for label, count in counts
    )
    return f'<div class="columns" role="img" aria-label="{escape(title)}">{cells}</div>'


def _row(label: str, drawn: Sequence[str], text: str) -> str:
    return (
        f'<tr><th scope="row">{escape(label)}</th><td class="track">{"".join(drawn)}</td><td>{escape(text)}</td></tr>'
    )


def _table(rows: Sequence[str]) -> str:
    return f'<table class="bars">{"".join(rows)}</table>'


def _drawn(bar: Bar, most: float, place: int, even: float | None = None) -> str:
    parts = [f'<i class="s{place}" style="width:{_percent(bar.value, most)}"></i>']
    if bar.low is not None and bar.high is not None:
        parts.append(f'<u style="left:{_percent(bar.low, most)};width:{_percent(bar.high - bar.low, most)}"></u>')
    if even is not None:
        parts.append(f'<b style="left:{_percent(even, most)}"></b>')
    return f'<div class="bar">{"".join(parts)}</div>'


def _percent(value: float, most: float) -> str:
    return f"{min(100.0, max(0.0, 100 * value / most)):.2f}%"
