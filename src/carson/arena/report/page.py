"""The report's page."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from carson.arena.report.charts import Bar, bars, columns, grouped_bars
from carson.arena.report.sums import buildings, lengths, points_by_source, shares_by
from carson.arena.rows import Row
from carson.arena.standings import Estimate, Standing, standings
from carson.words import Words

STYLE: Final = Path(__file__).with_name("report.css")
MOST_SERIES: Final = 6  # as many colours as the style sheet has


def page(words: Words, rows: Sequence[Row]) -> str:
    """The whole page as HTML, in the words' language."""
    found = standings(rows)
    sections = [
        _section(words, "strength", _strength(found)),
        _section(words, "rating", _ratings(found)),
        _section(words, "points", _points(words, rows, found)),
        _section(words, "characters", _characters(words, rows)),
        _section(words, "buildings", _buildings(words, rows)),
        _section(words, "seats", _seats(words, rows)),
        _section(words, "length", columns(lengths(rows), words("report-length"))),
    ]
    title = escape(words("report-title", game=words.name("report-game", rows[0].game)))
    summary = escape(words("report-summary", games=len(rows), deals=len({row.deal for row in rows})))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n<p>{summary}</p>\n{_options(rows)}{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def _section(words: Words, name: str, chart: str) -> str:
    if not chart:
        return ""
    about = escape(words(f"report-{name}-about"))
    return f"<section>\n<h2>{escape(words(f'report-{name}'))}</h2>\n<p>{about}</p>\n{chart}\n</section>\n"


def _options(rows: Sequence[Row]) -> str:
    """The options that all games have in common, as they are typed."""
    first = rows[0].options
    same = {name: value for name, value in first.items() if value and all(row.options[name] == value for row in rows)}
    items = "".join(f"<dt>{escape(name)}</dt><dd>{escape(_value(value))}</dd>" for name, value in same.items())
    return f"<dl>{items}</dl>\n"


def _value(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _percent(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _share_bar(label: str, share: Estimate, text: str = "") -> Bar:
    return Bar(label, share.mean, text or _percent(share), share.low, share.high)


def _strength(found: Sequence[Standing]) -> str:
    even = found[0].even if len({one.even for one in found}) == 1 else None
    return bars([_share_bar(one.name, one.share) for one in found], 1, even)


def _ratings(found: Sequence[Standing]) -> str:
    rated: list[tuple[str, Estimate]] = [(one.name, one.rating) for one in found if one.rating is not None]
    if not rated:
        return ""
    most = max(rating.high for _, rating in rated)
    rated.sort(key=lambda one: -one[1].mean)
    return bars(
        [
            Bar(name, rating.mean, f"{rating.mean:.1f} ± {rating.high - rating.mean:.1f}", rating.low, rating.high)
            for name, rating in rated
        ],
        most,
    )


def _points(words: Words, rows: Sequence[Row], found: Sequence[Standing]) -> str:
    names = [one.name for one in found[:MOST_SERIES]]
    return grouped_bars(
        {_source(words, source): means for source, means in points_by_source(rows, names).items()}, names
    )


def _source(words: Words, name: str) -> str:
    for kind in ("report-source", "board-line", "line", "variant"):
        if words.has(f"{kind}-{name}".replace("_", "-")):
            return words.name(kind, name)
    return name


def _characters(words: Words, rows: Sequence[Row]) -> str:
    found = shares_by(rows, lambda row, seat: [name for _, name in row.characters[seat]])
    shown = [
        _share_bar(_character(words, name), share, f"{100 * share.mean:.0f} % ({count} ×)")
        for name, (share, count) in found.items()
    ]
    return bars(shown, 1, _even(rows)) if shown else ""


def _character(words: Words, name: str) -> str:
    person, _, side = name.partition("/")
    told = words.name("character", person)
    return f"{told}, {words.name('report-side', side)}" if side else told


def _buildings(words: Words, rows: Sequence[Row]) -> str:
    found = {words.name("object", name): means for name, means in buildings(rows).items()}
    return grouped_bars(found, [words("report-winners"), words("report-others")]) if found else ""


def _seats(words: Words, rows: Sequence[Row]) -> str:
    found = shares_by(rows, lambda _, seat: [str(seat)])
    shown = [_share_bar(words("report-seat", seat=seat), found[seat][0]) for seat in sorted(found)]
    return bars(shown, 1, _even(rows))


def _even(rows: Sequence[Row]) -> float | None:
    seats = {len(row.players) for row in rows}
    return 1 / seats.pop() if len(seats) == 1 else None
