"""Writes the tables and plots of docs/balance.md from the rows of `carson balance`, a file for each bot.

python -m tools.balance.page hard.csv normal.csv
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from balancing.plots import Dot, intervals
from balancing.sums import FEWEST, Mean, among_people, faces, leads, mean, one_more, owned, seats_by, wins
from carson.arena.rows import Row, read_rows
from carson.arena.standings import share
from carson.board.material.figures import STRATEGIES
from carson.board.variants.registry import VARIANTS
from carson.words import Words

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = DOCS / "balance.md"
IMAGES = DOCS / "images" / "balance"
ROUNDS = (1, 2, 3, 4)
WORDS = Words("en")
VARIANT_NAMES = {name: WORDS.name("variant", name) for name in VARIANTS}


def text(page: str, files: Sequence[Sequence[Row]], images: Path) -> str:
    """The page with the tables of these games; the plots go into the folder."""
    images.mkdir(parents=True, exist_ok=True)
    page = _put(page, "games", _games(files))
    for name, section in SECTIONS.items():
        page = _put(page, name, "\n\n".join(section(rows, images) for rows in files))
    return page


def _put(page: str, name: str, tables: str) -> str:
    found = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    assert found.search(page), f"{PAGE.name} has no place for {name}"
    return found.sub(lambda place: f"{place[1]}\n{tables}\n\n{place[2]}", page)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _bot(rows: Sequence[Row]) -> str:
    return rows[0].players[0]


def _plot(images: Path, rows: Sequence[Row], name: str, dots: Sequence[Dot], even: float, unit: str) -> str:
    """The picture, and the line of the page that shows it."""
    if not dots:
        return f"Fewer than {FEWEST} of each so far."
    title = f"{name}, {_bot(rows)}"
    file = images / f"{_bot(rows)}-{name}.svg"
    file.write_text(intervals(dots, even, unit, title), "utf-8")
    return f"![{title}](images/balance/{file.name})"


def _wins(found: Mean) -> str:
    return f"{found.value:.2f} ± {found.margin:.2f}" if found.shown else "–"


def _games(files: Sequence[Sequence[Row]]) -> str:
    head = ["bot", "games", "without variants", *VARIANT_NAMES.values(), "against Standish"]
    lines = []
    for rows in files:
        people = among_people(rows)
        counts = [sum(row.options["variants"] == name for row in people) for name in ("", *VARIANTS)]
        numbers = [len(rows), *counts, len(rows) - len(people)]
        lines.append([f"`{_bot(rows)}`", *[f"{number:,}" for number in numbers]])
    return _table(head, lines)


def _characters(rows: Sequence[Row], images: Path) -> str:
    found = seats_by(among_people(rows), faces)
    names = sorted([key for key in found if isinstance(key, str)], key=lambda key: -leads(found[key]).value)
    lines, dots = [], []
    for key in names:
        person, _, side = key.partition("/")
        label = f"{WORDS.name('character', person)}, {side}"
        ahead = leads(found[key])
        if not ahead.shown:
            continue
        dots.append(Dot(label, ahead.value, ahead.margin))
        rounds = [str(leads(found[key, number])) if (key, number) in found else "–" for number in ROUNDS]
        lines.append([label, str(ahead.count), str(ahead), _wins(wins(found[key])), *rounds])
    head = ["character", "taken by", "lead, VP", "wins (1 is even)", *[f"lead, round {number}" for number in ROUNDS]]
    plot = _plot(images, rows, "characters", dots, 0, "lead in VP, 95 %")
    return f"`{_bot(rows)}`:\n\n{plot}\n\n{_table(head, lines)}"


def _buildings(rows: Sequence[Row], images: Path) -> str:
    people = among_people(rows)
    names = sorted({name for row in people for one in row.buildings for name in one})
    more = {name: one_more(people, name) for name in names}
    names.sort(key=lambda name: -more[name].value)
    dots = [Dot(WORDS.name("object", name), more[name].value, more[name].margin) for name in names if more[name].shown]
    lines = []
    for name in names:
        winners, others = owned(people, name)
        cells = [str(more[name].count), f"{winners:.2f}", f"{others:.2f}", str(more[name])]
        lines.append([WORDS.name("object", name), *cells])
    head = ["building", "built", "winners own", "others own", "one more: lead, VP"]
    plot = _plot(images, rows, "buildings", dots, 0, "lead in VP with one more, 95 %")
    return f"`{_bot(rows)}`:\n\n{plot}\n\n{_table(head, lines)}"


def _seats(rows: Sequence[Row], images: Path) -> str:
    found = seats_by(among_people(rows), lambda row, seat: [(len(row.players), seat)])
    keys = sorted(found)  # type: ignore[type-var]  # pairs of numbers
    lines, dots = [], []
    for key in keys:
        players, seat = key  # type: ignore[misc]
        ahead, won = leads(found[key]), wins(found[key])
        if not ahead.shown:
            continue
        dots.append(Dot(f"{players} players, seat {seat + 1}", won.value, won.margin))
        lines.append([str(players), str(seat + 1), str(ahead.count), _wins(won), str(ahead)])
    plot = _plot(images, rows, "seats", dots, 1, "wins, 1 is even, 95 %")
    table = _table(["players", "seat", "games", "wins (1 is even)", "lead, VP"], lines) if lines else ""
    return f"`{_bot(rows)}`:\n\n{plot}\n\n{table}".rstrip()


def _counts(rows: Sequence[Row], images: Path) -> str:
    plain = [row for row in among_people(rows) if not row.options["variants"]]
    lines = []
    for players in sorted({len(row.players) for row in plain}):
        lines.append([str(players), *_figures([row for row in plain if len(row.players) == players])])
    return f"`{_bot(rows)}`, without variants:\n\n" + _table(["players", *FIGURES], lines)


def _variants(rows: Sequence[Row], images: Path) -> str:
    people = among_people(rows)
    lines = []
    for name in ("", *VARIANTS):
        played = [row for row in people if row.options["variants"] == name]
        if played:
            lines.append([VARIANT_NAMES.get(name, "none"), *_figures(played)])
    return f"`{_bot(rows)}`, all numbers of players:\n\n" + _table(["variant", *FIGURES], lines)


FIGURES = ["games", "points of a player", "the winner's", "winner ahead of the second by", "shared", "decisions"]


def _figures(rows: Sequence[Row]) -> list[str]:
    ordered = [sorted(row.scores, reverse=True) for row in rows]

    def pair(values: list[float]) -> str:
        found = mean([*enumerate(values)])
        return f"{found.value:.1f} ± {found.margin:.1f}" if found.shown else f"{found.value:.1f}"

    shared = sum(len(row.winners) > 1 for row in rows) / len(rows)
    return [
        str(len(rows)),
        pair([sum(scores) / len(scores) for scores in ordered]),
        pair([scores[0] for scores in ordered]),
        pair([scores[0] - scores[1] for scores in ordered]),
        f"{100 * shared:.0f} %",
        pair([row.decisions for row in rows]),
    ]


def _standish(rows: Sequence[Row], images: Path) -> str:
    lines = []
    for strategy in STRATEGIES:
        played = [row for row in rows if row.options["solo"] == strategy]
        if played:
            won = share((row.number, row.share(0)) for row in played)
            interval = f"{100 * won.mean:.0f} % ({100 * won.low:.0f}–{100 * won.high:.0f})"
            scores = [f"{sum(row.scores[seat] for row in played) / len(played):.1f}" for seat in (0, 1)]
            lines.append([strategy.capitalize(), str(len(played)), interval, *scores])
    head = ["strategy", "games", f"`{_bot(rows)}` wins", "scores", "Standish scores"]
    return _table(head, lines) if lines else f"`{_bot(rows)}` has not played against Standish yet."


SECTIONS = {
    "characters": _characters,
    "buildings": _buildings,
    "seats": _seats,
    "players": _counts,
    "variants": _variants,
    "standish": _standish,
}


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    PAGE.write_text(text(PAGE.read_text("utf-8"), [read_rows(Path(name)) for name in sys.argv[1:]], IMAGES), "utf-8")
