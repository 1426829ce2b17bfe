"""The action track in its winding order (BG-4.6): each space with its number, what it gives, and who stands there."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from carson.board.material.pieces import NAMES, SIGNS
from carson.board.material.spaces import SPACE_NAMES
from carson.board.views.view import View
from carson.cli.board.draw.style import SEAT
from carson.cli.board.figures import VP_PRICE, Figures, percent, standing_at
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.words import Words
from carson.words.board import BoardTeller

# Steps of the sequence that take no cowboy, by the space they follow.
STEPS: Final = {
    "road": ("parcels",),
    "buy-3": ("deferred",),
    "gambling": ("city-hall", "income"),
}


class Row(NamedTuple):
    """A space, or a step between spaces (without a number)."""

    number: str
    name: str
    gives: str
    who: Text
    open: bool


class Track:
    """The rows for one view; figures are those of the player who looks."""

    def __init__(self, view: View, words: Words, teller: BoardTeller, figures: Figures) -> None:
        self._view = view
        self._words = words
        self._teller = teller
        self._figures = figures
        self._standing = standing_at(view)
        self._tokens = {(s.place, s.seat): s.token for s in view.standing if s.token}

    def rows(self, seat: int | None) -> Iterator[Row]:
        for number, name in enumerate(SPACE_NAMES, 1):
            is_open = name not in self._view.closed
            gives = self._gives(name, seat) if is_open else self._words("cli-board-closed")
            yield Row(str(number), name, gives, self.who(name), is_open)
            for step in STEPS.get(name, ()):
                yield Row("", self._words(f"cli-board-step-{step}"), "", Text(), True)

    def who(self, place: str) -> Text:
        """The seats there and how many cowboys, with their chances where they will fight."""
        text = Text()
        there = self._standing.get(place, [])
        chances = self._figures.contested(place)
        for seat in dict.fromkeys(there):
            text.append(" " if text else "").append(str(seat), SEAT[seat])
            if there.count(seat) > 1:
                text.append(f"×{there.count(seat)}", SEAT[seat])
            token = self._tokens.get((place, seat))
            if token:
                text.append(f" ({self._teller.token(token)})", QUIET)
            if seat in chances:
                text.append(f" {percent(chances[seat])}", QUIET)
        return text

    def seats(self, place: str) -> Text:
        """The seats alone, one figure a cowboy, close together: 0345."""
        text = Text()
        for seat in self._standing.get(place, []):
            text.append(str(seat), SEAT[seat])
            if (place, seat) in self._tokens:
                text.append("'", QUIET)
        return text

    def sign(self, name: str) -> str:
        """The two letters of what a construction space sells."""
        kind = next(offer.building for offer in self._view.track if f"buy-{offer.price}" == name)
        return SIGNS[NAMES.index(kind)] if kind else "–"

    def _gives(self, name: str, seat: int | None) -> str:
        """What the space comes to: for a player with that player's figures, else in general."""
        view = self._view
        if name.startswith("buy-"):
            offer = next(offer for offer in view.track if f"buy-{offer.price}" == name)
            building = self._teller.building(offer.building) if offer.building else "–"
            cost = self._figures.building_price(seat, name) if seat is not None else offer.price
            return building if cost == offer.price else f"{building} (${cost})"
        if name in VP_PRICE:
            return self._words("cli-board-gives-vp", price=VP_PRICE[name])
        if seat is None:
            return self._words(f"cli-board-gives-{name}")
        player = view.players[seat]
        # The cowboy that goes there leaves the supply, and so the firepower (BG-5.2).
        goes = view.decision is not None and view.decision.kind == "cowboy" and seat not in self._standing.get(name, [])
        power = max(0, player.firepower.total - goes)
        own = {
            "parcels-income": f"${2 * len(player.parcels)}",
            "cowboy-income": f"${2 * power}",
            "parcels-vp": self._words("cli-board-vp", count=len(player.parcels) // 2),
            "cowboy-vp": self._words("cli-board-vp", count=power // 2),
            "building-vp": self._words("cli-board-vp", count=self._figures.buildings(seat)),
        }
        return own.get(name) or self._words(f"cli-board-gives-{name}")


def full_track(track: Track, seat: int | None, words: Words, within: int) -> RenderableType:
    """A line for each space, with what it gives and who stands there, as far as the width goes."""
    rows = list(track.rows(seat))
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=HEAD, pad_edge=False)
    taken = 0
    for head, cells in (
        ("", [row.number for row in rows]),
        (words("cli-board-track"), [row.name for row in rows]),
        ("", [row.gives for row in rows]),
    ):
        wide = max(map(len, cells))
        taken += wide + 1
        table.add_column(head, justify="left" if taken > wide + 1 else "right", no_wrap=True, min_width=wide)
    table.add_column("", no_wrap=True)
    for row in rows:
        style = "" if row.open else QUIET
        name = Text(row.name, style if row.number else f"italic {QUIET}")
        row.who.truncate(max(within - taken - 1, 1), overflow="ellipsis")
        table.add_row(Text(row.number, QUIET), name, Text(row.gives, style), row.who)
    return table


def short_track(track: Track, seat: int | None, within: int) -> RenderableType:
    """The spaces in two columns, each with its number, what it sells, and who stands there."""
    rows = [row for row in track.rows(seat) if row.number]
    deep = -(-len(rows) // 2)
    right = [_short(track, row, within) for row in rows[deep:]]
    room = max(cell.cell_len for cell in right)
    grid = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, min_width=room)
    for line, row in enumerate(rows[:deep]):
        cell = _short(track, row, within - room - 1)
        cell.truncate(max(within - room - 1, 1), overflow="ellipsis")
        grid.add_row(cell, right[line] if line < len(right) else Text())
    return grid


def _short(track: Track, row: Row, room: int) -> Text:
    """What is for sale by its name where there is room for that, else by its sign on the map."""
    text = Text(no_wrap=True, overflow="ellipsis").append(f"{row.number:>2} ", QUIET)
    if not row.open:
        return text.append(row.name, QUIET)
    who = track.seats(row.name)
    text.append(row.name, LOUD if who else "")
    seats = Text(" ").append_text(who) if who else Text()
    if row.name.startswith("buy-"):
        fits = text.cell_len + 1 + len(row.gives) + seats.cell_len <= room
        text.append(f" {row.gives if fits else track.sign(row.name)}", QUIET)
    return text.append_text(seats)
