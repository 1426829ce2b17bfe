"""Draws views of one table of the board game: its words, and what its seats are called."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from carson.board.actions import Action
from carson.board.options import Options
from carson.board.view import View
from carson.cli.board.choices import groups, map_choices, map_figures
from carson.cli.board.draw.characters import characters
from carson.cli.board.draw.map import WIDTH, board_map
from carson.cli.board.draw.players import Width, pass_order, players
from carson.cli.board.draw.style import SEAT
from carson.cli.board.draw.track import Track, full_track, short_track
from carson.cli.board.figures import Figures, is_parcel, percent, standing_at
from carson.cli.draw.beside import Beside
from carson.cli.draw.style import HEAD, QUIET
from carson.cli.table.sitters import Seating
from carson.words import Words
from carson.words.board import BoardTeller

ROUNDS = 4
# The least that goes beside a map.
BESIDE_MAP = 33


class BoardPainter:
    def __init__(self, words: Words, teller: BoardTeller, name: Callable[[int], str]) -> None:
        self.words = words
        self.teller = teller
        self.name = name

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
        """The map, and below it where cowboys stand on parcels; figures are those of the view's seat."""
        found = groups(view, view.seat, legal, figures) if view.seat is not None else []
        drawn = board_map(view, map_figures(view, found), map_choices(found), tall)
        there = self.on_parcels(view, figures)
        return Group(drawn, there) if there else drawn

    def map_beside(self, drawn: RenderableType, other: RenderableType) -> RenderableType:
        """Something to the right of the map, where there is room."""
        return Beside(drawn, other, WIDTH, BESIDE_MAP)

    def on_parcels(self, view: View, figures: Figures) -> Text:
        """Cowboys on parcels, with the odds where they will fight."""
        text = Text()
        for place, seats in standing_at(view).items():
            if not is_parcel(place):
                continue
            chances = figures.contested(place)
            text.append("  " if text else "").append(place)
            for seat in seats:
                text.append(f" {seat}", SEAT[seat])
                if seat in chances:
                    text.append(f" {percent(chances[seat])}", QUIET)
        return text

    def track(self, view: View, figures: Figures, full: bool) -> RenderableType:
        track = Track(view, self.words, self.teller, figures)
        draw = full_track if full else short_track
        return draw(track, view.seat, self.words)

    def players(self, view: View, width: Width) -> RenderableType:
        return players(view, self.words, self.teller, self.name, width)

    def characters(self, view: View, brief: bool = False) -> RenderableType:
        return characters(view, self.words, self.teller, self.name, brief)


def painter_for(words: Words, seats: Seating[Options]) -> BoardPainter:
    name = seats.names.__getitem__
    return BoardPainter(words, BoardTeller(words, name), name)
