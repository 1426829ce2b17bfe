"""One player's page: composed for the screen there is, with the question and the choices below."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from carson.board.actions import Action
from carson.board.views.view import View
from carson.cli.board.figures import Figures
from carson.cli.board.painter import MAP, BoardPainter
from carson.cli.board.typed.choices import (
    AMOUNTS,
    SPACES,
    TILES,
    Choice,
    amounts,
    groups,
    prospects,
    runs,
    standing_cowboys,
)
from carson.cli.board.typed.choices import Group as Parcels
from carson.cli.board.variants.registry import PARCELS, QUESTIONS, in_play, key_of
from carson.cli.draw.drawn_once import Drawn
from carson.cli.draw.newslines import news_lines, wrapped
from carson.cli.draw.style import GAIN, LOUD, QUIET
from carson.cli.table.page_height import fitting
from carson.cli.terminal import Terminal
from carson.words import Words
from carson.words.board import BoardTeller

# From here on the players' lines have all their columns.
WIDE: Final = 96
_LEAST_NEWS: Final = 1
# Alone, what Standish did and why is told nowhere else.
_LEAST_NEWS_ALONE: Final = 4
# Kinds of parcels that a question names, from the fewest on: a map shows the rest.
_FEW: Final = ("hall", "site", "bare-site", "house", "townhouse", "ask", "ranch", *PARCELS.values())
_NAMED: Final = (_FEW, (*_FEW, "attack", "defend"), (*_FEW, "attack", "defend", "price", "parcel", "road"))
# Questions in whose answers a road may be of use.
_ROADS: Final = ("build", "city-hall", "last-roads")
# Which of the layouts goes to a pipe, where nothing scrolls away but nobody wants to read much.
_IN_A_PIPE: Final = 3


class Asked(NamedTuple):
    """What a page is about: whose question it is, the answers to it, those that have a key, and by their texts the sums
    that some bring.
    """

    view: View
    seat: int
    legal: Sequence[Action]
    keys: Sequence[Choice]
    sums: Mapping[str, str]


class Page:
    def __init__(self, terminal: Terminal, painter: BoardPainter) -> None:
        self._terminal = terminal
        self._painter = painter
        self._words: Words = painter.words
        self._teller: BoardTeller = painter.teller

    def print(self, asked: Asked, news: Sequence[str]) -> None:
        view = asked.view
        layouts = self._layouts(asked, self._painter.figures(view))
        news = wrapped(news, self._terminal.width) if self._terminal.interactive else news
        least = _LEAST_NEWS_ALONE if view.table.automatic else _LEAST_NEWS
        parts, room = fitting(self._terminal, layouts, len(news), least, _IN_A_PIPE)
        if news and room:
            parts.insert(1, news_lines(self._words, news, room))
        self._terminal.fresh()
        self._terminal.show(*parts)

    def _layouts(self, asked: Asked, figures: Figures) -> list[list[RenderableType]]:
        """From the roomiest to the one for the smallest screen."""
        view, legal = asked.view, asked.legal
        assert view.decision is not None
        paint, kind = self._painter, view.decision.kind
        everybody = paint.players(view, "wide" if self._terminal.width >= WIDE else "medium")
        head, narrow = paint.head(view), Drawn(paint.players(view, "narrow"))
        tall, low = (Drawn(paint.map(view, legal, figures, height)) for height in (True, False))
        beside_map = self._terminal.width - MAP
        full, short = (Drawn(draw(view, figures, beside_map)) for draw in (paint.track, paint.short_track))
        long, brief, bare = (self._question(asked, figures, lists) for lists in (2, 1, 0))
        if kind == "character":
            who, lines = (Drawn(paint.characters(view, within)) for within in (None, self._terminal.width))
            return [
                [head, everybody, paint.map_beside(tall, who), brief],
                [head, everybody, paint.map_beside(low, who), brief],
                [head, everybody, who, brief],
                [head, everybody, lines, brief],
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
            [head, paint.map_beside(low, short), narrow, bare],
            [head, paint.map_beside(low, narrow), long],
            [head, paint.map_beside(low, paint.players(view, "narrow", things=False)), bare],
            [head, low, bare],
        ]

    # The question

    def _question(self, asked: Asked, figures: Figures, lists: int) -> Text:
        """What is asked and the choices. `lists`: how many of the parcels are named, see _NAMED; without any there is
        no room for sums either.
        """
        view, seat, legal, keys, sums = asked
        sums = sums if lists else {}
        assert view.decision is not None
        kind = view.decision.kind
        text = Text().append(self._teller.question(view.decision, seat), LOUD)
        if kind in SPACES:
            self._append_spaces(text, view, legal, keys)
        elif kind in QUESTIONS:
            text.append_text(QUESTIONS[kind](view, self._words))
        elif kind in TILES:
            two = "yes" if any("-" in choice.key for choice in keys) else "no"
            text.append("\n " + self._words("cli-board-play-tiles", two=two) + " ", QUIET)
            text.append("  ".join(choice.key for choice in keys), GAIN)
        elif kind == "character":  # the list of characters has the keys
            self._append_keys(text, view, [choice for choice in keys if choice.text in sums], sums)
        else:
            self._append_keys(text, view, keys, sums)
        money = amounts(legal)
        if kind in AMOUNTS and money:
            text.append("\n " + self._words("cli-board-amounts", least=money[0], most=money[-1]), QUIET)
        if kind == "purchase":
            sites = prospects(view, seat, figures)
            self._append_groups(text, sites)
            if not sites:
                text.append("\n " + self._words("cli-board-no-site"), QUIET)
        named = {*_NAMED[lists], *(("road",) if kind in _ROADS else ())}
        if kind == "buy-parcel":
            named.discard("price")  # the question has them
        self._append_groups(text, [group for group in groups(view, seat, legal, figures) if group.kind in named])
        return text

    def _append_spaces(self, text: Text, view: View, legal: Sequence[Action], keys: Sequence[Choice]) -> None:
        """What can be typed where cowboys are placed, and what else may be done there."""
        assert view.decision is not None
        places = "yes" if any(variant.key for variant in in_play(view)) else "no"  # places of a variant's own
        text.append("\n " + self._words("cli-board-spaces", places=places), QUIET)
        sources, back = standing_cowboys(legal)
        if sources:
            how = self._words("cli-board-shift", back="yes" if back else "no")
            text.append("\n " + how + " ", QUIET).append(", ".join(sources))
        own = [choice.key for choice in keys if key_of(choice.action, True)]
        for variant in in_play(view):
            if own and variant.follows:
                text.append("\n " + " ".join(own) + " ", GAIN).append(self._words(variant.follows))
        for choice in keys:
            if choice.key != "p" and choice.key not in own:
                text.append(f"\n {choice.key} ", GAIN).append(self._teller.action(choice.text, view.decision))
        if view.decision.freely and len(view.decision.seats) > 1:
            free = [f"{seat} {self._painter.name(seat)}" for seat in view.decision.seats]
            text.append("\n " + self._words("cli-board-freely", names=free), QUIET)

    def _append_keys(self, text: Text, view: View, keys: Sequence[Choice], sums: Mapping[str, str]) -> None:
        # One goes on the question's line if it fits there, two share one; more, and those with a sum, have one each.
        short = len(keys) < 3 and not any(choice.text in sums for choice in keys)
        for place, choice in enumerate(keys):
            said = self._teller.action(choice.text, view.decision)
            alone = short and len(keys) == 1 and text.cell_len + 4 + len(said) <= self._terminal.width
            text.append("  " if alone else "   " if short and place == 1 else "\n")
            text.append(f"{choice.key} " if alone else f" {choice.key:>2} ", GAIN).append(said)
            if choice.text in sums:
                text.append(f"  {sums[choice.text]}", QUIET)

    def _append_groups(self, text: Text, found: Sequence[Parcels]) -> None:
        """A line for each kind: what it is, then the parcels by their figures."""
        last = ""
        for group in found:
            if group.kind != last:
                text.append("\n " + self._words(f"cli-board-group-{group.kind}") + " ", QUIET)
            else:
                text.append("  ")
            names = runs(group.parcels) if group.kind not in ("road", *PARCELS.values()) else list(group.parcels)
            if group.figure is not None:
                sign = "$" if group.kind in ("price", "attack", "defend", "ranch") else "+"
                text.append(f"{sign}{group.figure} ", GAIN)
            text.append(" ".join(names))
            last = group.kind
