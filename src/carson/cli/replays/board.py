"""Records of the board game."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from carson.board.library import BoardGame
from carson.board.views.view import View, plain
from carson.cli.board.figures import Figures
from carson.cli.board.finish import show_end
from carson.cli.board.painter import MAP, painter_for
from carson.cli.board.played_with import played_with
from carson.cli.board.setup.seats import names_at, seating_of
from carson.cli.draw.style import LOUD
from carson.cli.terminal import Terminal
from carson.kernel import Record
from carson.words import Words


class BoardStory:
    begins_round = "round-begins"
    untold = frozenset[str]()

    def __init__(self, words: Words, record: Record, game: BoardGame) -> None:
        self.words = words
        self._seats = seating_of(words, record, game.view(None).table.options)
        self._names = names_at(words, self._seats)
        self._painter = painter_for(words, self._seats)
        self.event = self._painter.teller.event

    def head(self, game: BoardGame, record: Record, file: str) -> list[str]:
        options = game.view(None).table.options
        lines = [self.words("cli-board-replay-title", file=file), *self._names]
        figures = {"characters": options.characters, "bag": options.bag, "seed": record.head.get("seed", "-")}
        facts = self.words("cli-board-replay-facts", **figures, moves=game.version)
        return [*lines, *played_with(self.words, game.view(None).table), facts]

    def position(self, view: View, width: int) -> list[RenderableType]:
        paint, figures = self._painter, Figures(view)
        drawn = paint.map(view, (), figures, tall=True)
        middle = paint.map_beside(drawn, paint.track(view, figures, width - MAP))
        parts = [paint.head(view), middle, Text(), paint.players(view, "wide"), Text()]
        if view.decision is not None:
            parts.append(Text(paint.teller.waiting(view.decision), LOUD))
        return parts

    def show_end(self, game: BoardGame, terminal: Terminal) -> None:
        show_end(game, terminal, self._painter)

    def players(self, game: BoardGame) -> list[dict[str, Any]]:
        return [{"seat": seat, "name": name} for seat, name in enumerate(self._names)]

    def plain(self, view: View) -> dict[str, Any]:
        return plain(view)
