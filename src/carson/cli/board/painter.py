"""Draws views of one table of the board game: its words, and what its seats are called."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from carson.board.actions import Action
from carson.board.options import Options
from carson.board.views.view import View
from carson.cli.board.draw.characters import characters
from carson.cli.board.draw.map import WIDTH, board_map
from carson.cli.board.draw.players import Width, pass_order, players
from carson.cli.board.draw.style import SEAT
from carson.cli.board.draw.track import Track, full_track, short_track
from carson.cli.board.figures import Figures, is_parcel, percent, standing_at
from carson.cli.board.setup.seats import names_at
from carson.cli.board.typed.choices import groups, map_choices, map_figures
from carson.cli.board.variants.model import Drawing, Lines
from carson.cli.board.variants.registry import in_play
from carson.cli.draw.beside import BETWEEN, Beside
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.cli.table.seating import Seating
from carson.words import Words
from carson.words.board import BoardTeller

ROUNDS = 4
# The least that goes beside a map.
BESIDE_MAP = 33
MAP = WIDTH + BETWEEN


class BoardPainter:
    def __init__(self, words: Words, teller: BoardTeller, name: Callable[[int], str]) -> None:
        self.words = words
        self.teller = teller
        self.name = name
        self.private = True  # nobody else at the keyboard reads what is drawn

    def figures(self, view: View) -> Figures:
        return Figures(view, self.private)

    def things(self, view: View) -> list[Text]:
        """What variants have put on the table, by lines."""
        return self._said(view, [(variant.name, variant.things) for variant in in_play(view)])

    def _said(self, view: View, by_variant: Sequence[tuple[str, Lines | None]]) -> list[Text]:
        drawing = Drawing(self.words, self.teller, self.private)
        return [line for name, lines in by_variant if lines for line in lines(view.variants[name], drawing)]

    def head(self, view: View) -> RenderableType:
        """The round, turn order and pass order as a line across the page."""
        if view.decision is None:
            title = self.words("cli-game-over")
        elif view.round:
            title = self.words("cli-board-round", round=view.round, rounds=ROUNDS)
        else:
            title = self.words("cli-board-setup")
        text = Text().append(f" {title} ", HEAD)
        order = pass_order(view, self.words)
        if order:
            text.append("  ").append_text(order).append(" ")
        return Line(text, characters="─", style=QUIET, align="left")

    def map(self, view: View, legal: Sequence[Action], figures: Figures, tall: bool) -> RenderableType:
        """The map, and below it what variants say of it and the duels to come; figures are those of the view's seat."""
        found = groups(view, view.seat, legal, figures) if view.seat is not None else []
        drawn = board_map(view, map_figures(view, found), map_choices(found), tall)
        there = self.duels(view, figures)
        below = self._said(view, [(variant.name, variant.below_map) for variant in in_play(view)])
        below += [there] if there else []
        return Group(drawn, *below) if below else drawn

    def map_beside(self, drawn: RenderableType, other: RenderableType) -> RenderableType:
        """Something to the right of the map, where there is room."""
        return Beside(drawn, other, WIDTH, BESIDE_MAP)

    def duels(self, view: View, figures: Figures) -> Text:
        """Where cowboys will fight for a parcel or building, with the odds; no wider than the map."""
        lines: list[Text] = []
        for place in standing_at(view):
            chances = figures.contested(place) if is_parcel(place) else {}
            if not chances:
                continue
            entry = Text(place, LOUD)
            for seat, chance in chances.items():
                entry.append(f" {seat}", SEAT[seat]).append(f" {percent(chance)}", QUIET)
            if lines and lines[-1].cell_len + entry.cell_len + 2 <= WIDTH:
                lines[-1].append("  ").append_text(entry)
            else:
                lines.append(entry)
        return Text("\n").join(lines)

    def track(self, view: View, figures: Figures, within: int) -> RenderableType:
        """The action track, a line for each space."""
        return full_track(Track(view, self.words, self.teller, figures), view.seat, self.words, within)

    def short_track(self, view: View, figures: Figures, within: int) -> RenderableType:
        """The action track in two columns."""
        track = Track(view, self.words, self.teller, figures)
        return short_track(track, view.seat, max(within, BESIDE_MAP))

    def players(self, view: View, width: Width, things: bool = True) -> RenderableType:
        """Everybody, and below what variants add."""
        everybody = players(view, self.words, self.teller, self.name, width)
        more = self.things(view) if things else []
        return Group(everybody, *more) if more else everybody

    def characters(self, view: View, within: int | None = None) -> RenderableType:
        """Their powers in full, or in one line each within a width."""
        return characters(view, self.words, self.teller, self.name, within)


def painter_for(words: Words, seats: Seating[Options]) -> BoardPainter:
    name = names_at(words, seats).__getitem__
    return BoardPainter(words, BoardTeller(words, name), name)
