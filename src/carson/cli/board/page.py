"""One player's page: composed for the screen there is, with the question and the choices below."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from carson.board.actions import Action, Road
from carson.board.view import View
from carson.cli.board.choices import AMOUNTS, SPACES, Choice, amounts, groups, runs
from carson.cli.board.choices import Group as Parcels
from carson.cli.board.figures import Figures
from carson.cli.board.painter import BoardPainter
from carson.cli.draw.newslines import news_lines
from carson.cli.draw.style import GAIN, LOUD, QUIET
from carson.cli.table.fitting import fitting
from carson.cli.terminal import Terminal
from carson.words import Words
from carson.words.board import BoardTeller

# From here on the players' lines have all their columns.
WIDE: Final = 96
# Which of the layouts goes to a pipe, where nothing scrolls away but nobody wants to read much.
_IN_A_PIPE: Final = 3


class Page:
    def __init__(self, terminal: Terminal, painter: BoardPainter) -> None:
        self._terminal = terminal
        self._painter = painter
        self._words: Words = painter.words
        self._teller: BoardTeller = painter.teller

    def print(
        self, view: View, seat: int, legal: Sequence[Action], keys: Sequence[Choice], news: Sequence[str]
    ) -> None:
        figures = Figures(view)
        layouts = self._layouts(view, seat, legal, keys, figures)
        parts, room = fitting(self._terminal, layouts, len(news), _IN_A_PIPE)
        if news and room:
            parts.insert(1, news_lines(self._words, news, room))
        self._terminal.fresh()
        self._terminal.show(*parts)

    def _layouts(
        self, view: View, seat: int, legal: Sequence[Action], keys: Sequence[Choice], figures: Figures
    ) -> list[list[RenderableType]]:
        """From the roomiest to the one for the smallest screen."""
        assert view.decision is not None
        paint, kind = self._painter, view.decision.kind
        everybody = paint.players(view, "wide" if self._terminal.width >= WIDE else "medium")
        head, narrow = paint.head(view), paint.players(view, "narrow")
        tall, low = (paint.map(view, legal, figures, height) for height in (True, False))
        full, short = (paint.track(view, figures, whole) for whole in (True, False))
        long, brief, bare = (self._question(view, seat, legal, keys, figures, lists) for lists in (2, 1, 0))
        if kind == "character":
            who = paint.characters(view)
            lines = paint.characters(view, brief=True)
            return [
                [head, everybody, paint.map_beside(tall, who), bare],
                [head, everybody, paint.map_beside(low, who), bare],
                [head, everybody, who, bare],
                [head, everybody, lines, bare],
                [head, narrow, lines, bare],
            ]
        beside = Group(narrow, Text(), short)
        return [
            [head, paint.map_beside(tall, full), everybody, brief],
            [head, paint.map_beside(tall, Group(short, Text(), narrow)), brief],
            [head, paint.map_beside(low, full), everybody, brief],
            [head, paint.map_beside(low, beside), long],
            [head, paint.map_beside(low, Group(narrow, short)), brief],
            [head, paint.map_beside(low, Group(narrow, short)), bare],
            [head, paint.map_beside(low, narrow), long],
            [head, low, bare],
        ]

    # The question

    def _question(
        self, view: View, seat: int, legal: Sequence[Action], keys: Sequence[Choice], figures: Figures, lists: int
    ) -> Text:
        """What is asked and the choices. `lists`: 0 without parcels, 1 without those a map shows, 2 with all."""
        assert view.decision is not None
        text = Text().append(self._teller.question(view.decision, seat), LOUD)
        if view.decision.kind != "character":
            self._append_keys(text, view, keys)
        money = amounts(legal)
        if view.decision.kind in AMOUNTS and money:
            text.append("\n " + self._words("cli-board-amounts", least=money[0], most=money[-1]), QUIET)
        if view.decision.kind in SPACES and any(not isinstance(action, Road) for action in legal):
            text.append("\n " + self._words("cli-board-spaces"), QUIET)
        for group in groups(view, seat, legal, figures):
            if lists == 2 or (lists == 1 and group.kind not in ("price", "parcel", "road")):
                self._append_group(text, group)
        return text

    def _append_keys(self, text: Text, view: View, keys: Sequence[Choice]) -> None:
        for place, choice in enumerate(keys):
            # Two go on one line with the question's answer; more have one each.
            text.append("   " if place == 1 and len(keys) == 2 else "\n")
            text.append(f" {choice.key:>2} ", GAIN)
            text.append(self._teller.action(choice.text, view.decision))

    def _append_group(self, text: Text, group: Parcels) -> None:
        title = self._words("cli-board-group", kind=group.kind, figure=group.figure if group.figure is not None else 0)
        names = runs(group.parcels) if group.kind != "road" else list(group.parcels)
        text.append(f"\n {title} ", QUIET).append(" ".join(names))
